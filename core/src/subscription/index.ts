export {
  type CardBrand,
  type CardExpiry,
  cardBrand,
  isCardExpired,
  readCardExpiry,
  readCardNumber,
} from './buyer/card.ts'
export { readPhone } from './buyer/phone.ts'
export { readPostalCode } from './buyer/postal-code.ts'
export { formatTaxId, readTaxId } from './buyer/tax-id.ts'
export {
  type Entitlement,
  entitlement,
  mayUseTools,
  type PaymentFact,
  type PaymentState,
  paymentStates,
  type SubscriptionState,
  subscriptionStates,
} from './entitlement.ts'
export { chargedPrice, chargedPrices, type Plan, type PlanCycle, planCycles, plans } from './plans.ts'
export { isTrialRunning, trialDaysLeft, trialEnd } from './trial.ts'
export { daysToWithdraw, type Withdrawal, withdrawal } from './withdrawal.ts'
