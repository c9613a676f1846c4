import type { Database } from '../../../database/database.ts'
import { Refusal } from '../../../errors.ts'
import { type User, userRepository } from '../user.repository.ts'

/**
 * Holds an account whose password was just found right until the transaction ends; throws where it has become another
 * one meanwhile, so that nobody gains by an old password that was on its way.
 */
export async function holdChecked(checked: User, transaction: Database): Promise<void> {
  const found = await userRepository(transaction).lock(checked.id)
  if (found?.passwordHash !== checked.passwordHash) {
    throw new Refusal('Invalid credentials', { field: 'password' })
  }
}
