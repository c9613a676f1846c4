import { Button, Group, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import {
  type LargestMargin,
  type ListingPrice,
  type Marketplace,
  marketplaceEntries,
  type PricedListing,
  type Promotion,
  promotions,
} from '@vendaclara/core/pricing'
import { helpHref } from '../../../../addresses.ts'
import { Explained } from '../../../../ui/explained/explained.tsx'
import { HelpLink } from '../../../../ui/help-link.tsx'
import { formatBrl, formatNumber, formatPercent } from '../../../../ui/number-formats.ts'
import panels from '../../../../ui/panels.module.css'
import { explanations, type UnpricedListing } from '../../model/explanations.ts'
import type { PricingSides } from '../../model/pricing-sides.ts'
import { texts } from '../../texts.ts'
import classes from './breakdown.module.css'

interface PriceBreakdownProps {
  priced: PricedListing
  marketplace: Marketplace
  sides: PricingSides
}

/** Where each real of the price goes, as a bar and in figures. */
function PriceBreakdown({ priced, marketplace, sides }: PriceBreakdownProps) {
  const parts = priceParts(priced, marketplace, sides)
  return (
    <>
      <Title order={3} mb="md">
        {texts.result.breakdown}
      </Title>
      <PriceBar parts={parts.filter(({ name }) => name !== 'rounding')} price={priced.price} />
      {priced.profit < 0 && (
        <p className={classes.beyond}>
          <IconAlertTriangle size={17} aria-hidden />
          {texts.loss.beyond(formatBrl(-priced.profit))}
        </p>
      )}
      <ul className={classes.parts}>
        {parts.map(({ name, label, amount, share, explanation }) => (
          <li
            key={name}
            className={classes.part}
            data-zero={amount === 0 || undefined}
            data-loss={(name !== 'rounding' && amount < 0) || undefined}
          >
            <span className={classes.swatch} data-part={name} aria-hidden />
            <Explained explanation={explanation}>{label}</Explained>
            <span className={classes.amount}>{formatBrl(amount)}</span>
            <span className={classes.share}>
              {priced.price === 0 || name === 'rounding' ? texts.result.none : formatPercent(share)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * One bar for the whole price, with its parts side by side. If they sum up to more than the price, the bar extends
 * beyond the end of the price. The list below it has the same figures.
 */
function PriceBar({ parts, price }: { parts: readonly PricePart[]; price: number }) {
  const drawn = parts.filter((part) => part.amount > 0)
  const total = drawn.reduce((sum, part) => sum + part.amount, 0)
  const isLoss = parts.some((part) => part.amount < 0)
  return (
    <div className={classes.bar} data-loss={isLoss || undefined} aria-hidden>
      {drawn.map((part) => (
        <span
          key={part.name}
          className={classes.segment}
          data-part={part.name}
          style={{ flexGrow: part.amount }}
        />
      ))}
      {isLoss && (
        <span className={classes.overrun} style={{ insetInlineStart: `${(price / total) * 100}%` }} />
      )}
    </div>
  )
}

type PartName =
  | 'productCost'
  | 'variableCost'
  | 'commission'
  | 'fixedFee'
  | 'tax'
  | 'operatingCost'
  | Promotion
  | 'profit'
  | 'rounding'

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

/** Where each real of a price goes. The amounts add up to the price. */
function priceParts(priced: PricedListing, marketplace: Marketplace, sides: PricingSides): PricePart[] {
  // A fixed fee that nobody types and that depends on no weight is not freight: it is the fixed cost of Flex.
  const isFreight =
    marketplaceEntries[marketplace].fixedFee === 'freight' &&
    (sides.asked.includes('freight') || sides.asked.includes('weight'))
  const exact = exactShares(priced)
  const part = (name: PartName, explanation: string, label: string = texts.parts[name]): PricePart => ({
    name,
    label,
    amount: priced[name],
    share: exact[name] ?? (priced[name] / priced.price) * 100,
    explanation,
  })
  return [
    part('productCost', explanations.productCost(priced)),
    part('variableCost', explanations.variableCost(priced)),
    part('commission', explanations.commission(priced)),
    isFreight
      ? part('fixedFee', explanations.freight(priced, sides), texts.parts.freight)
      : part('fixedFee', explanations.fixedFee(priced, sides)),
    part('tax', explanations.tax(priced)),
    part('operatingCost', explanations.operatingCost(priced, sides)),
    ...promotions
      .filter((promotion) => priced[promotion] !== 0)
      .map((promotion) => part(promotion, explanations.promotion(promotion, priced, sides))),
    part(
      'profit',
      explanations.profit(priced, sides),
      priced.profit < 0 ? texts.parts.loss : texts.parts.profit,
    ),
    ...(priced.rounding === 0 ? [] : [part('rounding', explanations.rounding)]),
  ]
}

interface PriceResultProps {
  marketplace: Marketplace
  sides: PricingSides
  price: ListingPrice
  /**
   * The largest margin of a listing whose margin no price reaches; null in other cases, or if no margin is possible.
   */
  largest: LargestMargin | null
  onUseMargin: (margin: number) => void
}

/** Where the price goes, or why there is none. */
export function PriceResult({ marketplace, sides, price, largest, onUseMargin }: PriceResultProps) {
  return (
    <section className={`${panels.panel} ${classes.breakdown}`}>
      {price.outcome === 'priced' ? (
        <PriceBreakdown priced={price} marketplace={marketplace} sides={sides} />
      ) : (
        <>
          <NoPrice price={price} isBanded={sides.isBanded} />
          {largest && <LargestPossible {...largest} onUse={onUseMargin} />}
        </>
      )}
    </section>
  )
}

interface NoPriceProps {
  price: UnpricedListing
  isBanded: boolean
}

/** The reasons behind the message that replaces the price, and what would change it. */
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

/** The largest margin that a price can leave, with a button to use it. A negative one is only mentioned. */
function LargestPossible({ margin, priced, onUse }: LargestMargin & { onUse: (margin: number) => void }) {
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
          <Button variant="light" onClick={() => onUse(margin)}>
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
