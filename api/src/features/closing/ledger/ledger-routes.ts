import {
  announceFile,
  completeFile,
  type FileSlot,
  getFileRows,
  getOtherPayments,
  mostRowsOfPart,
  putFileRows,
  takeFileBack,
  writeFigures,
} from '@vendaclara/contract/closing'
import { z } from 'zod'
import { type AccountQuotas, checkQuota, withLockedAccount } from '../../../database/account-quotas.ts'
import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import type { Bind } from '../../../http/endpoint/bind-endpoint.ts'
import { closingRepository } from '../closing.repository.ts'
import { tooManyRows } from '../texts.ts'
import { fileRowsRepository } from './file-rows.repository.ts'
import { givenFilesRepository, type MonthOf } from './given-files.repository.ts'

interface Parts {
  readonly database: Database
  readonly clock: () => Date
  readonly quotas: AccountQuotas
}

/** The calls by which files are given to a month, taken back, and read again. */
export function ledgerRoutes(bind: Bind, { database, clock, quotas }: Parts): void {
  bind(announceFile, ({ userId, params, body }) =>
    withLockedAccount(database, userId, async (transaction) => {
      const month = await monthOf(transaction, userId, params)
      return { file: await givenFilesRepository(transaction).announce(month, body, clock()) }
    }),
  )

  bind(putFileRows, ({ userId, params, body }) =>
    withLockedAccount(database, userId, async (transaction) => {
      const month = await monthOf(transaction, userId, params)
      const { from, leftOut = [], payments = [], takenBack = [], details = [] } = body
      const to = from + leftOut.length + payments.length + takenBack.length + details.length
      const slot = body.leftOut ? 'orders' : 'income'
      const file = await openFile({ database: transaction, quotas }, month, params.file, to, slot)
      const rows = fileRowsRepository(transaction)
      await rows.addLeftOut(file, from, leftOut)
      await rows.addPayments(file, from, payments)
      await rows.addTakenBack(file, from, takenBack)
      await rows.addDetails(file, from, details)
      return { file: file.file }
    }),
  )

  bind(completeFile, ({ userId, params, body: { rows, replaces } }) =>
    withLockedAccount(database, userId, async (transaction) => {
      const month = await monthOf(transaction, userId, params)
      const files = givenFilesRepository(transaction)
      if (await files.has(month, fileNumber(params.file))) return changedMonth(transaction, month)
      const file = await openFile({ database: transaction, quotas }, month, params.file, rows)
      if (!(await fileRowsRepository(transaction).areWhole(file, rows))) throw new Refusal('incomplete')
      await files.complete(month, file.file, replaces)
      return changedMonth(transaction, month)
    }),
  )

  bind(takeFileBack, ({ userId, params }) =>
    withLockedAccount(database, userId, async (transaction) => {
      const month = await monthOf(transaction, userId, params)
      const isTaken = await givenFilesRepository(transaction).takeBack(month, fileNumber(params.file))
      if (!isTaken) throw new Refusal('not_found')
      return changedMonth(transaction, month)
    }),
  )

  bind(getFileRows, async ({ userId, params, query: { from } }) => {
    const month = await monthOf(database, userId, params)
    const file = fileNumber(params.file)
    if (!(await givenFilesRepository(database).has(month, file))) throw new Refusal('not_found')
    return fileRowsRepository(database).read({ userId, file }, from, from + mostRowsOfPart)
  })

  bind(getOtherPayments, async ({ userId, params, query: { file = 0, place = -1 } }) => {
    const month = await monthOf(database, userId, params)
    return givenFilesRepository(database).otherPayments(month, { file, place })
  })
}

/** The month after a change; what was sent of it before its files is forgotten once they can be compared. */
async function changedMonth(transaction: Database, { userId, closing }: MonthOf) {
  const closings = closingRepository(transaction)
  const found = await closings.summary(userId, closing)
  if (!found) throw new Refusal('not_found')
  if (found.figures.hasResults && !found.figures.isSent) await closings.forgetSent(userId, closing)
  return { id: closing, revision: found.figures.revision, figures: writeFigures(found.figures) }
}

/** An announced file that still waits for rows, `to` of them with those that just came. */
export async function openFile(
  { database, quotas }: Pick<Parts, 'database' | 'quotas'>,
  month: MonthOf,
  sent: string | number,
  to: number,
  slot?: FileSlot,
) {
  const file = fileNumber(String(sent))
  const files = givenFilesRepository(database)
  if (!(await files.growTo(month, file, to, slot))) throw new Refusal('not_found')
  checkQuota(await files.countRows(month.userId), quotas.ledgerRows, tooManyRows)
  return { ...month, file }
}

/** @throws Refusal 'not_found' for a month that is unknown or somebody else's */
export async function monthOf(database: Database, userId: string, { id }: { id: string }): Promise<MonthOf> {
  const found = z.uuid().safeParse(id).success && (await closingRepository(database).lock(userId, id))
  if (!found) throw new Refusal('not_found')
  return { userId, closing: id, marketplace: found.marketplace }
}

function fileNumber(sent: string): number {
  return /^\d{1,15}$/.test(sent) ? Number(sent) : -1
}
