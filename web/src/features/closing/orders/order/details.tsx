import type {
  BilledFee,
  ExpectedParts,
  FeeCheck,
  FreightDiscrepancy,
  OrderItem,
} from '@vendaclara/core/closing'
import type { Cents } from '@vendaclara/core/money'
import type { ReactNode } from 'react'
import { Figures, type FiguresProps } from '../../../../ui/explained/figures.tsx'
import { MarksOfOrder } from '../../contest/marks-of-order.tsx'
import { OrderFees } from '../../fees/order-fees.tsx'
import type { ComparedParts } from '../../fees/part-lines.ts'
import { texts as feeTexts } from '../../fees/texts.ts'
import { OrderMovements } from '../../files/others/order-movements.tsx'
import { exampleId } from '../../model/months.ts'
import { OrderPart } from '../../model/order-part.tsx'
import { useMonth } from '../../worker/rows/open-month.tsx'
import { type HistoryEvent, OrderHistory } from './order-history.tsx'
import { BilledFees } from './parts/billed-fees.tsx'
import { OrderItems } from './parts/order-items.tsx'
import { OrderParts } from './parts/order-parts.tsx'
import { texts } from './texts.ts'

interface DetailsProps {
  orderId: string
  figures: FiguresProps['figures'] | undefined
  /** What can be marked; undefined if there is nothing. */
  difference: Cents | undefined
  items: readonly OrderItem[] | undefined
  /** Absent if nothing is expected, or the closing was stored before the parts were kept. */
  parts: ComparedParts | null | undefined
  isPaid?: boolean
  discrepancy?: FreightDiscrepancy | undefined
  billed?: readonly BilledFee[] | undefined
  expected?: ExpectedParts | undefined
  fees?: FeeCheck | undefined
  events: readonly HistoryEvent[]
  /** What is said of it first. */
  children: ReactNode
}

/** Everything known about an order, part by part. */
export function Details(props: DetailsProps) {
  const { orderId, figures, difference, items, parts, isPaid = false, discrepancy } = props
  const { billed = [], expected, fees, events, children } = props
  const { closing } = useMonth()
  return (
    <>
      {figures && <Figures figures={figures} />}
      {children}
      <MarksOfOrder orderId={orderId} difference={difference} />
      <OrderPart title={texts.items.title}>
        <OrderItems items={items} />
      </OrderPart>
      {parts && (
        <OrderPart title={texts.partByPart}>
          <OrderParts parts={parts} isPaid={isPaid} discrepancy={discrepancy} />
        </OrderPart>
      )}
      {billed.length > 0 && (
        <OrderPart title={texts.billed.title}>
          <BilledFees fees={billed} expected={expected} />
        </OrderPart>
      )}
      {closing.id !== exampleId && <OrderMovements marketplace={closing.marketplace} orderId={orderId} />}
      {fees && (
        <OrderPart title={feeTexts.ofOrder.title}>
          <OrderFees check={fees} />
        </OrderPart>
      )}
      <OrderPart title={texts.history.title}>
        <OrderHistory events={events} />
      </OrderPart>
    </>
  )
}
