import { useDebouncedValue } from '@mantine/hooks'
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Listing } from '../model/listing.ts'
import { useSaveState } from '../saving/open-listing-queue.ts'
import type { SaveState } from '../saving/save-state.ts'
import { texts } from '../texts.ts'
import classes from './header.module.css'

// Between two keystrokes a save comes and goes; its end shows only once it lasts.
const calmMilliseconds = 350

/** Whether the server has what is on the screen, and where it is kept until then. */
export function SaveIndicator(listing: Pick<Listing, 'marketplace' | 'id'>) {
  const { state, everythingKept } = useSaveState(listing)
  const [calm] = useDebouncedValue(state, calmMilliseconds)
  const shown = state.kind === 'saved' && calm.kind === 'saving' ? calm : state
  const { icon: Icon, text, isTrouble } = describe(shown, everythingKept)
  return (
    <p className={classes.save} data-trouble={isTrouble} aria-live={isTrouble ? 'polite' : 'off'}>
      <Icon size={17} stroke={1.7} aria-hidden />
      {text}
    </p>
  )
}

interface SaveDescription {
  icon: TablerIcon
  text: string
  isTrouble: boolean
}

function describe(state: SaveState, everythingKept: boolean): SaveDescription {
  if (state.kind === 'saved') return { icon: IconCloudCheck, text: texts.save.saved, isTrouble: false }
  if (state.kind === 'refused')
    return { icon: IconAlertTriangle, text: texts.save.refused(state.message), isTrouble: true }
  if (!everythingKept) return { icon: IconAlertTriangle, text: texts.save.notKept, isTrouble: true }
  if (state.kind === 'waiting' && state.reason === 'offline')
    return { icon: IconCloudOff, text: texts.save.offline, isTrouble: true }
  if (state.kind === 'waiting' && state.reason === 'unavailable')
    return { icon: IconCloudOff, text: texts.save.unavailable, isTrouble: true }
  if (state.kind === 'waiting' && state.reason === 'no-access')
    return { icon: IconCloudOff, text: texts.save.noAccess, isTrouble: true }
  return { icon: IconCloudUp, text: texts.save.saving, isTrouble: false }
}
