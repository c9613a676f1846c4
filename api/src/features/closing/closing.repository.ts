import type { ClosingReceipts, OrderMark } from '@vendaclara/contract/closing'
import type { ClosingFigures, ClosingMarketplace, MonthFigures } from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import { type AnyColumn, and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { piecesOf, type StoredPiece, type StoredText, textsOf } from '../../database/large/stored-text.ts'
import { closingMarks, closings } from './closing.tables.ts'
import { ledgerFigures } from './ledger/month-figures.ts'

export interface ClosingSummary {
  id: string
  month: number
  year: number
  marketplace: ClosingMarketplace
  duplicate: boolean
}
export type ClosingWithFigures = ClosingSummary & { figures: ClosingFigures }
type SentColumn = 'requests' | 'errors' | 'unmatched' | 'adjustments' | 'audited' | 'paidLate'

const isLater = sql<boolean>`row_number() over (
  partition by ${closings.year}, ${closings.month}, ${closings.marketplace} order by ${closings.sequence}
) > 1`
const months = {
  id: closings.id,
  month: closings.month,
  year: closings.year,
  marketplace: closings.marketplace,
  duplicate: isLater,
}

const ofOrders = <Value>(value: SQL, read: (stored: string) => Value) =>
  sql`(select ${value} from ${closingMarks} where ${closingMarks.userId} = ${closings.userId} and ${closingMarks.closingId} = ${closings.id})`.mapWith(
    read,
  )

const sumOfMarks = (amount: AnyColumn, state: OrderMark['state']) =>
  ofOrders(sql`coalesce(sum(${amount}) filter (where ${closingMarks.state} = ${state}), 0)`, (stored) =>
    cents(Number(stored)),
  )

/** The figures of results that were sent without files, and what the seller marked. */
const sentFigures = {
  hasOrders: closings.hasOrders,
  hasResults: closings.hasResults,
  matched: closings.quantity,
  totalDifference: closings.totalDifference,
  differences: closings.differenceCount,
  unmatched: closings.unmatchedCount,
  lost: closings.lost,
  sums: closings.sums,
  recovered: sumOfMarks(closingMarks.recovered, 'recuperado'),
  denied: sumOfMarks(closingMarks.claimed, 'perdido'),
  contested: ofOrders(sql`count(*) filter (where ${closingMarks.state} = 'contestado')`, Number),
  revision: closings.revision,
}

/** Selects a seller's closing. */
const isClosing = (userId: string, id: string) => and(eq(closings.userId, userId), eq(closings.id, id))

const nextRevision = sql`${closings.revision} + 1`

/** The months of a seller, and what was sent of them without files. */
export function closingRepository(database: Database) {
  return {
    /** Oldest month first; within a month the oldest closing first. */
    all: (userId: string): Promise<ClosingSummary[]> =>
      database
        .select(months)
        .from(closings)
        .where(eq(closings.userId, userId))
        .orderBy(asc(closings.year), asc(closings.month), asc(closings.sequence)),

    allWithFigures: (userId: string): Promise<ClosingWithFigures[]> => allWithFigures(database, userId),

    /** Everything except the rows. */
    async summary(
      userId: string,
      id: string,
    ): Promise<(ClosingWithFigures & { receipts: ClosingReceipts }) | undefined> {
      const [found] = await database
        .select({ receipts: closings.receipts })
        .from(closings)
        .where(isClosing(userId, id))
      const known = (await allWithFigures(database, userId)).find((closing) => closing.id === id)
      return found && known && { ...known, ...found }
    },

    /** The closing's month, if it exists; it is kept from being deleted until the transaction ends. */
    async lock(userId: string, id: string): Promise<{ marketplace: ClosingMarketplace } | undefined> {
      const [found] = await database
        .select({ marketplace: closings.marketplace })
        .from(closings)
        .where(isClosing(userId, id))
        .for('key share')
      return found
    },

    async add(
      userId: string,
      made: { month: number; year: number; marketplace: ClosingMarketplace },
    ): Promise<{ id: string }> {
      const [added] = await database
        .insert(closings)
        .values({ userId, ...made })
        .returning({ id: closings.id })
      if (!added) throw new Error('the insert answered no row')
      return added
    },

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
            ...{ ...rows, ...amounts, quantity: matched, differenceCount: differences },
            ...{ unmatchedCount: unmatched, hasResults: true, sums: null, revision: nextRevision },
            ...{ adjustments: [], audited: [], paidLate: [] },
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
          ...{
            requests: [],
            errors: [],
            unmatched: [],
            leftOut: [],
            adjustments: [],
            audited: [],
            paidLate: [],
          },
          ...{ hasOrders: false, hasResults: false, quantity: 0, totalDifference: cents(0), lost: cents(0) },
          ...{ differenceCount: 0, unmatchedCount: 0, sums: null, receipts: { orders: null, income: null } },
        })
        .where(isClosing(userId, id))
    },

    /** The rows that were sent, as JSON. */
    sent: <Name extends SentColumn>(userId: string, id: string, ...columns: Name[]) =>
      sentRows(database, userId, id, columns),

    count: (userId: string): Promise<number> => database.$count(closings, eq(closings.userId, userId)),

    /** Answers whether there was a closing to remove. */
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await database
        .delete(closings)
        .where(isClosing(userId, id))
        .returning({ id: closings.id })
      return removed.length > 0
    },
  }
}

/** Of a month whose files can be compared they are what the files come to, of others what was sent. */
async function allWithFigures(database: Database, userId: string): Promise<ClosingWithFigures[]> {
  const sent = await database
    .select({ ...months, figures: sentFigures })
    .from(closings)
    .where(eq(closings.userId, userId))
    .orderBy(asc(closings.year), asc(closings.month), asc(closings.sequence))
  const known = await ledgerFigures(database, userId)
  return sent.map(({ figures, ...closing }) => {
    const ofFiles = known.get(closing.id)
    const isSent = figures.hasResults && !ofFiles?.hasResults
    return { ...closing, figures: { ...figures, ...(!isSent && ofFiles), isSent } }
  })
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
