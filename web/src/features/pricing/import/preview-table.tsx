import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { PricingBasis } from '../model/listing.ts'
import type { MatchedLine } from './match-lines.ts'
import classes from './preview.module.css'
import { PreviewRow, shownColumns } from './preview-row.tsx'
import { texts } from './texts.ts'

const rowHeight = 56

interface PreviewTableProps {
  lines: readonly MatchedLine[]
  basis: PricingBasis
}

/** Only the lines in view are drawn and priced, so that thousands scroll as ten do. */
export function PreviewTable({ lines, basis }: PreviewTableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    useFlushSync: false,
  })
  const items = virtual.getVirtualItems()
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too. */}
      <section ref={scroller} className={classes.scroller} tabIndex={0} aria-label={texts.table}>
        <table aria-label={texts.table} aria-rowcount={lines.length + 1} className={classes.table}>
          <thead>
            <tr aria-rowindex={1} className={classes.head}>
              <th scope="col">{texts.line}</th>
              {shownColumns.map(({ key, header }) => (
                <th key={key} scope="col" data-column={key}>
                  {header}
                </th>
              ))}
              <th scope="col" data-column="price">
                {texts.price}
              </th>
            </tr>
          </thead>
          <tbody className={classes.body} style={{ height: virtual.getTotalSize() }}>
            {items.map(({ index, start }) => {
              const line = lines[index]
              return (
                line && (
                  <PreviewRow
                    key={line.number}
                    ref={virtual.measureElement}
                    line={line}
                    basis={basis}
                    index={index}
                    top={start}
                  />
                )
              )
            })}
          </tbody>
        </table>
      </section>
    </div>
  )
}
