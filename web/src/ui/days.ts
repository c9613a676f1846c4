import { useSyncExternalStore } from 'react'

/** A day, '2026-11-20', as '20/11/2026'. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('/')
}

/** The current day by `dayOf`. A component of a page that stays open past midnight is rendered again. */
export function useDay<Day extends string>(dayOf: (now: Date) => Day): Day {
  return useSyncExternalStore(subscribe, () => dayOf(new Date()))
}

const millisecondsBetween = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all components, because a list can have hundreds. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    timer = setInterval(lookAgain, millisecondsBetween)
    // Browsers stop the timers of a hidden page.
    document.addEventListener('visibilitychange', lookAgain)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', lookAgain)
  }
}

function lookAgain(): void {
  for (const listener of listeners) listener()
}
