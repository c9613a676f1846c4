import { queryOptions } from '@tanstack/react-query'
import { getPixCode, getSubscription, type Subscription } from '@vendaclara/contract/subscription'
import { call } from '../../../api/call.ts'
import { renewSession } from '../../../session/refresh-session.ts'
import { sessionStore } from '../../../session/session-store.ts'

export const subscriptionQueries = {
  subscription: (account: string) =>
    queryOptions({
      queryKey: ['subscription', account],
      queryFn: async ({ signal }) => {
        const latest = await call(getSubscription, { signal })
        await moveGates(latest)
        return latest
      },
      meta: { shownByScreen: true },
    }),
  /** The code of the charge that waits the longest; cached separately for each known `charge`. */
  pix: (account: string, charge?: string) =>
    queryOptions({
      queryKey: ['subscription', account, 'pix', ...(charge === undefined ? [] : [charge])],
      queryFn: ({ signal }) => call(getPixCode, { signal }),
      meta: { shownByScreen: true },
    }),
}

/** Updates the session before the news is shown, so that tools are open when the page says so. */
async function moveGates({ state, endsAt }: Subscription): Promise<void> {
  const session = sessionStore.get()
  if (session && (state !== session.subscription || endsAt !== session.endsAt)) await renewSession()
}

/** The id of the payable Pix charge that is due first. */
export function firstPayable({ payments }: Subscription): string | undefined {
  const payable = payments.filter(({ isPayable }) => isPayable)
  return payable.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1))[0]?.id
}
