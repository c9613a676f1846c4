/** The states a subscription can be in; without one, an account has `null`. */
export const subscriptionStates = ['pending', 'active', 'overdue', 'canceled'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/**
 * Whether the calculator, the ads report and the closings are open to an account: with a running trial or an
 * `active` subscription, otherwise not. Source: specification, section 4, 'Access gate'.
 */
export function mayUseTools({
  subscription,
  trial,
}: {
  subscription: SubscriptionState | null
  trial: boolean
}): boolean {
  return trial || subscription === 'active'
}
