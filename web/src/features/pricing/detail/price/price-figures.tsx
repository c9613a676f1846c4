import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import type { ListingPrice, PricedListing } from '@vendaclara/core/pricing'
import type { ReactNode } from 'react'
import { formatBrl, formatPercent } from '../../../../ui/number-formats.ts'
import { explanations } from '../../model/explanations.ts'
import type { PricingSides } from '../../model/pricing-sides.ts'
import { texts } from '../../texts.ts'
import classes from './price.module.css'
import { FigureLabel } from './price-headline.tsx'

type Figure = 'profit' | 'tax' | 'grossProfit' | 'contributionMargin'

/** The four figures a price is judged by. They keep their places when there is no price. */
export function PriceFigures({ price, sides }: { price: ListingPrice; sides: PricingSides }) {
  const priced = price.outcome === 'priced' ? price : undefined
  const figure = (name: Figure, value: ReactNode) => (
    <div className={classes.figure}>
      <FigureLabel text={texts.result[name]} explanation={priced && explanations[name](priced, sides)} />
      {value}
    </div>
  )
  const output = (name: Exclude<Figure, 'profit'>) =>
    figure(
      name,
      <output aria-label={texts.result[name]} aria-live="off">
        {priced ? show(priced, name) : texts.result.none}
      </output>,
    )
  return (
    <div className={classes.figures}>
      {figure('profit', <ProfitFigure amount={priced?.profit} />)}
      {output('tax')}
      {output('grossProfit')}
      {output('contributionMargin')}
    </div>
  )
}

function show(priced: PricedListing, name: Exclude<Figure, 'profit'>): string {
  if (name !== 'contributionMargin') return formatBrl(priced[name])
  return priced.contributionMargin === null ? texts.result.none : formatPercent(priced.contributionMargin)
}

/** Green or red, and never by colour alone: an arrow and the sign say it too. */
function ProfitFigure({ amount }: { amount: number | undefined }) {
  const sense = amount === undefined || amount === 0 ? undefined : amount > 0 ? 'gain' : 'loss'
  const Icon = sense === 'loss' ? IconTrendingDown : IconTrendingUp
  return (
    <span className={classes.profit} data-sense={sense}>
      {sense && <Icon size={20} aria-label={texts.result[sense]} />}
      <output aria-label={texts.result.profit} aria-live="off">
        {amount === undefined ? texts.result.none : formatBrl(amount)}
      </output>
    </span>
  )
}
