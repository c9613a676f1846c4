import { type Claim, type ClosingMarketplace, closingOf } from '@vendaclara/core/closing'
import { sumCents } from '@vendaclara/core/money'
import { formatCents } from '../../../ui/number-formats.ts'
import { isDifference, type ResultRow, reasonName } from '../model/differences.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { messages } from './message-texts.ts'

/** What a marketplace's support is written, from its greeting to its thanks. */
export function writeMessage(...parts: readonly (string | null)[]): string {
  return [messages.hello, ...parts, messages.thanks].filter((part) => part !== null).join('\n\n')
}

/** Orders of a message, one a line, and their sum. */
export function listOf(orders: readonly string[], total: string): string {
  return [...orders.map(messages.line), messages.total(total)].join('\n')
}

/** An order and its claim. */
export interface ClaimedOrder {
  readonly row: ResultRow
  readonly claim: Claim
}

/**
 * A text for a marketplace's support, with the figures of one order, or of each of several orders with the same reason.
 * It first asks for a check if the files do not say why money is missing. '' without orders.
 */
export function claimText(marketplace: ClosingMarketplace, orders: readonly ClaimedOrder[]): string {
  const [first] = orders
  if (!first) return ''
  const words = marketplaceWords[marketplace].message
  const total = formatCents(sumCents(orders.map(({ claim }) => claim.amount)))
  const isUnpaid = !isDifference(first.row)
  const asksBack = orders.every(isSure) ? messages.giveBack(total) : messages.check(total)
  const close = isUnpaid ? messages.whenPaid : asksBack
  if (orders.length === 1) {
    const id = first.row.orderId
    const on = dayOf(first.row)
    const open = isUnpaid ? messages.unpaid(words, id, on, total) : messages.paidLess(words, id, on)
    return writeMessage(open, figures(marketplace, first), close)
  }
  const open = isUnpaid
    ? messages.manyUnpaid(words, orders.length)
    : messages.manyPaidLess(words, orders.length)
  const lines = orders.map((order) => line(marketplace, order))
  return writeMessage(open, listOf(lines, total), close)
}

/** Whether the marketplace's own file states what was taken, and the seller cannot have agreed to it. */
function isSure({ row, claim }: ClaimedOrder): boolean {
  if (claim.rule.contest !== 'yes' || !isDifference(row)) return false
  const losses = (row.reasons ?? []).filter(({ amount }) => amount < 0)
  return losses.length > 0 && losses.every(({ basis }) => basis === 'stated') && row.reason !== 'unexplained'
}

interface OrderFigures {
  readonly expected: string
  readonly received: string
  readonly missing: string
}

function amountsOf(marketplace: ClosingMarketplace, { row, claim }: ClaimedOrder): OrderFigures | null {
  if (!isDifference(row) || !row.expected || !row.paid) return null
  const { rules } = closingOf(marketplace)
  return {
    expected: formatCents(rules.expectedAmount(row.expected)),
    received: formatCents(rules.receivedAmount(row.paid)),
    missing: formatCents(claim.amount),
  }
}

function figures(marketplace: ClosingMarketplace, order: ClaimedOrder): string | null {
  if (!isDifference(order.row)) return null
  const amounts = amountsOf(marketplace, order)
  const lines = amounts ? messages.figures(amounts) : [messages.missing(formatCents(order.claim.amount))]
  const { reasons = [], reason } = order.row
  const losses = reasons.filter(({ amount }) => amount < 0)
  const why =
    reason === 'unexplained'
      ? []
      : losses.map(({ kind, amount }) => messages.reason(reasonName(kind), formatCents(amount)))
  return [...lines, ...why].join('\n')
}

function line(marketplace: ClosingMarketplace, order: ClaimedOrder): string {
  const on = dayOf(order.row)
  const amounts = amountsOf(marketplace, order)
  const what = amounts ? messages.short(amounts) : formatCents(order.claim.amount)
  return messages.ofOrder(order.row.orderId, on, what)
}

function dayOf({ createdAt }: ResultRow): string {
  const day = createdAt.trim().slice(0, 10)
  return day === '' ? '' : formatOrderDate(day)
}
