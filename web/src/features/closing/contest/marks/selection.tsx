import { Group } from '@mantine/core'
import { useState } from 'react'
import { RowCheckbox } from '../../../../table/row-checkbox.tsx'
import type { MarkedOrder } from '../../model/marks.ts'
import { OrderId } from '../../model/order-id.tsx'
import { texts } from './texts.ts'

/** Selected orders by their IDs. */
export type Selection = ReadonlyMap<string, MarkedOrder>

const nothing: Selection = new Map()

/** The orders of a list that are selected to be marked together. */
export function useSelection() {
  const [selection, setSelection] = useState(nothing)
  return {
    selection,
    toggle: (order: MarkedOrder) =>
      setSelection((before) => {
        const after = new Map(before)
        if (!after.delete(order.orderId)) after.set(order.orderId, order)
        return after
      }),
    select: (orders: readonly MarkedOrder[]) =>
      setSelection(new Map(orders.map((order) => [order.orderId, order]))),
    clear: () => setSelection(nothing),
  }
}

interface OrderToSelectProps {
  orderId: string
  isSelected: boolean
  onToggle: () => void
  /** As of {@link OrderId}. */
  onOpen?: (orderId: string) => void
}

/** The ID of an order beside its checkbox. */
export function OrderToSelect({ orderId, isSelected, onToggle, onOpen }: OrderToSelectProps) {
  return (
    <Group gap={4} wrap="nowrap">
      <RowCheckbox label={texts.select(orderId)} isChecked={isSelected} onChange={onToggle} />
      <OrderId orderId={orderId} {...(onOpen && { onOpen })} />
    </Group>
  )
}
