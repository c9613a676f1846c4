import type { ResultRow } from './results-row.tsx'

export interface ResultsTableProps {
  label: string
  rows: readonly ResultRow[]
  withAmount: boolean
}
