import { useEffect } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import { screens } from './screens.ts'

const atLatestMilliseconds = 2_000

/** Fetches the other tools while nothing else is done, so that they open at once, without a connection too. */
export function useScreensAtHand(): void {
  useEffect(() => whenIdle(fetchTools, atLatestMilliseconds), [])
}

// One that does not come is asked for again when its page is opened, which says so.
function fetchTools(): void {
  const { home, pricing, ads, closings, closing } = screens
  for (const fetchScreen of [home, pricing, ads, closings, closing]) fetchScreen().catch(() => undefined)
}
