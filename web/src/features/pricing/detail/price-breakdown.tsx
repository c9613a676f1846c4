import { Title } from '@mantine/core'
import type { Marketplace, PricedListing } from '@vendaclara/core/pricing'
import { Explained } from '../../../ui/explained.tsx'
import { formatBrl } from '../../../ui/format-brl.ts'
import { formatPercent } from '../../../ui/format-percent.ts'
import { texts } from '../texts.ts'
import classes from './listing-detail.module.css'
import { PriceBar } from './price-bar.tsx'
import { priceParts } from './price-parts.ts'
import type { PricingSides } from './pricing-sides.ts'

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
