import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react'

const rowsAround = 8
const borders = 2

export interface RowWindowOptions {
  readonly count: number
  readonly keyOf: (index: number) => string | number
  /** The height of a row before it is measured, in pixels. */
  readonly rowHeight: number
  /** The height of the sticky header, in pixels. */
  readonly headerHeight: number
  readonly frame: RefObject<HTMLElement | null>
  /** An element as wide as the table needs to be. Without it, the table always scrolls in its frame. */
  readonly need?: RefObject<HTMLElement | null>
  /** Changes when the needed width may have changed. */
  readonly widths?: string
}

/**
 * The visible rows of a long table. If all columns fit, the page scrolls. Otherwise the table scrolls in its frame,
 * so that its header and first column can stay visible.
 */
export function useRowWindow(options: RowWindowOptions) {
  const { count, keyOf, rowHeight, headerHeight, frame, need, widths } = options
  const [hasRoom, setHasRoom] = useState(need !== undefined)
  const [scrollMargin, setScrollMargin] = useState(0)
  const common = {
    count,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: rowsAround,
    scrollPaddingStart: headerHeight,
  }
  const inPage = useWindowVirtualizer({ ...common, scrollMargin, enabled: hasRoom })
  const inFrame = useVirtualizer({ ...common, getScrollElement: () => frame.current, enabled: !hasRoom })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the widths change what is measured
  useLayoutEffect(() => {
    const measure = () => {
      if (!frame.current || !need?.current) return
      setScrollMargin(frame.current.getBoundingClientRect().top + window.scrollY)
      setHasRoom(need.current.offsetWidth <= frame.current.offsetWidth - borders)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [frame, need, widths])
  const list = hasRoom ? inPage : inFrame
  // The rows are drawn in a turn of their own, once it is known what scrolls, so that the page stays responsive.
  const [isDue, setDue] = useState(false)
  useEffect(() => startTransition(() => setDue(true)), [])
  const items = isDue ? list.getVirtualItems() : []
  const margin = hasRoom ? scrollMargin : 0
  return {
    items,
    hasRoom,
    measure: list.measureElement,
    scrollTo: list.scrollToIndex,
    before: (items[0]?.start ?? margin) - margin,
    after: list.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin),
  }
}
