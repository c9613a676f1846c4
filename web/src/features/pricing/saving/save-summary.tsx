import { Text } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  type TablerIcon,
} from '@tabler/icons-react'
import { type SaveState, saved, saving } from '../../../saving/send-outcome.ts'
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
  if (first?.state.kind === 'refused') {
    return (
      <Text size="sm" c="var(--loss)" role="status">
        {texts.save.manyRefused(refused.length, first.change.listing.title, first.state.message)}
      </Text>
    )
  }
  if (isAsked) return <ConflictSummary onOpen={onOpen} />
  const waiting = items.find(({ state }) => state.kind === 'waiting')
  return (
    <Text size="sm" c={waiting ? 'var(--mantine-color-text)' : 'dimmed'} role="status">
      {describeSaving(waiting?.state ?? (items.length > 0 ? saving : saved)).text}
    </Text>
  )
}

interface SaveDescription {
  icon: TablerIcon
  text: string
  isTrouble: boolean
}

/** `isStored`: whether this browser keeps what the server does not have. */
export function describeSaving(state: SaveState, isStored = true): SaveDescription {
  const trouble = (icon: TablerIcon, text: string) => ({ icon, text, isTrouble: true })
  if (state.kind === 'saved') return { icon: IconCloudCheck, text: texts.save.saved, isTrouble: false }
  if (state.kind === 'refused') return trouble(IconAlertTriangle, texts.save.refused(state.message))
  if (state.kind === 'conflict') return trouble(IconAlertTriangle, texts.save.conflict)
  if (!isStored) return trouble(IconAlertTriangle, texts.save.notKept)
  const waits = state.kind === 'waiting' && state.reason in texts.save.waiting
  if (waits) return trouble(IconCloudOff, texts.save.waiting[state.reason as keyof typeof texts.save.waiting])
  return { icon: IconCloudUp, text: texts.save.saving, isTrouble: false }
}
