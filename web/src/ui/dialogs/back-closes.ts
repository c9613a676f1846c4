import { useWindowEvent } from '@mantine/hooks'
import { useCallback, useEffect, useId, useRef } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'

/** The dialogs of this page that are open. A reload closes them all and leaves their history entries. */
const shown = new Set<string>()

/** The dialogs that a history entry has open, the topmost last. */
const openIn = (state: Location['state']): readonly string[] => state?.open ?? []

/**
 * Makes the browser's back button close an open dialog, and not the screen or dialog below it. Returns the function
 * that closes it in any other way and also goes back one step. A dialog that is closed without this function goes back
 * too, unless the screen was left or another dialog opened in its place. That dialog takes over its history entry.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): () => void {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const id = useId()
  const isEntered = useRef(false)
  const isInHistory = openIn(state).includes(id)
  useEffect(() => {
    if (!isOpen) {
      isEntered.current = false
    } else if (isInHistory) {
      isEntered.current = true
    } else if (isEntered.current) {
      isEntered.current = false
      onClose()
    }
  }, [isOpen, isInHistory, onClose])
  // Handles going back before the new history entry is rendered.
  useWindowEvent('popstate', (event) => {
    if (isOpen && !isEntered.current && !openIn(event.state?.usr).includes(id)) onClose()
  })
  const place = useRef({ pathname, search, hash, state })
  useEffect(() => {
    place.current = { pathname, search, hash, state }
  })
  useEffect(() => {
    if (!isOpen) return
    const { state: before, ...path } = place.current
    const below = openIn(before)
    const stillOpen = below.filter((other) => shown.has(other))
    shown.add(id)
    void navigate(path, {
      state: { ...before, open: [...stillOpen, id] },
      replace: stillOpen.length < below.length,
      preventScrollReset: true,
    })
    return () => {
      shown.delete(id)
      // A dialog that opens in its place, or an address that follows, is in the history by then.
      setTimeout(() => openIn(history.state?.usr).at(-1) === id && !shown.has(id) && history.back())
    }
  }, [isOpen, id, navigate])
  return useCallback(() => {
    if (isEntered.current) void navigate(-1)
    else onClose()
  }, [navigate, onClose])
}
