import {
  announceFile,
  changeFiles,
  type FileRows,
  type FileSlot,
  getFileRows,
  getOtherPayments,
  mostRowsOfPart,
  putFileRows,
  writeFigures,
} from '@vendaclara/contract/closing'
import { z } from 'zod'
import { type AccountQuotas, checkQuota, withLockedAccount } from '../../../database/account-quotas.ts'
import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors/refusal.ts'
import { jsonList, StoredJson } from '../../../http/endpoint/answers/answers.ts'
import type { Bind } from '../../../http/endpoint/bind-endpoint.ts'
import { closingRepository } from '../closing.repository.ts'
import { sentRepository } from '../sent.repository.ts'
import {
  tooManyFiles,
  tooManyFilesOfMonth,
  tooManyOrdersOfMonth,
  tooManyRows,
  tooManyRowsOfMonth,
  tooMuchText,
} from '../texts.ts'
import { changeMonthFiles } from './change-files.repository.ts'
import { addDetails, addLeftOut, addPayments, addTakenBack } from './facts/add-rows.repository.ts'
import { fileRowsRepository } from './facts/file-rows.repository.ts'
import { givenFilesRepository } from './facts/given-files.repository.ts'
import type { MonthOf } from './facts/known-facts.repository.ts'
import { openFilesRepository } from './facts/open-files.repository.ts'
import { otherPayments } from './facts/other-payments.repository.ts'
import { inItsTurn, isHeavy, weightOfMonth } from './facts/weight.repository.ts'

/** Of rows with much text, up to 128 kB each. */
const rowsOfPage = 50

interface Parts {
  readonly database: Database
  readonly clock: () => Date
  readonly quotas: AccountQuotas
}

/** The calls by which files are given to a month, taken back, and read again. */
export function ledgerRoutes(bind: Bind, { database, clock, quotas }: Parts): void {
  const exists = existsIn(database)

  bind(
    announceFile,
    ({ userId, params, body }) =>
      withLockedAccount(database, userId, async (transaction) => {
        const month = await monthOf(transaction, userId, params)
        return { file: await openFilesRepository(transaction).announce(month, body, clock()) }
      }),
    exists,
  )

  bind(
    putFileRows,
    ({ userId, params, body }) =>
      withLockedAccount(database, userId, async (transaction) => {
        const month = await monthOf(transaction, userId, params)
        const { from, leftOut = [], payments = [], takenBack = [], details = [] } = body
        const to = from + leftOut.length + payments.length + takenBack.length + details.length
        const slot = body.leftOut ? 'orders' : 'income'
        const file = await openFile({ database: transaction, quotas }, month, params.file, to, slot)
        await addLeftOut(transaction, file, from, leftOut)
        await addPayments(transaction, file, from, payments)
        await addTakenBack(transaction, file, from, takenBack)
        await addDetails(transaction, file, from, details)
        return { file: file.file }
      }),
    exists,
  )

  bind(changeFiles, async ({ userId, params, body: { add, remove } }) => {
    const begun = { ...(await monthOf(database, userId, params)), add: add.map(({ file }) => file) }
    const weight = await weightOfMonth(database, begun, begun)
    const change = async (transaction: Database) => {
      const month = await monthOf(transaction, userId, params)
      const files = givenFilesRepository(transaction)
      const added: number[] = []
      for (const { file, rows } of add) {
        if (await files.has(month, file)) continue
        const open = await openFile({ database: transaction, quotas }, month, file, rows)
        if (!(await fileRowsRepository(transaction).areWhole(open, rows))) throw new Refusal('incomplete')
        added.push(file)
      }
      if (added.length > 0) {
        const { orders, rows, bytes } = await weightOfMonth(transaction, month, { add: added, remove })
        checkQuota(orders, quotas.ordersOfMonth, tooManyOrdersOfMonth)
        checkQuota(rows, quotas.rowsOfMonth, tooManyRowsOfMonth)
        checkQuota(bytes, quotas.bytesOfMonth, tooMuchText)
      }
      await changeMonthFiles(transaction, month, added, remove)
      const { ofMonth, all } = await files.counts(month)
      checkQuota(ofMonth, quotas.filesOfMonth, tooManyFilesOfMonth)
      checkQuota(all, quotas.files, tooManyFiles)
      return changedMonth(transaction, month)
    }
    return inItsTurn(weight, () => withLockedAccount(database, userId, change))
  })

  bind(getFileRows, async ({ userId, params, query: { from } }) => {
    const month = await monthOf(database, userId, params)
    const file = fileNumber(params.file)
    if (!(await givenFilesRepository(database).has(month, file))) throw new Refusal('not_found')
    const part = [{ userId, file }, from, from + mostRowsOfPart] as const
    const rows = fileRowsRepository(database)
    return isHeavy(await rows.weight(...part)) ? inPieces(rows, ...part) : rows.read(...part)
  })

  bind(getOtherPayments, async ({ userId, params, query: { file = 0, place = -1 } }) => {
    const month = await monthOf(database, userId, params)
    return otherPayments(database, month, { file, place })
  })
}

/** Rows of much text, of which only a few are in memory. */
function inPieces(
  rows: ReturnType<typeof fileRowsRepository>,
  ...[of, from, to]: Parameters<typeof rows.read>
): StoredJson {
  const list = async function* (name: keyof FileRows) {
    for (let at = from; at < to; at += rowsOfPage)
      yield (await rows.read(of, at, Math.min(to, at + rowsOfPage)))[name]
  }
  const lists = getFileRows.answer
    .keyof()
    .options.flatMap((name, place) => [`${place === 0 ? '{' : ','}"${name}":`, jsonList(list(name))])
  return new StoredJson(...lists, '}')
}

/** The month after a change; what was sent of it before its files is forgotten once they can be compared. */
async function changedMonth(transaction: Database, { userId, closing }: MonthOf) {
  const found = await closingRepository(transaction).summary(userId, closing)
  if (!found) throw new Refusal('not_found')
  if (found.figures.hasResults && !found.figures.isSent)
    await sentRepository(transaction).forgetSent(userId, closing)
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
  if (!(await openFilesRepository(database).growTo(month, file, to, slot))) throw new Refusal('not_found')
  checkQuota(await files.countRows(month.userId), quotas.ledgerRows, tooManyRows)
  return { ...month, file }
}

/** Refuses what is sent for an unknown month, or for somebody else's, before its body is read. */
export function existsIn(database: Database) {
  return ({ userId, params }: { userId: string; params: { id: string } }) => monthOf(database, userId, params)
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
