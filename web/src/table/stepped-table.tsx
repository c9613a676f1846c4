import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { formatCount } from '../ui/number-formats.ts'
import { FramedTable, type FramedTableProps } from './framed-table.tsx'
import { texts } from './texts.ts'

/** The first rows of a list, and more on request. */
export interface Stepped<Row> {
  readonly rows: readonly Row[]
  /** How many rows `showMore` adds; 0 if all are shown. */
  readonly left: number
  readonly showMore: () => void
}

interface SteppedTableProps<Row> extends Omit<FramedTableProps<Row>, 'rows'> {
  list: Stepped<Row>
}

/** A framed table of the first rows of a list. */
export function SteppedTable<Row>({ list, ...table }: SteppedTableProps<Row>) {
  return (
    <Stack gap="xs">
      <FramedTable {...table} rows={list.rows} />
      <MoreRows list={list} />
    </Stack>
  )
}

/** Shows more rows of a list; not there once all are shown. */
function MoreRows({ list: { left, showMore } }: { list: Stepped<unknown> }) {
  if (left <= 0) return null
  return (
    <Button variant="default" size="xs" w="fit-content" onClick={showMore}>
      {texts.more(formatCount(left))}
    </Button>
  )
}

const shownAtFirst = 10
const step = 100

/** The first of rows that are all on the page. */
export function useSteps<Row>(all: readonly Row[]): Stepped<Row> {
  const [wanted, setWanted] = useState(shownAtFirst)
  return {
    rows: all.slice(0, wanted),
    left: Math.max(0, Math.min(step, all.length - wanted)),
    showMore: () => setWanted(wanted + step),
  }
}
