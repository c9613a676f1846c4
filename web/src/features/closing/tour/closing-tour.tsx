import { accountStorageKey } from '../../../session/account-storage-key.ts'
import { useSession } from '../../../session/use-session.ts'
import { RepeatableTour } from '../../../ui/repeatable-tour.tsx'
import { texts } from './texts.ts'
import { findTourStop, type TourStop } from './tour-stop.ts'

const stops: readonly TourStop[] = ['create', 'month']

/** The tour of the tool, shown on the first visit. */
export function ClosingTour() {
  const { user } = useSession()
  return (
    <RepeatableTour
      storageKey={accountStorageKey(user, 'closing-tour')}
      repeatLabel={texts.repeat}
      steps={stops.map((stop) => ({ ...texts[stop], target: findTourStop(stop) }))}
    />
  )
}
