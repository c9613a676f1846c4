import type { PaymentState, SubscriptionState } from '@vendaclara/core/subscription'
import type { OwnProduct } from '../own-product.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Lets the trial of an account end so many days from now, or before. */
export async function endTrialIn({ database }: OwnProduct, account: string, days: number): Promise<void> {
  const end = new Date(Date.now() + days * dayMilliseconds)
  await database.query('update users set trial_end_at = $2 where id = $1', [account, end])
}

/** A stage and a charge that put an account where a journey wants it. */
const causes: Record<SubscriptionState, { stage: string; charge: PaymentState }> = {
  pending: { stage: 'live', charge: 'pending' },
  active: { stage: 'live', charge: 'paid' },
  overdue: { stage: 'live', charge: 'overdue' },
  canceled: { stage: 'ended', charge: 'refunded' },
}

/** What the payment gateway would bring about. */
export async function subscribe(
  { database }: OwnProduct,
  account: string,
  state: SubscriptionState,
): Promise<void> {
  const { stage, charge } = causes[state]
  await database.query('delete from subscriptions where user_id = $1', [account])
  await database.query(
    `with bought as (
       insert into subscriptions (user_id, stage, cycle, billing_type, prices, discount, asked_at)
       values ($1, $2, 'MONTHLY', 'PIX', '{"YEARLY": 19799, "MONTHLY": 2999}', 0, now()) returning user_id, id
     )
     insert into payments (user_id, id, subscription_id, state, cycle, value, due_date)
     select user_id, 'pay_' || id, id, $3, 'MONTHLY', 2999, current_date from bought`,
    [account, stage, charge],
  )
}

/** Has answered already, so that the question does not cover what the journey is about. */
export async function haveAnswered({ database }: OwnProduct, account: string): Promise<void> {
  await database.query(`insert into feedback (user_id, stars, comment, given_at) values ($1, 5, '', now())`, [
    account,
  ])
}
