import { useWindowEvent } from '@mantine/hooks'
import { useCallback, useEffect, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Makes the browser's back button close what is open over a screen, and nothing else. Answers what closes it otherwise, which
 * goes back the same step. What only closes by itself, because its screen is left, leaves the history alone.
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
  // Whoever goes back before the entry is drawn leaves it all the same.
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
