import { type Discount, largestDiscount, type PriceFigures } from '@vendaclara/core/pricing'
import { Figures } from '../../../../ui/explained/figures.tsx'
import { formatBrl, formatCents, formatPercent, unknown } from '../../../../ui/number-formats.ts'
import { explanations } from '../../model/explanation-texts.ts'
import type { PricingSides } from '../../model/pricing-sides.ts'
import { whatIfTexts as texts } from '../detail-texts.ts'
import { FigureLabel } from '../price/price-card.tsx'

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
      id: 'profit',
      label: (
        <FigureLabel
          text={texts.profit}
          explanation={figures ? explanations.profitLeft(figures) : undefined}
        />
      ),
      value: formatBrl(figures?.profit),
      isLoss: figures !== null && figures.profit < 0,
    },
    {
      id: 'marginLeft',
      label: (
        <FigureLabel
          text={texts.marginLeft}
          explanation={figures ? explanations.margin(figures) : undefined}
        />
      ),
      value: formatPercent(figures?.margin),
      isLoss: figures !== null && figures.profit < 0,
    },
    {
      id: 'discount',
      label: (
        <FigureLabel
          text={texts.discount}
          explanation={figures ? explainDiscount(figures.price, discount) : undefined}
        />
      ),
      value: discount
        ? texts.discountOf(formatPercent(discount.percent), formatCents(discount.amount))
        : unknown,
      isLoss: false,
    },
  ]
  return <Figures figures={isCurrent ? shown.slice(-1) : shown} />
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
