import { Button, Group, Text, Title } from '@mantine/core'
import { IconMail, IconMessageCircleQuestion } from '@tabler/icons-react'
import { useSupportLink } from '../../api/use-support-link.ts'
import classes from './legal.module.css'
import type { Company } from './legal-document.ts'
import { texts } from './texts.ts'

export function LegalContact({ company }: { company: Company | null }) {
  const support = useSupportLink()
  const { id, title, text, email, support: supportLabel, authority } = texts.contact
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Title order={2} id={id} className={classes.heading}>
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
            classNames={{ label: classes.address ?? '' }}
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
    </section>
  )
}
