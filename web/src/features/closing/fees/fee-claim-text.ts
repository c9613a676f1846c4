import {
  type AuditedOrder,
  type ClosingMarketplace,
  closingOf,
  type DeviationGroup,
} from '@vendaclara/core/closing'
import { subtractCents, sumCents } from '@vendaclara/core/money'
import { formatCents } from '../../../ui/number-formats.ts'
import { listOf, writeMessage } from '../contest/claim-text.ts'
import { messages } from '../contest/message-texts.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { ruleSentence, tableName } from './fee-words.ts'
import { texts } from './texts.ts'

/** A text for a marketplace's support about orders that were charged more than its published table says. */
export function feeClaimText(
  marketplace: ClosingMarketplace,
  { table, deviation }: DeviationGroup,
  orders: readonly AuditedOrder[],
): string {
  const { claim } = texts
  const page = closingOf(marketplace).fees?.pageOf(table)?.url
  const total = formatCents(sumCents(orders.map(({ charged, due }) => subtractCents(charged, due))))
  const lines = orders.map(({ orderId, createdAt, charged, due }) => {
    const figures = {
      charged: formatCents(charged),
      due: formatCents(due),
      more: formatCents(subtractCents(charged, due)),
    }
    const day = createdAt === '' ? '' : formatOrderDate(createdAt.slice(0, 10))
    return messages.ofOrder(orderId, day, claim.figures(figures))
  })
  return writeMessage(
    claim.open(marketplaceWords[marketplace].message, orders.length, tableName(table), page),
    claim.rule(ruleSentence(deviation)),
    listOf(lines, total),
    messages.giveBack(total),
  )
}
