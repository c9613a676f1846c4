import { Accordion, Title } from '@mantine/core'
import type { Inline } from '../../../help/document.ts'
import news from '../../../help/novidades.md'
import classes from './changelog.module.css'
import { texts } from './texts.ts'

/** The changes of each version, newest first, from the help page. */
const releases = news.sections.map(({ title, blocks }) => {
  const [version = '', headline = ''] = title.split(': ')
  const changes = blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(wordsOf) : []))
  return { version, headline, changes }
})

function wordsOf(inline: readonly Inline[]): string {
  return inline.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

/** What is new in each version; the newest one is open. */
export function Changelog() {
  return (
    <section className={classes.section}>
      <Title order={2} className={classes.heading}>
        {texts.changes.heading}
      </Title>
      <Accordion
        multiple
        order={3}
        defaultValue={releases.slice(0, 1).map(({ version }) => version)}
        classNames={classes}
      >
        {releases.map(({ version, headline, changes }) => (
          <Accordion.Item key={version} value={version}>
            <Accordion.Control>
              <span className={classes.version}>{texts.changes.version(version)}</span>
              <span className={classes.headline}>{headline}</span>
            </Accordion.Control>
            <Accordion.Panel>
              <ul className={classes.changes}>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  )
}
