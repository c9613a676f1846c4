import { useSession } from '../../session/use-session.ts'
import { RepeatableTour } from '../../ui/tour/guided-tour.tsx'
import { texts } from './texts.ts'

const stops = ['access', 'closings', 'calculator', 'ads'] as const

/** The tour of the product. */
export function HomeTour() {
  const { subscription } = useSession()
  return (
    <RepeatableTour
      label={texts.tour.label}
      steps={stops
        .filter((stop) => stop !== 'access' || subscription !== 'active')
        .map((stop) => ({ ...texts.tour[stop], stop }))}
    />
  )
}
