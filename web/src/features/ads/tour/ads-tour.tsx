import { useSession } from '../../../session/use-session.ts'
import { accountStorageKey } from '../../../storage/account-storage.ts'
import { RepeatableTour } from '../../../ui/guided-tour.tsx'
import { texts } from './texts.ts'

const stops: readonly TourStop[] = ['import', 'figures', 'expand', 'keep']

/** The tour of the tool, shown with the first report. */
export function AdsTour() {
  const { user } = useSession()
  return (
    <RepeatableTour
      storageKey={accountStorageKey(user, 'ads-tour')}
      repeatLabel={texts.repeat}
      steps={stops.map((stop) => ({
        ...texts[stop],
        target: findTourStop(stop),
        position: stop === 'import' ? 'bottom-end' : 'bottom',
      }))}
    />
  )
}

type TourStop = 'import' | 'figures' | 'expand' | 'keep'

/** Marks the element at which the tour stops. */
export function markTourStop(stop: TourStop): { 'data-tour': TourStop } {
  return { 'data-tour': stop }
}

function findTourStop(stop: TourStop): string {
  return `[data-tour="${stop}"]`
}
