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

/** An order row, kept as it was sent: its keys are the Portuguese column names of the orders file. */
export const orderRow = z.record(z.string(), z.json())
export type OrderRow = z.infer<typeof orderRow>

/** An order of the file that no comparison has: a `LeftOutOrder` on the wire. */
export const wireLeftOut = z.strictObject({
  orderId: z.string(),
  why: z.enum(leftOutReasons),
  status: z.string().max(1000),
  product: z.string().max(1000),
})

const buyerPaidKey = 'Hora do pagamento do pedido'
const deliveredKey = 'Domestic Delivered Date'
const completedKey = 'Hora completa do pedido'

/** Orders as they are sent and stored: under the column names of Shopee's orders file, with the parts of another marketplace beside. */
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
    ...(parts && { parts: { ...parts } }),
    ...soldOf(order),
  }
}

/** What the check of an order's fees needs: how many pieces it sold at which price, and what else lowered them; in centavos. */
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
 * Stored rows as orders again. Shopee's are read as the orders file is, because another client may have stored them: amounts as
 * text, other names of the fees, one row per line of an order. Those of others have their parts beside.
 *
 * @throws ClosingProblem where they are no orders of the marketplace
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
    orderId: data[orderIdKey],
    status: data['Status do pedido'],
    cancelReason: '',
    createdAt: data['Data de criação do pedido'],
    items: itemsOf(data['Nome do Produto'], data.Quantidade),
    units: data.Quantidade,
    lines: 1,
  }
}

/** Of stored orders the names are known; how many pieces of each only where there is one. */
function itemsOf(names: readonly string[], units: number): readonly OrderItem[] {
  return names.map((name) => ({ name, variation: '', sku: '', units: names.length === 1 ? units : 0 }))
}

function readShopeeOrders(rows: readonly OrderRow[]): readonly Order[] {
  const header = [...new Set([...rows.flatMap((row) => Object.keys(row)), ...columns])]
  const cells = rows.map((row) => header.map((name) => cellOf(row[name])))
  const { orders } = readSheets(
    [{ name: '', rows: [header, ...cells] }],
    closingMarketplaces.shopee.files.locateOrders,
  )
  const stored = new Map(rows.map((row) => [row[orderIdKey], row]))
  return orders.map((order) => withSold(order, stored.get(order.orderId)))
}

const soldOrder = z.object({
  'Nome do Produto': z.array(z.string()).optional(),
  sold: z.array(z.tuple([cents, count])).min(1),
  lowered: wireLowered.optional(),
})

/**
 * A stored order of one row has the names of its products in one text; with its prices each is known by itself again. Without, what
 * it comes to by its pieces is no price of any.
 */
function withSold(order: Order, row: OrderRow | undefined): Order {
  if (order.lines > 1 || (row && 'Preço acordado' in row)) return order
  const { success, data } = soldOrder.safeParse(row)
  if (!success) return { ...order, items: order.items.map(({ price: _, ...item }) => item) }
  const { 'Nome do Produto': names = [], sold, lowered } = data
  const known = names.length === sold.length ? names : order.items.map(({ name }) => name)
  const items = sold.map(([price, units], place) => {
    return { name: known[place] ?? '', variation: '', sku: '', units, price }
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

/** How many orders rows are of, by the month they were made in: another client may store one row per line. */
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

/** As {@link countByMonth}, of orders just read. */
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
