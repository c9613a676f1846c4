import { ActionIcon, Tooltip } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { accountStorageKey } from '../../session/account-storage-key.ts'
import { useSession } from '../../session/use-session.ts'
import { GuidedTour } from '../../ui/guided-tour.tsx'
import { useGuidedTour } from '../../ui/use-guided-tour.ts'
import { texts } from './texts.ts'
import { findTourStop, markTourStop, type TourStop } from './tour-stop.ts'

/** The tour of the product, which begins by itself on the first visit, and the button that repeats it. */
export function HomeTour() {
  const { user, subscription } = useSession()
  const { active, start, close } = useGuidedTour(accountStorageKey(user, 'home-tour'))
  const stops: TourStop[] = ['welcome', 'standing', 'calculator', 'ads', 'closings']
  return (
    <>
      <Tooltip label={texts.tour.repeat} position="right" portalProps={{ target: 'main' }} disabled={active}>
        <ActionIcon
          {...markTourStop('welcome')}
          variant="subtle"
          color="gray"
          size="lg"
          radius="xl"
          onClick={start}
          aria-label={texts.tour.repeat}
        >
          <IconHelp size={22} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <GuidedTour
        active={active}
        onClose={close}
        steps={stops
          .filter((stop) => stop !== 'standing' || subscription !== 'active')
          .map((stop) => ({
            ...texts.tour[stop],
            target: findTourStop(stop),
            position: stop === 'welcome' ? 'right-start' : 'bottom',
          }))}
      />
    </>
  )
}
