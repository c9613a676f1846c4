import { Box } from '@mantine/core'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import type { TableHead } from '../data-table.tsx'
import classes from './page-or-frame.module.css'
import { type RowWindowOptions, useRowWindow } from './use-row-window.ts'

interface PageOrFrameOptions
  extends Pick<RowWindowOptions, 'count' | 'keyOf' | 'rowHeight' | 'headerHeight'> {
  /** The one with the names comes first. */
  columns: readonly TableHead[]
}

/** The visible rows of a table that the page scrolls if its columns fit, and otherwise its frame. */
export function usePageOrFrame({ columns, ...rows }: PageOrFrameOptions) {
  const frame = useRef<HTMLDivElement>(null)
  const need = useRef<HTMLDivElement>(null)
  const widths = `calc(${['0px', ...columns.slice(1).map(({ width }) => width)].join(' + ')})`
  return { ...useRowWindow({ ...rows, frame, need, widths }), frame, need, widths }
}

interface PageOrFrameProps {
  list: Pick<ReturnType<typeof usePageOrFrame>, 'frame' | 'need' | 'widths' | 'hasRoom'>
  /** Sets `--least-name-width`, and `--letters` if they are not the usual ones. */
  className: string | undefined
  children: ReactNode
}

/** The table takes `--figures-width`: all columns but the first one. */
export function PageOrFrame({ list, className, children }: PageOrFrameProps) {
  const { frame, need, widths, hasRoom } = list
  return (
    <div className={className} style={{ '--figures-width': widths } as CSSProperties}>
      <div className={classes.probe} aria-hidden>
        <div ref={need} className={classes.need} />
      </div>
      <Box
        ref={frame}
        mah={hasRoom ? undefined : highest}
        className={classes.frame}
        data-scrolls={!hasRoom || undefined}
      >
        {children}
      </Box>
    </div>
  )
}

/** The height of a table that scrolls in its frame. It leaves room for the bar at the bottom of a phone. */
const highest = { base: 'calc(100dvh - 140px)', sm: 'calc(100dvh - 48px)' }
