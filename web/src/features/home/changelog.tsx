import { Accordion, Title } from '@mantine/core'
import classes from './changelog.module.css'
import { releases, texts } from './texts.ts'

/** What is new, version by version; the newest lies open. */
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
