import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../session/use-session.ts'

/** Moves the focus into the content once something else is shown there, unless it has placed the focus itself. */
export function useFocusOnArrival(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation()
  const { confirmed } = useSession()
  const shown = `${pathname} ${confirmed}`
  const content = useRef<HTMLElement>(null)
  const seen = useRef(shown)
  useEffect(() => {
    if (seen.current === shown) return
    seen.current = shown
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true })
  }, [shown])
  return content
}
