import { and, between, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { payments } from './payment.tables.ts'
import { subscriptions } from './subscription.tables.ts'

export type StoredPayment = typeof payments.$inferSelect
interface Waiting {
  payment: StoredPayment
  userId: string
  billingType: 'CREDIT_CARD' | 'PIX'
}

export function paymentRepository(database: Database) {
  let allOf: ReturnType<typeof prepareAllOf> | undefined
  const prepareAllOf = () => {
    const { id, stage, endingSince, isRefunding } = subscriptions
    return database
      .select({ subscription: { id, stage, endingSince, isRefunding }, payment: payments })
      .from(subscriptions)
      .leftJoin(payments, and(eq(payments.userId, subscriptions.userId), eq(payments.subscriptionId, id)))
      .where(eq(subscriptions.userId, sql.placeholder('userId')))
      .prepare('')
  }

  return {
    /**
     * The data for an account's status. Nearly every call of a paying account needs it, so it is one prepared
     * statement.
     */
    async withSubscriptions(userId: string) {
      allOf ??= prepareAllOf()
      const rows = await allOf.execute({ userId })
      const byId = new Map(rows.map(({ subscription }) => [subscription.id, subscription]))
      return { subscriptions: [...byId.values()], payments: rows.flatMap(({ payment }) => payment ?? []) }
    },

    /** The payments of all subscriptions of the account, newest first. */
    of(userId: string): Promise<StoredPayment[]> {
      return database
        .select()
        .from(payments)
        .where(eq(payments.userId, userId))
        .orderBy(desc(payments.dueDate), desc(payments.id))
    },

    ofSubscription(userId: string, subscriptionId: string): Promise<StoredPayment[]> {
      const isOfIt = and(eq(payments.userId, userId), eq(payments.subscriptionId, subscriptionId))
      return database.select().from(payments).where(isOfIt)
    },

    async byId(userId: string, id: string): Promise<StoredPayment | undefined> {
      const [found] = await database
        .select()
        .from(payments)
        .where(and(eq(payments.userId, userId), eq(payments.id, id)))
      return found
    },

    async put(payment: StoredPayment): Promise<void> {
      const { userId: _owner, id: _id, ...change } = payment
      const target = [payments.userId, payments.id]
      await database.insert(payments).values(payment).onConflictDoUpdate({ target, set: change })
    },

    /** Waiting payments of running subscriptions that are due between two days, inclusive. */
    async waitingBetween(first: string, last: string): Promise<Waiting[]> {
      const goesOn = and(eq(subscriptions.stage, 'live'), isNull(subscriptions.endingSince))
      const waits = and(eq(payments.state, 'pending'), between(payments.dueDate, first, last))
      return database
        .select({
          payment: payments,
          userId: subscriptions.userId,
          billingType: subscriptions.billingType,
        })
        .from(payments)
        .innerJoin(
          subscriptions,
          and(eq(subscriptions.userId, payments.userId), eq(subscriptions.id, payments.subscriptionId)),
        )
        .where(and(waits, goesOn))
    },
  }
}
