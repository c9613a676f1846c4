import { useMediaQuery } from '@mantine/hooks'
import type { ResultsTableProps } from './results-table-props.ts'
import { ScrolledResults } from './scrolled-results.tsx'
import { SteppedResults } from './stepped-results.tsx'

/** The orders of a result: in a frame that scrolls where there is room for columns, step by step on a phone. */
export function ResultsTable(props: ResultsTableProps) {
  const isNarrow = useMediaQuery('(max-width: 819.98px)', false, { getInitialValueInEffect: false })
  return isNarrow ? <SteppedResults {...props} /> : <ScrolledResults {...props} />
}
