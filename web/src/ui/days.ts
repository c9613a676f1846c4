import { brazilianDay, type CalendarDate } from '@vendaclara/core/calendar'
import { useSyncExternalStore } from 'react'

/** A day, '2026-11-20', as '20/11/2026'. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('/')
}

/** The day it is in Brazil. A page that stays open past midnight is drawn again. */
export function useToday(): CalendarDate {
  return useSyncExternalStore(subscribeToDays, today)
}

const millisecondsBetween = 60_000

function today(): CalendarDate {
  return brazilianDay(new Date())
}

function subscribeToDays(look: () => void): () => void {
  const timer = setInterval(look, millisecondsBetween)
  // The timers of a page that nobody sees may stand still.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
