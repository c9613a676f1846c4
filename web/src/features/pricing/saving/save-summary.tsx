import { Text } from '@mantine/core'
import { useOutboxItems } from '../../../saving/use-outbox.ts'
import { useSession } from '../../../session/use-session.ts'
import type { Listing } from '../model/listing.ts'
import { texts } from '../pricing-texts.ts'
import { ConflictSummary } from './conflict/conflict-summary.tsx'
import { useAskedConflicts } from './conflict/use-conflicts.ts'
import { listingOutbox } from './listing-outbox.ts'

/**
 * Whether the server has all changes of all listings. A refused change, with its reason, is shown first, then those that
 * wait for the seller's choice.
 */
export function SaveSummary({ onOpen }: { onOpen: (listing: Listing) => void }) {
  const items = useOutboxItems(listingOutbox(useSession().user))
  const isAsked = useAskedConflicts().length > 0
  const refused = items.filter(({ state }) => state.kind === 'refused')
  const [first] = refused
  const waiting = items.map(({ state }) => state).find((state) => state.kind === 'waiting')
  if (first?.state.kind === 'refused') {
    return (
      <Text size="sm" c="var(--loss)" role="status">
        {texts.save.manyRefused(refused.length, first.change.listing.title, first.state.message)}
      </Text>
    )
  }
  if (isAsked) return <ConflictSummary onOpen={onOpen} />
  return (
    <Text size="sm" c={waiting ? 'var(--mantine-color-text)' : 'dimmed'} role="status">
      {waiting?.kind === 'waiting'
        ? texts.save[reasons[waiting.reason]]
        : items.length > 0
          ? texts.save.saving
          : texts.save.saved}
    </Text>
  )
}

const reasons = {
  offline: 'offline',
  unavailable: 'unavailable',
  'no-access': 'noAccess',
  busy: 'saving',
  'logged-out': 'saving',
} as const
