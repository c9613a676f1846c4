import {
  type Analysis,
  createAnalysis,
  deleteAnalysis,
  getAnalyses,
  getAnalysis,
  monthNames,
  putAnalysis,
} from '@vendaclara/contract/closing'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors.ts'
import type { Bind, BindLarge } from '../../http/bind-endpoint.ts'
import { type ClosingSummary, closingRepository } from './closing.repository.ts'
import { closingJson } from './closing-json.ts'
import { soleValue } from './sole-value.ts'

export function closingRoutes(bind: Bind, bindLarge: BindLarge, database: Database): void {
  const closings = closingRepository(database)

  bind(getAnalyses, async ({ userId }) => (await closings.all(userId)).map(analysisOf))

  bind(createAnalysis, ({ userId, body: { month, year } }) =>
    closings.add(userId, monthNames.indexOf(month) + 1, year),
  )

  bind(getAnalysis, async ({ userId, params }) => {
    const found = orNotFound(await closings.one(userId, idOf(params)))
    return closingJson(analysisOf(found), found)
  })

  bindLarge(putAnalysis, async ({ userId, params, body: { bytes, keys } }) => {
    const id = idOf(params)
    const changed = keys.includes('requests')
      ? await closings.replaceRequests(userId, id, soleValue(bytes))
      : await closings.replaceResults(userId, id, bytes)
    return orNotFound(changed)
  })

  bind(deleteAnalysis, async ({ userId, params }) => {
    const id = idOf(params)
    if (!(await closings.remove(userId, id))) throw new Refusal('not_found')
    return { id }
  })
}

function analysisOf({ id, month, year, duplicate }: ClosingSummary): Analysis {
  const name = monthNames[month - 1]
  if (!name) throw new Error(`month ${month} has no name`)
  return { id, month: name, year, duplicate, mes: name }
}

/** A malformed id is nobody's record, as an unknown one is. */
function idOf({ id }: { id: string }): string {
  if (!z.uuid().safeParse(id).success) throw new Refusal('not_found')
  return id
}

function orNotFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Refusal('not_found')
  return found
}
