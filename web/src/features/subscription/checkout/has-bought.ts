import type { Session } from '@vendaclara/contract/account'

/** Whether there is nothing to buy; whoever cancelled may buy again before the paid time ends. */
export function hasBought({ subscription, endsAt }: Pick<Session, 'subscription' | 'endsAt'>): boolean {
  return subscription === 'pending' || (subscription === 'active' && endsAt === null)
}
