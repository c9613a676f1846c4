import type { Difference, OrderRow, Unmatched } from '@vendaclara/contract/closing'
import type { AwaitedOrder, putLatePayments } from '@vendaclara/contract/closing-late'
import { differenceNotes } from '@vendaclara/contract/closing-month'
import {
  type Cell,
  type ExpectedParts,
  type Income,
  type Order,
  partsOf,
  type Reconciliation,
  readOrders,
  type UnmatchedNote,
} from '@vendaclara/core/closing'
import { noCents, toReais } from '@vendaclara/core/money'
import type { z } from 'zod'

/** The results of a comparison as the API keeps them; amounts in reais. */
export interface ClosingResults {
  readonly errors: Difference[]
  readonly quantity: number
  readonly unmatched: Unmatched[]
  readonly totalErrors: number
}

const unmatchedNotes: Record<UnmatchedNote, string> = {
  'not-completed': 'Pedido não concluído',
  'not-in-income': 'Pedido não consta no arquivo de MINHA RENDA',
}

/** The one place where the closing's Portuguese names on the wire meet the names of the code. */
export const closingWire = {
  requests: (orders: readonly Order[]): OrderRow[] => orders.map(toOrderRow),
  orders: readStoredOrders,
  results: toResults,
}

function toOrderRow(order: Order): OrderRow {
  return {
    'ID do pedido': order.orderId,
    'Status do pedido': order.status,
    'Cancelar Motivo': order.cancelReason,
    'Status da Devolução / Reembolso': '',
    'Data de criação do pedido': order.createdAt,
    'Subtotal do produto': toReais(order.subtotal),
    'Cupom do vendedor': toReais(order.sellerCoupon),
    'Taxa de comissão': toReais(order.commission),
    'Taxa de serviço': toReais(order.serviceFee),
    'Nome do Produto': [...order.productNames],
    Quantidade: order.units,
  }
}

const columns = Object.keys(
  toOrderRow({
    orderId: '',
    status: '',
    cancelReason: '',
    createdAt: '',
    subtotal: noCents,
    sellerCoupon: noCents,
    commission: noCents,
    serviceFee: noCents,
    productNames: [],
    units: 0,
    lines: 0,
  }),
)

/**
 * Stored rows as orders again. They are read as the orders file is, because another client may have stored them:
 * amounts as text, other names of the fees, one row per line of an order.
 */
function readStoredOrders(requests: readonly OrderRow[]): readonly Order[] {
  const names = new Set(requests.flatMap((row) => Object.keys(row)))
  const header = [...new Set([...names, ...columns])]
  const rows = requests.map((row) => header.map((name) => toCell(row[name])))
  return readOrders([{ name: '', rows: [header, ...rows] }]).orders
}

function expectedParts({ subtotal, commission, serviceFee, sellerCoupon }: Order): ExpectedParts {
  return { subtotal, commission, serviceFee, sellerCoupon }
}

function toCell(value: OrderRow[string] | undefined): Cell {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : value
}

function toResults({ differences, unmatched, matched, totalDifference }: Reconciliation): ClosingResults {
  return {
    errors: differences.map(({ order, came, difference, note, reason, causes }) => ({
      'ID do pedido': order.orderId,
      Diferenca: toReais(difference),
      'Data de criação do pedido': order.createdAt,
      info: differenceNotes[note],
      expected: expectedParts(order),
      came,
      reason,
      causes: [...causes],
    })),
    quantity: matched,
    unmatched: unmatched.map(({ order, note }) => ({
      'ID do pedido': order.orderId,
      'Data de criação do pedido': order.createdAt,
      info: unmatchedNotes[note],
      subtotal: toReais(order.subtotal),
      taxaComissao: toReais(order.commission),
      taxaServico: toReais(order.serviceFee),
      cupomVendedor: toReais(order.sellerCoupon),
      statusPedido: order.status,
      units: order.units,
    })),
    totalErrors: toReais(totalDifference),
  }
}

/** A payment of an order of another closing, as the API keeps it. */
export type LatePaid = z.infer<NonNullable<typeof putLatePayments.body>>['payments'][number]

/** What an income paid of the orders that other closings await; an order that two of them await is paid in both. */
export function latePaid(awaited: readonly AwaitedOrder[], income: readonly Income[]): LatePaid[] {
  const incomeByOrder = new Map(income.map((one) => [one.orderId, one]))
  return awaited.flatMap((order) => {
    const paid = incomeByOrder.get(order.orderId)
    return paid ? [{ ...order, came: partsOf(paid) }] : []
  })
}
