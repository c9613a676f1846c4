import type { FastifyBaseLogger } from 'fastify'
import { withLockedAccount } from '../../../../database/account-quotas.ts'
import type { Database } from '../../../../database/database.ts'
import { closingRepository } from '../../closing.repository.ts'
import { foldMonths } from '../change-files.repository.ts'
import { foldVersion } from './fold-orders.repository.ts'

/** A run is over within minutes even if each month has 10,000 orders. */
const mostMonths = 100

/** Folds months that an earlier version folded. What is left is for the next run. */
export async function foldAgain(
  database: Database,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<void> {
  const months = await closingRepository(database).foldedBefore(foldVersion, mostMonths)
  for (const { closing, ...owner } of months) {
    try {
      await withLockedAccount(database, owner.userId, (transaction) =>
        foldMonths(transaction, owner, [closing]),
      )
    } catch (error) {
      log.error({ err: error, closing }, 'a month could not be folded again')
    }
  }
  if (months.length > 0) log.info({ months: months.length }, 'months of an earlier version were folded again')
}
