import {
  type Analysis,
  createAnalysis,
  deleteAnalysis,
  getAnalyses,
  getAnalysis,
  getAnalysisRequests,
  getAnalysisResults,
  getAnalysisSummary,
  monthNames,
  putAnalysis,
} from '@vendaclara/contract/closing'
import { getAwaitedOrders, getDependentClosings, putLatePayments } from '@vendaclara/contract/closing-late'
import { putAnalysisOrders } from '@vendaclara/contract/closing-order'
import { closingReceipts } from '@vendaclara/contract/closing-receipt'
import { z } from 'zod'
import { type AccountQuotas, holdingAccount, keepQuota } from '../../database/account-quotas.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors.ts'
import { StoredJson } from '../../http/endpoint/answers.ts'
import type { Bind, BindLarge } from '../../http/endpoint/bind-endpoint.ts'
import { type ClosingSummary, closingRepository } from './closing.repository.ts'
import { closingJson } from './closing-json.ts'
import { closingOrdersRepository } from './closing-orders.repository.ts'
import { latePaymentsRepository } from './late-payments.repository.ts'
import { soleValue } from './sole-value.ts'

type Parts = { database: Database; quotas: AccountQuotas }

export function closingRoutes(bind: Bind, bindLarge: BindLarge, { database, quotas }: Parts): void {
  const closings = closingRepository(database)
  const orders = closingOrdersRepository(database)
  const late = latePaymentsRepository(database)

  bind(getAnalyses, async ({ userId }) =>
    (await closings.allWithFigures(userId)).map((one) => ({ ...analysisOf(one), figures: one.figures })),
  )

  bind(createAnalysis, ({ userId, body: { month, year } }) =>
    holdingAccount(database, userId, async (transaction) => {
      const kept = closingRepository(transaction)
      const added = await kept.add(userId, monthNames.indexOf(month) + 1, year)
      keepQuota(await kept.count(userId), quotas.closings, tooManyClosings)
      return added
    }),
  )

  const store = <Answer>(userId: string, work: (transaction: Database) => Promise<Answer>) =>
    holdingAccount(database, userId, async (transaction) => {
      const stored = await work(transaction)
      const megabytes = (await closingRepository(transaction).bytes(userId)) / megabyte
      keepQuota(megabytes, quotas.closingBytes / megabyte, tooMuchSpace)
      return stored
    })

  bind(getAnalysis, async ({ userId, params }) => {
    const found = orNotFound(await closings.one(userId, idOf(params)))
    return closingJson(analysisOf(found), found)
  })

  bind(getAnalysisSummary, async ({ userId, params }) => {
    const found = orNotFound(await closings.summary(userId, idOf(params)))
    return { ...analysisOf(found), figures: found.figures, receipts: found.receipts }
  })

  bind(getAnalysisResults, async ({ userId, params }) => {
    const id = idOf(params)
    const { errors, unmatched } = orNotFound(await closings.rows(userId, id, 'errors', 'unmatched'))
    const beside = { orders: await orders.all(id), late: await late.of(userId, id) }
    const start = `${JSON.stringify(beside).slice(0, -1)},"errors":`
    return new StoredJson(start, errors, ',"unmatched":', unmatched, '}')
  })

  bind(getAnalysisRequests, async ({ userId, params }) => {
    const { requests } = orNotFound(await closings.rows(userId, idOf(params), 'requests'))
    return new StoredJson('{"requests":', requests, '}')
  })

  bind(putAnalysisOrders, async ({ userId, params, body }) => {
    const id = idOf(params)
    orNotFound(await closings.summary(userId, id))
    return store(userId, (transaction) => closingOrdersRepository(transaction).replaceAll(id, body.orders))
  })

  bind(getAwaitedOrders, async ({ userId, params }) => {
    const id = idOf(params)
    orNotFound(await closings.summary(userId, id))
    return new StoredJson(await late.awaited(userId, id))
  })

  bindLarge(putLatePayments, async ({ userId, params, body: { bytes } }) => {
    const id = idOf(params)
    orNotFound(await closings.summary(userId, id))
    const kept = await store(userId, (transaction) =>
      latePaymentsRepository(transaction).replace(userId, id, soleValue(bytes)),
    )
    return { kept }
  })

  bind(getDependentClosings, async ({ userId, params }) => {
    const id = idOf(params)
    orNotFound(await closings.summary(userId, id))
    const now = await closings.allWithFigures(userId)
    const without = new Map(
      (await closings.allWithFigures(userId, id)).map((one) => [one.id, one.figures] as const),
    )
    return now.flatMap((one) => {
      const { figures } = one
      const left = without.get(one.id) ?? figures
      const orders = left.unmatched - figures.unmatched
      if (orders === 0 && left.totalErrors === figures.totalErrors && left.lost === figures.lost) return []
      const { month, year } = analysisOf(one)
      const totals = { totalErrors: figures.totalErrors, totalWithout: left.totalErrors }
      return [{ closing: one.id, month, year, orders, ...totals }]
    })
  })

  bindLarge(putAnalysis, async ({ userId, params, query: { revision }, body: { bytes, keys } }) => {
    const id = idOf(params)
    const known = { userId, id, revision }
    const changed = await store(userId, (transaction) => {
      const stored = closingRepository(transaction)
      if (keys.includes('requests')) return stored.replaceRequests(known, soleValue(bytes))
      if (!keys.includes('receipts')) return stored.replaceResults(known, bytes)
      const receipts = closingReceipts.partial().parse(JSON.parse(soleValue(bytes).toString()))
      return stored.replaceReceipts(known, receipts)
    })
    if (changed) return changed
    orNotFound(await closings.summary(userId, id))
    throw new Refusal('changed_elsewhere')
  })

  bind(deleteAnalysis, async ({ userId, params }) => {
    const id = idOf(params)
    if (!(await closings.remove(userId, id))) throw new Refusal('not_found')
    return { id }
  })
}

const megabyte = 1024 * 1024
const tooManyClosings = (most: string) =>
  `A sua conta guarda no máximo ${most} fechamentos. Exclua os que não usa mais e tente de novo.`
const tooMuchSpace = (most: string) =>
  `Os fechamentos da sua conta ocupam no máximo ${most} MB. Exclua os mais antigos e tente de novo.`

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
