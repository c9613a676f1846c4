import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useDeferredValue } from 'react'
import { type SaveState, saving } from '../../../saving/send-outcome.ts'
import { useSaveState } from '../../../saving/use-outbox.ts'
import { useSession } from '../../../session/use-session.ts'
import pieces from '../../../theme/pieces.module.css'
import type { Listing } from '../model/listing.ts'
import { changeKey } from '../saving/listing-change.ts'
import { listingOutbox } from '../saving/listing-outbox.ts'
import { describeSaving } from '../saving/save-summary.tsx'

// Saves start and end between two keystrokes; the end is only shown if it lasts.
const settledMilliseconds = 350

export function SaveIndicator(listing: Pick<Listing, 'marketplace' | 'id'>) {
  const { state, everythingStored } = useSaveState(listingOutbox(useSession().user), changeKey(listing))
  const [settled] = useDebouncedValue(state, settledMilliseconds)
  // Rendered after the price, which every keystroke changes.
  const shown = useDeferredValue(isPassing(state, settled) ? saving : state)
  const { icon: Icon, text, isTrouble } = describeSaving(shown, everythingStored)
  return (
    <Text
      fz="0.8125rem"
      {...(isTrouble ? { c: 'var(--accent-text)', fw: 550 } : { c: 'dimmed' })}
      className={pieces.marked}
      aria-live={isTrouble ? 'polite' : 'off'}
    >
      <Icon size={17} stroke={1.7} aria-hidden />
      {text}
    </Text>
  )
}

/** The end of a save between two keystrokes, or a conflict without a question. */
function isPassing(state: SaveState, settled: SaveState): boolean {
  return (
    (state.kind === 'saved' && settled.kind === 'saving') ||
    (state.kind === 'conflict' && settled.kind !== 'conflict')
  )
}
