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

export function WhatIfFigures({ sides: { seller, fees }, figures, isCurrent }: WhatIfFiguresProps) {
  const discount = figures && largestDiscount(seller, fees, figures.price)
  const isLoss = figures !== null && figures.profit < 0
  const shown = [
    {
      id: 'profit',
      explanation: figures && explanations.profitLeft(figures),
      value: formatBrl(figures?.profit),
    },
    {
      id: 'marginLeft',
      explanation: figures && explanations.margin(figures),
      value: formatPercent(figures?.margin),
    },
    {
      id: 'discount',
      explanation: figures && explainDiscount(figures.price, discount),
      value: discount
        ? texts.discountOf(formatPercent(discount.percent), formatCents(discount.amount))
        : unknown,
    },
  ] as const
  return (
    <Figures
      figures={shown.slice(isCurrent ? -1 : 0).map(({ id, explanation, value }) => ({
        id,
        label: <FigureLabel text={texts[id]} explanation={explanation ?? undefined} />,
        value,
        isLoss: isLoss && id !== 'discount',
      }))}
    />
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
