import { Box, Button, Group, Text, Title, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import {
  type ListingPrice,
  largestMargin,
  marketplaceEntries,
  type PricedListing,
  promotions,
} from '@vendaclara/core/pricing'
import { helpHref } from '../../../../addresses.ts'
import pieces from '../../../../theme/pieces.module.css'
import { Explained } from '../../../../ui/explained/explained.tsx'
import { HelpLink } from '../../../../ui/help-link.tsx'
import { formatBrl, formatNumber, formatPercent } from '../../../../ui/number-formats.ts'
import { explanations, type UnpricedListing } from '../../model/explanation-texts.ts'
import { inputsOf, pricedOf } from '../../model/listing.ts'
import type { Calculation } from '../../model/pricing-sides.ts'
import { texts } from '../../pricing-texts.ts'
import classes from './price.module.css'

/**
 * One bar for the whole price, with its parts side by side. If they sum up to more than the price, the bar extends
 * beyond the end of the price. `PriceParts` has the same figures in words.
 */
export function PriceBar({ calculation }: { calculation: Calculation }) {
  const { price } = calculation
  if (price.outcome !== 'priced') return null
  const parts = priceParts(price, calculation)
  const drawn = parts.filter(({ name, amount }) => name !== 'rounding' && amount > 0)
  const total = drawn.reduce((sum, part) => sum + part.amount, 0)
  const isLoss = parts.some(({ name, amount }) => name !== 'rounding' && amount < 0)
  return (
    <div className={classes.bar} data-loss={isLoss || undefined} aria-hidden>
      {drawn.map(({ name, amount }) => (
        <span
          key={name}
          className={classes.segment}
          style={{ flexGrow: amount, background: `var(--part-${name})` }}
        />
      ))}
      {isLoss && (
        <span className={classes.overrun} style={{ insetInlineStart: `${(price.price / total) * 100}%` }} />
      )}
    </div>
  )
}

const partNames = [
  'productCost',
  'variableCost',
  'commission',
  'fixedFee',
  'tax',
  'operatingCost',
  ...promotions,
  'profit',
  'rounding',
] as const
type PartName = (typeof partNames)[number]

interface PricePart {
  readonly name: PartName
  readonly label: string
  /** Reais per sale. */
  readonly amount: number
  /** Percent of the price. */
  readonly share: number
  readonly explanation: string
}

/**
 * Percentages of the price are shown exactly, not calculated from rounded centavos: 14% of R$ 25,23 would become
 * 13,99%.
 */
function exactShares({ shares, fee, margin }: PricedListing): Partial<Record<PartName, number>> {
  return {
    tax: shares.tax,
    operatingCost: shares.operating,
    ...(!fee.commissionAmount && { commission: shares.commission }),
    ...(margin !== null && { profit: margin }),
  }
}

/** Where each real of a price goes, without what is 0. The amounts add up to the price. */
function priceParts(priced: PricedListing, { listing: { marketplace }, sides }: Calculation): PricePart[] {
  // A fixed fee that is not typed and depends on no weight is not freight: it is the fixed cost of Flex.
  const isFreight =
    marketplaceEntries[marketplace].fixedFee === 'freight' &&
    (sides.asked.includes('freight') || sides.asked.includes('weight'))
  const exact = exactShares(priced)
  return partNames
    .filter((name) => priced[name] !== 0)
    .map((name) => {
      const words = isFreight && name === 'fixedFee' ? 'freight' : name
      return {
        name,
        label: texts.parts[name === 'profit' && priced.profit < 0 ? 'loss' : words],
        amount: priced[name],
        share: exact[name] ?? (priced[name] / priced.price) * 100,
        explanation: explanations[words](priced, sides),
      }
    })
}

type Further = 'tax' | 'grossProfit' | 'contributionMargin'
const further: readonly Further[] = ['tax', 'grossProfit', 'contributionMargin']

function FurtherOutput({ name, price }: { name: Further; price: ListingPrice }) {
  return (
    <output aria-label={texts.result[name]} aria-live="off">
      {(name === 'contributionMargin' ? formatPercent : formatBrl)(pricedOf(price)?.[name])}
    </output>
  )
}

/** Figures that a screen reader finds by their names where they are not shown. */
export function HiddenOutputs({
  price,
  names = further,
}: {
  price: ListingPrice
  names?: readonly Further[]
}) {
  return (
    <VisuallyHidden>
      {names.map((name) => (
        <FurtherOutput key={name} name={name} price={price} />
      ))}
    </VisuallyHidden>
  )
}

interface PricePartsProps {
  calculation: Calculation
  onUseMargin: (margin: number) => void
}

export function PriceParts({ calculation, onUseMargin }: PricePartsProps) {
  const { price, sides } = calculation
  if (price.outcome !== 'priced') {
    return (
      <>
        <NoPrice price={price} isBanded={sides.isBanded} />
        {price.outcome === 'no-price' && (
          <LargestPossible calculation={calculation} onUseMargin={onUseMargin} />
        )}
        <HiddenOutputs price={price} />
      </>
    )
  }
  const parts = priceParts(price, calculation).filter(({ name }) => name !== 'profit')
  const hasOperatingCost = price.operatingCost !== 0
  return (
    <>
      {price.profit < 0 && (
        <p className={classes.warning}>
          <IconAlertTriangle size={17} aria-hidden />
          {texts.loss.beyond(formatBrl(-price.profit))}
        </p>
      )}
      <ul className={`${pieces.bare} ${pieces.divided}`}>
        {parts.map(({ name, label, amount, share, explanation }) => (
          <li key={name} className={classes.part}>
            <span className={classes.swatch} style={{ background: `var(--part-${name})` }} aria-hidden />
            <Explained explanation={explanation}>{label}</Explained>
            <span className={classes.amount}>
              {name === 'tax' ? <FurtherOutput name="tax" price={price} /> : formatBrl(amount)}
            </span>
            <span className={classes.share}>
              {formatPercent(price.price === 0 || name === 'rounding' ? null : share)}
            </span>
          </li>
        ))}
        {hasOperatingCost && (
          <li className={classes.part}>
            <span />
            <span>
              <Box component="span" pos="relative">
                <Explained explanation={explanations.grossProfit(price)}>
                  {texts.result.grossProfit}
                </Explained>
              </Box>
              {' · '}
              <Box component="span" pos="relative">
                <Explained explanation={explanations.contributionMargin(price)}>
                  {texts.result.contributionMargin}
                </Explained>
              </Box>
            </span>
            <span className={classes.amount}>
              <FurtherOutput name="grossProfit" price={price} />
            </span>
            <span className={classes.share}>
              <FurtherOutput name="contributionMargin" price={price} />
            </span>
          </li>
        )}
      </ul>
      <HiddenOutputs
        price={price}
        names={further.filter((name) => (name === 'tax' ? price.tax === 0 : !hasOperatingCost))}
      />
    </>
  )
}

interface NoPriceProps {
  price: UnpricedListing
  isBanded: boolean
}

function NoPrice({ price, isBanded }: NoPriceProps) {
  return (
    <>
      <Title order={3}>{texts.noPrice.why}</Title>
      {linesOf(price, isBanded).map((line) => (
        <Text key={line} size="sm" mt={8}>
          {line}
        </Text>
      ))}
      <Text mt={8}>
        <HelpLink to={helpHref('calculadora', 'sem-preco')} />
      </Text>
    </>
  )
}

/**
 * The largest margin that a price can leave, with a button to use it. A negative one is only mentioned; nothing if no
 * margin is possible.
 */
function LargestPossible({ calculation: { listing, basis }, onUseMargin }: PricePartsProps) {
  const largest = largestMargin(...inputsOf(listing, basis))
  if (!largest) return null
  const { margin, priced } = largest
  const shown = `${formatNumber(margin, 0, 0)}%`
  return (
    <>
      <Title order={4} mt="lg" fz="md">
        {texts.largestMargin.title}
      </Title>
      {margin < 0 ? (
        <Text size="sm" mt={8}>
          {texts.largestMargin.none(shown)}
        </Text>
      ) : (
        <Group gap="sm" mt={8}>
          <Text size="sm" flex="1 1 200px">
            {texts.largestMargin.with(shown, formatBrl(priced.price))}
          </Text>
          <Button variant="light" onClick={() => onUseMargin(margin)}>
            {texts.largestMargin.use(shown)}
          </Button>
        </Group>
      )}
    </>
  )
}

function linesOf(price: UnpricedListing, isBanded: boolean): readonly string[] {
  if (price.outcome === 'no-commission') return texts.noPrice.noCommissionAdvice
  if (price.outcome === 'no-category') return [texts.noPrice.noCategoryAdvice]
  if (price.outcome === 'no-fee') {
    return [price.heaviestWeight === null ? texts.noPrice.noFeeAtAllAdvice : texts.noPrice.noFeeAdvice]
  }
  const shares = explanations.shares(price.shares)
  return [isBanded ? `${texts.noPrice.highestBand} ${shares}` : shares, texts.noPrice.advice]
}
