import { Box } from '@mantine/core'
import { useSession } from '../../session/use-session.ts'
import { accountStorageKey } from '../../storage/account-storage.ts'
import { RepeatableTour } from '../../ui/guided-tour.tsx'
import { texts } from './texts.ts'

const stops: readonly TourStop[] = ['welcome', 'access', 'calculator', 'ads', 'closings']

/** The tour of the product, which begins by itself on the first visit. */
export function HomeTour() {
  const { user, subscription } = useSession()
  return (
    <Box component="span" display="inline-flex" {...markTourStop('welcome')}>
      <RepeatableTour
        storageKey={accountStorageKey(user, 'home-tour')}
        repeatLabel={texts.tour.repeat}
        steps={stops
          .filter((stop) => stop !== 'access' || subscription !== 'active')
          .map((stop) => ({
            ...texts.tour[stop],
            target: findTourStop(stop),
            position: stop === 'welcome' ? 'right-start' : 'bottom',
          }))}
      />
    </Box>
  )
}

export type TourStop = 'welcome' | 'access' | 'calculator' | 'ads' | 'closings'

/** Marks the element at which the tour stops. */
export function markTourStop(stop: TourStop): { 'data-tour': TourStop } {
  return { 'data-tour': stop }
}

function findTourStop(stop: TourStop): string {
  return `[data-tour="${stop}"]`
}
