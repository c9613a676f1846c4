import type {
  Adjustment,
  AuditedOrder,
  ClosingFigures,
  ClosingMarketplace,
  ClosingMonth,
  ClosingRows,
  DifferenceInfo,
  OrderDifference,
  OtherInfo,
  Reconciliation,
  SettledOrder,
  UnmatchedInfo,
  UnmatchedOrder,
} from '@vendaclara/core/closing'
import { closingMarketplaceIds, dueBases } from '@vendaclara/core/closing'
import { type Cents, shortfall, toCents, toReais } from '@vendaclara/core/money'
import { z } from 'zod'
import { cents, count, inCents, reais, version } from '../amounts.ts'
import { wireAudit, wireFeeCheck } from './fees.ts'
import { differenceFindings, expectedParts, wireBilled, wireFreight, wireLowered } from './findings.ts'
import { type MonthName, monthName, readMonth } from './month-names.ts'
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

/** The marketplace of a closing. */
export const wireMarketplace = z.enum(closingMarketplaceIds)

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

/** `MonthSums`, in centavos. */
export const wireSums = z.strictObject({
  expected: cents,
  received: cents,
  refunded: cents,
  awaited: cents,
  otherOrders: count,
  otherReceived: cents,
  owed: z.strictObject({ count, amount: cents }).exactOptional(),
  leftOut: z.strictObject({ count, amount: cents }).exactOptional(),
  counts: z
    .strictObject({
      ...{ unpaid: count, paidLate: count, cancelled: count, returned: count },
      refunded: count.exactOptional(),
    })
    .exactOptional(),
  explained: cents.exactOptional(),
  rests: z
    .array(z.strictObject({ until: z.iso.date().nullable(), amount: cents }))
    .max(1000)
    .readonly()
    .exactOptional(),
  adjustments: z.strictObject({ count, amount: cents }).exactOptional(),
  audit: wireAudit.exactOptional(),
})

/**
 * `ClosingFigures` on the wire. `quantity` counts the matched orders, `totalErrors` is the sum of the differences in
 * reais.
 */
export const wireFigures = z.object({
  hasOrders: z.boolean(),
  hasResults: z.boolean(),
  isSent: z.boolean(),
  quantity: count,
  totalErrors: z.number(),
  differences: count,
  unmatched: count,
  lost: inCents(z.number().int()),
  sums: wireSums.nullable(),
  recovered: inCents(z.number().int()),
  denied: inCents(z.number().int()),
  contested: count,
  regained: z.strictObject({ less: cents, awaited: cents }).exactOptional(),
  doubts: count.exactOptional(),
  revision: version,
})
export type WireFigures = z.infer<typeof wireFigures>

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
export function readDifference(row: WireDifference, texts: KnownTexts = new Map()): OrderDifference {
  const { expected, came, reason, causes, items, payments, freight, fees, billed } = row
  const { numbers, named, deliveredOn } = row
  return {
    orderId: row[orderIdKey],
    createdAt: row['Data de criação do pedido'],
    difference: toCents(row.Diferenca),
    info: differenceInfos(row.info),
    ...(expected && { expected }),
    ...(came && { paid: came }),
    ...(reason && { reason }),
    ...(causes && { reasons: causes }),
    ...(items && { items: readItems(items, texts) }),
    ...(payments && { payments }),
    ...(numbers && { numbers }),
    ...(named && { named }),
    ...(freight && { freight }),
    ...(deliveredOn && { deliveredOn }),
    ...(fees && { fees }),
    ...(billed && { billed }),
    ...uncertainOf(row),
  }
}

/** The fields of a row that say why nothing is claimed for it. */
function uncertainOf({ unread, takenBack }: Uncertain): Pick<OrderDifference, 'unread' | 'takenBack'> {
  return { ...(unread && { unread }), ...(takenBack !== undefined && { takenBack }) }
}

interface Uncertain {
  readonly unread?: true | undefined
  readonly takenBack?: Cents | undefined
}

/** What is lost by a difference, in centavos: how much less than expected was paid, 0 if it was more. */
export function lossOf({ Diferenca }: WireDifference): Cents {
  return shortfall(toCents(Diferenca))
}

export function writeDifference(row: OrderDifference): WireDifference {
  const { expected, paid, reason, reasons, items, payments, freight, fees, billed } = row
  const { numbers, named, deliveredOn } = row
  return {
    [orderIdKey]: row.orderId,
    Diferenca: toReais(row.difference),
    'Data de criação do pedido': row.createdAt,
    info: infoSentence(row.info),
    ...(expected && { expected }),
    ...(paid && { came: paid }),
    ...(reason && { reason }),
    ...(reasons && { causes: [...reasons] }),
    ...(items && { items: writeItems(items) }),
    ...(payments && { payments: [...payments] }),
    ...(numbers && { numbers: [...numbers] }),
    ...(named && { named: [...named] }),
    ...(freight && { freight }),
    ...(deliveredOn && { deliveredOn }),
    ...(fees && { fees }),
    ...(billed && { billed: [...billed] }),
    ...uncertainOf(row),
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
    ...(row.units !== undefined && { units: row.units }),
    ...(row.items && { items: readItems(row.items, texts) }),
    ...(row.due && { due: row.due }),
    ...(row.numbers && { numbers: row.numbers }),
    ...(row.deliveredOn && { deliveredOn: row.deliveredOn }),
    ...(row.lowered && { lowered: row.lowered }),
    ...(row.fees && { fees: row.fees }),
    ...(row.billed && { billed: row.billed }),
    ...uncertainOf(row),
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
    ...(order.units !== undefined && { units: order.units }),
    ...(parts && { parts }),
    ...(order.items && { items: writeItems(order.items) }),
    ...(order.due && { due: order.due }),
    ...(order.numbers && { numbers: [...order.numbers] }),
    ...(order.deliveredOn && { deliveredOn: order.deliveredOn }),
    ...(order.lowered && { lowered: order.lowered }),
    ...(order.fees && { fees: order.fees }),
    ...(order.billed && { billed: [...order.billed] }),
    ...uncertainOf(order),
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

export function readFigures({ quantity, totalErrors, ...figures }: WireFigures): ClosingFigures {
  return { ...figures, matched: quantity, totalDifference: toCents(totalErrors) }
}

/** A closing in the code. */
export interface Analysis extends ClosingMonth {
  readonly id: string
  readonly marketplace: ClosingMarketplace
  readonly duplicate: boolean
}

/** Reads a closing with its figures. */
export function readAnalysis<
  Wire extends { readonly figures: WireFigures; readonly month: MonthName; readonly mes: MonthName },
>({ figures, mes: _, ...analysis }: Wire) {
  return { ...readMonth(analysis), figures: readFigures(figures) }
}

/** Writes a closing without its figures. */
export function writeAnalysis({ id, month, year, marketplace, duplicate }: Analysis) {
  const name = monthName(month)
  return { id, month: name, mes: name, year, marketplace, duplicate }
}

export function writeFigures({ matched, totalDifference, ...figures }: ClosingFigures): WireFigures {
  return { ...figures, quantity: matched, totalErrors: toReais(totalDifference) }
}
