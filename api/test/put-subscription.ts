import type { PaymentState, SubscriptionState } from '@vendaclara/core/subscription'
import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/database.ts'

/** A stage and a charge that put an account where a test wants it. */
const causes: Record<SubscriptionState, { stage: string; charge: PaymentState }> = {
  pending: { stage: 'live', charge: 'pending' },
  active: { stage: 'live', charge: 'paid' },
  overdue: { stage: 'live', charge: 'overdue' },
  canceled: { stage: 'ended', charge: 'refunded' },
}

/** Puts an account's subscription into a state, as if the gateway had told so; in place of any other. */
export async function putSubscription(
  database: Database,
  { user, state, now }: { user: string; state: SubscriptionState; now: Date },
): Promise<void> {
  const { stage, charge } = causes[state]
  const day = now.toISOString().slice(0, 10)
  await database.execute(sql`delete from subscriptions where user_id = ${user}`)
  await database.execute(sql`
    with bought as (
      insert into subscriptions (user_id, stage, cycle, billing_type, prices, discount, asked_at)
      values (${user}, ${stage}, 'MONTHLY', 'PIX', '{"YEARLY": 19799, "MONTHLY": 2999}', 0, ${now.toISOString()}) returning id
    )
    insert into payments (id, subscription_id, state, cycle, value, due_date, paid_on)
    select 'pay_' || id, id, ${charge}, 'MONTHLY', 2999, ${day}, ${charge === 'paid' ? day : null}::date from bought`)
}
