import { Button, Group, Paper, Skeleton, Text } from '@mantine/core'
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePhone } from '../../../theme/widths.ts'
import type { ResultRow } from '../model/differences.ts'
import { useOpenOrder } from '../model/use-open-order.ts'
import classes from './results.module.css'
import { ResultsGrid, ResultsRow, type ResultsTableProps } from './results-grid.tsx'
import { texts } from './texts.ts'

interface ListProps extends ResultsTableProps {
  openId: string | null
  /** The focus goes back to another list. */
  isOpenedElsewhere: boolean
  onOpen: (id: string) => void
}

/** The orders of a result: in a scrolling frame where there is room for columns, in steps on a phone. */
export function ResultsTable(props: ResultsTableProps) {
  const { orderId, from, open } = useOpenOrder()
  const List = usePhone() ? SteppedResults : ScrolledResults
  return <List {...props} openId={orderId} isOpenedElsewhere={from !== 'rows'} onOpen={open} />
}

/** Scrolls to the row of the open order, and focuses it once the order is closed. */
function useOpenRow({ list, openId, isOpenedElsewhere }: ListProps, reveal: (index: number) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const latest = useRef<{ id: string; isHere: Promise<boolean> }>(undefined)
  const { placeOf } = list
  const show = useEffectEvent(reveal)
  useEffect(() => {
    const before = latest.current
    if (openId === null) {
      latest.current = undefined
      void before?.isHere.then((isHere) => {
        if (isHere) rowButton(frame.current, before.id)?.focus()
      })
      return
    }
    if (isOpenedElsewhere) return
    let isLatest = true
    const isHere = placeOf(openId).then((index) => {
      if (isLatest && index !== null) show(index)
      // Marking an order can remove it from the list.
      return index !== null || (before?.isHere ?? false)
    })
    latest.current = { id: openId, isHere }
    return () => {
      isLatest = false
    }
  }, [openId, placeOf, isOpenedElsewhere])
  return frame
}

/** The button of an order's row; that of the first row if the order has left the list. */
function rowButton(frame: HTMLDivElement | null, id: string): HTMLButtonElement | undefined {
  const buttons = [...(frame?.querySelectorAll<HTMLButtonElement>('button[data-order]') ?? [])]
  return buttons.find(({ dataset }) => dataset.order === id) ?? buttons[0]
}

const rowHeight = 44
const drawnAtOnce = 7
/** The usual size of the frame, so that its rows are drawn before it is measured. */
const frame = { width: 0, height: 560 }

/**
 * Uses the last known height of a row until the browser reports it. Asking for it would force a layout for each row.
 */
function heightWithoutLayout(
  row: HTMLTableRowElement,
  reported: ResizeObserverEntry | undefined,
  { measurementsCache }: Virtualizer<HTMLDivElement, HTMLTableRowElement>,
): number {
  const [box] = reported?.borderBoxSize ?? []
  return box?.blockSize ?? measurementsCache[Number(row.dataset.index)]?.size ?? rowHeight
}

/** Only the rows in sight are on the page, so that tens of thousands scroll as smoothly as ten. */
function ScrolledResults(props: ListProps) {
  const { label, list, withAmount, sort, onSort, openId, onOpen, isOpenedElsewhere: _, ...ofRows } = props
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
  const opened = useOpenRow(props, (index) => virtual.scrollToIndex(index))
  // The first rows are drawn at once and the others later, so that the page stays responsive.
  const drawn = useDeferredValue(Number.POSITIVE_INFINITY, drawnAtOnce)
  const items = virtual.getVirtualItems().slice(0, drawn)
  const [from, to] = [items[0]?.index ?? 0, (items.at(-1)?.index ?? -1) + 1]
  useEffect(() => onRange({ from, to }), [onRange, from, to])
  const height = virtual.getTotalSize()
  const continues = height > (virtual.scrollRect?.height ?? height)
  return (
    <div className={classes.frame} ref={opened}>
      <div ref={scroller} className={classes.scroller}>
        <ResultsGrid
          label={label}
          count={count}
          withAmount={withAmount}
          sort={sort}
          onSort={onSort}
          before={items[0]?.start ?? 0}
          after={height - (items.at(-1)?.end ?? 0)}
        >
          {items.map(({ index, size }) => {
            const row = rowAt(index)
            // A row that is being fetched already takes up its space.
            if (!row) return <tr key={index} aria-hidden className={classes.row} style={{ height: size }} />
            return (
              <ResultsRow
                key={`${index} ${row.orderId}`}
                ref={virtual.measureElement}
                row={row}
                index={index}
                isOpen={row.orderId === openId}
                onOpen={onOpen}
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
/** Rows up to this index are drawn for an order that is opened by its address. */
const mostRevealed = 500

/** The first rows, and more on request, so that the page scrolls past them to what follows. */
function SteppedResults(props: ListProps) {
  const { label, list, withAmount, sort, onSort, openId, onOpen, isOpenedElsewhere: _, ...ofRows } = props
  const { count, rowAt, onRange } = list
  const [wanted, setWanted] = useState(shownAtFirst)
  useEffect(() => onRange({ from: 0, to: wanted }), [onRange, wanted])
  const opened = useOpenRow(props, (index) => {
    if (index < mostRevealed) setWanted((before) => Math.max(before, index + 1))
  })
  const shown = Array.from({ length: Math.min(wanted, count) }, (_, index) => rowAt(index)).filter(isThere)
  return (
    <div className={classes.frame} ref={opened}>
      <ResultsGrid label={label} count={count} withAmount={withAmount} isNarrow sort={sort} onSort={onSort}>
        {shown.map((row, index) => (
          <ResultsRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an order another client stored can be there twice
            key={`${index} ${row.orderId}`}
            row={row}
            index={index}
            isOpen={row.orderId === openId}
            onOpen={onOpen}
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

/** Shown while a list is being fetched. */
export function RowsSkeleton() {
  return <Skeleton h={240} radius="lg" animate={false} role="status" aria-label={texts.results.loading} />
}

interface EmptyResultsProps {
  text: string
  /** What the person can do about it. */
  children?: ReactNode
}

/** Shown instead of a list without rows. */
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
