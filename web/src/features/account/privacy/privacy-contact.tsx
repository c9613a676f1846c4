import { Button, Text, Title } from '@mantine/core'
import { IconMessageCircleQuestion } from '@tabler/icons-react'
import { useSupportLink } from '../../../api/use-support-link.ts'
import classes from './privacy.module.css'
import { texts } from './texts.ts'

export function PrivacyContact() {
  const support = useSupportLink()
  const { id, title, text, link, authority } = texts.contact
  return (
    <section aria-labelledby={id} className={classes.section}>
      <Title order={2} id={id} className={classes.heading}>
        {title}
      </Title>
      <Text>{text}</Text>
      {support && (
        <div>
          <Button
            component="a"
            {...support}
            variant="default"
            leftSection={<IconMessageCircleQuestion size={18} />}
          >
            {link}
          </Button>
        </div>
      )}
      <Text>{authority}</Text>
    </section>
  )
}
