import type { Database } from '../../../database/database.ts'

/** What another feature has to do before an account goes. */
export interface AccountRemoval {
  /** Ends what goes on elsewhere; throws a refusal where that does not work, and the account stays. */
  end: (userId: string) => Promise<void>
  /** Whether nothing has begun since; asked in the transaction that removes the account and holds it. */
  isDone: (userId: string, transaction: Database) => Promise<boolean>
}
