import { isNone } from '../../money/index.ts'
import type { LeftOutOrder, Order, OrderLeftOut } from '../model/order.ts'
import { cutText } from '../model/order-items.ts'
import { type Payment, sumPayments } from '../model/payments.ts'
import type { ClosingTerms } from '../model/terms/closing-terms.ts'
import { ClosingProblem } from '../reading/closing-problem.ts'
import type { Table } from '../reading/locate-file.ts'
import type { OrderIds } from '../reading/order-ids.ts'
import type { ReadingProblems } from '../reading/reading-problems.ts'
import { type Cell, columnKey, textOf, wordOf } from '../reading/sheet.ts'
import type { IncomeFile, OrdersFile } from './closing-files.ts'

/** Collects the left-out orders of a file and counts their lines by reason. */
export class OrdersLeftOut {
  readonly orders: LeftOutOrder[] = []
  readonly lines: Record<OrderLeftOut, number> = { cancelled: 0, refunded: 0, partly: 0, fees: 0 }

  add({ status, product, ...order }: LeftOutOrder, lines: number): void {
    this.orders.push({ ...order, status: cutText(status), product: cutText(product) })
    this.lines[order.why] += lines
  }
}

/**
 * What every reader ends with: the ids and problems, the number of copied rows, and the number of unreadable amounts.
 */
interface WasRead {
  readonly ids: OrderIds
  readonly problems: ReadingProblems
  readonly copies: number
  readonly unreadable: number
}

interface OrdersRead<Terms extends ClosingTerms> extends WasRead, Pick<OrdersFile<Terms>, 'cut'> {
  readonly orders: readonly Order<Terms>[]
  readonly leftOut: OrdersLeftOut
}

/** @throws ClosingProblem for the first refused cell, and 'no-rows' if the file has no order */
export function ordersFile<Terms extends ClosingTerms>(
  table: Table<string>,
  { orders, leftOut, cut, ids, problems, copies, unreadable }: OrdersRead<Terms>,
): OrdersFile<Terms> {
  warnOfSheets(table, problems)
  ids.warnOfOdd()
  problems.throwFault()
  if (orders.length + leftOut.orders.length === 0) throw new ClosingProblem({ kind: 'no-rows' })
  const { unread } = problems
  const known = orders.map((order) =>
    unread.has(order.orderId) ? { ...order, unread: true as const } : order,
  )
  return {
    sheet: table.sheet,
    orders: unread.size > 0 ? known : orders,
    rows: orders.reduce((sum, order) => sum + order.lines, 0),
    leftOut: leftOut.orders,
    linesLeftOut: { ...leftOut.lines, withoutId: ids.withoutId, texts: ids.texts, copies },
    ...(cut && { cut }),
    unreadableValues: unreadable,
    warnings: problems.warnings(),
  }
}

interface PaymentsRead<Terms extends ClosingTerms> extends WasRead {
  readonly payments: readonly Payment<Terms>[]
  readonly numbers?: readonly string[]
  /** The names of the amounts of a payment. */
  readonly names: readonly string[]
  /** Rows left out in addition to copies and to those that `ids` counted. */
  readonly details?: number
  readonly refunds?: number
  readonly texts?: number
}

/**
 * @throws ClosingProblem for the first refused cell, and 'no-rows' if the file has no payment, not even a left-out one
 */
export function incomeFile<Terms extends ClosingTerms>(
  table: Table<string>,
  read: PaymentsRead<Terms>,
): IncomeFile<Terms> {
  const { payments, numbers, names, ids, problems, copies, unreadable } = read
  const { details = 0, refunds = 0, texts = 0 } = read
  warnOfSheets(table, problems)
  ids.warnOfOdd()
  problems.throwFault()
  if (payments.length + details + refunds === 0) throw new ClosingProblem({ kind: 'no-rows' })
  return {
    sheet: table.sheet,
    payments,
    ...(numbers && { numbers }),
    income: sumPayments<Terms>(payments, names),
    ...(problems.unread.size > 0 && { unread: [...problems.unread] }),
    rowsLeftOut: { withoutId: ids.withoutId, texts: ids.texts + texts, details, refunds, copies },
    unreadableValues: unreadable,
    warnings: problems.warnings(),
  }
}

type FeesRead<Terms extends ClosingTerms> = WasRead &
  Required<Pick<IncomeFile<Terms>, 'billed' | 'feeRows' | 'report'>> &
  Pick<IncomeFile<Terms>, 'adjustments'> & { readonly texts?: number }

/**
 * A report that states fees and pays nothing.
 *
 * @throws ClosingProblem for the first refused cell, and 'no-rows' if the file has no fee
 */
export function feesFile<Terms extends ClosingTerms>(
  table: Table<string>,
  { ids, problems, copies, unreadable, texts = 0, ...fees }: FeesRead<Terms>,
): IncomeFile<Terms> {
  warnOfSheets(table, problems)
  ids.warnOfOdd()
  problems.throwFault()
  if (fees.feeRows === 0) throw new ClosingProblem({ kind: 'no-rows' })
  return {
    ...fees,
    ...{ sheet: table.sheet, payments: [], income: [], unreadableValues: unreadable },
    rowsLeftOut: { ...noneLeftOut, withoutId: ids.withoutId, texts: ids.texts + texts, copies },
    warnings: problems.warnings(),
  }
}

const noneLeftOut = { details: 0, refunds: 0 }

/** The shops named in the file's shop column, at most {@link mostShops}; empty if there is no such column. */
export function shopsOf({ layout, position, rows }: Table<string>): readonly string[] {
  const place = position.shop
  if (place === undefined) return []
  const shops = new Set(
    rows.map((row) => (isNone(row[place], 'exception') ? '' : cutText(textOf(row[place])))),
  )
  shops.delete('')
  // A repeated header names no shop.
  for (const shop of shops) if (layout.keys.has(columnKey(shop))) shops.delete(shop)
  return [...shops].slice(0, mostShops)
}

const mostShops = 20

/** Warns of hidden sheets that were read, and of columns that only some sheets have. */
export function warnOfSheets(
  { hiddenSheets, partlyThere }: Pick<Table<string>, 'hiddenSheets' | 'partlyThere'>,
  problems: ReadingProblems,
): void {
  for (const sheet of hiddenSheets) problems.warn('hidden-sheets', { column: sheet })
  for (const column of partlyThere) problems.warn('sheets-without', { column })
}

/** Whether a status says that an order was cancelled, in Portuguese or English, in any form of the word. */
export function saysCancelled(status: Cell | undefined): boolean {
  return /^\W*((pedido|venda|compra|order) )?cancel/.test(wordOf(status))
}

/** How words of a state begin or what they contain, in the exports in Portuguese, Spanish and English. */
const wordsOfStates =
  /conclu|complet|cancel|entreg|deliver|envi|ship|transport|coleta|colet|pickup|pag[oa]|pagamento|paid|pending|pendente|aguard|esper|await|receb|receiv|frete|process|transito|transit|caminho|prepara|pronto|ready|devol|return|reembols|refund|solicita|request|contesta|disput|aprov|approv|rejeit|reject|recus|analise|review|andamento|progress|resolv|encerr|finaliz|closed|falha|fail|perdid|lost|extravi|troca|exchange|armazen|rastre|despach|emitid|verific|reten|comprador/

/** Names the words of a state that are in no export known here. Such a word may be a mistake of whoever changed the file. */
export class KnownStates {
  private readonly known = new Map<Cell, boolean>()
  private readonly named = new Set<string>()
  private readonly problems: ReadingProblems
  private readonly column: string

  constructor(problems: ReadingProblems, column: string) {
    this.problems = problems
    this.column = column
  }

  see(cell: Cell | undefined, orderId: string): void {
    if (isNone(cell, 'exception') || cell === undefined) return
    let isKnown = this.known.get(cell)
    if (isKnown === undefined) {
      isKnown = wordsOfStates.test(wordOf(cell))
      if (this.known.size < mostStates) this.known.set(cell, isKnown)
    }
    if (isKnown) return
    const word = cutText(textOf(cell)).slice(0, longestWord)
    if (this.named.size < mostNamed) this.named.add(word)
    const column = this.named.has(word) ? `${this.column}: ${word}` : this.column
    this.problems.warn('unknown-words', { column, orderId })
  }
}

const mostStates = 1000
const mostNamed = 20
const longestWord = 60
