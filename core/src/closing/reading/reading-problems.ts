import { type BrokenCell, type ClosingFault, ClosingProblem, type MovementCell } from './closing-problem.ts'
import type { Cell } from './sheet.ts'

/**
 * What the seller should know about how a file was read.
 *
 * - `copied-rows`: copies of rows were counted once. `equal-rows`, `equal-adjustments`: equal rows or adjustments were
 *   summed, since nothing shows that they are copies.
 * - `different-fees`: orders were left out because their lines disagree about fees or coupon.
 * - `missing-pieces`, `surplus-pieces`: the file says that the orders have more, or fewer, pieces than their lines.
 * - `several-pieces`: a line that is read as one piece says that it is of several.
 * - `package-rows`: a package has another number of product rows than it says, or a product row with amounts.
 * - `other-net`: prices and deductions do not add up to an amount that the file states, for one order or for most.
 * - `whole-commissions`: commissions that are all 0, or all without centavos although the prices have them.
 * - `sum-rows`: a row with an id (`orderIds`) that is the sum of all others was left out.
 * - `whole-amounts`: none of many amounts has centavos, or all have tens of them.
 * - `day-numbers`: amounts far above all others of their column that are the number of a day for a spreadsheet program.
 * - `unreadable-values`, `blank-amounts`: values counted as 0. `negative-amounts`: unusual in an orders file.
 * - `blank-status`: orders without a status; a cancelled one would not be recognised.
 * - `three-decimals`: amounts such as '1.299' beside '19.90', read as R$ 1,30. `guessed-thousands`: the same where no
 *   amount shows centavos, read as R$ 1.299,00.
 * - `without-columns`: columns that would say why an amount differs, or when an order was made, are missing.
 * - `sheets-without`: columns that only some sheets of the file have, or that others name differently.
 * - `swapped-days`: a column has texts and dates, and day and month may be swapped in the dates.
 * - `other-days`: dates that cannot be right, as the orders were made on other days.
 * - `gross-fees`: fees before the reduction by a campaign or Pix were read, as the file lacks the charged ones.
 * - `fees-not-adding`: single fees do not add up to their total, so only the total was read.
 * - `other-shops`: the file names other shops (`columns`) than the file before it. `other-shops-across`: than the files
 *   of the other kind (orders or income). `other-shops-stored`: than the files stored before.
 * - `odd-ids`: texts (`orderIds`) that do not look like order ids.
 * - `many-refunds`: most payments have a refund id, all these ids are the same, or most of them are of money that came in;
 *   they were left out.
 * - `without-sale`: payments, refunds and shipping costs that name no sale (`columns` are blank) were left out.
 * - `reserved`: money of these sales is held back. It was released and is not deducted.
 * - `other-sum`: the lines do not add up to the total or the balances (`columns`) that the file states.
 * - `without-total`: the total at the end of the file is missing. `only-credits`: balances, totals and all lines that take
 *   money off a sale are missing.
 * - `unknown-words`: an unknown word in a column (`columns` as 'column: word') that decides how a row counts.
 * - `several-shops`: the file names several shops (`columns`), whose amounts were summed.
 * - `positive-charges`: invoices of a kind (`columns`) that should take money back, with a positive amount.
 * - `unknown-orders`: no payment of the file is for an order of the month.
 * - `unreadable-dates`: dates kept as text. `hidden-sheets`: hidden sheets (`columns`) were read as well.
 * - `unsettled-rows`: wallet rows that moved no money were left out. `to-be-adjusted`: wallet rows with an amount that
 *   is still to be deducted.
 * - `without-times`: days without times, so that a line cannot be recognised in another file.
 * - `different-amounts`: the rows of a return disagree about an amount, which is then left out.
 */
export const fileWarningKinds = [
  'copied-rows',
  'equal-rows',
  'equal-adjustments',
  'different-fees',
  'missing-pieces',
  'surplus-pieces',
  'several-pieces',
  'package-rows',
  'odd-ids',
  'other-net',
  'positive-charges',
  'whole-commissions',
  'whole-amounts',
  'sum-rows',
  'day-numbers',
  'unreadable-values',
  'blank-amounts',
  'blank-status',
  'negative-amounts',
  'three-decimals',
  'guessed-thousands',
  'without-columns',
  'sheets-without',
  'gross-fees',
  'unreadable-dates',
  'swapped-days',
  'other-days',
  'hidden-sheets',
  'unsettled-rows',
  'to-be-adjusted',
  'without-times',
  'different-amounts',
  'fees-not-adding',
  'unknown-orders',
  'many-refunds',
  'without-sale',
  'reserved',
  'other-sum',
  'without-total',
  'only-credits',
  'unknown-words',
  'several-shops',
  'other-shops',
  'other-shops-across',
  'other-shops-stored',
] as const
export type FileWarningKind = (typeof fileWarningKinds)[number]

/** Warnings that most amounts of a file, or which of its rows are there, cannot be relied on. */
const doubtful: ReadonlySet<FileWarningKind> = new Set([
  ...([
    'other-sum',
    'without-total',
    'only-credits',
    'many-refunds',
    'three-decimals',
    'guessed-thousands',
  ] as const),
  ...(['unknown-orders', 'other-shops-across', 'whole-commissions', 'whole-amounts'] as const),
])

/** Whether nothing may be claimed by a file with this warning; `ofAll` is the number of its orders. */
export function forbidsClaims(
  { kind, orders }: { readonly kind: FileWarningKind; readonly orders: number },
  ofAll: number,
): boolean {
  return doubtful.has(kind) || (kind === 'other-net' && orders * 2 > ofAll)
}

/** `count` counts rows, values or dates. `columns` and `orderIds` name those concerned, each once. */
export interface FileWarning {
  readonly kind: FileWarningKind
  readonly count: number
  readonly columns: readonly string[]
  readonly orderIds: readonly string[]
}

export type CellFault =
  | 'mixed-marks'
  | 'lost-digits'
  | 'unknown-word'
  | 'other-currency'
  | MovementCell
  | BrokenCell

const spreadsheetError =
  /^#(VALUE!|REF!|NAME\?|DIV\/0!|N\/A|NUM!|NULL!|SPILL!|CALC!|FIELD!|GETTING_DATA|N\/D|VALOR!|NOME\?|NÚM!|NULO!|DESPEJAR!|¡VALOR!|¡REF!|¿NOMBRE\?|¡DIV\/0!|¡NUM!|¡NULO!|#+)$/i

interface CellsFault {
  readonly why: CellFault
  readonly column: string
  cells: number
  readonly example: string
  readonly orderId?: string
}

/** Collects the problems found while reading a file: those that refuse it, and warnings for the seller. */
export class ReadingProblems {
  /** The orders with an unreadable amount. Nothing is claimed for them. */
  readonly unread = new Set<string>()
  private readonly judges: (() => ClosingFault | undefined)[] = []
  private warners: (() => void)[] = []
  private readonly faults = new Map<string, CellsFault>()
  private readonly warned = new Map<
    FileWarningKind,
    { count: number; columns: Set<string>; orderIds: Set<string> }
  >()

  /**
   * Notes a wrong cell, with its order where it is known. The file is refused once all of it is read, see
   * {@link throwFault}.
   */
  refuse(why: CellFault, column: string, cell: Cell | undefined, orderId = ''): void {
    const key = `${why} ${column}`
    const known = this.faults.get(key)
    if (known) known.cells += 1
    else
      this.faults.set(key, { why, column, cells: 1, example: exampleOf(cell), ...(orderId && { orderId }) })
  }

  /** Refuses a formula without a result and an error value. Answers whether the cell was one. */
  refuseBroken(column: string, cell: Cell | undefined, orderId = ''): boolean {
    if (!mayBeBroken(cell)) return false
    if (cell.startsWith('=')) this.refuse('formula', column, cell, orderId)
    else if (spreadsheetError.test(cell.trim())) this.refuse('error', column, cell, orderId)
    else return false
    return true
  }

  warn(kind: FileWarningKind, { count = 1, column, orderId }: WarnedOf): void {
    const known = this.warned.get(kind) ?? { count: 0, columns: new Set(), orderIds: new Set() }
    known.count += count
    if (column) known.columns.add(column)
    if (orderId) known.orderIds.add(orderId)
    this.warned.set(kind, known)
  }

  /** Warns of an amount that an order must have; nothing is claimed for one that is blank. */
  warnOfBlank(column: string, orderId: string): void {
    this.warn('blank-amounts', { column, orderId })
    this.unread.add(orderId)
  }

  hasWarned(kind: FileWarningKind, orderId: string): boolean {
    return this.warned.get(kind)?.orderIds.has(orderId) ?? false
  }

  /** Adds what can only be judged when all rows were read; it answers why the file is refused. */
  judgeLast(judge: () => ClosingFault | undefined): void {
    this.judges.push(judge)
  }

  /** Adds what can only be said when all rows were read. */
  warnLast(warn: () => void): void {
    this.warners.push(warn)
  }

  /** @throws ClosingProblem for the first kind of cell that was refused; its count covers the whole file */
  throwFault(): void {
    const [first] = this.faults.values()
    if (first) {
      const { why, ...about } = first
      throw new ClosingProblem(faultOf(why, about))
    }
    for (const judge of this.judges) {
      const fault = judge()
      if (fault) throw new ClosingProblem(fault)
    }
  }

  /** The warnings about the whole file, in the sequence of {@link fileWarningKinds}. */
  warnings(): FileWarning[] {
    for (const warn of this.warners) warn()
    this.warners = []
    return fileWarningKinds.flatMap((kind) => {
      const warned = this.warned.get(kind)
      if (!warned) return []
      return [{ kind, count: warned.count, columns: [...warned.columns], orderIds: [...warned.orderIds] }]
    })
  }
}

/** Whether a cell begins like a formula without a result or an error. */
export function mayBeBroken(cell: Cell | undefined): cell is string {
  if (typeof cell !== 'string') return false
  const first = cell.charCodeAt(0)
  return first === 35 || first === 61
}

interface WarnedOf {
  readonly count?: number
  readonly column?: string | undefined
  readonly orderId?: string
}

function faultOf(why: CellFault, about: Omit<CellsFault, 'why'>): ClosingFault {
  return isBrokenCell(why) ? { kind: 'broken-cells', why, ...about } : { kind: why, ...about }
}

function isBrokenCell(why: CellFault): why is BrokenCell {
  return why === 'formula' || why === 'error' || why === 'date' || why === 'percentage'
}

const longestExample = 40

/** The content of a cell as a fault shows it. */
export function exampleOf(cell: Cell | undefined): string {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')
  return text.trim().slice(0, longestExample)
}
