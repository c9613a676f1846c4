import { infoSentence } from '@vendaclara/contract/closing'
import {
  type Adjustment,
  type AuditedOrder,
  awaitedState,
  closingOf,
  contestableClaim,
  isExpected,
  type LeftOutOrder,
  type Movement,
  missingOf,
  type OrderDifference,
  type UnmatchedOrder,
} from '@vendaclara/core/closing'
import {
  addCents,
  type Cents,
  negative,
  noCents,
  subtractCents,
  sumCents,
  toReais,
} from '@vendaclara/core/money'
import { groups } from 'd3-array'
import { reasonName, reasonOf } from '../model/differences.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { feesSheet } from './fees-sheet.ts'
import { movementsSheets } from './movement-sheets.ts'
import {
  comparedColumns,
  expectedOf,
  leftOutSheet,
  type MonthOrders,
  orderColumns,
  ordersSheet,
} from './orders-sheet.ts'
import { dayColumn, Formula, moneyColumn, SheetRows, tableSheet, writeSheets } from './sheet-rows.ts'
import { adjustmentNames, monthSheets as names } from './texts.ts'

export interface MonthToWrite extends MonthOrders {
  readonly title: string
  readonly differences: readonly OrderDifference[]
  readonly unmatched: readonly UnmatchedOrder[]
  readonly leftOut: readonly LeftOutOrder[]
  readonly adjustments: readonly Adjustment[]
  readonly audited: readonly AuditedOrder[]
  /** The month's lines of movement files. */
  readonly movements: readonly Movement[]
}

/**
 * The whole month as a workbook whose sums are formulas, so that a seller's changes update them. Amounts are in reais.
 * As on the screen, nothing is expected for orders that their buyers have not paid, or that another month was paid for
 * or awaits.
 */
export function writeMonthWorkbook(month: MonthToWrite): Promise<Blob> {
  const orders = ordersSheet(month)
  const differences = differencesSheet(month)
  const unmatched = unmatchedSheet(month)
  const reasons = reasonsSheet(month.differences)
  const answer = answerSheet(month, orders.expected)
  const leftOut = month.leftOut.length > 0 ? [leftOutSheet(month.leftOut)] : []
  const adjustments = month.adjustments.length > 0 ? [adjustmentsSheet(month.adjustments)] : []
  const audit = month.figures.sums?.audit
  const fees = audit && month.audited.length > 0 ? [feesSheet(audit, month.audited)] : []
  const others = movementsSheets(month.movements)
  return writeSheets([
    answer,
    orders.sheet,
    differences,
    reasons,
    unmatched,
    ...leftOut,
    ...adjustments,
    ...fees,
    ...others,
  ])
}

/** What is awaited of an order; null if nothing is expected. */
function awaitedOf({ marketplace, today }: MonthToWrite, order: UnmatchedOrder): Cents | null {
  const { rules } = closingOf(marketplace)
  return isExpected(awaitedState(rules, order, today)) ? rules.expectedAmount(order) : null
}

type ContestedRow = OrderDifference | UnmatchedOrder

/** What can be claimed for a row, as on the screen; null if nothing. */
function contestableIn({ marketplace, today }: MonthToWrite, row: ContestedRow): Cents | null {
  return contestableClaim(closingOf(marketplace), row, today)?.amount ?? null
}

/**
 * The figures of the month in one column. Amounts that other sheets have are formulas over them. What an order without
 * a difference received is in no sheet, so the received sum is computed from the expected one and what is missing.
 */
function answerSheet(month: MonthToWrite, sumOfOrders: string) {
  const { title, figures, orders, differences, unmatched, adjustments } = month
  const { sums, lost, totalDifference } = figures
  const { answer: text } = names
  const sheet = new SheetRows(names.answerSheet, [{ width: 44 }, moneyColumn])
  const expected = sumCents(orders.map((order) => expectedOf(month.marketplace, order) ?? noCents))
  const awaited = sumCents(unmatched.map((order) => awaitedOf(month, order) ?? noCents))
  const gained = addCents(totalDifference, lost)
  const amount = (label: string, formula: string, of: Cents) =>
    sheet.add(label, new Formula(formula, toReais(of)))
  sheet.add(title)
  sheet.add(...(figures.doubts === undefined ? [] : [text.doubtful]))
  amount(text.expected, sumOfOrders, expected)
  sheet.add(text.refunded, sums ? toReais(sums.refunded) : null)
  const parts = subtractCents(addCents(awaited, lost), gained)
  const { less = noCents, awaited: ofAwaited = noCents } = figures.regained ?? {}
  const regained = addCents(less, ofAwaited)
  const lacked = sums ? missingOf({ ...sums, expected }) : parts
  const cells = ['B7', 'B8', 'B9', ...(sums ? ['B10'] : [])]
  const back = regained === 0 ? [] : [`B${7 + cells.length}`]
  if (sums) amount(text.received, ['B3-B4-B6', ...back].join('+'), sums.received)
  else sheet.add(text.received, null)
  amount(text.missing, [...cells, ...back].join('+'), subtractCents(lacked, regained))
  amount(text.awaited, `SUM('${names.unmatched}'!D:D)`, awaited)
  amount(text.less, `-SUMIF('${names.differences}'!E:E,"<0")`, lost)
  amount(text.more, `-SUMIF('${names.differences}'!E:E,">0")`, negative(gained))
  if (sums) sheet.add(text.crumbs, toReais(subtractCents(lacked, parts)))
  if (regained !== 0) sheet.add(text.regained, toReais(negative(regained)))
  const contestable = (row: ContestedRow) => contestableIn(month, row) ?? noCents
  amount(text.contestable, `SUM('${names.differences}'!I:I)`, sumCents(differences.map(contestable)))
  amount(text.contestableAwaited, `SUM('${names.unmatched}'!I:I)`, sumCents(unmatched.map(contestable)))
  const adjusted = sumCents(adjustments.map((one) => one.amount))
  // Very long lists only have their first rows.
  if (sums?.adjustments && sums.adjustments.count > adjustments.length) {
    sheet.add(text.adjustments, toReais(sums.adjustments.amount))
  } else if (adjustments.length > 0) amount(text.adjustments, `SUM('${names.adjustments}'!F:F)`, adjusted)
  return sheet
}

function differencesSheet(month: MonthToWrite) {
  const { order: text } = names
  return tableSheet(
    names.differences,
    [
      ...orderColumns,
      ...comparedColumns(month.marketplace),
      {
        header: text.difference,
        amount: ({ expected, paid, difference }, at) =>
          expected && paid ? new Formula(`D${at}-C${at}`, toReais(difference)) : difference,
      },
      { header: text.reason, width: 40, cell: (row) => reasonName(reasonOf(row)) },
      { header: text.info, width: 52, cell: ({ info }) => infoSentence(info) },
      {
        header: text.contestable,
        amount: (row) => (row.difference < 0 ? (contestableIn(month, row) ?? noCents) : null),
      },
    ],
    month.differences,
  )
}

function reasonsSheet(differences: readonly OrderDifference[]) {
  const { reason: text } = names
  const column = (letter: string) => `'${names.differences}'!${letter}:${letter}`
  return tableSheet(
    names.reasons,
    [
      { header: text.reason, width: 44, cell: ([name]) => name },
      {
        header: text.orders,
        width: 12,
        cell: ([, rows], at) => new Formula(`COUNTIF(${column('F')},A${at})`, rows.length),
      },
      {
        header: text.sum,
        amount: ([, rows], at) => {
          const sum = sumCents(rows.map(({ difference }) => difference))
          return new Formula(`SUMIF(${column('F')},A${at},${column('E')})`, toReais(sum))
        },
      },
    ],
    groups(differences, (row) => reasonName(reasonOf(row))),
  )
}

function unmatchedSheet(month: MonthToWrite) {
  const { order: text } = names
  return tableSheet(
    names.unmatched,
    [
      ...orderColumns,
      { header: text.status, width: 18, cell: ({ status }) => status },
      { header: text.expected, amount: (order) => awaitedOf(month, order) },
      { header: text.due, width: dayColumn, cell: ({ due }) => (due ? new Date(due.on) : null) },
      { header: text.dueBasis, width: 22, cell: ({ due }) => (due ? names.dueBases[due.basis] : null) },
      { header: text.info, width: 52, cell: ({ info }) => infoSentence(info) },
      { header: text.contestable, amount: (order) => contestableIn(month, order) },
    ],
    month.unmatched,
  )
}

function adjustmentsSheet(adjustments: readonly Adjustment[]) {
  const { adjustment: text } = names
  return tableSheet(
    names.adjustments,
    [
      { header: text.day, width: 14, cell: ({ day }) => (day ? formatOrderDate(day) : null) },
      { header: text.description, width: 44, cell: ({ description }) => description },
      { header: text.reason, width: 44, cell: ({ reason }) => reason ?? null },
      { header: text.id, width: 22, cell: ({ orderId }) => orderId ?? null },
      { header: text.kind, width: 24, cell: ({ kind }) => adjustmentNames[kind] },
      { header: text.amount, amount: ({ amount }) => amount },
      { header: names.order.line, width: 16, cell: ({ line }) => line ?? null },
    ],
    adjustments,
  )
}
