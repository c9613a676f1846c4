import { useLayoutEffect, useRef } from 'react'

/** The row to which the page scrolls back, where it is out of sight, when another page of what is under it is shown. */
export function useRowInSight(page: number) {
  const row = useRef<HTMLTableRowElement>(null)
  const shown = useRef(page)
  useLayoutEffect(() => {
    if (shown.current !== page) row.current?.scrollIntoView({ block: 'nearest' })
    shown.current = page
  }, [page])
  return row
}
