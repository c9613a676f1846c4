export { mayUseTools, type SubscriptionState, subscriptionStates } from './may-use-tools.ts'
export { type PlanCycle, planPrices } from './plans.ts'
export { isTrialRunning, trialDaysLeft, trialEnd } from './trial.ts'
