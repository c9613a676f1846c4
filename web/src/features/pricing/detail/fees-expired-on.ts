import type { FeeTable } from '@vendaclara/core/pricing'

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** The last day of a table's validity, as '28/02/2026', once that day is over in Brazil; else null. */
export function feesExpiredOn({ validUntil }: FeeTable, now: Date): string | null {
  if (validUntil === null || validUntil >= isoDay.format(now)) return null
  return validUntil.split('-').reverse().join('/')
}
