import type {
  Adjustment,
  AuditedOrder,
  ClosingMarketplace,
  ClosingRows,
  DifferenceInfo,
  OrderDifference,
  OtherInfo,
  Reconciliation,
  SettledOrder,
  UnmatchedInfo,
  UnmatchedOrder,
} from '@vendaclara/core/closing'
import { dueBases } from '@vendaclara/core/closing'
import { type Cents, shortfall, toCents, toReais } from '@vendaclara/core/money'
import { z } from 'zod'
import { cents, count, reais } from '../amounts.ts'
import { wireFeeCheck } from './fees.ts'
import { differenceFindings, expectedParts, wireBilled, wireFreight, wireLowered } from './findings.ts'
import { type KnownTexts, orderHistory, orderNumbers, readItems, writeItems } from './order-items.ts'
import {
  differenceSentences,
  isExpectedOf,
  isPaidOf,
  readAmounts,
  unmatchedSentences,
  writeAmounts,
} from './wire-amounts.ts'

// The names of the specification, and its amounts in reais, for the rows of a closing. For its orders see `ledger`.

/** The key of the order's id in every row. */
export const orderIdKey = 'ID do pedido'

/** Why nothing is claimed for an order, if that is so. */
const uncertain = { unread: z.literal(true).optional(), takenBack: cents.optional() }

/** An `OrderDifference` on the wire; `paid` is named `came` there, `reasons` `causes`. */
export const wireDifference = z.looseObject({
  [orderIdKey]: z.string(),
  Diferenca: reais,
  'Data de criação do pedido': z.string(),
  info: z.string(),
  ...differenceFindings.partial().shape,
  freight: wireFreight.optional(),
  ...orderHistory,
  numbers: orderNumbers.optional(),
  named: orderNumbers.optional(),
  deliveredOn: z.iso.date().optional(),
  fees: wireFeeCheck.optional(),
  billed: wireBilled.optional(),
  ...uncertain,
})
export type WireDifference = z.infer<typeof wireDifference>

export const wireDue = z.object({ on: z.iso.date(), basis: z.enum(dueBases) })

/**
 * An `UnmatchedOrder` on the wire. For every marketplace the expected amount is the first of the four amounts less the
 * other three. `parts` has the own amounts of marketplaces other than Shopee, in centavos.
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
  items: orderHistory.items,
  due: wireDue.optional(),
  numbers: orderNumbers.optional(),
  deliveredOn: z.iso.date().optional(),
  lowered: wireLowered.optional(),
  fees: wireFeeCheck.optional(),
  billed: wireBilled.optional(),
  ...uncertain,
})
export type WireUnmatched = z.infer<typeof wireUnmatched>

export interface WireRows {
  readonly errors: readonly WireDifference[]
  readonly unmatched: readonly WireUnmatched[]
  readonly adjustments?: readonly Adjustment[] | undefined
  readonly audited?: readonly AuditedOrder[] | undefined
  readonly paidLate?: readonly SettledOrder[] | undefined
}

/** The columns of a downloaded list of differences; they are keys of the wire. */
export const differenceColumns = {
  orderId: orderIdKey,
  createdAt: 'Data de criação do pedido',
  difference: 'Diferenca',
  info: 'info',
} as const

const infos = { ...differenceSentences, ...unmatchedSentences }

/** The sentence of an info, as it is sent, shown and downloaded. */
export function infoSentence(info: DifferenceInfo | UnmatchedInfo | OtherInfo): string {
  return typeof info === 'string' ? infos[info] : info.text
}

const differenceInfos = bySentence(differenceSentences)
const unmatchedInfos = bySentence(unmatchedSentences)

function bySentence<Info extends string>(sentences: Readonly<Record<Info, string>>) {
  const codes = new Map((Object.keys(sentences) as Info[]).map((info) => [sentences[info], info]))
  return (text: string): Info | OtherInfo => codes.get(text) ?? { text }
}

/** Fields that a row has on the wire by the same name: of both kinds, of a difference, and of an unmatched order. */
const ofBoth = ['numbers', 'deliveredOn', 'fees', 'billed', 'unread', 'takenBack'] as const
const ofDifference = ['expected', 'reason', 'payments', 'named', 'freight', ...ofBoth] as const
const ofUnmatched = ['units', 'due', 'lowered', ...ofBoth] as const

/** Those of the named fields that a row has. */
function present<Row extends object, Key extends keyof Row>(row: Row, keys: readonly Key[]) {
  const entries = keys.filter((key) => row[key] !== undefined).map((key) => [key, row[key]])
  return Object.fromEntries(entries) as { [Name in Key]?: Exclude<Row[Name], undefined> }
}

/** Reads a difference. Amounts are rounded to whole centavos; unknown keys are dropped. */
export function readDifference(row: WireDifference, texts: KnownTexts = new Map()): OrderDifference {
  const { came, causes, items } = row
  return {
    orderId: row[orderIdKey],
    createdAt: row['Data de criação do pedido'],
    difference: toCents(row.Diferenca),
    info: differenceInfos(row.info),
    ...present(row, ofDifference),
    ...(came && { paid: came }),
    ...(causes && { reasons: causes }),
    ...(items && { items: readItems(items, texts) }),
  }
}

/** What is lost by a difference, in centavos: how much less than expected was paid, 0 if it was more. */
export function lossOf({ Diferenca }: WireDifference): Cents {
  return shortfall(toCents(Diferenca))
}

export function writeDifference(row: OrderDifference): WireDifference {
  const { paid, reasons, items } = row
  return {
    [orderIdKey]: row.orderId,
    Diferenca: toReais(row.difference),
    'Data de criação do pedido': row.createdAt,
    info: infoSentence(row.info),
    ...(present(row, ofDifference) as Partial<WireDifference>),
    ...(paid && { came: paid }),
    ...(reasons && { causes: [...reasons] }),
    ...(items && { items: writeItems(items) }),
  }
}

/** Reads an unmatched order, with its amounts in the parts of the closing's marketplace. */
export function readUnmatched(
  row: WireUnmatched,
  marketplace: ClosingMarketplace,
  texts: KnownTexts = new Map(),
): UnmatchedOrder {
  const amounts = {
    subtotal: toCents(row.subtotal),
    commission: toCents(row.taxaComissao),
    serviceFee: toCents(row.taxaServico),
    sellerCoupon: toCents(row.cupomVendedor),
  }
  return {
    orderId: row[orderIdKey],
    createdAt: row['Data de criação do pedido'],
    status: row.statusPedido,
    info: unmatchedInfos(row.info),
    ...readAmounts({ amounts, parts: row.parts }, marketplace),
    ...present(row, ofUnmatched),
    ...(row.items && { items: readItems(row.items, texts) }),
  }
}

export function writeUnmatched(order: UnmatchedOrder): WireUnmatched {
  const { amounts, parts } = writeAmounts(order)
  return {
    [orderIdKey]: order.orderId,
    'Data de criação do pedido': order.createdAt,
    info: infoSentence(order.info),
    subtotal: toReais(amounts.subtotal),
    taxaComissao: toReais(amounts.commission),
    taxaServico: toReais(amounts.serviceFee),
    cupomVendedor: toReais(amounts.sellerCoupon),
    statusPedido: order.status,
    ...(present(order, ofUnmatched) as Partial<WireUnmatched>),
    ...(parts && { parts }),
    ...(order.items && { items: writeItems(order.items) }),
  }
}

/**
 * Reads the rows of a closing. If another client stored a difference with the parts of another marketplace, its
 * `expected` and `paid` are dropped.
 */
export function readRows(
  { errors, unmatched, adjustments, audited, paidLate }: WireRows,
  marketplace: ClosingMarketplace,
): ClosingRows {
  const texts: KnownTexts = new Map()
  return {
    differences: errors.map((row) => inPartsOf(marketplace, readDifference(row, texts))),
    unmatched: unmatched.map((row) => readUnmatched(row, marketplace, texts)),
    ...(adjustments && adjustments.length > 0 && { adjustments }),
    ...(audited && audited.length > 0 && { audited }),
    ...(paidLate && paidLate.length > 0 && { settled: paidLate }),
  }
}

function inPartsOf(marketplace: ClosingMarketplace, row: OrderDifference): OrderDifference {
  const { expected, paid, ...others } = row
  const isOf = (!expected || isExpectedOf(marketplace, expected)) && (!paid || isPaidOf(marketplace, paid))
  return isOf ? row : others
}

/** Writes the results of a comparison for `PUT /analysis/:id`. */
export function writeResults({
  differences,
  matched,
  unmatched,
  totalDifference,
}: Pick<Reconciliation, 'differences' | 'matched' | 'unmatched' | 'totalDifference'>) {
  return {
    errors: differences.map(writeDifference),
    quantity: matched,
    unmatched: unmatched.map(writeUnmatched),
    totalErrors: toReais(totalDifference),
  }
}
