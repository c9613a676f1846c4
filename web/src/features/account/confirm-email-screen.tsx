import { Anchor, Button, Loader, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { confirmEmail } from '@vendaclara/contract/account'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { isLoggedIn } from '../../api/auth-token.ts'
import { call } from '../../api/call.ts'
import { refreshSession } from '../../session/refresh-session.ts'
import pieces from '../../theme/pieces.module.css'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { texts } from './confirmation/texts.ts'
import { AccountLayout } from './frame/account-layout.tsx'
import { useLinkToken } from './frame/location-state.ts'
import { ArrivalTitle } from './frame/notices.tsx'

export function ConfirmEmailScreen() {
  const { token } = useLinkToken()
  const { isSuccess, error, refetch } = useConfirmation(token)
  return (
    <AccountLayout title={texts.confirmation.title}>
      {isSuccess ? (
        <Confirmed />
      ) : token === null || error ? (
        <NotConfirmed error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack align="center" gap="lg">
          <Loader aria-hidden />
          <ArrivalTitle>{texts.confirmation.loading}</ArrivalTitle>
        </Stack>
      )}
    </AccountLayout>
  )
}

function Confirmed() {
  return (
    <Stack align="flex-start" gap="md">
      <IconCircleCheck size={48} stroke={1.5} color="var(--gain)" aria-hidden />
      <ArrivalTitle>{texts.confirmation.done}</ArrivalTitle>
      <Text c="dimmed">{texts.confirmation.doneHint}</Text>
      <Button component={Link} to={addresses.home} size="md" mt="xs" fullWidth>
        {texts.confirmation.toHome}
      </Button>
      {!isLoggedIn() && (
        <Text size="sm" c="dimmed" ta="center" w="100%">
          {texts.confirmation.loggedOut}{' '}
          <Anchor component={Link} to={addresses.login} inherit fw={600} className={pieces.standing}>
            {texts.confirmation.toLogin}
          </Anchor>
        </Text>
      )}
    </Stack>
  )
}

interface NotConfirmedProps {
  /** What went wrong; null if the link has no token. */
  error: Error | null
  onRetry: () => void
}

function NotConfirmed({ error, onRetry }: NotConfirmedProps) {
  // A refusal of the link is final; any other failure may be temporary.
  const isRefused =
    error === null || (error instanceof ApiProblem && error.status < 500 && error.status !== 429)
  return (
    <Stack gap="lg">
      <ArrivalTitle>{texts.confirmation.failed}</ArrivalTitle>
      {isRefused ? (
        <FailureAlert
          title={error?.message || texts.confirmation.noToken}
          message={texts.confirmation.failedHint}
        />
      ) : (
        <FailureAlert title={texts.confirmation.unreached} message={error.message} onRetry={onRetry} />
      )}
      {/* Another site may be at the root, so this is a full page load. */}
      <Button component="a" href={addresses.outside} size="md" variant="default">
        {texts.confirmation.toOutside}
      </Button>
    </Stack>
  )
}

/** Confirms with the token of the link, only once, also if the screen renders again. */
export function useConfirmation(token: string | null) {
  return useQuery({
    queryKey: ['confirmation', token],
    queryFn: token === null ? skipToken : () => confirm(token),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { shownByScreen: true },
  })
}

async function confirm(token: string) {
  const answer = await call(confirmEmail, { query: { token } })
  // If this fails, home asks again.
  if (isLoggedIn()) await refreshSession().catch(() => undefined)
  return answer
}
