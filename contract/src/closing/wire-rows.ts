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
import {
  differenceReasons,
  expectedParts,
  paidParts,
  wireBilled,
  wireFreight,
  wireLowered,
  wireReason,
} from './findings.ts'
import { orderNumbers, readItems, wireDayPayments, wireItems } from './order-items.ts'
import { sameFields } from './same-fields.ts'
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

export const wireDue = z.object({ on: z.iso.date(), basis: z.enum(dueBases) })

/** The fields of differences and of unmatched orders with the same names and values in the code. */
const sameOfBoth = {
  numbers: orderNumbers.exactOptional(),
  deliveredOn: z.iso.date().exactOptional(),
  fees: wireFeeCheck.exactOptional(),
  billed: wireBilled.exactOptional(),
  unread: z.literal(true).exactOptional(),
  takenBack: cents.exactOptional(),
}
const sameOfDifference = {
  expected: expectedParts.exactOptional(),
  reason: z.enum(differenceReasons).exactOptional(),
  freight: wireFreight.exactOptional(),
  payments: wireDayPayments.exactOptional(),
  named: orderNumbers.exactOptional(),
  ...sameOfBoth,
}
const sameOfUnmatched = {
  units: count.exactOptional(),
  due: wireDue.exactOptional(),
  lowered: wireLowered.exactOptional(),
  ...sameOfBoth,
}
const differenceFields = sameFields(sameOfDifference)
const unmatchedFields = sameFields(sameOfUnmatched)

/** A difference on the wire, with what an earlier version sent beside the specification's fields: `came` is `paid`, `causes` the `reasons`. */
export const wireDifference = z.looseObject({
  [orderIdKey]: z.string(),
  Diferenca: reais,
  'Data de criação do pedido': z.string(),
  info: z.string(),
  came: paidParts.exactOptional(),
  causes: z.array(wireReason).readonly().exactOptional(),
  items: wireItems.exactOptional(),
  ...sameOfDifference,
})
export type WireDifference = z.infer<typeof wireDifference>

/**
 * An unmatched order on the wire, with what an earlier version sent beside the specification's fields. For every
 * marketplace the expected amount is the first of the four amounts less the other three. `parts` has the own amounts of
 * marketplaces other than Shopee, in centavos.
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
  parts: expectedParts.exactOptional(),
  items: wireItems.exactOptional(),
  ...sameOfUnmatched,
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

/** Reads a difference. Amounts are rounded to whole centavos; unknown keys are dropped. */
export function readDifference(row: WireDifference): OrderDifference {
  const { came, causes, items } = row
  return {
    orderId: row[orderIdKey],
    createdAt: row['Data de criação do pedido'],
    difference: toCents(row.Diferenca),
    info: differenceInfos(row.info),
    ...(came && { paid: came }),
    ...(causes && { reasons: causes }),
    ...(items && { items: readItems(items) }),
    ...differenceFields(row),
  }
}

/** What is lost by a difference, in centavos: how much less than expected was paid, 0 if it was more. */
export function lossOf({ Diferenca }: WireDifference): Cents {
  return shortfall(toCents(Diferenca))
}

/** Writes what the specification has of a difference. */
export function writeDifference({ orderId, difference, createdAt, info }: OrderDifference): WireDifference {
  return {
    [orderIdKey]: orderId,
    Diferenca: toReais(difference),
    'Data de criação do pedido': createdAt,
    info: infoSentence(info),
  }
}

/** Reads an unmatched order, with its amounts in the parts of the closing's marketplace. */
export function readUnmatched(row: WireUnmatched, marketplace: ClosingMarketplace): UnmatchedOrder {
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
    ...(row.items && { items: readItems(row.items) }),
    ...unmatchedFields(row),
  }
}

/** Writes what the specification has of an unmatched order. */
export function writeUnmatched(order: UnmatchedOrder): WireUnmatched {
  const { amounts } = writeAmounts(order)
  return {
    [orderIdKey]: order.orderId,
    'Data de criação do pedido': order.createdAt,
    info: infoSentence(order.info),
    subtotal: toReais(amounts.subtotal),
    taxaComissao: toReais(amounts.commission),
    taxaServico: toReais(amounts.serviceFee),
    cupomVendedor: toReais(amounts.sellerCoupon),
    statusPedido: order.status,
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
  return {
    differences: errors.map((row) => inPartsOf(marketplace, readDifference(row))),
    unmatched: unmatched.map((row) => readUnmatched(row, marketplace)),
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
