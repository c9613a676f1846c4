import { type RefObject, useEffect, useRef } from 'react'

/** What was pressed is gone once a step takes the place of another: the focus goes to the new one's heading. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    place.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus()
  }, [step])
  return place
}
