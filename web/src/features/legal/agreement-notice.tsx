import { Anchor, Button, Group, Paper, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getAgreement, postAgreement } from '@vendaclara/contract/legal'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { call } from '../../api/call.ts'
import { useSession } from '../../session/use-session.ts'
import reading from '../../theme/reading.module.css'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { versionDay } from './legal-document.ts'
import { texts } from './texts.ts'

/**
 * Tells people who agreed to an older version, once, that the texts have changed. Nothing is blocked in the meantime.
 */
export function AgreementNotice() {
  const queries = useQueryClient()
  const { user } = useSession()
  const queryKey = ['agreement', user]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getAgreement, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { quietOffline: true },
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(postAgreement, {}),
    onSuccess: () => queries.setQueryData(queryKey, { isCurrent: true }),
  })
  if (data?.isCurrent !== false) return null
  const { notice } = texts
  return (
    <Paper
      component="section"
      aria-label={notice.label}
      withBorder
      shadow="lg"
      radius="lg"
      p="md"
      left={{ base: 12, sm: 92 }}
      right={{ base: 40, sm: 'auto' }}
      w={{ base: 'auto', sm: 'min(440px, calc(100vw - 150px))' }}
      pos="fixed"
      bottom="var(--above-bar)"
      style={{ zIndex: 95 }}
    >
      <Text size="sm">
        {notice.before}{' '}
        <Anchor component={Link} to={addresses.terms} inherit className={reading.link}>
          {notice.terms}
        </Anchor>{' '}
        {notice.between}{' '}
        <Anchor component={Link} to={addresses.privacy} inherit className={reading.link}>
          {notice.privacy}
        </Anchor>{' '}
        {notice.after(versionDay)}
      </Text>
      {error && <FailureAlert title={notice.failed} message={error.message} />}
      <Group justify="flex-end" mt="sm">
        <Button size="sm" onClick={() => mutate()} disabled={isPending}>
          {notice.done}
        </Button>
      </Group>
    </Paper>
  )
}
