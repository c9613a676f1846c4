import { Text } from '@mantine/core'
import { noteSentence } from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  closingMarketplaceIds,
  closingMarketplaces,
  type OrderDifference,
} from '@vendaclara/core/closing'
import { type Cents, toReais } from '@vendaclara/core/money'
import { formatBrl } from '../../../ui/number-formats.ts'
import { reasonName, reasonOf } from '../model/differences.ts'
import { type MarketplaceWords, marketplaceWords } from '../texts.ts'
import classes from './order-parts.module.css'
import {
  causeSentence,
  detailLines,
  expectedLines,
  freightLines,
  type PartLine,
  receivedLines,
} from './part-lines.ts'
import { texts } from './texts.ts'

interface OrderPartsProps {
  difference: OrderDifference
}

/** What was expected for an order and what was received, side by side, and why the two differ. */
export function OrderParts({ difference }: OrderPartsProps) {
  const { expected, paid } = difference
  if (!expected || !paid) {
    return (
      <Text size="sm" c="dimmed">
        {texts.unknown}
      </Text>
    )
  }
  const expectedSum = expectedLines(expected)
  const receivedSum = receivedLines(paid)
  const freight = freightLines(paid)
  const details = detailLines(paid)
  const hasFreight = freight.lines.some(({ amount }) => amount !== 0)
  return (
    <div className={classes.parts}>
      <section>
        <h3 className={classes.title}>{texts.expected}</h3>
        <Lines lines={expectedSum.lines} total={{ label: texts.expectedTotal, amount: expectedSum.total }} />
      </section>
      <section>
        <h3 className={classes.title}>{texts.received}</h3>
        <Lines lines={receivedSum.lines} total={{ label: texts.receivedTotal, amount: receivedSum.total }} />
        {hasFreight && (
          <>
            <h4 className={classes.subtitle}>{texts.freight}</h4>
            <Lines lines={freight.lines} total={{ label: texts.freightTotal, amount: freight.total }} />
          </>
        )}
        {details.length > 0 && (
          <>
            <h4 className={classes.subtitle}>{texts.whatItems(wordsOf(difference))}</h4>
            <Lines lines={details} />
          </>
        )}
      </section>
      <OrderReason difference={difference} />
    </div>
  )
}

/** The words of the marketplace whose parts a difference has; Shopee's where it is of before there were parts. */
function wordsOf({ expected = {} }: { readonly expected?: object }): MarketplaceWords {
  const names = Object.keys(expected)
  const isOf = (marketplace: ClosingMarketplace) => {
    const { expectedParts } = closingMarketplaces[marketplace].rules
    return names.every((name) => expectedParts.includes(name))
  }
  return marketplaceWords[closingMarketplaceIds.find(isOf) ?? 'shopee']
}

interface LinesProps {
  lines: readonly PartLine[]
  total?: PartLine
}

function Lines({ lines, total }: LinesProps) {
  return (
    <dl className={classes.lines}>
      {lines.map(({ label, amount }) => (
        <div key={label} data-zero={amount === 0}>
          <dt>{label}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      {total && (
        <div className={classes.total}>
          <dt>{total.label}</dt>
          <dd>{money(total.amount)}</dd>
        </div>
      )}
    </dl>
  )
}

function money(amount: Cents): string {
  return formatBrl(toReais(amount))
}

interface OrderReasonProps {
  difference: OrderDifference
}

/** Why an order differs, with how sure that is, and the specification's own note under it. */
function OrderReason({ difference }: OrderReasonProps) {
  const { causes = [], reason, note } = difference
  const isOpen = reason === 'unexplained'
  return (
    <section className={classes.why}>
      <h3 className={classes.title}>{texts.why}</h3>
      <p className={classes.reason}>{reasonName(reasonOf(difference))}</p>
      {isOpen && (
        <Text size="sm">{causes.length > 0 ? texts.mayBe : texts.nothingExplains(wordsOf(difference))}</Text>
      )}
      {causes.length > 0 && (
        <ul className={classes.causes}>
          {causes.map((cause) => (
            <li key={cause.kind + cause.amount}>
              <span>
                {causeSentence(cause)}
                {!isOpen && (
                  <Text span display="block" size="xs" c="dimmed">
                    {texts.bases[cause.basis](wordsOf(difference))}
                  </Text>
                )}
              </span>
              <span className={classes.amount}>{formatBrl(toReais(cause.amount))}</span>
            </li>
          ))}
        </ul>
      )}
      <Text size="xs" c="dimmed">
        {texts.note(noteSentence(note))}
      </Text>
    </section>
  )
}
