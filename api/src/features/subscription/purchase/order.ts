import { brazilianDay } from '@vendaclara/core/calendar'
import { toCents } from '@vendaclara/core/money'
import { chargedPrices, type PlanCycle, plans } from '@vendaclara/core/subscription'
import type { Database } from '../../../database/database.ts'
import { Refusal, tooManyRequests } from '../../../errors/refusal.ts'
import type { GatewayCard, GatewayCustomer } from '../../../payments/gateway.ts'
import { couponRepository } from '../coupons/coupon.repository.ts'
import { longestPurchase } from '../gateway/gateway-mirror.ts'
import { type StoredSubscription, subscriptionRepository } from '../records/subscription.repository.ts'
import { answers } from '../texts.ts'

export interface Order {
  cycle: PlanCycle
  /** The price that the buyer was shown, in reais. */
  value: number
  coupon?: string | null | undefined
  buyer: Omit<GatewayCustomer, 'externalReference'>
  /** Without a card, payment is by Pix. */
  card?: GatewayCard & { brand: string | undefined }
}

const hour = 60 * 60 * 1000
/** Per hour, so that stolen cards cannot be tested here. */
const mostFailures = 10

interface Parts {
  database: Database
  clock: () => Date
  agree: (userId: string, transaction: Database) => Promise<void>
}

/** Stores an order with the current price and coupon. */
export function createOrders({ database, clock, agree }: Parts) {
  async function place(userId: string, { cycle, value, coupon, card }: Order): Promise<StoredSubscription> {
    const now = clock()
    const failed = await subscriptionRepository(database).countFailed(userId, new Date(now.getTime() - hour))
    if (failed >= mostFailures) throw tooManyRequests(hour)
    return database.transaction(async (transaction) => {
      const coupons = couponRepository(transaction)
      const noCoupon = new Refusal('not_found', { message: answers.invalidCoupon, field: 'coupon' })
      const good = coupon ? await coupons.good(coupon, brazilianDay(now)) : undefined
      if (coupon && !good) throw noCoupon
      const discount = good?.discount ?? 0
      const prices = chargedPrices(discount, plans)
      if (toCents(value) !== prices[cycle]) {
        throw new Refusal('invalid_request', {
          message: answers.priceChanged,
          field: 'value',
        })
      }
      const asked = await subscriptionRepository(transaction).ask({
        userId,
        cycle,
        prices,
        discount,
        askedAt: now,
        coupon: good?.code ?? null,
        couponWaits: good !== undefined,
        billingType: card ? 'CREDIT_CARD' : 'PIX',
        cardBrand: card?.brand ?? null,
        cardLastDigits: card?.creditCard.number.slice(-4) ?? null,
      })
      // The same account has just begun another purchase.
      if (!asked) throw new Refusal('payment_unknown', { retryAfter: longestPurchase / 1000 })
      // Since the check above, another purchase may have taken the last use.
      if (good && !(await coupons.hasUseLeft(good))) throw noCoupon
      await agree(userId, transaction)
      return asked
    })
  }

  return place
}
