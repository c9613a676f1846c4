import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

const rowsAround = 8
const borders = 2

interface RowWindowOptions {
  readonly count: number
  readonly keyOf: (index: number) => string | number
  /** Of a row before it is measured, in pixels. */
  readonly rowHeight: number
  /** What the header covers, which stays in sight. */
  readonly headerHeight: number
  readonly frame: RefObject<HTMLElement | null>
  /** As wide as the table needs to be; without it the table always scrolls in its frame. */
  readonly need?: RefObject<HTMLElement | null>
  /** What that depends on. */
  readonly widths?: string
}

/**
 * Which rows of a long table are in sight. Where all columns have room the page itself scrolls; else the table scrolls in its
 * frame, so that its header and its first column can stay.
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
  const items = list.getVirtualItems()
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
