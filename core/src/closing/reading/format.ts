import { columnKey, type Row } from './sheet.ts'

/**
 * What the cells of a column are, and which of them refuse the file. In any kind but 'text', 'number' and the quiet
 * ones that is a formula without a result, or an error.
 *
 * - 'id': the id of an order; one that a program turned into a number or a date refuses the file.
 * - 'amount': money. A date, a percentage and a mark that may mean two things refuse the file. Any other cell that is no
 *   amount counts as 0, with a warning. 'sure amount': all of these refuse it, as in files where every line counts.
 * - 'day': a day or a moment. One that cannot be read is kept as text, with a warning. 'quiet day': without a warning, as
 *   little depends on it. 'sure day': it refuses the file.
 * - 'count': a number of pieces; 0 for anything but a whole number.
 * - 'currency': any but the real refuses the file.
 * - 'text': anything. 'word': a text that decides how a row counts. 'state': one that says what became of an order; a
 *   state that no known export has is named in a warning.
 * - 'number': a number of the marketplace, such as that of an operation; '' for one that lost digits. 'sure number': one
 *   that lost digits refuses the file.
 */
export type ColumnKind =
  | 'id'
  | 'amount'
  | 'sure amount'
  | 'day'
  | 'quiet day'
  | 'sure day'
  | 'count'
  | 'currency'
  | 'text'
  | 'word'
  | 'state'
  | 'number'
  | 'sure number'

/** A column of a file. `names` are all names it has had, the preferred one first. */
export interface Column<Kind extends ColumnKind = ColumnKind> {
  readonly kind: Kind
  readonly names: readonly string[]
  readonly need: 'required' | 'once' | 'any'
  readonly isMissed?: true
}

/** A column without which a file is refused, as one is that has it twice. */
export function required<Kind extends ColumnKind>(kind: Kind, ...names: readonly string[]): Column<Kind> {
  return { kind, names, need: 'required' }
}

/** A column that may be missing, but not occur twice, so that the wrong one is never read. */
export function once<Kind extends ColumnKind>(kind: Kind, ...names: readonly string[]): Column<Kind> {
  return { kind, names, need: 'once' }
}

/** A column that may be missing. The first one counts. */
export function any<Kind extends ColumnKind>(kind: Kind, ...names: readonly string[]): Column<Kind> {
  return { kind, names, need: 'any' }
}

/** Warns where a column is missing, because the result then says less. */
export function missed<Kind extends ColumnKind>(column: Column<Kind>): Column<Kind> {
  return { ...column, isMissed: true }
}

export type Columns = Readonly<Record<string, Column>>
export type NameOf<C extends Columns> = keyof C & string
/** The names of the columns of some kinds. */
export type NameOfKind<C extends Columns, Kind extends ColumnKind> = {
  [Name in NameOf<C>]: C[Name]['kind'] extends Kind ? Name : never
}[NameOf<C>]

/** A file of a marketplace, declared by its columns. */
export interface Format<out C extends Columns = Columns> {
  readonly columns: C
  /** The form of an order id. If the id contains the day of the order, the groups `month` and `day` have it. */
  readonly orderId: RegExp
  /** The columns that must be there, and those that may not be there twice. */
  readonly required: readonly string[]
  readonly single: readonly string[]
  /** The columns by the normalised forms of their names ({@link columnKey}). */
  readonly keys: ReadonlyMap<string, string>
}

export function formatOf<C extends Columns>(orderId: RegExp, columns: C): Format<C> {
  const all = Object.entries<Column>(columns)
  const namesOf = (needs: readonly Column['need'][]) =>
    all.flatMap(([name, { need }]) => (needs.includes(need) ? [name] : []))
  const keys = all.flatMap(([name, { names }]) => names.map((one) => [columnKey(one), name] as const))
  return {
    columns,
    orderId,
    required: namesOf(['required']),
    single: namesOf(['required', 'once']),
    keys: new Map(keys),
  }
}

/** A file as it was found in a workbook: the rows of all its sheets, and the position of each wanted column in them. */
export interface Table {
  readonly format: Format
  /** The names of its sheets, joined by commas. */
  readonly sheet: string
  readonly hiddenSheets: readonly string[]
  /** Columns that some of its sheets lack or name differently. */
  readonly partlyThere: readonly string[]
  readonly rows: readonly Row[]
  /** The number of each of `rows` in its sheet, from 1. */
  readonly lines: readonly number[]
  readonly position: Readonly<Partial<Record<string, number>>>
  /** The file's own names for its columns. */
  readonly label: Readonly<Partial<Record<string, string>>>
}

/** The usual name of the column that is read as `name`; undefined if the format has none. */
export function columnNamed({ columns }: Format, name: string): string | undefined {
  return columns[name]?.names[0]
}
