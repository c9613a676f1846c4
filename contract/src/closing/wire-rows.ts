import {
  type ClosingFigures,
  type ClosingMarketplace,
  ClosingProblem,
  type ClosingRows,
  closingMarketplaceIds,
  closingMarketplaces,
  type DifferenceNote,
  type ExpectedParts,
  type LatePayment,
  type Order,
  type OrderDifference,
  type OtherNote,
  type PaidOrder,
  type PaidParts,
  pickAmounts,
  type Reconciliation,
  readSheets,
  type UnmatchedNote,
  type UnmatchedOrder,
} from '@vendaclara/core/closing'
import {
  addCents,
  type Cents,
  negative,
  noCents,
  shortfall,
  subtractCents,
  toCents,
  toReais,
} from '@vendaclara/core/money'
import { z } from 'zod'
import { count, inCents, reais, version } from '../amounts.ts'
import { differenceFindings, expectedParts, paidParts } from './findings.ts'
import { monthNames } from './month-names.ts'

// The specification's names and its amounts in reais: of what is sent and stored of a closing, here and nowhere else.

/** The key of an order's id in every row. */
export const orderIdKey = 'ID do pedido'

/** An order row, kept as it was sent: its keys are the Portuguese column names of the orders file. */
export const orderRow = z.record(z.string(), z.json())
export type OrderRow = z.infer<typeof orderRow>

/** A month by its capitalised Portuguese name, and its year with two digits. */
export const wireMonth = { month: z.enum(monthNames), year: z.number().int().min(0).max(99) }

/** Of which marketplace a closing is. */
export const wireMarketplace = z.enum(closingMarketplaceIds)

/** An order paid with another amount than expected: an `OrderDifference` on the wire, where what was paid is named `came`. */
export const wireDifference = z.looseObject({
  [orderIdKey]: z.string(),
  Diferenca: reais,
  'Data de criação do pedido': z.string(),
  info: z.string(),
  ...differenceFindings.partial().shape,
  paidIn: z.object(wireMonth).optional(),
})
export type WireDifference = z.infer<typeof wireDifference>

/**
 * An order without a counterpart in the income file: an `UnmatchedOrder` on the wire. The four amounts of all marketplaces come to
 * what is expected; `parts` has those of another marketplace than Shopee as they are.
 */
export const wireUnmatched = z.looseObject({
  [orderIdKey]: z.string(),
  'Data de criação do pedido': z.string(),
  info: z.string(),
  subtotal: reais,
  taxaComissao: reais,
  taxaServico: reais,
  cupomVendedor: reais,
  statusPedido: z.string(),
  units: count.optional(),
  parts: expectedParts.optional(),
})
export type WireUnmatched = z.infer<typeof wireUnmatched>

/** What was paid late of an order: a `LatePayment` on the wire. */
export const wireLatePayment = z.strictObject({
  orderId: z.string().min(1).max(100),
  ...wireMonth,
  came: paidParts,
})
export type WireLatePayment = z.infer<typeof wireLatePayment>

/** `ClosingFigures` on the wire: `quantity` counts matched orders, `totalErrors` sums the differences in reais. */
export const wireFigures = z.object({
  hasOrders: z.boolean(),
  hasResults: z.boolean(),
  quantity: count,
  totalErrors: z.number(),
  differences: count,
  unmatched: count,
  lost: inCents(z.number().int()),
  recovered: inCents(z.number().int()),
  contested: count,
  late: count,
  outdated: z.boolean(),
  revision: version,
})
export type WireFigures = z.infer<typeof wireFigures>

export interface WireRows {
  readonly errors: readonly WireDifference[]
  readonly unmatched: readonly WireUnmatched[]
}

/** The columns of a downloaded list of differences, which are keys of the wire. */
export const differenceColumns = {
  orderId: orderIdKey,
  createdAt: 'Data de criação do pedido',
  difference: 'Diferenca',
  note: 'info',
} as const

const notes: Record<DifferenceNote | UnmatchedNote, string> = {
  'freight-subtotal': 'Possível problema em SUBTOTAL DO FRETE',
  unknown: 'Erro desconhecido, verifique com o suporte da Shopee',
  'not-completed': 'Pedido não concluído',
  'not-in-income': 'Pedido não consta no arquivo de MINHA RENDA',
  'ask-mercado-livre': 'Liberado com outro valor, verifique com o Mercado Livre',
  'on-the-way': 'Venda a caminho, ainda não liberada',
  'not-released': 'Venda não consta no arquivo de LIBERAÇÕES',
  'ask-shein': 'Faturado com outro valor, verifique com a Shein',
  'not-invoiced': 'Pedido não consta no arquivo de FATURAS',
}

/** The sentence of a note, as it stands on the wire, on the screen and in the downloads. */
export function noteSentence(note: DifferenceNote | UnmatchedNote | OtherNote): string {
  return typeof note === 'string' ? notes[note] : note.text
}

const differenceNotes = bySentence(['freight-subtotal', 'unknown', 'ask-mercado-livre', 'ask-shein'])
const unmatchedNotes = bySentence([
  'not-completed',
  'not-in-income',
  'on-the-way',
  'not-released',
  'not-invoiced',
])

function bySentence<Note extends DifferenceNote | UnmatchedNote>(known: readonly Note[]) {
  const codes = new Map(known.map((note) => [notes[note], note]))
  return (text: string): Note | OtherNote => codes.get(text) ?? { text }
}

/** A difference as it is inside. Amounts are rounded to whole centavos; keys that no one knows are left. */
export function readDifference(row: WireDifference): OrderDifference {
  const { expected, came, reason, causes, paidIn } = row
  return {
    orderId: row[orderIdKey],
    createdAt: row['Data de criação do pedido'],
    difference: toCents(row.Diferenca),
    note: differenceNotes(row.info),
    ...(expected && { expected }),
    ...(came && { paid: came }),
    ...(reason && { reason }),
    ...(causes && { causes }),
    ...(paidIn && { paidIn: { month: monthNumber(paidIn.month), year: paidIn.year } }),
  }
}

/** What is lost by a difference: how much less than expected was paid. */
export function lossOf({ Diferenca }: WireDifference): Cents {
  return shortfall(toCents(Diferenca))
}

export function writeDifference(row: OrderDifference): WireDifference {
  const { expected, paid, reason, causes, paidIn } = row
  return {
    [orderIdKey]: row.orderId,
    Diferenca: toReais(row.difference),
    'Data de criação do pedido': row.createdAt,
    info: noteSentence(row.note),
    ...(expected && { expected }),
    ...(paid && { came: paid }),
    ...(reason && { reason }),
    ...(causes && { causes: [...causes] }),
    ...(paidIn && { paidIn: { month: monthName(paidIn.month), year: paidIn.year } }),
  }
}

/** An unmatched order as it is inside, in the amounts of its closing's marketplace, whichever another client sent. */
export function readUnmatched(row: WireUnmatched, marketplace: ClosingMarketplace): UnmatchedOrder {
  return {
    orderId: row[orderIdKey],
    createdAt: row['Data de criação do pedido'],
    status: row.statusPedido,
    note: unmatchedNotes(row.info),
    ...partsOf(row, marketplace),
    ...(row.units !== undefined && { units: row.units }),
  }
}

function partsOf({ parts, ...row }: WireUnmatched, marketplace: ClosingMarketplace): ExpectedParts {
  const amounts = {
    subtotal: toCents(row.subtotal),
    commission: toCents(row.taxaComissao),
    serviceFee: toCents(row.taxaServico),
    sellerCoupon: toCents(row.cupomVendedor),
  }
  const { subtotal, commission, serviceFee, sellerCoupon } = amounts
  switch (marketplace) {
    case 'shopee':
      return amounts
    case 'mercadoLivre':
      if (parts && 'total' in parts) return parts
      return { total: subtractCents(subtotal, addCents(commission, serviceFee, sellerCoupon)) }
    case 'shein': {
      if (parts && 'price' in parts) return parts
      const none = { campaign: noCents, storage: noCents }
      return { ...none, price: subtotal, coupon: sellerCoupon, commission, freight: serviceFee }
    }
  }
}

/** Whether what was paid is in the amounts of a marketplace. */
export function isPaidOf(marketplace: ClosingMarketplace, paid: PaidParts): boolean {
  switch (marketplace) {
    case 'shopee':
      return 'released' in paid
    case 'shein':
      return 'received' in paid
    case 'mercadoLivre':
      return !('released' in paid || 'received' in paid)
  }
}

export function writeUnmatched(order: UnmatchedOrder): WireUnmatched {
  const { amounts, parts } = amountsOf(order)
  return {
    [orderIdKey]: order.orderId,
    'Data de criação do pedido': order.createdAt,
    info: noteSentence(order.note),
    subtotal: toReais(amounts.subtotal),
    taxaComissao: toReais(amounts.commission),
    taxaServico: toReais(amounts.serviceFee),
    cupomVendedor: toReais(amounts.sellerCoupon),
    statusPedido: order.status,
    ...(order.units !== undefined && { units: order.units }),
    ...(parts && { parts }),
  }
}

interface WireAmounts {
  /** In the specification's four amounts, which come to the expected one for every marketplace. */
  readonly amounts: { readonly [Name in 'subtotal' | 'commission' | 'serviceFee' | 'sellerCoupon']: Cents }
  /** As they are, where they are not those four. */
  readonly parts?: ExpectedParts
}

function amountsOf(order: ExpectedParts): WireAmounts {
  if ('subtotal' in order) return { amounts: order }
  if ('total' in order) {
    const { total, products = total, saleFee = noCents } = order
    const commission = negative(saleFee)
    const serviceFee = subtractCents(subtractCents(products, commission), total)
    const amounts = { subtotal: products, commission, serviceFee, sellerCoupon: noCents }
    return {
      amounts,
      parts: pickAmounts<ExpectedParts>(order, closingMarketplaces.mercadoLivre.rules.expectedParts),
    }
  }
  const { price, coupon, campaign, commission, freight, storage } = order
  const amounts = {
    subtotal: price,
    commission,
    serviceFee: addCents(freight, storage),
    sellerCoupon: addCents(coupon, campaign),
  }
  return { amounts, parts: { price, coupon, campaign, commission, freight, storage } }
}

export function readRows({ errors, unmatched }: WireRows, marketplace: ClosingMarketplace): ClosingRows {
  return {
    differences: errors.map(readDifference),
    unmatched: unmatched.map((row) => readUnmatched(row, marketplace)),
  }
}

/** The results of a comparison, as `PUT /analysis/:id` takes them. */
export function writeResults(results: Reconciliation) {
  return {
    errors: results.differences.map(writeDifference),
    quantity: results.matched,
    unmatched: results.unmatched.map(writeUnmatched),
    totalErrors: toReais(results.totalDifference),
  }
}

export function readLatePayment({ orderId, month, year, came }: WireLatePayment): LatePayment {
  return { orderId, month: monthNumber(month), year, paid: came }
}

export function writeLatePayment({ orderId, month, year, paid }: LatePayment): WireLatePayment {
  return { orderId, month: monthName(month), year, came: paid }
}

/** What was paid of an order of another closing, as `PUT /analysis/:id/late` takes it. */
export function writePaidOrder({ closing, orderId, paid }: PaidOrder) {
  return { closing, orderId, came: paid }
}

export function readFigures({ quantity, totalErrors, ...figures }: WireFigures): ClosingFigures {
  return { ...figures, matched: quantity, totalDifference: toCents(totalErrors) }
}

/** A closing with its figures as they are inside. */
export function readAnalysis<Wire extends { readonly figures: WireFigures }>({ figures, ...analysis }: Wire) {
  return { ...analysis, figures: readFigures(figures) }
}

export function writeFigures({ matched, totalDifference, ...figures }: ClosingFigures): WireFigures {
  return { ...figures, quantity: matched, totalErrors: toReais(totalDifference) }
}

/** Orders as they are sent and stored: under the column names of Shopee's orders file, with the parts of another marketplace beside. */
export function writeOrder(order: Order): OrderRow {
  const { amounts, parts } = amountsOf(order)
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
    'Nome do Produto': [...order.productNames],
    Quantidade: order.units,
    ...(parts && { parts: { ...parts } }),
  }
}

const columns = Object.keys(
  writeOrder({
    ...{ orderId: '', status: '', cancelReason: '', createdAt: '', productNames: [], units: 0, lines: 0 },
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
  parts: expectedParts,
})

function readOrderWithParts(row: OrderRow): Order {
  const { success, data } = orderWithParts.safeParse(row)
  if (!success) throw new ClosingProblem({ kind: 'unknown', header: Object.keys(row) })
  return {
    ...data.parts,
    orderId: data[orderIdKey],
    status: data['Status do pedido'],
    cancelReason: '',
    createdAt: data['Data de criação do pedido'],
    productNames: data['Nome do Produto'],
    units: data.Quantidade,
    lines: 1,
  }
}

function readShopeeOrders(rows: readonly OrderRow[]): readonly Order[] {
  const header = [...new Set([...rows.flatMap((row) => Object.keys(row)), ...columns])]
  const cells = rows.map((row) => header.map((name) => cellOf(row[name])))
  return readSheets([{ name: '', rows: [header, ...cells] }], closingMarketplaces.shopee.files.locateOrders)
    .orders
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
  const counts: Record<string, number> = {}
  const seen = new Set<OrderRow[string]>()
  for (const row of rows) {
    const id = row[orderIdKey] ?? null
    if (seen.has(id)) continue
    seen.add(id)
    const month = monthOf(row['Data de criação do pedido'])
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

function monthNumber(name: (typeof monthNames)[number]): number {
  return monthNames.indexOf(name) + 1
}

/** The name of a month from 1 to 12. */
export function monthName(month: number): (typeof monthNames)[number] {
  const name = monthNames[month - 1]
  if (!name) throw new RangeError(`month ${month} has no name`)
  return name
}
