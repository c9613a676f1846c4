import { useSession } from '../../session/use-session.ts'
import { accountStorageKey } from '../../storage/account-storage.ts'
import { markTourStop, RepeatableTour } from '../../ui/tour/guided-tour.tsx'
import classes from './home.module.css'
import { texts } from './texts.ts'

const stops = ['welcome', 'access', 'closings', 'calculator', 'ads'] as const

/**
 * The tour of the product, which starts by itself on the first visit. Its first step is in the corner of the window,
 * where it covers neither the trial's end nor the tools.
 */
export function HomeTour() {
  const { user, subscription } = useSession()
  return (
    <>
      <RepeatableTour
        storageKey={accountStorageKey(user, 'home-tour')}
        repeatLabel={texts.tour.repeat}
        steps={stops
          .filter((stop) => stop !== 'access' || subscription !== 'active')
          .map((stop) => ({
            ...texts.tour[stop],
            stop,
            position: stop === 'welcome' ? 'top-end' : 'bottom',
          }))}
      />
      <span className={classes.corner} {...markTourStop('welcome')} />
    </>
  )
}
