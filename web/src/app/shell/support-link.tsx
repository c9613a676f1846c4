import { IconMessageCircleQuestion } from '@tabler/icons-react'
import { useSupportLink } from '../../api/settings.ts'
import { texts } from '../texts.ts'
import classes from './support-link.module.css'

/** On every screen. On a phone it is above the bottom bar, if there is one. */
export function SupportLink({ isAboveBar = false }: { isAboveBar?: boolean }) {
  const support = useSupportLink()
  if (!support) return null
  const { href, ...place } = support
  return (
    <aside aria-label={texts.support}>
      <a
        href={href}
        {...place}
        className={`${classes.support} ${isAboveBar ? classes.aboveBar : ''}`}
        aria-label={texts.support}
      >
        <IconMessageCircleQuestion size={20} stroke={1.7} aria-hidden />
      </a>
    </aside>
  )
}
