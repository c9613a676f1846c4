import type { MonthFigures } from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { piecesOf, type StoredPiece, type StoredText, textsOf } from '../../database/large/stored-text.ts'
import { isClosing } from './closing.repository.ts'
import { closings } from './closing.tables.ts'

type SentColumn = 'requests' | 'errors' | 'unmatched' | 'adjustments' | 'audited' | 'paidLate'

const nextRevision = sql`${closings.revision} + 1`

/** What another client or an earlier version sent of months without their files. */
export function sentRepository(database: Database) {
  return {
    /** Keeps orders as they were sent. */
    async storeRequests(userId: string, id: string, requests: readonly unknown[]): Promise<number> {
      return revisionOf(
        await database
          .update(closings)
          .set({ requests, hasOrders: requests.length > 0, revision: nextRevision })
          .where(isClosing(userId, id))
          .returning({ revision: closings.revision }),
      )
    },

    /** Keeps results as they were sent, with their figures. */
    async storeResults(
      userId: string,
      id: string,
      rows: { readonly errors: readonly unknown[]; readonly unmatched: readonly unknown[] },
      figures: Omit<MonthFigures, 'sums'>,
    ): Promise<number> {
      const { matched, differences, unmatched, ...amounts } = figures
      return revisionOf(
        await database
          .update(closings)
          .set({
            ...rows,
            ...amounts,
            quantity: matched,
            differenceCount: differences,
            unmatchedCount: unmatched,
            hasResults: true,
            sums: null,
            revision: nextRevision,
            adjustments: [],
            audited: [],
            paidLate: [],
          })
          .where(isClosing(userId, id))
          .returning({ revision: closings.revision }),
      )
    },

    /** Forgets what was sent, once the files of the month say it. */
    async forgetSent(userId: string, id: string): Promise<void> {
      await database
        .update(closings)
        .set({
          requests: [],
          errors: [],
          unmatched: [],
          leftOut: [],
          adjustments: [],
          audited: [],
          paidLate: [],
          hasOrders: false,
          hasResults: false,
          quantity: 0,
          totalDifference: cents(0),
          lost: cents(0),
          differenceCount: 0,
          unmatchedCount: 0,
          sums: null,
          receipts: { orders: null, income: null },
        })
        .where(isClosing(userId, id))
    },

    /** The rows that were sent, as JSON. */
    sent: <Name extends SentColumn>(userId: string, id: string, ...columns: Name[]) =>
      sentRows(database, userId, id, columns),
  }
}

function revisionOf(changed: readonly { revision: number }[]): number {
  const [closing] = changed
  if (!closing) throw new Error('the closing is gone')
  return closing.revision
}

async function sentRows<Name extends SentColumn>(
  database: Database,
  userId: string,
  id: string,
  names: readonly Name[],
): Promise<Record<Name, StoredText> | undefined> {
  const columns = Object.fromEntries(names.map((name) => [name, sql`json_send(${closings[name]})`]))
  const { rows } = await database.execute<StoredPiece>(
    piecesOf(columns, sql`${closings} where ${isClosing(userId, id)}`),
  )
  return rows.length === 0 ? undefined : (textsOf(rows) as Record<Name, StoredText>)
}
