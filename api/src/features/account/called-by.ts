import type { User } from './user.repository.ts'

/** The name a mail may greet with: of an account nobody confirmed it is a stranger's text in somebody's mailbox. */
export function calledBy({ name, confirmedAt }: User): string | undefined {
  return confirmedAt === null ? undefined : name
}
