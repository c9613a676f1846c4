import { columnKey } from './sheet.ts'

/** A file of a marketplace by its columns. */
export interface Layout<Name extends string> {
  /** The columns by the names they have had in the file, the one to prefer first. */
  readonly columns: Readonly<Record<Name, readonly string[]>>
  /** Those the rule cannot do without. */
  readonly required: readonly NoInfer<Name>[]
  /** Those that may stand there only once, lest the wrong one is read. */
  readonly single: readonly NoInfer<Name>[]
  /** Where the header usually stands, both from 0. */
  readonly usual: { readonly sheet: number; readonly row: number }
  /** An order's id as the file has it. Where it says the day of the order, that is in the groups `month` and `day`. */
  readonly orderId: RegExp
  /** The columns by the keys of their names. */
  readonly keys: ReadonlyMap<string, Name>
}

/** A layout with the keys of its columns. */
export function layoutOf<Name extends string>(layout: Omit<Layout<Name>, 'keys'>): Layout<Name> {
  const columns = Object.entries(layout.columns) as [Name, readonly string[]][]
  const keys = columns.flatMap(([name, names]) => names.map((one) => [columnKey(one), name] as const))
  return { ...layout, keys: new Map(keys) }
}
