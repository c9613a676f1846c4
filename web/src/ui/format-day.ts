/** A day, '2026-11-20', as '20/11/2026'. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('/')
}
