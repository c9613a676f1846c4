import { visits } from '@vendaclara/contract/visits'
import { brazilianDay } from '@vendaclara/core/calendar'
import type { Database } from '../../database/database.ts'
import type { Bind } from '../../http/endpoint/bind-endpoint.ts'
import { visitRepository } from './visit.repository.ts'

/** The page-visit pings, counted per Brazilian day. */
export function visitRoutes(
  bind: Bind,
  { database, clock }: { database: Database; clock: () => Date },
): void {
  const counters = visitRepository(database)
  for (const [page, endpoint] of Object.entries(visits)) {
    bind(endpoint, async () => {
      await counters.count(brazilianDay(clock()), page)
      return {}
    })
  }
}
