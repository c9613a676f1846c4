import { Divider, Paper, Text, ThemeIcon, Title } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { texts } from '../texts.ts'
import { ConfirmationCheck } from './confirmation-check.tsx'
import classes from './confirmation-gate.module.css'
import { ConfirmationRequest } from './confirmation-request.tsx'

/** Stands where the tools would until the e-mail address is confirmed. */
export function ConfirmationGate() {
  return (
    <div className={classes.page}>
      <title>{`${texts.gate.pageTitle} · ${texts.product}`}</title>
      <Paper className={classes.card} radius="lg">
        <ThemeIcon size={56} radius="lg" variant="light" aria-hidden>
          <IconMail size={30} stroke={1.6} />
        </ThemeIcon>
        <Title order={1} mt="lg" mb="xs">
          {texts.gate.title}
        </Title>
        <Text c="dimmed">
          {texts.gate.sentence} {texts.gate.spam}
        </Text>
        <ConfirmationRequest />
        <Divider my="lg" />
        <ConfirmationCheck />
      </Paper>
    </div>
  )
}
