import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useDeferredValue, useRef } from 'react'
import { texts } from '../../texts.ts'
import { ResultsGrid } from './results-grid.tsx'
import { ResultsRow } from './results-row.tsx'
import type { OpenRowsProps, ResultsTableProps } from './results-table-props.ts'
import classes from './scrolled-results.module.css'

const rowHeight = 44
const drawnAtOnce = 7
/** As the frame is where there is room for it: its rows are drawn at once, not after it was measured. */
const frame = { width: 0, height: 560 }

/** Before the browser has told the height of a row it is taken as it was: asking for it would lay out the page at each row. */
function heightWithoutLayout(
  row: HTMLTableRowElement,
  told: ResizeObserverEntry | undefined,
  { measurementsCache }: Virtualizer<HTMLDivElement, HTMLTableRowElement>,
): number {
  const [box] = told?.borderBoxSize ?? []
  return box?.blockSize ?? measurementsCache[Number(row.dataset.index)]?.size ?? rowHeight
}

/** Only the rows in sight are on the page, so that tens of thousands scroll as ten do. */
export function ScrolledResults(props: ResultsTableProps & OpenRowsProps) {
  const { label, rows, withAmount, state, work, opened, onToggle } = props
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: frame,
    measureElement: heightWithoutLayout,
    overscan: 4,
  })
  // The first rows stand there at once, the others follow: the page is not held up for all of them.
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
                  key={`${index} ${row['ID do pedido']}`}
                  ref={virtual.measureElement}
                  row={row}
                  index={index}
                  opened={opened.has(row['ID do pedido'])}
                  onToggle={onToggle}
                  state={state}
                  work={work}
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
