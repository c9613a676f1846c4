import { Group, Paper, Text, Title } from '@mantine/core'
import { cancelSubscription, refundSubscription, type Subscription } from '@vendaclara/contract/subscription'
import { call } from '../../../api/call.ts'
import { formatBrl } from '../../../ui/number-formats.ts'
import panels from '../../../ui/panels.module.css'
import { formatLastDay } from '../model/days.ts'
import { AskFirst } from './ask-first.tsx'
import { texts } from './texts.ts'

/** The ways out: no renewal, or a full refund within seven days. Empty if neither is possible. */
export function EndingPanel({ subscription }: { subscription: Subscription }) {
  const { renews, state, paidUntil, withdrawal, payments } = subscription
  const isUnpaidPix = state === 'pending' && payments.some(({ isPayable }) => isPayable)
  const canCancel = renews && !isUnpaidPix
  if (!canCancel && withdrawal === null) return null
  const until = state === 'active' && paidUntil !== null ? formatLastDay(paidUntil) : null
  const { cancel, refund } = texts
  const given = formatBrl(withdrawal?.value ?? 0)
  const afterwards = withdrawal?.keptUntil
    ? refund.staysOpen(formatLastDay(withdrawal.keptUntil))
    : refund.closes
  return (
    <Paper component="section" aria-labelledby="ending" className={panels.panel}>
      <Title order={2} id="ending">
        {cancel.heading}
      </Title>
      {canCancel && (
        <Group justify="space-between" gap="12px 24px" pt={16}>
          <Text size="sm" c="dimmed" flex="1 1 280px">
            {until === null ? cancel.leadUnpaid : cancel.lead(until)}
          </Text>
          <AskFirst
            isEnding
            open={cancel.open}
            title={cancel.title}
            message={until === null ? cancel.messageUnpaid : cancel.message(until)}
            confirm={cancel.confirm}
            keep={cancel.keep}
            failed={cancel.failed}
            change={() => call(cancelSubscription, {})}
            done={({ endsAt }) => (endsAt ? cancel.done(formatLastDay(endsAt)) : cancel.doneUnpaid)}
          />
        </Group>
      )}
      {withdrawal !== null && (
        <Group justify="space-between" gap="12px 24px" pt={16}>
          <Text size="sm" c="dimmed" flex="1 1 280px">
            {refund.lead(formatLastDay(withdrawal.until))} {afterwards}
          </Text>
          <AskFirst
            isEnding
            open={refund.open}
            title={refund.title}
            message={`${refund.message(given)} ${afterwards} ${refund.kept}`}
            confirm={refund.confirm}
            keep={refund.keep}
            failed={refund.failed}
            change={() => call(refundSubscription, {})}
            done={() => refund.done(given)}
          />
        </Group>
      )}
    </Paper>
  )
}
