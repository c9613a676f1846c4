import { Accordion, List, Text } from '@mantine/core'
import { useState } from 'react'
import type { Inline } from '../../../help/document.ts'
import news from '../../../help/novidades.md'
import { CollapsibleSection } from '../../ui/collapsible/collapsible-section.tsx'
import { texts } from './texts.ts'

/** The changes of each version, newest first, from the help page. */
const releases = news.sections.map(({ title, blocks }) => {
  const [version = '', headline = ''] = title.split(': ')
  const changes = blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(wordsOf) : []))
  return { version, name: texts.changes.version(version), headline, changes }
})

function wordsOf(inline: readonly Inline[]): string {
  return inline.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

/** What is new: one line, which opens into the list of versions. */
export function Changelog() {
  const [isOpen, setOpen] = useState(false)
  const [newest] = releases
  return (
    <CollapsibleSection
      title={texts.changes.heading}
      size="h3"
      opened={isOpen}
      onChange={setOpen}
      aside={
        !isOpen &&
        newest && (
          <Text size="sm" c="dimmed">
            {newest.name} {newest.headline}
          </Text>
        )
      }
    >
      <Accordion order={3} maw={720} defaultValue={newest?.version ?? null}>
        {releases.map(({ version, name, headline, changes }) => (
          <Accordion.Item key={version} value={version}>
            <Accordion.Control fz="sm">
              {name} <b>{headline}</b>
            </Accordion.Control>
            <Accordion.Panel>
              <List size="sm" spacing={4} c="dimmed">
                {changes.map((change) => (
                  <List.Item key={change}>{change}</List.Item>
                ))}
              </List>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </CollapsibleSection>
  )
}
