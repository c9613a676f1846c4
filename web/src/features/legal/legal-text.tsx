import { Box, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useScrollSpy } from '@mantine/hooks'
import { IconMail, IconMessageCircleQuestion } from '@tabler/icons-react'
import { useSupportLink } from '../../api/settings.ts'
import reading from '../../theme/reading.module.css'
import type { Company, LegalSection as Section } from './legal-document.ts'
import { texts } from './texts.ts'

export function LegalSection({ section }: { section: Section }) {
  const { id, title, paragraphs = [], entries, list } = section
  return (
    <Box component="section" aria-labelledby={id} className={reading.section}>
      <Title order={2} id={id} className={reading.heading}>
        {title}
      </Title>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {entries && (
        <Stack component="dl" gap={14} m={0}>
          {entries.map(({ name, text }) => (
            <div key={name}>
              <Text component="dt" inherit fw={600}>
                {name}
              </Text>
              <Box component="dd" m={0}>
                {text}
              </Box>
            </div>
          ))}
        </Stack>
      )}
      {list && (
        <ul className={reading.list}>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Box>
  )
}

interface LegalContentsProps {
  sections: readonly Section[]
  /**
   * Whether the end of the page is visible. The last chapter then counts as current, although it cannot reach the
   * top.
   */
  isAtEnd: boolean
}

/** The chapters of the page; the current one is marked. */
export function LegalContents({ sections, isAtEnd }: LegalContentsProps) {
  const chapters = [...sections, texts.contact]
  const { active } = useScrollSpy({ selector: 'main h2' })
  const current = isAtEnd ? chapters.length - 1 : active
  return (
    <Box component="nav" visibleFrom="md" aria-label={texts.contents} className={reading.contents}>
      <Text size="0.8125rem" fw={600} c="dimmed" mb={10}>
        {texts.contents}
      </Text>
      <ol>
        {chapters.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={index === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </Box>
  )
}

export function LegalContact({ company }: { company: Company | null }) {
  const support = useSupportLink()
  const { id, title, text, email, support: supportLabel, authority } = texts.contact
  return (
    <Box component="section" aria-labelledby={id} className={reading.section}>
      <Title order={2} id={id} className={reading.heading}>
        {title}
      </Title>
      <Text>{text}</Text>
      <Group gap="sm">
        {company && (
          <Button
            component="a"
            href={`mailto:${company.privacyEmail}`}
            variant="default"
            h="auto"
            mih={36}
            leftSection={<IconMail size={18} />}
          >
            {email(company.privacyEmail)}
          </Button>
        )}
        {support && (
          <Button
            component="a"
            {...support}
            variant="default"
            leftSection={<IconMessageCircleQuestion size={18} />}
          >
            {supportLabel}
          </Button>
        )}
      </Group>
      <Text>{authority}</Text>
    </Box>
  )
}
