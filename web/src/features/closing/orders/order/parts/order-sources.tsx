import { List } from '@mantine/core'
import { formatCents } from '../../../../../ui/number-formats.ts'
import { nameMonth } from '../../../model/months.ts'
import { formatOrderDate } from '../../../model/order-dates.ts'
import { OrderPart } from '../../../model/order-part.tsx'
import type { MonthProxy } from '../../../worker/rows/month-proxy.ts'
import { useView } from '../../../worker/rows/use-list.ts'
import { texts } from '../texts.ts'

interface OrderSourcesProps {
  orderId: string
  results: MonthProxy
  /** Changes whenever the rows change. */
  version: number
}

/** The rows of the files in which the order and its payments stand. */
export function OrderSources({ orderId, results, version }: OrderSourcesProps) {
  const sources = useView(results, (worker) => worker.ask('findSources', orderId), [orderId, version])
  if (!sources?.order) return null
  const { order, payments, details } = sources
  return (
    <OrderPart title={texts.sources.title}>
      <List size="sm" spacing={4}>
        <List.Item>{texts.sources.order(order)}</List.Item>
        {payments.map(({ amount, day, months, ...source }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two payments may say the same
          <List.Item key={place}>
            {texts.sources.payment(
              formatCents(amount),
              day === '' ? '' : formatOrderDate(day),
              source,
              months.map(nameMonth),
            )}
          </List.Item>
        ))}
        {details.map(({ name, amount, ...source }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fees may say the same
          <List.Item key={place}>{texts.sources.detail(name, formatCents(amount), source)}</List.Item>
        ))}
      </List>
    </OrderPart>
  )
}
