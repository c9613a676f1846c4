import type { Database } from '../../../database/database.ts'

/** What another feature must do before an account is deleted. */
export interface AccountRemoval {
  /** Ends what continues at other services. Throws a refusal if that fails; the account then stays. */
  end: (userId: string) => Promise<void>
  /** Whether nothing new has begun since. Called in the transaction that deletes the account, while it is locked. */
  isDone: (userId: string, transaction: Database) => Promise<boolean>
}
