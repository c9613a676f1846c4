import { Button, Group, Paper, Skeleton, Text } from '@mantine/core'
import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePhone } from '../../../theme/widths.ts'
import { isDifference, type ResultRow } from '../model/differences.ts'
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

/** The first orders of a result, and more on request, so that the page scrolls past them to what follows. */
export function ResultsTable(props: ResultsTableProps) {
  const { orderId, from, open } = useOpenOrder()
  return <SteppedResults {...props} openId={orderId} isOpenedElsewhere={from !== 'rows'} onOpen={open} />
}

/** Shows the row of the open order, and focuses it once the order is closed. */
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

const shownAtFirst = { phone: 3, wide: 10 }
const step = 50
/** Rows up to this index are drawn for an order that is opened by its address. */
const mostRevealed = 500
/** Differences below it come after all others. */
const oneReal = 100

function SteppedResults(props: ListProps) {
  const { label, list, withAmount, sort, onSort, openId, onOpen, isOpenedElsewhere: _, ...ofRows } = props
  const { count, rowAt, onRange } = list
  const isPhone = usePhone()
  const [asked, setWanted] = useState(0)
  const wanted = Math.max(asked, isPhone ? shownAtFirst.phone : shownAtFirst.wide)
  useEffect(() => onRange({ from: 0, to: wanted }), [onRange, wanted])
  const opened = useOpenRow(props, (index) => {
    if (index < mostRevealed) setWanted((before) => Math.max(before, index + 1))
  })
  const shown = Array.from({ length: Math.min(wanted, count) }, (_, index) => rowAt(index)).filter(isThere)
  const firstCrumb = sort === 'loss' || sort === 'gain' ? shown.findIndex(isCrumb) : -1
  return (
    <div className={classes.frame} ref={opened}>
      <ResultsGrid {...{ label, count, withAmount, sort, onSort }} isNarrow={isPhone}>
        {shown.map((row, index) => (
          <Fragment
            // biome-ignore lint/suspicious/noArrayIndexKey: an order another client stored can be there twice
            key={`${index} ${row.orderId}`}
          >
            {index === firstCrumb && (
              <tr className={classes.apart}>
                <td colSpan={4}>{texts.results.crumbs}</td>
              </tr>
            )}
            <ResultsRow row={row} index={index} isOpen={row.orderId === openId} onOpen={onOpen} {...ofRows} />
          </Fragment>
        ))}
      </ResultsGrid>
      {shown.length < count && (
        <div className={classes.more}>
          <Text size="sm" c="dimmed" aria-live="polite">
            {texts.results.shown(shown.length, count)}
          </Text>
          <Button variant="default" fullWidth={isPhone} onClick={() => setWanted(wanted + step)}>
            {texts.results.more}
          </Button>
        </div>
      )}
    </div>
  )
}

function isCrumb(row: ResultRow): boolean {
  return isDifference(row) && Math.abs(row.difference) < oneReal
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
