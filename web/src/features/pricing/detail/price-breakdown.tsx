import { Title } from '@mantine/core'
import { type Marketplace, marketplaceEntries, type PricedListing } from '@vendaclara/core/pricing'
import { Explained } from '../../../ui/explained.tsx'
import { formatBrl } from '../../../ui/format-brl.ts'
import { formatPercent } from '../../../ui/format-percent.ts'
import { explanations } from '../model/explanations.ts'
import type { PricingSides } from '../model/pricing-sides.ts'
import { texts } from '../texts.ts'
import classes from './listing-detail.module.css'

interface PriceBreakdownProps {
  priced: PricedListing
  marketplace: Marketplace
  sides: PricingSides
}

/** Where each real of the price goes, drawn and in figures. */
export function PriceBreakdown({ priced, marketplace, sides }: PriceBreakdownProps) {
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
