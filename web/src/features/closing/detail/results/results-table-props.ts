import type { Difference } from '@vendaclara/contract/closing'
import type { ReactNode } from 'react'
import type { ResultRow } from './result-row.ts'

export interface ResultsTableProps {
  label: string
  rows: readonly ResultRow[]
  withAmount: boolean
  /** Stands beside the information of a row. */
  state: (row: ResultRow) => ReactNode
  work?: RowWork
}

/** What is done with the rows of a table. */
export interface RowWork {
  /** With it, rows can be ticked. */
  readonly ticks?: { readonly selected: ReadonlySet<string>; readonly onSelect: (id: string) => void }
  /** Stands under the parts of an opened row. */
  readonly editor: (row: Difference) => ReactNode
}

export interface OpenRowsProps {
  /** The IDs of the orders whose parts are shown. */
  opened: ReadonlySet<string>
  onToggle: (id: string) => void
}
