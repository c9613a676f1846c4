import { useMediaQuery } from '@mantine/hooks'
import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'

const collapsedHeight = 53
const rowsAround = 8
/** What the header covers, which stays in sight. */
const headerRoom = 60

/**
 * Which keywords are in sight. Where all columns have room the page itself scrolls; else the table scrolls in its frame,
 * so that its header and its first column can stay.
 */
export function useKeywordList(frame: RefObject<HTMLDivElement | null>, keywords: readonly number[]) {
  const isWide = useMediaQuery('(min-width: 1240px)', true, { getInitialValueInEffect: false })
  const [scrollMargin, setScrollMargin] = useState(0)
  const options = {
    count: keywords.length,
    estimateSize: () => collapsedHeight,
    getItemKey: (index: number) => keywords[index] ?? index,
    overscan: rowsAround,
    scrollPaddingStart: headerRoom,
  }
  const inPage = useWindowVirtualizer({ ...options, scrollMargin, enabled: isWide })
  const inFrame = useVirtualizer({
    ...options,
    getScrollElement: () => frame.current,
    enabled: !isWide,
  })
  useLayoutEffect(() => {
    const measure = () => {
      if (frame.current) setScrollMargin(frame.current.getBoundingClientRect().top + window.scrollY)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    measure()
    return () => observer.disconnect()
  }, [frame])
  const list = isWide ? inPage : inFrame
  const items = list.getVirtualItems()
  const margin = isWide ? scrollMargin : 0
  return {
    items,
    measure: list.measureElement,
    scrollTo: list.scrollToIndex,
    before: (items[0]?.start ?? margin) - margin,
    after: list.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin),
  }
}
