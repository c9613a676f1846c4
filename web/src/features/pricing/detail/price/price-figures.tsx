import { IconAlertTriangle, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import type { ListingPrice, PricedListing } from '@vendaclara/core/pricing'
import type { CSSProperties, ReactNode } from 'react'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { Explained } from '../../../../ui/explained/explained.tsx'
import { formatBrl, formatNumber, formatPercent } from '../../../../ui/number-formats.ts'
import panels from '../../../../ui/panels.module.css'
import { explanations, noPriceReason } from '../../model/explanations.ts'
import type { PricingSides } from '../../model/pricing-sides.ts'
import { texts } from '../../texts.ts'
import classes from './price.module.css'

/** The result of a listing in words, which are announced once typing pauses. */
export function resultInWords(price: ListingPrice): string {
  if (price.outcome !== 'priced') return noPriceReason(price)
  const { profit } = price
  return texts.result.inWords(
    formatBrl(price.price),
    texts.result[profit < 0 ? 'loss' : 'gain'],
    formatBrl(Math.abs(profit)),
  )
}

/** The price alone and large. On narrow screens it stays in view while the costs are typed. */
export function PriceHeadline({ price, sides }: { price: ListingPrice; sides: PricingSides }) {
  const priced = price.outcome === 'priced' ? price : undefined
  const shown = priced ? formatBrl(priced.price) : texts.result.none
  return (
    <div className={classes.headline}>
      <FigureLabel text={texts.result.price} explanation={priced && explanations.price(priced, sides)} />
      <div className={classes.priceLine}>
        <output
          className={classes.price}
          data-none={!priced || undefined}
          style={{ '--letters': shown.length } as CSSProperties}
          aria-label={texts.result.price}
          aria-live="off"
        >
          {shown}
        </output>
        {priced && <CopyButton value={formatNumber(priced.price, 2, 2)} label={texts.result.copyPrice} />}
      </div>
      {price.outcome !== 'priced' && (
        <p className={classes.noPrice}>
          <IconAlertTriangle size={17} aria-hidden />
          {noPriceReason(price)}
        </p>
      )}
      {priced && priced.profit < 0 && (
        <p className={classes.noPrice}>
          <IconTrendingDown size={17} aria-hidden />
          {texts.loss.perSale(formatBrl(-priced.profit))}
        </p>
      )}
    </div>
  )
}

type Figure = 'profit' | 'tax' | 'grossProfit' | 'contributionMargin'

/** The four figures that a price is judged by. They keep their places if there is no price. */
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
    <div className={`${panels.figures} ${classes.figures}`}>
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

/** Green or red, with an arrow and the sign, so that colour alone never carries the meaning. */
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

interface FigureLabelProps {
  text: string
  explanation: string | undefined
}

export function FigureLabel({ text, explanation }: FigureLabelProps) {
  return (
    <span className={classes.label}>
      {explanation === undefined ? text : <Explained explanation={explanation}>{text}</Explained>}
    </span>
  )
}
