const date = /^(\d{4})-(\d{2})-(\d{2})/
const millisecondsOfDay = 86_400_000

/** How many days ago an order was made, by the calendar; null where its text is no date or lies ahead. `today` is 'YYYY-MM-DD'. */
export function ageInDays(createdAt: string, today: string): number | null {
  const [day] = date.exec(createdAt) ?? []
  const age = day === undefined ? Number.NaN : (Date.parse(today) - Date.parse(day)) / millisecondsOfDay
  return age >= 0 ? age : null
}
