import { Text } from '@mantine/core'
import type { FreightDiscrepancy } from '@vendaclara/core/closing'
import { addCents, type Cents, noCents, subtractCents, toReais } from '@vendaclara/core/money'
import { formatBrl, formatCents } from '../../../../../ui/number-formats.ts'
import type { ComparedParts } from '../../../fees/part-lines.ts'
import { freightTotal } from '../../../model/marketplaces/texts.ts'
import classes from '../order-panel.module.css'
import { texts } from '../texts.ts'

interface OrderPartsProps {
  parts: ComparedParts
  /** Whether something was paid. */
  isPaid: boolean
  /** Present if the income file states another freight than expected. */
  discrepancy: FreightDiscrepancy | undefined
}

/** Each part of an order as expected and as received, with the difference. */
export function OrderParts({ parts, isPaid, discrepancy }: OrderPartsProps) {
  const { lines, expected, received, freight } = parts
  return (
    <div className={classes.tables}>
      <table className={classes.parts} data-paid={isPaid || undefined}>
        <thead>
          <tr>
            <th scope="col">{texts.part}</th>
            <th scope="col">{texts.expected}</th>
            {isPaid && <th scope="col">{texts.received}</th>}
            {isPaid && <th scope="col">{texts.difference}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              <Amount label={texts.expected} amount={line.expected} />
              {isPaid && <Amount label={texts.received} amount={line.received} />}
              {isPaid && <Amount label={texts.difference} amount={line.difference} isDifference />}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <Amount label={texts.expected} amount={expected} />
            {isPaid && <Amount label={texts.received} amount={received} />}
            {isPaid && (
              <Amount label={texts.difference} amount={subtractCents(received, expected)} isDifference />
            )}
          </tr>
        </tfoot>
      </table>
      {freight.length > 0 && (
        <table className={classes.parts}>
          <caption>{texts.freight}</caption>
          <tbody>
            {freight.map(({ label, amount }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <Amount amount={amount} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{freightTotal}</th>
              <Amount amount={freight.reduce((sum, { amount }) => addCents(sum, amount), noCents)} />
            </tr>
          </tfoot>
        </table>
      )}
      {discrepancy && (
        <Text size="sm">
          {texts.carrier(
            formatBrl(Math.abs(toReais(discrepancy.charged))),
            formatBrl(Math.abs(toReais(discrepancy.expected))),
            discrepancy.reason,
          )}
        </Text>
      )}
    </div>
  )
}

interface AmountProps {
  /** Shown beside the amount where there is no room for columns. */
  label?: string
  /** Null if a file does not have it. */
  amount: Cents | null
  isDifference?: boolean
}

function Amount({ label, amount, isDifference }: AmountProps) {
  const sign = isDifference && amount ? (amount < 0 ? 'loss' : 'gain') : undefined
  return (
    <td data-label={label} data-sign={sign} data-quiet={!amount || undefined}>
      {amount === null ? '–' : `${sign === 'gain' ? '+' : ''}${formatCents(amount)}`}
    </td>
  )
}
