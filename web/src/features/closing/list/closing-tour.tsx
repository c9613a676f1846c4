import { accountStorageKey } from '../../../session/account-storage-key.ts'
import { useSession } from '../../../session/use-session.ts'
import { RepeatableTour } from '../../../ui/repeatable-tour.tsx'
import { texts } from './texts.ts'

const stops: readonly TourStop[] = ['create', 'month']

/** The tour of the tool, shown on the first visit. */
export function ClosingTour() {
  const { user } = useSession()
  return (
    <RepeatableTour
      storageKey={accountStorageKey(user, 'closing-tour')}
      repeatLabel={texts.tour.repeat}
      steps={stops.map((stop) => ({ ...texts.tour[stop], target: findTourStop(stop) }))}
    />
  )
}

export type TourStop = 'create' | 'month'

/** Marks the element at which the tour stops. */
export function markTourStop(stop: TourStop): { 'data-tour': TourStop } {
  return { 'data-tour': stop }
}

function findTourStop(stop: TourStop): string {
  return `[data-tour="${stop}"]`
}
