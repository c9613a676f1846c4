import type { ClosingReceipts, OrderMark } from '@vendaclara/contract/closing'
import { type ClosingFigures, type ClosingMarketplace, monthFigures } from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import { type AnyColumn, and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { piecesOf, type StoredPiece, type StoredText, textsOf } from '../../database/large/stored-text.ts'
import { closingMarks, closings } from './closing.tables.ts'
import type { RowTexts } from './closing-json.ts'
import { lateAmountsOf, withLatePayments } from './late/late-payments.repository.ts'
import { askedElsewhereOf, repeatedOf } from './late/repeated-orders.repository.ts'

interface ClosingSummary {
  id: string
  month: number
  year: number
  marketplace: ClosingMarketplace
  duplicate: boolean
}
export type ClosingWithFigures = ClosingSummary & { figures: ClosingFigures }
type Column = 'requests' | 'leftOut' | 'errors' | 'unmatched' | 'adjustments' | 'audited' | 'paidLate'

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
const inOrder = [asc(closings.year), asc(closings.month), asc(closings.sequence)]

const ofOrders = <Value>(value: SQL, read: (stored: string) => Value) =>
  sql`(select ${value} from ${closingMarks} where ${closingMarks.userId} = ${closings.userId} and ${closingMarks.closingId} = ${closings.id})`.mapWith(
    read,
  )

const sumOfMarks = (amount: AnyColumn, state: OrderMark['state']) =>
  ofOrders(sql`coalesce(sum(${amount}) filter (where ${closingMarks.state} = ${state}), 0)`, (stored) =>
    cents(Number(stored)),
  )

/** The figures of the closing's own files, without payments of other closings' income. */
const ownFigures = {
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
  outdated: closings.outdated,
  revision: closings.revision,
}

/** Selects a seller's closing; if `revision` is given, only while it is the stored one. */
export const isClosing = (userId: string, id: string, revision?: number) =>
  and(
    eq(closings.userId, userId),
    eq(closings.id, id),
    revision === undefined ? undefined : eq(closings.revision, revision),
  )

/** Reads closings; `closing-changes.repository.ts` changes them. */
export function closingRepository(database: Database) {
  const receiptsOf = async (userId: string, id: string): Promise<ClosingReceipts | undefined> => {
    const [found] = await database
      .select({ receipts: closings.receipts })
      .from(closings)
      .where(isClosing(userId, id))
    return found?.receipts
  }
  const withFigures = async (userId: string, id: string) =>
    (await allWithFigures(database, userId)).find((closing) => closing.id === id)

  return {
    /**
     * All closings with their figures, oldest month first and within a month the oldest closing, including what the income of other closings paid. The income and orders of
     * `without` do not count, as if that closing were deleted.
     */
    allWithFigures: (userId: string, without?: string): Promise<ClosingWithFigures[]> =>
      allWithFigures(database, userId, without),

    /** Everything except the rows. */
    async summary(
      userId: string,
      id: string,
    ): Promise<(ClosingWithFigures & { receipts: ClosingReceipts }) | undefined> {
      const receipts = await receiptsOf(userId, id)
      const known = await withFigures(userId, id)
      return receipts && known && { ...known, receipts }
    },

    receipts: receiptsOf,

    /** Answers whether the closing exists, and keeps it from being deleted until the transaction ends. */
    async lock(userId: string, id: string): Promise<boolean> {
      const found = await database
        .select({ id: closings.id })
        .from(closings)
        .where(isClosing(userId, id))
        .for('key share')
      return found.length > 0
    },

    /** The stored JSON of these columns, and the closing's marketplace. */
    rows: <Name extends Column>(userId: string, id: string, ...columns: Name[]) =>
      storedRows(database, userId, id, columns),

    /** The rows including what the income of other closings paid. */
    async month(userId: string, id: string): Promise<RowTexts | undefined> {
      const stored = await storedRows(database, userId, id, ['errors', 'unmatched'])
      return stored && withLatePayments(database, userId, { id, marketplace: stored.marketplace }, stored)
    },

    /** A closing including what the income of other closings paid. */
    async one(
      userId: string,
      id: string,
    ): Promise<(ClosingWithFigures & { texts: RowTexts & { requests: StoredText } }) | undefined> {
      const stored = await storedRows(database, userId, id, ['requests', 'errors', 'unmatched'])
      const known = await withFigures(userId, id)
      if (!stored || !known) return undefined
      const texts = await withLatePayments(database, userId, known, stored)
      return { ...known, texts: { ...texts, requests: stored.requests } }
    },
  }
}

async function allWithFigures(
  database: Database,
  userId: string,
  without?: string,
): Promise<ClosingWithFigures[]> {
  const own = await database
    .select({ ...months, figures: ownFigures })
    .from(closings)
    .where(eq(closings.userId, userId))
    .orderBy(...inOrder)
  const late = await lateAmountsOf(database, userId, without)
  const repeated = await repeatedOf(database, userId, { without })
  const asked = await askedElsewhereOf(database, userId, { without })
  return own.map(({ figures, ...closing }) => {
    const expected = repeated.flatMap((one) => (one.closing === closing.id ? [one.expected] : []))
    const lateOfMonth = late(closing.id)
    const lost = asked.flatMap(({ closing: of, orderId, loss }) => {
      if (of !== closing.id) return []
      return lateOfMonth.find((one) => one.orderId === orderId) ?? loss ?? []
    })
    return { ...closing, figures: { ...figures, ...monthFigures(figures, lateOfMonth, expected, lost) } }
  })
}

type StoredRows<Name extends Column> = Record<Name, StoredText> & Pick<ClosingSummary, 'marketplace'>

async function storedRows<Name extends Column>(
  database: Database,
  userId: string,
  id: string,
  names: readonly Name[],
): Promise<StoredRows<Name> | undefined> {
  const texts = names.map((name) => [name, sql`json_send(${closings[name]})`])
  const columns = {
    ...Object.fromEntries(texts),
    marketplace: sql`convert_to(${closings.marketplace}, 'UTF8')`,
  }
  const { rows } = await database.execute<StoredPiece>(
    piecesOf(columns, sql`${closings} where ${isClosing(userId, id)}`),
  )
  if (rows.length === 0) return undefined
  const { marketplace, ...found } = textsOf(rows)
  return { ...found, marketplace: String(marketplace) } as StoredRows<Name>
}
