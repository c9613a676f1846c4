import { helpHref } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'
import { HelpMenu } from '../../ui/tour/help-menu.tsx'
import { texts } from './texts.ts'

const stops = ['access', 'closings', 'calculator', 'ads'] as const

/** The help of home, with the tour of the product. */
export function HomeHelp() {
  const { subscription } = useSession()
  return (
    <HelpMenu
      help={helpHref('primeiros-passos')}
      tour={stops
        .filter((stop) => stop !== 'access' || subscription !== 'active')
        .map((stop) => ({ ...texts.tour[stop], stop }))}
    />
  )
}
