import { Box } from '@mantine/core'
import { useSession } from '../../session/use-session.ts'
import { accountStorageKey } from '../../storage/account-storage.ts'
import { markTourStop, RepeatableTour } from '../../ui/tour/guided-tour.tsx'
import { texts } from './texts.ts'

const stops = ['welcome', 'access', 'calculator', 'ads', 'closings'] as const

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
            stop,
            position: stop === 'welcome' ? 'right-start' : 'bottom',
          }))}
      />
    </Box>
  )
}
