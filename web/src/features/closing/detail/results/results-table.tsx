import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useState } from 'react'
import type { ResultsTableProps } from './results-table-props.ts'
import { ScrolledResults } from './scrolled-results.tsx'
import { SteppedResults } from './stepped-results.tsx'
import { toggled } from './toggled.ts'

/** The orders of a result: in a frame that scrolls where there is room for columns, step by step on a phone. */
export function ResultsTable(props: ResultsTableProps) {
  const isNarrow = useMediaQuery('(max-width: 819.98px)', false, { getInitialValueInEffect: false })
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((id: string) => setOpened((before) => toggled(before, id)), [])
  const rows = { ...props, opened, onToggle: toggle }
  return isNarrow ? <SteppedResults {...rows} /> : <ScrolledResults {...rows} />
}
