import { List } from '@mantine/core'
import { formatCents } from '../../../../../ui/number-formats.ts'
import { nameMonth } from '../../../model/months.ts'
import { formatOrderDate } from '../../../model/order-dates.ts'
import { OrderPart } from '../../../model/order-part.tsx'
import type { OrderSources as Sources } from '../../../worker/facts/order-sources.ts'
import { texts } from '../texts.ts'

/** The rows of the files with the order and its payments. */
export function OrderSources({ order, payments, details }: Sources) {
  if (!order) return null
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
