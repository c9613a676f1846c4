import { RepeatableTour } from '../../../ui/tour/guided-tour.tsx'
import { texts } from './texts.ts'

const stops = ['import', 'figures', 'expand', 'keep'] as const

/** The tour of the tool. */
export function AdsTour() {
  return (
    <RepeatableTour
      repeatLabel={texts.tour.repeat}
      steps={stops.map((stop) => ({
        ...texts.tour[stop],
        stop,
        position: stop === 'import' ? 'bottom-end' : 'bottom',
      }))}
    />
  )
}
