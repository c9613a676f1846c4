import {
  closingReceipts,
  createAnalysis,
  deleteAnalysis,
  getAnalyses,
  getAnalysis,
  getAnalysisRequests,
  getAnalysisResults,
  getAnalysisSummary,
  getAwaitedOrders,
  getDependentClosings,
  getNearClaims,
  monthName,
  putAnalysis,
  putLatePayments,
  putMarks,
  readMonth,
  writeAnalysis,
  writeFigures,
  writeLatePayment,
  writeRepeated,
} from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import { cents, toCents, toReais } from '@vendaclara/core/money'
import { z } from 'zod'
import { type AccountQuotas, checkQuota, withLockedAccount } from '../../database/account-quotas.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors/refusal.ts'
import type { JsonText } from '../../http/body/body-judge.ts'
import { StoredJson } from '../../http/endpoint/answers/answers.ts'
import type { Bind, BindLarge } from '../../http/endpoint/bind-endpoint.ts'
import { closingRepository } from './closing.repository.ts'
import { closingChangesRepository, type RowFigures } from './closing-changes.repository.ts'
import { closingJson, soleValue } from './closing-json.ts'
import { latePaymentsRepository } from './late/late-payments.repository.ts'
import { askedElsewhereOf, repeatedOf } from './late/repeated-orders.repository.ts'
import { closingMarksRepository } from './marks/closing-marks.repository.ts'
import { nearClaims } from './marks/near-claims.repository.ts'
import { movementRoutes } from './movements/movement-routes.ts'
import { tooManyClosings, tooMuchSpace } from './texts.ts'

interface Parts {
  database: Database
  clock: () => Date
  quotas: AccountQuotas
}

export function closingRoutes(bind: Bind, bindLarge: BindLarge, parts: Parts): void {
  bindReading(bind, parts)
  bindChanges(bind, bindLarge, parts)
  bindLatePayments(bind, bindLarge, parts)
  movementRoutes(bind, bindLarge, parts)
}

function bindReading(bind: Bind, { database, clock }: Parts): void {
  const closings = closingRepository(database)
  const orders = closingMarksRepository(database)
  const late = latePaymentsRepository(database)

  bind(getAnalyses, async ({ userId }) =>
    (await closings.allWithFigures(userId)).map((one) => ({
      ...writeAnalysis(one),
      figures: writeFigures(one.figures),
    })),
  )

  bind(getNearClaims, async ({ userId }) => nearClaims(database, userId, brazilianDay(clock())))

  bind(getAnalysis, async ({ userId, params }) => {
    const found = orNotFound(await closings.one(userId, idOf(params)))
    return closingJson(writeAnalysis(found), found.figures, found.texts)
  })

  bind(getAnalysisSummary, async ({ userId, params }) => {
    const found = orNotFound(await closings.summary(userId, idOf(params)))
    return { ...writeAnalysis(found), figures: writeFigures(found.figures), receipts: found.receipts }
  })

  bind(getAnalysisResults, async ({ userId, params }) => {
    const id = idOf(params)
    const found = orNotFound(
      await closings.rows(userId, id, 'errors', 'unmatched', 'adjustments', 'audited', 'paidLate'),
    )
    const { marketplace, errors, unmatched, adjustments, audited, paidLate } = found
    const payments = await late.of(userId, id)
    const repeated = await repeatedOf(database, userId, { closing: id })
    const asked = await askedElsewhereOf(database, userId, { closing: id })
    const beside = {
      ...{ marketplace, orders: await orders.all(userId, id), late: payments.map(writeLatePayment) },
      repeated: [...repeated, ...asked].map(writeRepeated),
    }
    const start = `${JSON.stringify(beside).slice(0, -1)},"errors":`
    const lists = { unmatched, adjustments, audited, paidLate }
    const further = Object.entries(lists).flatMap(([name, list]) => [`,"${name}":`, list])
    return new StoredJson(start, errors, ...further, '}')
  })

  bind(getAnalysisRequests, async ({ userId, params }) => {
    const { requests, leftOut } = orNotFound(await closings.rows(userId, idOf(params), 'requests', 'leftOut'))
    return new StoredJson('{"requests":', requests, ',"leftOut":', leftOut, '}')
  })
}

function bindChanges(bind: Bind, bindLarge: BindLarge, parts: Parts): void {
  const { database, quotas } = parts
  const closings = closingRepository(database)
  const exists = existsIn(database)

  bind(createAnalysis, ({ userId, body: { month, year, marketplace } }) =>
    withLockedAccount(database, userId, async (transaction) => {
      const stored = closingChangesRepository(transaction)
      const added = await stored.add(userId, readMonth({ month, year, marketplace }))
      checkQuota(await stored.count(userId), quotas.closings, tooManyClosings)
      return added
    }),
  )

  bindLarge(
    putAnalysis,
    async ({ userId, params, query: { revision }, body }) => {
      const id = idOf(params)
      const known = { userId, id, revision }
      const changed = await store(parts, userId, (transaction) => {
        const stored = closingChangesRepository(transaction)
        const { bytes, keys, lists } = body
        if (keys.includes('requests')) {
          const texts = { requests: listOf(body, 'requests'), leftOut: listOf(body, 'leftOut') }
          return stored.replaceRequests(known, texts, lists.requests?.rows !== 0)
        }
        if (!keys.includes('receipts')) return stored.replaceResults(known, bytes, figuresOf(body))
        const receipts = closingReceipts.partial().parse(JSON.parse(soleValue(bytes).toString()))
        return stored.replaceReceipts(known, receipts)
      })
      if (changed) return changed
      orNotFound(await closings.rows(userId, id))
      throw new Refusal('changed_elsewhere')
    },
    exists,
  )

  bind(
    putMarks,
    async ({ userId, params, body }) => {
      const id = idOf(params)
      return store(parts, userId, async (transaction) => {
        await lockClosing(transaction, userId, id)
        return closingMarksRepository(transaction).replaceAll(userId, id, body.orders)
      })
    },
    exists,
  )

  bind(deleteAnalysis, async ({ userId, params }) => {
    const id = idOf(params)
    if (!(await closingChangesRepository(database).remove(userId, id))) throw new Refusal('not_found')
    return { id }
  })
}

function bindLatePayments(bind: Bind, bindLarge: BindLarge, parts: Parts): void {
  const { database } = parts
  const closings = closingRepository(database)
  const late = latePaymentsRepository(database)

  bind(getAwaitedOrders, async ({ userId, params }) => {
    const id = idOf(params)
    orNotFound(await closings.rows(userId, id))
    return new StoredJson(await late.awaited(userId, id))
  })

  bindLarge(
    putLatePayments,
    async ({ userId, params, body: { bytes } }) => {
      const id = idOf(params)
      const kept = await store(parts, userId, async (transaction) => {
        await lockClosing(transaction, userId, id)
        return latePaymentsRepository(transaction).replace(userId, id, soleValue(bytes))
      })
      return { kept }
    },
    existsIn(database),
  )

  bind(getDependentClosings, async ({ userId, params }) => {
    const id = idOf(params)
    const now = await closings.allWithFigures(userId)
    orNotFound(now.find((one) => one.id === id))
    const without = new Map(
      (await closings.allWithFigures(userId, id)).map((one) => [one.id, one.figures] as const),
    )
    return now.flatMap((one) => {
      const { figures } = one
      const left = without.get(one.id) ?? figures
      const orders = left.unmatched - figures.unmatched
      const isSame = left.totalDifference === figures.totalDifference && left.lost === figures.lost
      const awaited = Math.max(0, (figures.repeated ?? 0) - (left.repeated ?? 0))
      if (orders === 0 && awaited === 0 && isSame) return []
      const month = monthName(one.month)
      const totals = {
        totalErrors: toReais(figures.totalDifference),
        totalWithout: toReais(left.totalDifference),
      }
      return [{ closing: one.id, month, year: one.year, orders, ...(awaited > 0 && { awaited }), ...totals }]
    })
  })
}

/** Stores a change, unless the account would exceed its quota. */
function store<Answer>(
  { database, quotas }: Parts,
  userId: string,
  change: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  return withLockedAccount(database, userId, async (transaction) => {
    const stored = await change(transaction)
    const megabytes = (await closingChangesRepository(transaction).bytes(userId)) / megabyte
    checkQuota(megabytes, quotas.closingBytes / megabyte, tooMuchSpace)
    return stored
  })
}

/** Refuses a body for a closing that does not exist before it is read. */
function existsIn(database: Database) {
  const closings = closingRepository(database)
  return async ({ userId, params }: { userId: string; params: { id: string } }) =>
    orNotFound(await closings.rows(userId, idOf(params)))
}

async function lockClosing(database: Database, userId: string, id: string): Promise<void> {
  if (!(await closingRepository(database).lock(userId, id))) throw new Refusal('not_found')
}

/** A list of a body as it was sent; an empty list if the body has none. */
function listOf({ bytes, lists }: JsonText, key: string): Buffer {
  const list = lists[key]
  return list ? bytes.subarray(list.from, list.to) : Buffer.from('[]')
}

/** The figures of results. They were counted and summed while the rows were checked. */
function figuresOf({ lists, numbers }: JsonText): RowFigures {
  return {
    matched: numbers.quantity ?? 0,
    totalDifference: toCents(numbers.totalErrors ?? 0),
    differences: lists.errors?.rows ?? 0,
    unmatched: lists.unmatched?.rows ?? 0,
    lost: cents(lists.errors?.sum ?? 0),
  }
}

const megabyte = 1024 * 1024

/** A malformed id is answered like an unknown one. */
function idOf({ id }: { id: string }): string {
  if (!z.uuid().safeParse(id).success) throw new Refusal('not_found')
  return id
}

function orNotFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Refusal('not_found')
  return found
}
