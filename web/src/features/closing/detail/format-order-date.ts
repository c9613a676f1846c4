const stored = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?/

/** '2026-03-01 17:15' as '01/03/2026 17:15'; text that is no such date as it is, and nothing as '–'. */
export function formatOrderDate(text: string): string {
  const [, year, month, day, hour, minute] = stored.exec(text) ?? []
  if (year === undefined) return text.trim() || '–'
  const time = hour === undefined ? '' : ` ${hour}:${minute}`
  return `${day}/${month}/${year}${time}`
}
