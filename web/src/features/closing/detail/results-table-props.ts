import type { ResultRow } from './results-row.tsx'

export interface ResultsTableProps {
  label: string
  rows: readonly ResultRow[]
  withAmount: boolean
}

export interface OpenRowsProps {
  /** The IDs of the orders whose parts are shown. */
  opened: ReadonlySet<string>
  onToggle: (id: string) => void
}
