import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  type TablerIcon,
} from '@tabler/icons-react'
import { useDeferredValue } from 'react'
import { type SaveState, saving } from '../../../saving/send-outcome.ts'
import { useSaveState } from '../../../saving/use-outbox.ts'
import { useSession } from '../../../session/use-session.ts'
import pieces from '../../../theme/pieces.module.css'
import type { Listing } from '../model/listing.ts'
import { texts } from '../pricing-texts.ts'
import { changeKey } from '../saving/listing-change.ts'
import { listingOutbox } from '../saving/listing-outbox.ts'

// Saves start and end between two keystrokes; the end is only shown if it lasts.
const settledMilliseconds = 350

/** Whether the server has what is on the screen, and where it is stored until then. */
export function SaveIndicator(listing: Pick<Listing, 'marketplace' | 'id'>) {
  const { state, everythingStored } = useSaveState(listingOutbox(useSession().user), changeKey(listing))
  const [settled] = useDebouncedValue(state, settledMilliseconds)
  // Rendered after the price, which every keystroke changes.
  const shown = useDeferredValue(isPassing(state, settled) ? saving : state)
  const { icon: Icon, text, isTrouble } = describe(shown, everythingStored)
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

interface SaveDescription {
  icon: TablerIcon
  text: string
  isTrouble: boolean
}

function describe(state: SaveState, everythingStored: boolean): SaveDescription {
  if (state.kind === 'saved') return { icon: IconCloudCheck, text: texts.save.saved, isTrouble: false }
  if (state.kind === 'refused')
    return { icon: IconAlertTriangle, text: texts.save.refused(state.message), isTrouble: true }
  if (state.kind === 'conflict')
    return { icon: IconAlertTriangle, text: texts.save.conflict, isTrouble: true }
  if (!everythingStored) return { icon: IconAlertTriangle, text: texts.save.notKept, isTrouble: true }
  if (state.kind === 'waiting' && state.reason === 'offline')
    return { icon: IconCloudOff, text: texts.save.offline, isTrouble: true }
  if (state.kind === 'waiting' && state.reason === 'unavailable')
    return { icon: IconCloudOff, text: texts.save.unavailable, isTrouble: true }
  if (state.kind === 'waiting' && state.reason === 'no-access')
    return { icon: IconCloudOff, text: texts.save.noAccess, isTrouble: true }
  return { icon: IconCloudUp, text: texts.save.saving, isTrouble: false }
}
