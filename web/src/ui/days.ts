import { useSyncExternalStore } from 'react'

/** A day, '2026-11-20', as '20/11/2026'. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('/')
}

/** The day it is now, as `dayOf` says it. A page that stays open past midnight is drawn again. */
export function useDay<Day extends string>(dayOf: (now: Date) => Day): Day {
  return useSyncExternalStore(subscribeToDays, () => dayOf(new Date()))
}

const millisecondsBetween = 60_000

function subscribeToDays(look: () => void): () => void {
  const timer = setInterval(look, millisecondsBetween)
  // The timers of a page that nobody sees may stand still.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
