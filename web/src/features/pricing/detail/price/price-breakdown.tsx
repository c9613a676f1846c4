import { Text, Title } from '@mantine/core'
import {
  type ListingPrice,
  type Marketplace,
  marketplaceEntries,
  type PricedListing,
} from '@vendaclara/core/pricing'
import { Explained } from '../../../../ui/explained.tsx'
import { formatBrl, formatPercent } from '../../../../ui/number-formats.ts'
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

/** Where each real of the price goes, drawn and in figures. */
function PriceBreakdown({ priced, marketplace, sides }: PriceBreakdownProps) {
  const parts = priceParts(priced, marketplace, sides)
  return (
    <>
      <Title order={3} mb="md">
        {texts.result.breakdown}
      </Title>
      <PriceBar parts={parts} />
      <ul className={classes.parts}>
        {parts.map(({ name, label, amount, explanation }) => (
          <li key={name} className={classes.part} data-zero={amount === 0 || undefined}>
            <span className={classes.swatch} data-part={name} aria-hidden />
            <Explained explanation={explanation}>{label}</Explained>
            <span className={classes.amount}>{formatBrl(amount)}</span>
            <span className={classes.share}>
              {priced.price === 0 ? texts.result.none : formatPercent((amount / priced.price) * 100)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** One bar for the whole price, its parts side by side. The list below it says the same in figures. */
function PriceBar({ parts }: { parts: readonly PricePart[] }) {
  return (
    <div className={classes.bar} aria-hidden>
      {parts
        .filter((part) => part.amount > 0)
        .map((part) => (
          <span
            key={part.name}
            className={classes.segment}
            data-part={part.name}
            style={{ flexGrow: part.amount }}
          />
        ))}
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
  | 'profit'

interface PricePart {
  readonly name: PartName
  readonly label: string
  /** Reais of each sale. */
  readonly amount: number
  readonly explanation: string
}

/** Where each real of a price goes; the amounts add up to the price. */
function priceParts(priced: PricedListing, marketplace: Marketplace, sides: PricingSides): PricePart[] {
  const isFreight = marketplaceEntries[marketplace].fixedFee === 'freight'
  const part = (name: PartName, explanation: string, label: string = texts.parts[name]): PricePart => ({
    name,
    label,
    amount: priced[name],
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
    part('profit', explanations.profit(priced, sides)),
  ]
}

interface PriceResultProps {
  marketplace: Marketplace
  sides: PricingSides
  price: ListingPrice
}

/** Where the price goes, or why there is none. */
export function PriceResult({ marketplace, sides, price }: PriceResultProps) {
  return (
    <section className={`${panels.panel} ${classes.breakdown}`}>
      {price.outcome === 'priced' ? (
        <PriceBreakdown priced={price} marketplace={marketplace} sides={sides} />
      ) : (
        <NoPrice price={price} isBanded={sides.isBanded} />
      )}
    </section>
  )
}

interface NoPriceProps {
  price: UnpricedListing
  isBanded: boolean
}

/** What stands behind the sentence in the price's place, and what would change it. */
function NoPrice({ price, isBanded }: NoPriceProps) {
  return (
    <>
      <Title order={3}>{texts.noPrice.why}</Title>
      {linesOf(price, isBanded).map((line) => (
        <Text key={line} size="sm" mt={8}>
          {line}
        </Text>
      ))}
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
