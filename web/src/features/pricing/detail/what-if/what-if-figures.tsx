import { type Discount, largestDiscount, type PriceFigures } from '@vendaclara/core/pricing'
import { formatBrl, formatCents, formatPercent } from '../../../../ui/number-formats.ts'
import panels from '../../../../ui/panels.module.css'
import { explanations } from '../../model/explanations.ts'
import type { PricingSides } from '../../model/pricing-sides.ts'
import { whatIfTexts as texts } from '../detail-texts.ts'
import { FigureLabel } from '../price/price-card.tsx'
import classes from './what-if.module.css'

interface WhatIfFiguresProps {
  sides: PricingSides
  /** null if no price is tried. */
  figures: PriceFigures | null
  /** Whether it is the calculated price, whose profit and margin are shown already. */
  isCurrent: boolean
}

/** What a tried price leaves, and how far it can be lowered. */
export function WhatIfFigures({ sides: { seller, fees }, figures, isCurrent }: WhatIfFiguresProps) {
  const discount = figures && largestDiscount(seller, fees, figures.price)
  const shown = [
    {
      label: texts.profit,
      value: figures ? formatBrl(figures.profit) : texts.none,
      explanation: figures ? explanations.profitLeft(figures) : undefined,
      isLoss: figures !== null && figures.profit < 0,
    },
    {
      label: texts.marginLeft,
      value: figures && figures.margin !== null ? formatPercent(figures.margin) : texts.none,
      explanation: figures ? explanations.margin(figures) : undefined,
      isLoss: figures !== null && figures.profit < 0,
    },
    {
      label: texts.discount,
      value: discount
        ? texts.discountOf(formatPercent(discount.percent), formatCents(discount.amount))
        : texts.none,
      explanation: figures ? explainDiscount(figures.price, discount) : undefined,
      isLoss: false,
    },
  ]
  return (
    <dl className={`${panels.figures} ${classes.figures}`}>
      {(isCurrent ? shown.slice(-1) : shown).map(({ label, value, explanation, isLoss }) => (
        <div key={label} className={classes.figure}>
          <dt>
            <FigureLabel text={label} explanation={explanation} />
          </dt>
          <dd data-loss={isLoss || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function explainDiscount(price: number, discount: Discount | null): string {
  if (discount === null) return texts.discountNone
  const explained = texts.discountExplained(
    formatBrl(price),
    formatCents(discount.price),
    formatCents(discount.amount),
    formatPercent(discount.percent),
  )
  return discount.everyPriceEarns ? explained : `${explained} ${texts.discountJumps}`
}
