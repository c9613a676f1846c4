import { visits } from '@vendaclara/contract/visits'
import type { Database } from '../../database/database.ts'
import type { Bind } from '../../http/bind-endpoint.ts'
import { visitRepository } from './visit.repository.ts'

/** Sweden writes a date as ISO does. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })

/** The page-visit pings, counted for each day of Brazil. */
export function visitRoutes(
  bind: Bind,
  { database, clock }: { database: Database; clock: () => Date },
): void {
  const counters = visitRepository(database)
  for (const [page, endpoint] of Object.entries(visits)) {
    bind(endpoint, async () => {
      await counters.count(isoDay.format(clock()), page)
      return {}
    })
  }
}
