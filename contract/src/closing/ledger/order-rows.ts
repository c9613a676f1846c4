import {
  type ClosingMarketplace,
  type CutOrder,
  cutItem,
  leftOutReasons,
  longestItemText,
  type Order,
  type OrderItem,
} from '@vendaclara/core/closing'
import { toCents, toReais } from '@vendaclara/core/money'
import { z } from 'zod'
import { cents, count, reais } from '../../amounts.ts'
import { expectedParts, wireLowered } from '../findings.ts'
import { orderNumbers } from '../order-items.ts'
import { sameFields } from '../same-fields.ts'
import { readAmounts, writeAmounts } from '../wire-amounts.ts'
import { orderIdKey } from '../wire-rows.ts'

/** The most products of one order. */
const mostStatedItems = 1000
const id = z.string().min(1).max(100)
const text = z.string().max(1000)
const itemText = z.string().max(longestItemText)
const date = z.iso.date()

/** What a line of an order says beside the product's name, which is in 'Nome do Produto' at the same place. */
const wireItem = z.strictObject({
  variation: itemText,
  sku: itemText,
  units: count,
  price: cents.exactOptional(),
  listing: itemText.exactOptional(),
  variationId: itemText.exactOptional(),
})

/** The fields of an order that have the same names and values on the wire. */
const same = {
  units: count,
  lines: count,
  buyerPaidOn: date.exactOptional(),
  deliveredOn: date.exactOptional(),
  completedOn: date.exactOptional(),
  lowered: wireLowered.exactOptional(),
  numbers: orderNumbers.exactOptional(),
  line: count.exactOptional(),
  unread: z.literal(true).exactOptional(),
}

const sameOf = sameFields(same)

/**
 * An order as a file states it: the specification's columns, in reais, and what it has no column for.
 *
 * - `parts`: the amounts in centavos of a marketplace whose parts are not the four columns.
 * - `cut`: present if another file may have more lines of it, see `CutOrder`.
 */
export const statedOrder = z.strictObject({
  [orderIdKey]: id,
  'Status do pedido': text,
  'Cancelar Motivo': text,
  'Status da Devolução / Reembolso': text,
  'Data de criação do pedido': z.string().max(100),
  'Subtotal do produto': reais,
  'Cupom do vendedor': reais,
  'Taxa de comissão': reais,
  'Taxa de serviço': reais,
  'Nome do Produto': z.array(itemText).max(mostStatedItems),
  items: z.array(wireItem).max(mostStatedItems),
  parts: expectedParts.exactOptional(),
  cut: z
    .strictObject({
      items: z.array(z.string().max(1000)).max(1000),
      missing: count.exactOptional(),
      summed: z.array(z.string().max(100)).max(20),
    })
    .exactOptional(),
  ...same,
})
export type WireStatedOrder = z.infer<typeof statedOrder>

/** An order of a file, with what another file may add to it. */
export interface StatedOrder {
  readonly order: Order
  readonly cut?: CutOrder
}

/** A `LeftOutOrder` of a file. */
export const statedLeftOut = z.strictObject({
  orderId: id,
  why: z.enum(leftOutReasons),
  status: text,
  product: text,
  line: count.exactOptional(),
})

export function writeStatedOrder({ order, cut }: StatedOrder): WireStatedOrder {
  const { amounts, parts } = writeAmounts(order)
  const items = order.items.slice(0, mostStatedItems).map(cutItem)
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
    'Nome do Produto': items.map(({ name }) => name),
    items: items.map(({ name: _, ...item }) => item),
    ...(parts && { parts }),
    ...sameOf(order),
    ...(cut && { cut: { ...cut, items: [...cut.items], summed: [...cut.summed] } }),
  }
}

/** Reads an order with its amounts in the parts of the marketplace. */
export function readStatedOrder(row: WireStatedOrder, marketplace: ClosingMarketplace): StatedOrder {
  const { cut, parts, 'Nome do Produto': names } = row
  const amounts = {
    subtotal: toCents(row['Subtotal do produto']),
    sellerCoupon: toCents(row['Cupom do vendedor']),
    commission: toCents(row['Taxa de comissão']),
    serviceFee: toCents(row['Taxa de serviço']),
  }
  const order: Order = {
    orderId: row[orderIdKey],
    status: row['Status do pedido'],
    cancelReason: row['Cancelar Motivo'],
    createdAt: row['Data de criação do pedido'],
    items: row.items.map((item, place): OrderItem => ({ name: names[place] ?? '', ...item })),
    ...sameOf(row),
    ...readAmounts({ amounts, parts }, marketplace),
  }
  return { order, ...(cut && { cut }) }
}
