import { useDisclosure } from '@mantine/hooks'
import { useEffect } from 'react'

const settlingMilliseconds = 500

/** A tour that begins by itself once in this browser, remembered under a storage key, and again when asked to. */
export function useGuidedTour(storageKey: string): { active: boolean; start: () => void; close: () => void } {
  const [active, { open, close }] = useDisclosure(false)
  useEffect(() => {
    if (localStorage.getItem(storageKey) !== null) return
    const timer = setTimeout(() => {
      // Whoever is being asked something is not interrupted; the tour comes with the next visit.
      if (document.querySelector('[role="dialog"]') !== null) return
      localStorage.setItem(storageKey, 'shown')
      // What has the focus now gets it back in the end.
      if (document.activeElement === document.body) {
        document.querySelector('main')?.focus({ preventScroll: true })
      }
      open()
    }, settlingMilliseconds)
    return () => clearTimeout(timer)
  }, [storageKey, open])
  return { active, start: open, close }
}
