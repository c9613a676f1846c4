import { Button, Group, Paper, Skeleton, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { ResultRow } from '../model/differences.ts'
import classes from './results.module.css'
import { type OpenRowsProps, ResultsGrid, ResultsRow, type ResultsTableProps } from './results-grid.tsx'
import { texts } from './texts.ts'

/** The orders of a result: in a frame that scrolls where there is room for columns, step by step on a phone. */
export function ResultsTable(props: ResultsTableProps) {
  const isNarrow = useMediaQuery('(max-width: 819.98px)', false, { getInitialValueInEffect: false })
  const [opened, onToggle] = useOpenedRows()
  const List = isNarrow ? SteppedResults : ScrolledResults
  return <List {...props} opened={opened} onToggle={onToggle} />
}

/** The IDs of the orders whose parts are shown. */
function useOpenedRows() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const onToggle = useCallback((id: string) => {
    setOpened((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])
  return [opened, onToggle] as const
}

const rowHeight = 44
const drawnAtOnce = 7
/** As the frame is where there is room for it: its rows are drawn at once, not after it was measured. */
const frame = { width: 0, height: 560 }

/** Until the browser reports the height of a row, its last known one holds: asking for it would lay out the page at each row. */
function heightWithoutLayout(
  row: HTMLTableRowElement,
  reported: ResizeObserverEntry | undefined,
  { measurementsCache }: Virtualizer<HTMLDivElement, HTMLTableRowElement>,
): number {
  const [box] = reported?.borderBoxSize ?? []
  return box?.blockSize ?? measurementsCache[Number(row.dataset.index)]?.size ?? rowHeight
}

/** Only the rows in sight are on the page, so that tens of thousands scroll as ten do. */
function ScrolledResults(props: ResultsTableProps & OpenRowsProps) {
  const { label, list, withAmount, opened, onToggle, ...ofRows } = props
  const { count, rowAt, onRange } = list
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: frame,
    measureElement: heightWithoutLayout,
    overscan: 4,
  })
  // The first rows are drawn at once, the others after them, so that the page answers meanwhile.
  const drawn = useDeferredValue(Number.POSITIVE_INFINITY, drawnAtOnce)
  const items = virtual.getVirtualItems().slice(0, drawn)
  const [from, to] = [items[0]?.index ?? 0, (items.at(-1)?.index ?? -1) + 1]
  useEffect(() => onRange({ from, to }), [onRange, from, to])
  const height = virtual.getTotalSize()
  const continues = height > (virtual.scrollRect?.height ?? height)
  return (
    <div className={classes.frame}>
      <div ref={scroller} className={classes.scroller}>
        <ResultsGrid
          label={label}
          count={count}
          withAmount={withAmount}
          before={items[0]?.start ?? 0}
          after={height - (items.at(-1)?.end ?? 0)}
        >
          {items.map(({ index, size }) => {
            const row = rowAt(index)
            // A row that is on its way has its room already.
            if (!row) return <tr key={index} aria-hidden className={classes.row} style={{ height: size }} />
            return (
              <ResultsRow
                key={`${index} ${row.orderId}`}
                ref={virtual.measureElement}
                row={row}
                index={index}
                opened={opened.has(row.orderId)}
                onToggle={onToggle}
                {...ofRows}
              />
            )
          })}
        </ResultsGrid>
      </div>
      {continues && <p className={classes.continues}>{texts.results.scroll(count)}</p>}
    </div>
  )
}

const shownAtFirst = 20
const step = 50

/** The first rows, and more of them when asked: the page scrolls past them to what comes after. */
function SteppedResults(props: ResultsTableProps & OpenRowsProps) {
  const { label, list, withAmount, opened, onToggle, ...ofRows } = props
  const { count, rowAt, onRange } = list
  const [wanted, setWanted] = useState(shownAtFirst)
  useEffect(() => onRange({ from: 0, to: wanted }), [onRange, wanted])
  const shown = Array.from({ length: Math.min(wanted, count) }, (_, index) => rowAt(index)).filter(isThere)
  return (
    <div className={classes.frame}>
      <ResultsGrid label={label} count={count} withAmount={withAmount}>
        {shown.map((row, index) => (
          <ResultsRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an order another client stored can be there twice
            key={`${index} ${row.orderId}`}
            row={row}
            index={index}
            opened={opened.has(row.orderId)}
            onToggle={onToggle}
            {...ofRows}
          />
        ))}
      </ResultsGrid>
      {shown.length < count && (
        <div className={classes.more}>
          <Text size="sm" c="dimmed" aria-live="polite">
            {texts.results.shown(shown.length, count)}
          </Text>
          <Button variant="default" fullWidth onClick={() => setWanted(wanted + step)}>
            {texts.results.more}
          </Button>
        </div>
      )}
    </div>
  )
}

function isThere(row: ResultRow | undefined): row is ResultRow {
  return row !== undefined
}

/** In place of a list that is on its way. */
export function RowsSkeleton() {
  return <Skeleton h={240} radius="lg" role="status" aria-label={texts.results.loading} />
}

interface EmptyResultsProps {
  text: string
  /** What can be done about it. */
  children?: ReactNode
}

/** In place of a list without rows. */
export function EmptyResults({ text, children }: EmptyResultsProps) {
  return (
    <Paper withBorder p="lg">
      <Group gap="md">
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        {children}
      </Group>
    </Paper>
  )
}
