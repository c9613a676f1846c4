import { Button, Divider, Flex, Paper, Text, ThemeIcon, Title } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useCallback, useEffect, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { sessionQuery } from '../../../session/refresh-session.ts'
import { useSession } from '../../../session/use-session.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { accountQueries } from '../model/account-queries.ts'
import { texts as accountTexts } from '../texts.ts'
import { ConfirmationRequest } from './confirmation-request.tsx'
import { texts } from './texts.ts'

/** Shown instead of the tools until the e-mail address is confirmed. */
export function ConfirmationGate() {
  const { data: profile, isPending } = useQuery(accountQueries.profile(useSession()))
  const sent = profile?.confirmationSent
  const sentence = sent
    ? texts.gate.wasSent(sent.email, dayjs(sent.at).format(texts.gate.moment))
    : texts.gate.sentence
  return (
    <Flex
      justify="center"
      align={{ base: 'start', sm: 'center' }}
      mih={{ base: 0, sm: 'calc(100dvh - var(--support-room))' }}
      p="24px 16px"
    >
      <title>{`${texts.gate.pageTitle} · ${accountTexts.product}`}</title>
      <Paper w="100%" maw={520} p="clamp(24px, 5vw, 44px)" bd="1px solid var(--hairline)" radius="lg">
        <ThemeIcon size={56} radius="lg" variant="light" aria-hidden>
          <IconMail size={30} stroke={1.6} />
        </ThemeIcon>
        <Title order={1} mt="lg" mb="xs">
          {texts.gate.title}
        </Title>
        <Text c="dimmed">
          {!isPending && sentence} {texts.gate.spam}
        </Text>
        <ConfirmationRequest lastSentTo={sent?.email} />
        <Divider my="lg" />
        <ConfirmationCheck />
      </Paper>
    </Flex>
  )
}

type Check = 'unasked' | 'asking' | 'unconfirmed' | Error

/** The gate opens by itself; this button is for people who do not want to wait. */
export function ConfirmationCheck() {
  const ask = useConfirmationWatch()
  const [check, setCheck] = useState<Check>('unasked')
  const press = async () => {
    setCheck('asking')
    setCheck((await ask()).error ?? 'unconfirmed')
  }
  return (
    <>
      <Button variant="subtle" fullWidth onClick={() => void press()}>
        {check === 'asking' ? texts.gate.checking : texts.gate.confirmed}
      </Button>
      <Text role="status" size="sm" c="dimmed" ta="center" mt="xs">
        {check === 'unconfirmed' && texts.gate.unconfirmed}
      </Text>
      {check instanceof Error && <FailureAlert title={texts.gate.unchecked} message={check.message} />}
    </>
  )
}

const askedEveryMilliseconds = 15_000

/**
 * While the page is visible, checks whether the e-mail was confirmed elsewhere. Returns the function that checks at
 * once.
 */
export function useConfirmationWatch() {
  const [query] = useState(sessionQuery)
  const { refetch } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (hasEnded(state.error) ? false : askedEveryMilliseconds),
    // A failed check in the background is not shown, because the next one follows.
    meta: { shownByScreen: true },
  })
  const ask = useCallback(() => refetch({ cancelRefetch: false }), [refetch])
  useEffect(() => {
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') void ask()
    }
    window.addEventListener('focus', askWhenSeen)
    document.addEventListener('visibilitychange', askWhenSeen)
    return () => {
      window.removeEventListener('focus', askWhenSeen)
      document.removeEventListener('visibilitychange', askWhenSeen)
    }
  }, [ask])
  return ask
}

function hasEnded(error: Error | null): boolean {
  return error instanceof ApiProblem && error.status === 401
}
