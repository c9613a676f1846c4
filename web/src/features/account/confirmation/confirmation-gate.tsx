import { Divider, Paper, Text, ThemeIcon, Title } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useSession } from '../../../session/use-session.ts'
import { profileQueries } from '../profile/profile-queries.ts'
import { texts } from '../texts.ts'
import { ConfirmationCheck } from './confirmation-check.tsx'
import classes from './confirmation-gate.module.css'
import { ConfirmationRequest } from './confirmation-request.tsx'

/** Stands where the tools would until the e-mail address is confirmed. */
export function ConfirmationGate() {
  const { data: profile, isPending } = useQuery(profileQueries.profile(useSession()))
  const sent = profile?.confirmationSent
  const sentence = sent
    ? texts.gate.wasSent(sent.email, dayjs(sent.at).format('DD/MM [às] HH:mm'))
    : texts.gate.sentence
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
          {!isPending && sentence} {texts.gate.spam}
        </Text>
        <ConfirmationRequest />
        <Divider my="lg" />
        <ConfirmationCheck />
      </Paper>
    </div>
  )
}
