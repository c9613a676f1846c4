import { Button, Group, Loader, Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconHourglass, IconInfoCircle } from '@tabler/icons-react'
import type { Subscription } from '@vendaclara/contract/subscription'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { useSession } from '../../../session/use-session.ts'
import panels from '../../../ui/panels.module.css'
import { BoughtFacts } from '../facts/plan-facts.tsx'
import { firstPayable } from '../model/subscription-queries.ts'
import { useSubscription } from '../model/use-subscription.ts'
import { PixPanel } from '../pix/pix-panel.tsx'
import { texts as shared } from '../texts.ts'
import { texts } from './texts.ts'
import type { Purchase } from './use-purchase.ts'

/** The shortest time that the message about the new subscription is shown, even if it is paid sooner. */
const shortestReading = 3_000

interface OutcomeProps {
  /** Whether earlier paid time keeps the tools open. If so, open tools do not prove that this purchase was paid. */
  hadPaidTime: boolean
  onRetry: () => void
}

/** The result of a purchase after it was sent. */
export function PurchaseOutcome({ purchase, hadPaidTime }: { purchase: Purchase; hadPaidTime: boolean }) {
  const { stage } = purchase
  const outcome = { hadPaidTime, onRetry: () => purchase.returnToForm() }
  return (
    <Paper className={panels.panel}>
      {stage.name === 'unknown' && <UnknownOutcome purchase={purchase} reason={stage.reason} />}
      {stage.name === 'done' && <CardOutcome {...outcome} />}
      {stage.name === 'pix' && <PixOutcome {...outcome} />}
      {stage.name === 'owned' && (
        <OutcomeMessage title={texts.owned.heading} detail={stage.reason} mark="note">
          <Button component={Link} to={addresses.subscription} size="md">
            {texts.owned.link}
          </Button>
        </OutcomeMessage>
      )}
    </Paper>
  )
}

/** Looks up the result of a purchase whose answer was lost, and continues from there. */
function UnknownOutcome({ purchase, reason }: { purchase: Purchase; reason: string }) {
  const { data, error } = useSubscription(({ isBeingBought }) => isBeingBought)
  const follow = useEffectEvent(() => {
    if (!data || data.isBeingBought) return
    const isBought = data.renews && (data.state === 'pending' || data.state === 'active')
    if (isBought) purchase.succeed(data.plan?.billingType === 'PIX' ? 'pix' : 'done')
    else purchase.returnToForm(reason)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each answer is followed once.
  useEffect(() => follow(), [data])
  return (
    <OutcomeMessage
      title={texts.unknown.heading}
      detail={error ? texts.unknown.offline : texts.unknown.message}
      mark="waiting"
    >
      <Loader size={22} aria-hidden />
    </OutcomeMessage>
  )
}

/**
 * The card was accepted. The payment is shown when the server knows it and the first message was visible long enough.
 */
function CardOutcome({ hadPaidTime, onRetry }: OutcomeProps) {
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const reading = setTimeout(() => setRead(true), shortestReading)
    return () => clearTimeout(reading)
  }, [])
  const { data } = useSubscription(({ state }) => state === 'pending')
  const state = isRead && data ? data.state : 'pending'
  if (data && state === 'active' && !hadPaidTime) return <PaidMessage subscription={data} />
  if (state !== 'pending' && state !== 'active') {
    const { refused, refusedDetail, givenUp, givenUpDetail } = texts.done
    const isRefused = state === 'overdue'
    return (
      <OutcomeMessage
        title={isRefused ? refused : givenUp}
        detail={isRefused ? refusedDetail : givenUpDetail}
        mark={isRefused ? 'bad' : 'note'}
      >
        <Button size="md" onClick={onRetry}>
          {isRefused ? texts.done.retry : texts.done.plans}
        </Button>
      </OutcomeMessage>
    )
  }
  return (
    <OutcomeMessage
      title={texts.done.created}
      detail={hadPaidTime ? texts.done.again : texts.done.processing}
      mark="waiting"
    >
      <Button component={Link} to={addresses.home} size="md" variant="default">
        {shared.home}
      </Button>
    </OutcomeMessage>
  )
}

/**
 * The code to pay. It is replaced by thanks when the money arrives, and by a way back when the code is no longer
 * valid.
 */
function PixOutcome({ hadPaidTime, onRetry }: OutcomeProps) {
  const [charges, setCharges] = useState<{ bought?: string; shown?: string }>({})
  const { bought, shown } = charges
  const isPaid = ({ state, renews, payments }: Subscription) => {
    const own = payments.find(({ id }) => id === shown)
    if (own) return own.state === 'paid'
    return state === 'active' && renews && !hadPaidTime && !payments.some(({ isPayable }) => isPayable)
  }
  const { data, error } = useSubscription((subscription) => !isPaid(subscription))
  if (data && isPaid(data)) return <PaidMessage subscription={data} />
  // When this charge is paid, the one of the next cycle may already be waiting. Only an invalid code is replaced by
  // another.
  const waiting = data && firstPayable(data)
  const isShownGood = data?.payments.some(({ id, isPayable }) => id === shown && isPayable)
  if (waiting !== undefined && !isShownGood) setCharges({ bought: bought ?? waiting, shown: waiting })
  const isUnderWay = data?.state === 'pending' || (shown === undefined && data?.renews)
  if (data && waiting === undefined && !isUnderWay) {
    const isGivenUp = !data.payments.some(({ id }) => id === shown)
    return (
      <OutcomeMessage
        title={texts.done.pixOver}
        detail={isGivenUp ? texts.done.pixOverDetail : texts.done.seeOverview}
        mark="note"
      >
        {isGivenUp && (
          <Button size="md" onClick={onRetry}>
            {texts.done.plans}
          </Button>
        )}
        <Button component={Link} to={addresses.subscription} size="md" variant="default">
          {shared.overview}
        </Button>
      </OutcomeMessage>
    )
  }
  return (
    <>
      <PixPanel
        isMain
        // The code of this purchase came with the answer and is cached without a charge id.
        charge={shown === bought ? undefined : shown}
        isOverdue={data?.payments.some(({ id, state }) => id === shown && state === 'overdue')}
        isUnreached={error !== null}
        onGivenUp={onRetry}
      />
      <Button component={Link} to={addresses.home} variant="default" size="md" mt="md">
        {shared.home}
      </Button>
    </>
  )
}

/** Lists below the thanks what was bought and when it is charged next. */
function PaidMessage({ subscription }: { subscription: Subscription }) {
  const { confirmed } = useSession()
  return (
    <OutcomeMessage
      title={texts.done.paid}
      detail={confirmed ? texts.done.open : texts.done.unconfirmed}
      mark="good"
      facts={<BoughtFacts subscription={subscription} />}
    >
      <Button component={Link} to={addresses.home} size="md">
        {shared.home}
      </Button>
      <Button component={Link} to={addresses.subscription} size="md" variant="default">
        {shared.overview}
      </Button>
    </OutcomeMessage>
  )
}

const marks = { note: IconInfoCircle, waiting: IconHourglass, good: IconCircleCheck, bad: IconAlertCircle }

const colors = { note: 'brand', waiting: 'brand', good: 'green', bad: 'red' }

interface OutcomeMessageProps {
  title: string
  detail: string
  mark?: keyof typeof marks
  facts?: ReactNode
  children?: ReactNode
}

/** The result of a purchase. It replaces the focused element, so it takes the focus. */
function OutcomeMessage({ title, detail, mark = 'bad', facts, children }: OutcomeMessageProps) {
  const Mark = marks[mark]
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another title is other news.
  useLayoutEffect(() => heading.current?.focus(), [title])
  return (
    <Stack gap={10} align="start" p="clamp(0px, 2vw, 16px)">
      <ThemeIcon variant="light" size={56} radius={16} mb={6} color={colors[mark]}>
        <Mark size={28} stroke={1.6} aria-hidden />
      </ThemeIcon>
      <Title order={1} fz="1.5rem" ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Text c="dimmed">{detail}</Text>
      {facts}
      {children && (
        <Group gap={12} mt={12}>
          {children}
        </Group>
      )}
    </Stack>
  )
}
