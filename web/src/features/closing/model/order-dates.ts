const stored = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?/

/** '2026-03-01 17:15' as '01/03/2026 17:15'. Other texts are kept, and an empty one becomes '–'. */
export function formatOrderDate(text: string): string {
  const [, year, month, day, hour, minute] = stored.exec(text) ?? []
  if (year === undefined) return text.trim() || '–'
  const time = hour === undefined ? '' : ` ${hour}:${minute}`
  return `${day}/${month}/${year}${time}`
}

const date = /^(\d{4})-(\d{2})-(\d{2})/
const millisecondsOfDay = 86_400_000

/**
 * How many calendar days ago an order was made; null if its text is no date or is in the future. `today` is
 * 'YYYY-MM-DD'.
 */
export function ageInDays(createdAt: string, today: string): number | null {
  const [day] = date.exec(createdAt) ?? []
  const age = day === undefined ? Number.NaN : (Date.parse(today) - Date.parse(day)) / millisecondsOfDay
  return age >= 0 ? age : null
}
