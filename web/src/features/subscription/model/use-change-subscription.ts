import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Subscription } from '@vendaclara/contract/subscription'
import { renewSession } from '../../../session/refresh-session.ts'
import { useSession } from '../../../session/use-session.ts'
import { subscriptionQueries } from './subscription-queries.ts'

/** Changes the subscription, stores the result and updates the session, before `onDone` is called. */
export function useChangeSubscription<Change = void>(
  change: (change: Change) => Promise<Subscription>,
  onDone: (subscription: Subscription) => void,
) {
  const { user } = useSession()
  const queries = useQueryClient()
  const { queryKey } = subscriptionQueries.subscription(user)
  return useMutation({
    mutationFn: async (asked: Change) => {
      const changed = await change(asked)
      await queries.cancelQueries({ queryKey, exact: true })
      await renewSession()
      queries.setQueryData(queryKey, changed)
      const isPayable = changed.payments.some((payment) => payment.isPayable)
      // The code may have changed; without a payable charge there is no code to fetch.
      void queries.invalidateQueries({
        queryKey: subscriptionQueries.pix(user).queryKey,
        refetchType: isPayable ? 'active' : 'none',
      })
      return changed
    },
    onSuccess: onDone,
    // A refusal may mean that the subscription was changed elsewhere.
    onError: () => queries.invalidateQueries({ queryKey, exact: true }),
  })
}
