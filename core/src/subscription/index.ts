export { mayUseTools, type SubscriptionState, subscriptionStates } from './may-use-tools.ts'
export { isTrialRunning, trialDaysLeft, trialEnd } from './trial.ts'
