import { summedCents } from '@vendaclara/contract/amounts'
import type { ClosingReceipts, OrderMark } from '@vendaclara/contract/closing'
import type { ClosingFigures, ClosingMarketplace } from '@vendaclara/core/closing'
import { type Cents, noCents } from '@vendaclara/core/money'
import { type AnyColumn, and, asc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { closingMarks, closings, type FiguresOfFiles } from './closing.tables.ts'
import { ledgerDoubts, regainedOfFiles } from './ledger/fold/month-figures.repository.ts'

interface ClosingSummary {
  id: string
  month: number
  year: number
  marketplace: ClosingMarketplace
  duplicate: boolean
}
export type ClosingWithFigures = ClosingSummary & { figures: ClosingFigures }

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
    summedCents(Number(stored)),
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
  recoveredOfOrders: ofOrders(
    sql`coalesce(sum(${closingMarks.recovered}) filter (where ${closingMarks.state} = 'recuperado' and ${closingMarks.subject} = 'order'), 0)`,
    (stored) => summedCents(Number(stored)),
  ),
  denied: sumOfMarks(closingMarks.claimed, 'perdido'),
  contested: ofOrders(sql`count(*) filter (where ${closingMarks.state} = 'contestado')`, Number),
  revision: closings.revision,
}

/** Selects a seller's closing. */
export const isClosing = (userId: string, id: string) => and(eq(closings.userId, userId), eq(closings.id, id))

/** The months of a seller with their figures. */
export function closingRepository(database: Database) {
  return {
    /** Oldest month first; within a month the oldest closing first. */
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
      const [known] = await allWithFigures(database, userId, id)
      return found && known && { ...known, ...found }
    },

    /** What the orders of a month's files come to, if it has any. */
    async figuresOfFiles(userId: string, id: string): Promise<FiguresOfFiles | undefined> {
      const [found] = await database
        .select({ figures: closings.figures })
        .from(closings)
        .where(isClosing(userId, id))
      return found?.figures ?? undefined
    },

    /** Months of all sellers with files, of which an earlier version made the figures. */
    foldedBefore: (version: number, most: number) =>
      database
        .select({ userId: closings.userId, closing: closings.id, marketplace: closings.marketplace })
        .from(closings)
        .where(and(isNotNull(closings.figures), lt(closings.foldedBy, version)))
        .orderBy(asc(closings.userId), asc(closings.sequence))
        .limit(most),

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

/** For a month whose files can be compared they are the sums of the files, for other months what was sent. */
async function allWithFigures(
  database: Database,
  userId: string,
  only?: string,
): Promise<ClosingWithFigures[]> {
  const all = await database
    .select({ ...months, figures: sentFigures, ofFiles: closings.figures })
    .from(closings)
    .where(eq(closings.userId, userId))
    .orderBy(asc(closings.year), asc(closings.month), asc(closings.sequence))
  const [regainedOf, doubtful] = await Promise.all([
    regainedOfFiles(database, userId),
    ledgerDoubts(database, userId),
  ])
  // Whether a month is a duplicate follows from the others.
  const wanted = all.filter(({ id }) => only === undefined || id === only)
  return wanted.map(({ figures: { recoveredOfOrders, ...figures }, ofFiles, ...closing }) => {
    const isSent = figures.hasResults && !ofFiles?.hasResults
    const [regained, doubts] = [regainedOf.get(closing.id), doubtful.get(closing.id)]
    return {
      ...closing,
      figures: {
        ...figures,
        ...(isSent
          ? regainedOfSent(figures.lost, recoveredOfOrders)
          : { ...ofFiles, ...(ofFiles && regained && { regained }) }),
        ...(doubts !== undefined && { doubts }),
        isSent,
      },
    }
  })
}

/** For results that were sent, only the sum of what was paid too little is known. */
function regainedOfSent(lost: Cents, recovered: Cents): Pick<ClosingFigures, 'regained'> {
  const less = recovered < lost ? recovered : lost
  return less > 0 ? { regained: { less, awaited: noCents, count: 0 } } : {}
}
