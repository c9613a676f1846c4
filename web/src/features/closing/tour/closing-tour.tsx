import { ActionIcon, Tooltip } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { accountStorageKey } from '../../../session/account-storage-key.ts'
import { useSession } from '../../../session/use-session.ts'
import { GuidedTour } from '../../../ui/guided-tour.tsx'
import { useGuidedTour } from '../../../ui/use-guided-tour.ts'
import { texts } from './texts.ts'
import { findTourStop, type TourStop } from './tour-stop.ts'

const stops: readonly TourStop[] = ['create', 'month']

/** The tour of the tool, which begins by itself on the first visit, and the button that repeats it. */
export function ClosingTour() {
  const { user } = useSession()
  const { active, start, close } = useGuidedTour(accountStorageKey(user, 'closing-tour'))
  return (
    <>
      <Tooltip label={texts.repeat} portalProps={{ target: 'main' }} disabled={active}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          radius="xl"
          onClick={start}
          aria-label={texts.repeat}
        >
          <IconHelp size={22} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <GuidedTour
        active={active}
        onClose={close}
        steps={stops.map((stop) => ({ ...texts[stop], target: findTourStop(stop) }))}
      />
    </>
  )
}
