import { RepeatableTour } from '../../../ui/tour/guided-tour.tsx'
import { texts } from './texts.ts'

const stops = ['import', 'figures', 'expand', 'keep'] as const

/** The tour of the tool. It makes room for what must be read first. */
export function AdsTour({ isHeld }: { isHeld: boolean }) {
  return (
    <RepeatableTour
      label={texts.tour.repeat}
      isHeld={isHeld}
      steps={stops.map((stop) => ({
        ...texts.tour[stop],
        stop,
        position: stop === 'import' ? 'bottom-end' : 'bottom',
      }))}
    />
  )
}
