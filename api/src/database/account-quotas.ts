import { sql } from 'drizzle-orm'
import { Refusal } from '../errors.ts'
import type { Database } from './database.ts'

const megabyte = 1024 * 1024

/** The most that is kept of one account: many times what a seller who works with the product comes to in years. */
export const accountQuotas = {
  closings: 600,
  /** What closings take up with all their rows and notes, compressed as they are stored. */
  closingBytes: 512 * megabyte,
  listings: 20_000,
  feedback: 100,
}
export type AccountQuotas = typeof accountQuotas

/** Makes a change while the account is held: of two changes at once the second counts what the first has kept. */
export function holdingAccount<Answer>(
  database: Database,
  userId: string,
  change: (transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select from users where id = ${userId} for no key update`)
    return change(transaction)
  })
}

/** Takes a change back by throwing where the account keeps more than its quota with it. */
export function keepQuota(kept: number, most: number, sentence: (most: string) => string): void {
  if (kept <= most) return
  throw new Refusal('quota_reached', { message: sentence(most.toLocaleString('pt-BR')) })
}
