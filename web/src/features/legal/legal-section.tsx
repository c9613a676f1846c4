import { Text, Title } from '@mantine/core'
import classes from './legal.module.css'
import type { LegalSection as Section } from './legal-document.ts'

export function LegalSection({ section }: { section: Section }) {
  const { id, title, paragraphs = [], entries, list } = section
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Title order={2} id={id} className={classes.heading}>
        {title}
      </Title>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {entries && (
        <dl className={classes.entries}>
          {entries.map(({ name, text }) => (
            <div key={name} className={classes.entry}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {list && (
        <ul className={classes.list}>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
