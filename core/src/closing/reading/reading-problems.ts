import { type BrokenCell, type ClosingFault, ClosingProblem, type MovementCell } from './closing-problem.ts'
import type { Cell } from './sheet.ts'

/**
 * What the seller has to know of how a file was read.
 *
 * - `copied-rows`: rows that stand in it twice were counted once; `equal-rows`: equal rows of an order were summed, since
 *   nothing says that they are copies, and so were `equal-adjustments`.
 * - `different-fees`: orders whose lines disagree about fees or coupon are left out.
 * - `missing-pieces`: orders that the file says to have more pieces than their lines come to, `surplus-pieces` fewer;
 * `several-pieces`: orders with a line that
 *   says to be of more than the one piece it is read as.
 * - `package-rows`: packages with another number of rows of products than they say, or with one that has amounts.
 * - `other-net`: orders whose price less what is taken off it is not the net amount that the file itself says.
 * - `unreadable-values` and `blank-amounts` counted 0; `negative-amounts` where an orders file never has any.
 * - `blank-status`: orders of which no status says that they were cancelled.
 * - `three-decimals`: amounts such as '1.299' beside '19.90', read as one real and 30 centavos;
 *   `guessed-thousands`: the same where no amount shows centavos, read as 1,299 reais.
 * - `without-columns`: without them it is not known why an amount differs, or when an order was made.
 * - `sheets-without`: columns that only some sheets of the file have, or that others name otherwise.
 * - `swapped-days`: a column has texts, all of one order of day and month, beside dates of a workbook that may be of the other.
 * - `gross-fees`: fees before what a campaign or Pix lowers, read because the file lacks those that were charged.
 * - `fees-not-adding`: fees that do not come to the total beside them, of which only the total is read.
 * - `other-shops`: the file names other shops, `columns`, than the one before it does; `other-shops-across` than the files of the month's
 *   other kind, `other-shops-stored` than those that were stored in its place before.
 * - `odd-ids`: what stands in place of some ids has not the shape of one; `orderIds` are these texts.
 * - `many-refunds`: most payments of a file have a refund id, or all the same, and were left out for it.
 * - `reserved`: sales of which money is held back; it was released, and is not taken off.
 * - `other-sum`: the lines do not come to the total or the balances, `columns`, that the file itself says; `without-total`: it does not
 *   end with the total that it should.
 * - `several-shops`: one file names several shops, `columns`, whose amounts were summed.
 * - `positive-charges`: invoices, by their kind in `columns`, that should take money back and do not have it below 0.
 * - `unknown-orders`: none of a file's payments is of an order of the month.
 * - `unreadable-dates`; `hidden-sheets` were read too, `columns` are their names.
 * - Of a wallet `unsettled-rows` moved no money and are left out, `to-be-adjusted` are rows with an amount that is still to be taken.
 * - `without-times`: its days have no time, as its export has, so that a line of another file is not known again.
 * - `different-amounts`: returns whose rows disagree about an amount, which is not known then.
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
  'hidden-sheets',
  'unsettled-rows',
  'to-be-adjusted',
  'without-times',
  'different-amounts',
  'fees-not-adding',
  'unknown-orders',
  'many-refunds',
  'reserved',
  'other-sum',
  'without-total',
  'several-shops',
  'other-shops',
  'other-shops-across',
  'other-shops-stored',
] as const
export type FileWarningKind = (typeof fileWarningKinds)[number]

/** `count` is of rows, values or dates; `columns` and `orderIds` are those it is about, each once. */
export interface FileWarning {
  readonly kind: FileWarningKind
  readonly count: number
  readonly columns: readonly string[]
  readonly orderIds: readonly string[]
}

type CellFault = 'mixed-marks' | 'lost-digits' | 'unknown-word' | 'other-currency' | MovementCell | BrokenCell

const spreadsheetError =
  /^#(VALUE!|REF!|NAME\?|DIV\/0!|N\/A|NUM!|NULL!|SPILL!|CALC!|FIELD!|GETTING_DATA|N\/D|VALOR!|NOME\?|NÚM!|NULO!|DESPEJAR!|¡VALOR!|¡REF!|¿NOMBRE\?|¡DIV\/0!|¡NUM!|¡NULO!|#+)$/i

/** Collects what is wrong with the cells of a file while it is read: what refuses it, and what the seller is warned of. */
export class ReadingProblems {
  private readonly faults = new Map<
    string,
    { why: CellFault; column: string; cells: number; example: string }
  >()
  private readonly warned = new Map<
    FileWarningKind,
    { count: number; columns: Set<string>; orderIds: Set<string> }
  >()

  /** A cell that cannot be what it should be: the file is refused once all of it is read. */
  refuse(why: CellFault, column: string, cell: Cell | undefined): void {
    const key = `${why} ${column}`
    const known = this.faults.get(key)
    if (known) known.cells += 1
    else this.faults.set(key, { why, column, cells: 1, example: exampleOf(cell) })
  }

  /** Refuses a formula without a result and an error; answers whether the cell was one. */
  refuseBroken(column: string, cell: Cell | undefined): boolean {
    if (typeof cell !== 'string') return false
    const first = cell.charCodeAt(0)
    if (first !== 35 && first !== 61) return false
    if (first === 61) this.refuse('formula', column, cell)
    else if (spreadsheetError.test(cell.trim())) this.refuse('error', column, cell)
    else return false
    return true
  }

  warn(kind: FileWarningKind, { count = 1, column, orderId }: WarnedOf): void {
    const known = this.warned.get(kind) ?? { count: 0, columns: new Set(), orderIds: new Set() }
    known.count += count
    if (column !== undefined) known.columns.add(column)
    if (orderId !== undefined) known.orderIds.add(orderId)
    this.warned.set(kind, known)
  }

  /** @throws ClosingProblem for the first kind of cell that refuses the file */
  throwFault(): void {
    const [first] = this.faults.values()
    if (!first) return
    const { why, ...about } = first
    throw new ClosingProblem(faultOf(why, about))
  }

  /** In the order of the kinds. */
  warnings(): FileWarning[] {
    return fileWarningKinds.flatMap((kind) => {
      const warned = this.warned.get(kind)
      if (!warned) return []
      return [{ kind, count: warned.count, columns: [...warned.columns], orderIds: [...warned.orderIds] }]
    })
  }
}

interface WarnedOf {
  readonly count?: number
  readonly column?: string | undefined
  readonly orderId?: string
}

function faultOf(why: CellFault, about: { column: string; cells: number; example: string }): ClosingFault {
  switch (why) {
    case 'mixed-marks':
    case 'lost-digits':
    case 'unknown-word':
    case 'other-currency':
    case 'no-amount':
    case 'no-date':
    case 'wrong-sign':
    case 'broken-sum':
      return { kind: why, ...about }
    default:
      return { kind: 'broken-cells', why, ...about }
  }
}

const longestExample = 40

function exampleOf(cell: Cell | undefined): string {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')
  return text.trim().slice(0, longestExample)
}
