import { useSession } from '../../../session/use-session.ts'
import { accountStorageKey } from '../../../storage/account-storage.ts'
import { RepeatableTour } from '../../../ui/tour/guided-tour.tsx'
import { texts } from './texts.ts'

const stops = ['import', 'figures', 'expand', 'keep'] as const

/** The tour of the tool, shown with the first report. */
export function AdsTour({ isHeld }: { isHeld: boolean }) {
  const { user } = useSession()
  return (
    <RepeatableTour
      storageKey={accountStorageKey(user, 'ads-tour')}
      repeatLabel={texts.tour.repeat}
      isHeld={isHeld}
      steps={stops.map((stop) => ({
        ...texts.tour[stop],
        stop,
        position: stop === 'import' ? 'bottom-end' : 'bottom',
      }))}
    />
  )
}
