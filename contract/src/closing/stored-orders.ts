import {
  type ClosingMarketplace,
  ClosingProblem,
  closingMarketplaces,
  leftOutReasons,
  type Order,
  type OrderItem,
  readSheets,
} from '@vendaclara/core/closing'
import { noCents, toReais } from '@vendaclara/core/money'
import { z } from 'zod'
import { cents, count } from '../amounts.ts'
import { expectedParts, wireLowered } from './findings.ts'
import { orderNumbers } from './order-items.ts'
import { writeAmounts } from './wire-amounts.ts'
import { orderIdKey } from './wire-rows.ts'

/** An order row as it was sent; its keys are the Portuguese column names of the orders file. */
export const orderRow = z.record(z.string(), z.json())
export type OrderRow = z.infer<typeof orderRow>

/** A `LeftOutOrder` on the wire: an order of the file that is not compared. */
export const wireLeftOut = z.strictObject({
  orderId: z.string(),
  why: z.enum(leftOutReasons),
  status: z.string().max(1000),
  product: z.string().max(1000),
})

const buyerPaidKey = 'Hora do pagamento do pedido'
const deliveredKey = 'Domestic Delivered Date'
const completedKey = 'Hora completa do pedido'

/**
 * Writes an order as it is sent and stored: under the column names of Shopee's orders file. Orders of other
 * marketplaces also have their own amounts in `parts`.
 */
export function writeOrder(order: Order): OrderRow {
  const { amounts, parts } = writeAmounts(order)
  return {
    [orderIdKey]: order.orderId,
    'Status do pedido': order.status,
    'Cancelar Motivo': order.cancelReason,
    'Status da Devolução / Reembolso': '',
    'Data de criação do pedido': order.createdAt,
    'Subtotal do produto': toReais(amounts.subtotal),
    'Cupom do vendedor': toReais(amounts.sellerCoupon),
    'Taxa de comissão': toReais(amounts.commission),
    'Taxa de serviço': toReais(amounts.serviceFee),
    'Nome do Produto': order.items.map(({ name }) => name).filter((name) => name !== ''),
    Quantidade: order.units,
    ...(order.buyerPaidOn && { [buyerPaidKey]: order.buyerPaidOn }),
    ...(order.deliveredOn && { [deliveredKey]: order.deliveredOn }),
    ...(order.completedOn && { [completedKey]: order.completedOn }),
    ...(order.numbers && { numbers: [...order.numbers] }),
    ...(order.unread && { unread: true }),
    ...(parts && { parts: { ...parts } }),
    ...(order.items.some(({ sku }) => sku !== '') && { skus: order.items.map(({ sku }) => sku) }),
    ...soldOf(order),
  }
}

/**
 * What is needed to check an order's fees: the price and number of its pieces, and what else lowered the fees, in
 * centavos. Empty if a price is unknown.
 */
function soldOf({ items, lowered }: Order): OrderRow {
  const sold = items.flatMap(({ price, units }) => (price === undefined ? [] : [[price, units]]))
  if (sold.length < items.length || sold.length === 0) return {}
  return { sold, ...(lowered && { lowered: { ...lowered } }) }
}

const columns = Object.keys(
  writeOrder({
    ...{ orderId: '', status: '', cancelReason: '', createdAt: '', items: [], units: 0, lines: 0 },
    ...{ subtotal: noCents, sellerCoupon: noCents, commission: noCents, serviceFee: noCents },
  }),
)

/**
 * Reads stored rows as orders. Another client may have stored Shopee orders with amounts as text, other column names
 * for the fees, or one row per line, so they are read like an orders file. Orders of other marketplaces have their
 * amounts in `parts`.
 *
 * @throws ClosingProblem if they are no orders of the marketplace
 */
export function readStoredOrders(
  marketplace: ClosingMarketplace,
  rows: readonly OrderRow[],
): readonly Order[] {
  return marketplace === 'shopee' ? readShopeeOrders(rows) : rows.map(readOrderWithParts)
}

const orderWithParts = z.object({
  [orderIdKey]: z.string(),
  'Status do pedido': z.string(),
  'Data de criação do pedido': z.string(),
  'Nome do Produto': z.array(z.string()),
  Quantidade: count,
  [deliveredKey]: z.iso.date().optional(),
  [completedKey]: z.iso.date().optional(),
  numbers: orderNumbers.optional(),
  unread: z.literal(true).optional(),
  skus: z.array(z.string()).optional(),
  parts: expectedParts,
})

function readOrderWithParts(row: OrderRow): Order {
  const { success, data } = orderWithParts.safeParse(row)
  if (!success) throw new ClosingProblem({ kind: 'unknown', header: Object.keys(row) })
  const { [deliveredKey]: deliveredOn, [completedKey]: completedOn } = data
  return {
    ...data.parts,
    ...(deliveredOn && { deliveredOn }),
    ...(completedOn && { completedOn }),
    ...(data.numbers && { numbers: data.numbers }),
    ...(data.unread && { unread: true as const }),
    orderId: data[orderIdKey],
    status: data['Status do pedido'],
    cancelReason: '',
    createdAt: data['Data de criação do pedido'],
    items: itemsOf(data['Nome do Produto'], data.Quantidade, data.skus),
    units: data.Quantidade,
    lines: 1,
  }
}

/**
 * Stored orders only have the names of their items, and the SKUs of those stored later. The number of pieces is known
 * if there is just one item.
 */
function itemsOf(
  names: readonly string[],
  units: number,
  skus: readonly string[] = [],
): readonly OrderItem[] {
  const known = skus.length === names.length ? skus : []
  return names.map((name, place) => {
    return { name, variation: '', sku: known[place] ?? '', units: names.length === 1 ? units : 0 }
  })
}

function readShopeeOrders(rows: readonly OrderRow[]): readonly Order[] {
  const header = [...new Set([...rows.flatMap((row) => Object.keys(row)), ...columns])]
  const cells = rows.map((row) => header.map((name) => cellOf(row[name])))
  const { orders } = readSheets(
    [{ name: '', rows: [header, ...cells] }],
    closingMarketplaces.shopee.files.locateOrders,
  )
  const stored = new Map(rows.map((row) => [row[orderIdKey], row]))
  return orders.map((order) => {
    const row = stored.get(order.orderId)
    const read = withSold(order, row)
    return row?.unread === true ? { ...read, unread: true } : read
  })
}

const soldOrder = z.object({
  'Nome do Produto': z.array(z.string()).optional(),
  skus: z.array(z.string()).optional(),
  sold: z.array(z.tuple([cents, count])).min(1),
  lowered: wireLowered.optional(),
})

/**
 * Restores the items of a stored order with their prices, as its row has all product names in one text. If no prices
 * are stored, none are kept: a price computed from subtotal and pieces would be wrong.
 */
function withSold(order: Order, row: OrderRow | undefined): Order {
  if (order.lines > 1 || (row && 'Preço acordado' in row)) return order
  const { success, data } = soldOrder.safeParse(row)
  if (!success) return { ...order, items: order.items.map(({ price: _, ...item }) => item) }
  const { 'Nome do Produto': names = [], skus = [], sold, lowered } = data
  const known = names.length === sold.length ? names : order.items.map(({ name }) => name)
  const items = sold.map(([price, units], place) => {
    return {
      name: known[place] ?? '',
      variation: '',
      sku: skus.length === sold.length ? (skus[place] ?? '') : '',
      units,
      price,
    }
  })
  return { ...order, items, ...(lowered && { lowered }) }
}

function cellOf(value: OrderRow[string] | undefined) {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : value
}

const yearFirst = /^(20\d{2})-(0[1-9]|1[0-2])/
const dayFirst = /^\d{2}\/(0[1-9]|1[0-2])\/(20\d{2})/

/**
 * Counts the orders in rows by the month they were made in. Several rows with the same id, as another client may store
 * them, are one order.
 */
export function countByMonth(rows: readonly OrderRow[]): Record<string, number> {
  const seen = new Set<OrderRow[string]>()
  const first = rows.filter((row) => {
    const id = row[orderIdKey] ?? null
    const isFirst = !seen.has(id)
    seen.add(id)
    return isFirst
  })
  return countMonths(first.map((row) => row['Data de criação do pedido']))
}

/** As {@link countByMonth}, for orders that were just read. */
export function monthsOfOrders(orders: readonly Order[]): Record<string, number> {
  return countMonths(orders.map(({ createdAt }) => createdAt))
}

function countMonths(created: readonly (OrderRow[string] | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of created) {
    const month = monthOf(one)
    counts[month] = (counts[month] ?? 0) + 1
  }
  return counts
}

function monthOf(created: OrderRow[string] | undefined): string {
  if (typeof created !== 'string') return ''
  const [, year, month] = yearFirst.exec(created) ?? []
  const [, otherMonth, otherYear] = dayFirst.exec(created) ?? []
  const known = [year ?? otherYear, month ?? otherMonth]
  return known.includes(undefined) ? '' : known.join('-')
}
