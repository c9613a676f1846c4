import { useWindowEvent } from '@mantine/hooks'
import { useCallback, useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Makes the browser's back button close an open dialog, and do nothing else. Returns the function that closes it in
 * any other way, which also goes back one step. A dialog that disappears because its screen is left does not touch
 * the history.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): () => void {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const id = useId()
  const isEntered = useRef(false)
  const isInHistory = state?.open === id
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
  useWindowEvent('popstate', () => isOpen && onClose())
  const place = useRef({ pathname, search, state })
  useEffect(() => {
    place.current = { pathname, search, state }
  })
  useEffect(() => {
    if (!isOpen) return
    const { pathname: path, search: query, state: before } = place.current
    void navigate(`${path}${query}`, { state: { ...before, open: id }, preventScrollReset: true })
  }, [isOpen, id, navigate])
  return useCallback(() => {
    if (isEntered.current) void navigate(-1)
    else onClose()
  }, [navigate, onClose])
}
