import type { Cents } from '../money/index.ts'

/** How often a plan is charged, as the payment gateway names it. */
export type PlanCycle = 'YEARLY' | 'MONTHLY'

/** What a plan costs each cycle, in whole centavos, before any coupon. Source: specification, section 9, 'Plans'. */
export const planPrices: Readonly<Record<PlanCycle, Cents>> = { YEARLY: 19_799, MONTHLY: 2_999 }
