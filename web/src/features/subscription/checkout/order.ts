import { toReais } from '@vendaclara/core/money'
import { chargedPrice, type PlanCycle } from '@vendaclara/core/subscription'

/** A coupon the server has found good, with its discount in percent. */
export type Coupon = { code: string; discount: number }
export type PaymentMethod = 'CREDIT_CARD' | 'PIX'

/** What is bought, and for how much. */
export type Order = { cycle: PlanCycle; coupon: Coupon | null }

/** What an order costs each cycle, in reais. */
export function orderPrice({ cycle, coupon }: Order): number {
  return toReais(chargedPrice(cycle, coupon?.discount ?? 0))
}
