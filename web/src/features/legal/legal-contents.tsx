import { useScrollSpy } from '@mantine/hooks'
import classes from './legal.module.css'
import type { LegalSection } from './legal-document.ts'
import { texts } from './texts.ts'

interface LegalContentsProps {
  sections: readonly LegalSection[]
  /** Nothing follows below: the last chapter is being read, though it cannot reach the top. */
  isAtEnd: boolean
}

/** The chapters of the page, with the one that is being read marked. */
export function LegalContents({ sections, isAtEnd }: LegalContentsProps) {
  const chapters = [...sections, texts.contact]
  const { active } = useScrollSpy({ selector: 'main h2' })
  const current = isAtEnd ? chapters.length - 1 : active
  return (
    <nav aria-label={texts.contents} className={classes.contents}>
      <p className={classes.contentsTitle}>{texts.contents}</p>
      <ol>
        {chapters.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={index === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
