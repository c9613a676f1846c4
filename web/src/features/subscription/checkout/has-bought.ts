import type { Session } from '@vendaclara/contract/account'

/** Whether there is nothing to buy, which leads home. Whoever cancelled and asks to buy again may, before the paid time ends. */
export function hasBought(
  { subscription, endsAt }: Pick<Session, 'subscription' | 'endsAt'>,
  buysAgain: boolean,
): boolean {
  return subscription === 'pending' || (subscription === 'active' && !(buysAgain && endsAt !== null))
}
