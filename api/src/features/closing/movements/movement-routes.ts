import {
  deleteMovementFile,
  getMonthLines,
  getMonthMovements,
  getMovementFiles,
  getOrderMovements,
  getYearMovements,
  putMovements,
} from '@vendaclara/contract/closing'
import { type AccountQuotas, checkQuota, withLockedAccount } from '../../../database/account-quotas.ts'
import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import { jsonList, StoredJson } from '../../../http/endpoint/answers/answers.ts'
import type { Bind } from '../../../http/endpoint/bind-endpoint.ts'
import { tooManyMovementFiles, tooManyMovements } from '../texts.ts'
import { movementsRepository } from './movements.repository.ts'

interface Parts {
  database: Database
  quotas: AccountQuotas
}

/** The calls for movement files, which serve all months. */
export function movementRoutes(bind: Bind, { database, quotas }: Parts): void {
  const movements = movementsRepository(database)

  bind(putMovements, ({ userId, body }) =>
    withLockedAccount(database, userId, async (transaction) => {
      const stored = movementsRepository(transaction)
      const answer = await stored.store(userId, body)
      if (!answer) throw new Refusal('incomplete')
      checkQuota(await stored.countFiles(userId), quotas.movementFiles, tooManyMovementFiles)
      checkQuota(await stored.count(userId), quotas.movements, tooManyMovements)
      return answer
    }),
  )

  bind(getMovementFiles, ({ userId, query: { marketplace } }) => movements.files(userId, marketplace))

  bind(deleteMovementFile, ({ userId, params }) =>
    withLockedAccount(database, userId, async (transaction) => {
      const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : -1
      const removed = await movementsRepository(transaction).remove(userId, id)
      if (removed === undefined) throw new Refusal('not_found')
      return { removed }
    }),
  )

  bind(getOrderMovements, ({ userId, query: { marketplace, orderId } }) =>
    movements.ofOrder(userId, marketplace, orderId),
  )

  bind(getMonthMovements, async ({ userId, query: { marketplace, month } }) => {
    const { sums, outside, freight, returns } = await movements.ofMonth(userId, marketplace, month)
    return new StoredJson(
      `{"sums":${JSON.stringify(sums)},"outside":${JSON.stringify(outside)},"freight":`,
      jsonList(freight),
      ',"returns":',
      jsonList(returns),
      '}',
    )
  })

  bind(
    getMonthLines,
    async ({ userId, query: { marketplace, month } }) =>
      new StoredJson(jsonList(movements.linesOfMonth(userId, marketplace, month))),
  )

  bind(
    getYearMovements,
    async ({ userId, query: { year } }) => new StoredJson(jsonList(movements.ofYear(userId, year))),
  )
}
