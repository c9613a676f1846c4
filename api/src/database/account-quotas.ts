import { productBounds } from '@vendaclara/core/products'
import { sql } from 'drizzle-orm'
import { Refusal } from '../errors/refusal.ts'
import type { Database } from './database.ts'

/** The most that is stored for one account: many times what an active seller collects in years. */
export const accountQuotas = {
  closings: 600,
  /** The rows of all files given to closings. */
  ledgerRows: 3_000_000,
  /** These files, of all months and of one. A file may be empty. */
  files: 10_000,
  filesOfMonth: 100,
  /** Of a month's files, which are compared at once: orders, all rows, and the bytes of their texts. */
  ordersOfMonth: 120_000,
  rowsOfMonth: 250_000,
  bytesOfMonth: 64_000_000,
  /** What the seller noted of orders, and the letters of all notes. */
  marks: 50_000,
  noteLetters: 5_000_000,
  /** Files that apply to all months, and their lines. */
  movementFiles: 500,
  movements: 500_000,
  listings: 20_000,
  products: productBounds.products,
  purchases: productBounds.purchases,
  purchaseLines: productBounds.purchaseLines,
  supplierItems: productBounds.supplierItems,
  /** Bytes of what is kept to take changes of products back. Beyond it the oldest cannot be taken back any more. */
  undo: 64 * 1024 * 1024,
  feedback: 100,
}
export type AccountQuotas = typeof accountQuotas

/**
 * Makes a change while the account is locked. Of two simultaneous changes, the second one counts what the first has
 * stored.
 */
export function withLockedAccount<Answer>(
  database: Database,
  userId: string,
  change: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select from users where id = ${userId} for no key update`)
    return change(transaction)
  })
}

/** Throws if the account is now over its quota; the transaction then undoes the change. */
export function checkQuota(stored: number, most: number, sentence: (most: string) => string): void {
  if (stored <= most) return
  throw new Refusal('quota_reached', { message: sentence(most.toLocaleString('pt-BR')) })
}
