import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Subscription } from '@vendaclara/contract/subscription'
import { announceSessionOutdated } from '../../../api/session-events.ts'
import { refreshSession } from '../../../session/refresh-session.ts'
import { useSession } from '../../../session/use-session.ts'
import { subscriptionQueries } from './subscription-queries.ts'

/** Changes the subscription, shows it as it is then, and moves the gates, before `onDone` is called. */
export function useChangeSubscription<Change = void>(
  change: (change: Change) => Promise<Subscription>,
  onDone: (subscription: Subscription) => void,
) {
  const { user } = useSession()
  const queries = useQueryClient()
  const renewSession = useRenewSession()
  const { queryKey } = subscriptionQueries.subscription(user)
  return useMutation({
    mutationFn: async (asked: Change) => {
      const changed = await change(asked)
      await queries.cancelQueries({ queryKey, exact: true })
      await renewSession()
      queries.setQueryData(queryKey, changed)
      const isPayable = changed.payments.some((payment) => payment.isPayable)
      // The code may be another one now; where none is left there is nothing to ask for.
      void queries.invalidateQueries({
        queryKey: subscriptionQueries.pix(user).queryKey,
        refetchType: isPayable ? 'active' : 'none',
      })
      return changed
    },
    onSuccess: onDone,
    // What was refused may have changed elsewhere.
    onError: () => queries.invalidateQueries({ queryKey, exact: true }),
  })
}

/** Asks the server anew what the session allows, now that it has changed; the gates follow the answer. */
export function useRenewSession(): () => Promise<void> {
  const { token } = useSession()
  return async () => {
    try {
      await refreshSession(token)
    } catch {
      // Asked once more, by what shows a failure.
      announceSessionOutdated()
    }
  }
}
