export { addCycle, addDays, type CalendarDate } from './calendar-date.ts'
export {
  type CardBrand,
  type CardExpiry,
  cardBrand,
  isCardExpired,
  readCardExpiry,
  readCardNumber,
} from './card.ts'
export {
  type Entitlement,
  entitlement,
  type PaymentFact,
  type PaymentState,
  paymentStates,
} from './entitlement.ts'
export { mayUseTools, type SubscriptionState, subscriptionStates } from './may-use-tools.ts'
export { readPhone } from './phone.ts'
export { chargedPrice, type PlanCycle, planCycles, planPrices } from './plans.ts'
export { readPostalCode } from './postal-code.ts'
export { formatTaxId, readTaxId } from './tax-id.ts'
export { isTrialRunning, trialDaysLeft, trialEnd } from './trial.ts'
export { type Withdrawal, withdrawal } from './withdrawal.ts'
