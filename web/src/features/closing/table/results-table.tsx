import { Button, Group, Paper, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import classes from './results.module.css'
import { type OpenRowsProps, ResultsGrid, ResultsRow, type ResultsTableProps } from './results-grid.tsx'
import { texts } from './texts.ts'
import { useSelection } from './use-selection.ts'

/** The orders of a result: in a frame that scrolls where there is room for columns, step by step on a phone. */
export function ResultsTable(props: ResultsTableProps) {
  const isNarrow = useMediaQuery('(max-width: 819.98px)', false, { getInitialValueInEffect: false })
  const { selected: opened, toggle: onToggle } = useSelection()
  const List = isNarrow ? SteppedResults : ScrolledResults
  return <List {...props} opened={opened} onToggle={onToggle} />
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
  const { label, rows, withAmount, opened, onToggle, ...ofRows } = props
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: frame,
    measureElement: heightWithoutLayout,
    overscan: 4,
  })
  // The first rows are drawn at once, the others after them, so that the page answers meanwhile.
  const drawn = useDeferredValue(Number.POSITIVE_INFINITY, drawnAtOnce)
  const items = virtual.getVirtualItems().slice(0, drawn)
  const height = virtual.getTotalSize()
  const continues = height > (virtual.scrollRect?.height ?? height)
  return (
    <div className={classes.frame}>
      <div ref={scroller} className={classes.scroller}>
        <ResultsGrid
          label={label}
          count={rows.length}
          withAmount={withAmount}
          before={items[0]?.start ?? 0}
          after={height - (items.at(-1)?.end ?? 0)}
        >
          {items.map(({ index }) => {
            const row = rows[index]
            return (
              row && (
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
            )
          })}
        </ResultsGrid>
      </div>
      {continues && <p className={classes.continues}>{texts.results.scroll(rows.length)}</p>}
    </div>
  )
}

const shownAtFirst = 20
const step = 50

/** The first rows, and more of them when asked: the page scrolls past them to what comes after. */
function SteppedResults(props: ResultsTableProps & OpenRowsProps) {
  const { label, rows, withAmount, opened, onToggle, ...ofRows } = props
  const [wanted, setWanted] = useState(shownAtFirst)
  const shown = rows.slice(0, wanted)
  return (
    <div className={classes.frame}>
      <ResultsGrid label={label} count={rows.length} withAmount={withAmount}>
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
      {shown.length < rows.length && (
        <div className={classes.more}>
          <Text size="sm" c="dimmed" aria-live="polite">
            {texts.results.shown(shown.length, rows.length)}
          </Text>
          <Button variant="default" fullWidth onClick={() => setWanted(wanted + step)}>
            {texts.results.more}
          </Button>
        </div>
      )}
    </div>
  )
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
