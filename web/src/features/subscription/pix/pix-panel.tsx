import { Flex, Group, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { formatBrl } from '../../../ui/number-formats.ts'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import { subscriptionQueries } from '../model/subscription-queries.ts'
import { GiveUpPix } from './give-up-pix.tsx'
import { PixCode } from './pix-code.tsx'
import { texts } from './texts.ts'

const goodMilliseconds = 60_000

interface PixPanelProps {
  /** The waiting charge, so that after a payment the code of the next charge is shown. */
  charge?: string | undefined
  /** Whether its due date has passed; it can still be paid. */
  isOverdue?: boolean | undefined
  /** Whether the last check for the money failed. */
  isUnreached: boolean
  /** Called after the Pix was given up. Without it, giving up is not offered. */
  onGivenUp?: () => void
  /** Whether it is the page's main content. It has then just replaced a form, so it takes the focus. */
  isMain?: boolean
}

/** The Pix that waits for payment, to scan or to copy. It can be given up. */
export function PixPanel({ charge, isUnreached, onGivenUp, ...rest }: PixPanelProps) {
  const { isMain = false, isOverdue = false } = rest
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (isMain) heading.current?.focus()
  }, [isMain])
  const { user } = useSession()
  const { data, error, refetch } = useQuery({
    ...subscriptionQueries.pix(user, charge),
    staleTime: goodMilliseconds,
  })
  const isExpired = useIsOver(data?.qrCode.expiresAt)
  return (
    <section aria-labelledby="pix">
      <Group justify="space-between" align="baseline" gap="4px 16px">
        <Title order={isMain ? 1 : 2} fz="1.25rem" id="pix" ref={heading} tabIndex={-1}>
          {texts.heading}
        </Title>
        {data && (
          <Text span fz="1.25rem" fw={650}>
            {formatBrl(data.value)}
          </Text>
        )}
      </Group>
      {isExpired && (
        <Text component="div" my="md">
          <WarningAlert title={texts.expired}>{texts.expiredDetail}</WarningAlert>
        </Text>
      )}
      {data && !isExpired && (
        <PixCode code={data.qrCode} dueDate={data.dueDate} isOverdue={isOverdue} isUnreached={isUnreached} />
      )}
      {!data && error && (
        <FailureAlert title={texts.failed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Flex
          role="status"
          aria-label={texts.loading}
          direction={{ base: 'column', sm: 'row' }}
          gap="20px 28px"
          mt={20}
        >
          <Skeleton w={208} h={208} radius="md" />
          <Skeleton h={120} radius="md" />
        </Flex>
      )}
      {onGivenUp && (
        <Text component="div" mt="lg">
          <GiveUpPix onGivenUp={onGivenUp} isOnlyWay={isExpired} />
        </Text>
      )}
    </section>
  )
}

const longestTimer = 2 ** 31 - 1

/** Whether a time has passed; updates when it passes. */
function useIsOver(end: string | undefined): boolean {
  const [now, setNow] = useState(Date.now)
  const left = end === undefined ? Number.POSITIVE_INFINITY : Date.parse(end) - now
  useEffect(() => {
    if (left <= 0 || left > longestTimer) return
    const end = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(end)
  }, [left])
  return left <= 0
}
