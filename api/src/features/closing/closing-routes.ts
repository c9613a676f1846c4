import {
  createAnalysis,
  deleteAnalysis,
  getAnalyses,
  getAnalysis,
  getAnalysisSummary,
  getDependentClosings,
  getExpectedMoney,
  getMarks,
  getOpenClaims,
  getSentResults,
  lossOf,
  ordersOfPart,
  putAnalysis,
  putMarks,
  readMonth,
  writeAnalysis,
  writeFigures,
} from '@vendaclara/contract/closing'
import { getSold } from '@vendaclara/contract/products'
import { brazilianDay } from '@vendaclara/core/calendar'
import { sumCents, toCents, toReais } from '@vendaclara/core/money'
import type { FastifyBaseLogger } from 'fastify'
import { type AccountQuotas, checkQuota, withLockedAccount } from '../../database/account-quotas.ts'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../errors/refusal.ts'
import { StoredJson } from '../../http/endpoint/answers/answers.ts'
import type { Bind } from '../../http/endpoint/bind-endpoint.ts'
import { closingRepository } from './closing.repository.ts'
import { takeAllBack } from './ledger/change-files.repository.ts'
import { dependentClosings } from './ledger/dependents.repository.ts'
import { addOrders } from './ledger/facts/add-rows.repository.ts'
import { givenFilesRepository } from './ledger/facts/given-files.repository.ts'
import { inItsTurn, isHeavy, isTooHeavyAtOnce, weightOfMonth } from './ledger/facts/weight.repository.ts'
import { existsIn, ledgerRoutes, monthOf, openFile } from './ledger/ledger-routes.ts'
import { monthView } from './ledger/month-view.repository.ts'
import { soldBetween } from './ledger/sold.repository.ts'
import { closingMarksRepository } from './marks/closing-marks.repository.ts'
import { expectedMoney } from './marks/expected-money.repository.ts'
import { openClaims } from './marks/open-claims.repository.ts'
import { movementRoutes } from './movements/movement-routes.ts'
import { sentRepository } from './sent.repository.ts'
import { readInParts, tooManyClosings, tooManyMarks, tooManyNotes } from './texts.ts'

interface Parts {
  database: Database
  clock: () => Date
  quotas: AccountQuotas
  log: FastifyBaseLogger
  /** Counts results of a page that are not what the server's own fold says. */
  disagreed: () => void
}

export function closingRoutes(bind: Bind, parts: Parts): void {
  bindReading(bind, parts)
  bindChanges(bind, parts)
  ledgerRoutes(bind, parts)
  movementRoutes(bind, parts)
}

function bindReading(bind: Bind, { database, clock }: Parts): void {
  const closings = closingRepository(database)
  const marks = closingMarksRepository(database)

  bind(getAnalyses, async ({ userId }) =>
    (await closings.allWithFigures(userId)).map((one) => ({
      ...writeAnalysis(one),
      figures: writeFigures(one.figures),
    })),
  )

  bind(getOpenClaims, async ({ userId }) => openClaims(database, userId, brazilianDay(clock())))
  bind(getExpectedMoney, async ({ userId }) => expectedMoney(database, userId, brazilianDay(clock())))

  bind(getSold, async ({ userId, query }) => ({ sold: [...(await soldBetween(database, userId, query))] }))

  bind(getAnalysis, async ({ userId, params }) => {
    const month = await monthOf(database, userId, params)
    const found = orNotFound(await closings.summary(userId, month.closing))
    const { matched, totalDifference, revision, hasOrders, isSent } = found.figures
    if (hasOrders && !isSent && (await closings.figuresOfFiles(userId, month.closing))) {
      const weight = await weightOfMonth(database, month)
      if (isTooHeavyAtOnce(weight)) throw new Refusal('too_large', { message: readInParts })
      return inItsTurn(weight, async () => {
        const view = { ...writeAnalysis(found), ...(await monthView(database, month)), revision }
        return isHeavy(weight) ? asText(view) : view
      })
    }
    const sent = orNotFound(
      await sentRepository(database).sent(userId, month.closing, 'requests', 'errors', 'unmatched'),
    )
    const figures = { quantity: matched, totalErrors: toReais(totalDifference), revision }
    const start = `${JSON.stringify({ ...writeAnalysis(found), ...figures }).slice(0, -1)},"requests":`
    const { requests, errors, unmatched } = sent
    return new StoredJson(start, requests, ',"errors":', errors, ',"unmatched":', unmatched, '}')
  })

  bind(getAnalysisSummary, async ({ userId, params }) => {
    const month = await monthOf(database, userId, params)
    const found = orNotFound(await closings.summary(userId, month.closing))
    const { orders, income } = found.receipts
    return {
      ...writeAnalysis(found),
      figures: writeFigures(found.figures),
      receipts: { orders, income },
      files: await givenFilesRepository(database).ofMonth(month),
    }
  })

  bind(getSentResults, async ({ userId, params }) => {
    const { closing } = await monthOf(database, userId, params)
    const lists = ['errors', 'unmatched', 'adjustments', 'audited', 'paidLate'] as const
    const found = orNotFound(await sentRepository(database).sent(userId, closing, ...lists))
    const pieces = lists.flatMap((name, place) => [`${place === 0 ? '{' : ','}"${name}":`, found[name]])
    return new StoredJson(...pieces, '}')
  })

  bind(getMarks, async ({ userId, params }) => {
    const { closing } = await monthOf(database, userId, params)
    return marks.all(userId, closing)
  })

  bind(getDependentClosings, async ({ userId, params, query: { file } }) => {
    const month = await monthOf(database, userId, params)
    return dependentClosings(database, month, file)
  })
}

function bindChanges(bind: Bind, parts: Parts): void {
  const { database, quotas } = parts
  const exists = existsIn(database)

  bind(createAnalysis, ({ userId, body: { month, year, marketplace } }) =>
    withLockedAccount(database, userId, async (transaction) => {
      const closings = closingRepository(transaction)
      const added = await closings.add(userId, readMonth({ month, year, marketplace }))
      checkQuota(await closings.count(userId), quotas.closings, tooManyClosings)
      return added
    }),
  )

  bind(
    putAnalysis,
    ({ userId, params, query: { file, from = 0 }, body }) =>
      withLockedAccount(database, userId, async (transaction) => {
        const month = await monthOf(transaction, userId, params)
        const { closing } = month
        const sentOnes = sentRepository(transaction)
        if ('requests' in body) {
          if (file === undefined) {
            return { id: closing, revision: await sentOnes.storeRequests(userId, closing, body.requests) }
          }
          const sent = ordersOfPart.safeParse(body.requests)
          if (!sent.success) throw new Refusal('invalid_request', { field: 'requests' })
          const open = await openFile(
            { database: transaction, quotas },
            month,
            file,
            from + sent.data.length,
            'orders',
          )
          await addOrders(transaction, open, from, sent.data)
          return { id: closing, revision: 0 }
        }
        const figures = {
          matched: body.quantity,
          totalDifference: toCents(body.totalErrors),
          differences: body.errors.length,
          unmatched: body.unmatched.length,
          lost: sumCents(body.errors.map(lossOf)),
        }
        const known = await closingRepository(transaction).figuresOfFiles(userId, closing)
        if (!known?.hasResults) {
          return { id: closing, revision: await sentOnes.storeResults(userId, closing, body, figures) }
        }
        compareWith(parts, closing, figures, known)
        return {
          id: closing,
          revision: (await closingRepository(transaction).summary(userId, closing))?.figures.revision ?? 0,
        }
      }),
    exists,
  )

  bind(
    putMarks,
    ({ userId, params, body }) =>
      withLockedAccount(database, userId, async (transaction) => {
        const { closing } = await monthOf(transaction, userId, params)
        const marks = closingMarksRepository(transaction)
        const stored = await marks.replaceAll(userId, closing, body.orders)
        const { count, letters } = await marks.amountOf(userId)
        checkQuota(count, quotas.marks, tooManyMarks)
        checkQuota(letters, quotas.noteLetters, tooManyNotes)
        return stored
      }),
    exists,
  )

  bind(deleteAnalysis, ({ userId, params }) =>
    withLockedAccount(database, userId, async (transaction) => {
      const month = await monthOf(transaction, userId, params)
      await takeAllBack(transaction, month)
      await closingRepository(transaction).remove(userId, month.closing)
      return { id: month.closing }
    }),
  )
}

type MonthAnswer = Awaited<ReturnType<typeof monthView>>

/** A heavy month as the text of its answer, which takes less memory than its rows while it is sent. */
function asText({ requests, errors, unmatched, ...rest }: MonthAnswer): StoredJson {
  const start = JSON.stringify(rest).slice(0, -1)
  const lists = Object.entries({ requests, errors, unmatched }).flatMap(([name, rows]) => [
    `,"${name}":[`,
    ...rows.map((row, place) => `${place > 0 ? ',' : ''}${JSON.stringify(row)}`),
    ']',
  ])
  return new StoredJson(start, ...lists, '}')
}

type Compared = Record<'matched' | 'differences' | 'unmatched' | 'totalDifference' | 'lost', number>

/** Page and server run the same fold, so that any disagreement is a defect. */
function compareWith({ log, disagreed }: Parts, closing: string, sent: Compared, known: Compared): void {
  const names = ['matched', 'differences', 'unmatched', 'totalDifference', 'lost'] as const
  const other = names.filter((name) => sent[name] !== known[name])
  if (other.length === 0) return
  disagreed()
  log.warn({ closing, figures: other }, 'a page found other figures of a month than the server')
}

function orNotFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Refusal('not_found')
  return found
}
