const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** The day in Brazil at an instant, as '2026-11-20'. */
export function todayInBrazil(now: Date = new Date()): string {
  return isoDay.format(now)
}
