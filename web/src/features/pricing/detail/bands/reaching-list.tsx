import { Badge } from '@mantine/core'
import { toReais } from '@vendaclara/core/money'
import { type PriceRange, profitAt } from '@vendaclara/core/pricing'
import { Explained } from '../../../../ui/explained.tsx'
import { formatBrl } from '../../../../ui/format-brl.ts'
import { formatPercent } from '../../../../ui/format-percent.ts'
import { explanations } from '../explanations.ts'
import type { PricingSides } from '../pricing-sides.ts'
import classes from './price-bands.module.css'
import { texts } from './texts.ts'

interface ReachingListProps {
  sides: PricingSides
  ranges: readonly PriceRange[]
}

/** Every price that leaves the wanted margin; the cheapest first and marked. */
export function ReachingList({ sides: { seller, fees }, ranges }: ReachingListProps) {
  const [only] = ranges
  if (only && ranges.length === 1 && only.to === null) {
    return <p className={classes.sentence}>{texts.everyFrom(formatBrl(toReais(only.from)))}</p>
  }
  return (
    <ul className={classes.ranges}>
      {ranges.map(({ from, to }, index) => {
        const figures = profitAt(seller, fees, toReais(from))
        return (
          <li key={from} className={classes.range} data-cheapest={index === 0 || undefined}>
            <span className={classes.rangePrices}>
              {to === null
                ? texts.rangeFrom(formatBrl(toReais(from)))
                : texts.range(formatBrl(toReais(from)), formatBrl(toReais(to)))}
            </span>
            {index === 0 && <Badge variant="light">{texts.cheapest}</Badge>}
            {figures && figures.margin !== null && (
              <span className={classes.rangeLeaves}>
                <Explained explanation={explanations.profitLeft(figures)}>
                  {texts.leaves(formatBrl(figures.profit), formatPercent(figures.margin))}
                </Explained>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
