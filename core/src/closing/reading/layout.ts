import { columnKey } from './sheet.ts'

/** A file of a marketplace, described by its columns. */
export interface Layout<Name extends string> {
  /** All names each column has had in the file, the preferred one first. */
  readonly columns: Readonly<Record<Name, readonly string[]>>
  /** The columns that must be present. */
  readonly required: readonly NoInfer<Name>[]
  /** The columns that may occur only once, so that the wrong one is never read. */
  readonly single: readonly NoInfer<Name>[]
  /** The usual place of the header; both count from 0. */
  readonly usual: { readonly sheet: number; readonly row: number }
  /** The form of an order id. If the id contains the day of the order, the groups `month` and `day` have it. */
  readonly orderId: RegExp
  /** The columns by the normalised forms of their names ({@link columnKey}). */
  readonly keys: ReadonlyMap<string, Name>
}

/** Builds a layout and its `keys`. */
export function layoutOf<Name extends string>(layout: Omit<Layout<Name>, 'keys'>): Layout<Name> {
  const columns = Object.entries(layout.columns) as [Name, readonly string[]][]
  const keys = columns.flatMap(([name, names]) => names.map((one) => [columnKey(one), name] as const))
  return { ...layout, keys: new Map(keys) }
}
