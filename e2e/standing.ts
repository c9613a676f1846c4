import type { SubscriptionState } from '@vendaclara/core/subscription'
import type { OwnProduct } from './own-product.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Lets the trial of an account end so many days from now, or before. */
export async function endTrialIn({ database }: OwnProduct, account: string, days: number): Promise<void> {
  const end = new Date(Date.now() + days * dayMilliseconds)
  await database.query('update users set trial_end_at = $2 where id = $1', [account, end])
}

/** What the payment gateway would bring about. */
export async function subscribe(
  { database }: OwnProduct,
  account: string,
  state: SubscriptionState,
): Promise<void> {
  await database.query(
    `insert into subscriptions (user_id, state) values ($1, $2)
     on conflict (user_id) do update set state = excluded.state`,
    [account, state],
  )
}
