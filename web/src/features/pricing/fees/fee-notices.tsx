import { Button, CloseButton, Paper, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { addDays, brazilianDay, type CalendarDate } from '@vendaclara/core/calendar'
import {
  type FeeTable,
  feeTables,
  type Marketplace,
  marketplaces,
  tableStatusOn,
} from '@vendaclara/core/pricing'
import { memo, type ReactNode, useCallback, useId, useState } from 'react'
import { z } from 'zod'
import { useSession } from '../../../session/use-session.ts'
import { storedValue, useStoredValue } from '../../../storage/stored-value.ts'
import { formatDay, useDay } from '../../../ui/days.ts'
import type { PricingBasis } from '../model/listing.ts'
import { endedFees, todaysChoice } from '../model/tables-in-use.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { PreviewDialog } from './confirm-step.tsx'
import { type ConfirmStep, chooseTables, choosing } from './fee-step.ts'
import { texts } from './fee-texts.ts'
import { useSaveFees } from './use-save-fees.ts'

interface FeeNoticesProps {
  inUse: readonly Marketplace[]
  /** Whether to say which prices are by fees that ended. An open listing says so beside its own price. */
  withEnded: boolean
}

/** What fees ended, and each coming change once; both with their effect on the saved listings. */
export const FeeNotices = memo(function FeeNotices({ inUse, withEnded }: FeeNoticesProps) {
  const { basis, settings } = useCalculator()
  const [dismissed, setDismissed] = useStoredValue(dismissedTables, useSession().user)
  const [previewed, setPreviewed] = useState<ConfirmStep>()
  const today = useDay(brazilianDay)
  const ended = withEnded ? inUse.filter((one) => endedFees(basis.tables[one], today)?.today) : []
  const change = tableChangesNear(basis.tables, today).find(
    ({ marketplace, after }) => inUse.includes(marketplace) && !dismissed.includes(after.id),
  )
  return (
    <>
      {ended.length > 0 && (
        <FeeAside title={texts.ended.title(ended.map((one) => pricingTexts.marketplaces[one]).join(', '))}>
          <AsideButton onClick={() => setPreviewed(choosing(todaysChoice(settings, today)))}>
            {texts.ended.use}
          </AsideButton>
        </FeeAside>
      )}
      {change && (
        <FeeAside
          title={texts.notice.title(pricingTexts.marketplaces[change.marketplace], formatDay(change.since))}
          onDismiss={() => setDismissed([change.after.id, ...dismissed].slice(0, mostDismissed))}
        >
          <Text size="sm" c="dimmed">
            {texts.notice.text(change.before.name, change.after.name)}
          </Text>
          <AsideButton onClick={() => setPreviewed(choosing({ [change.marketplace]: change.after.id }))}>
            {texts.notice.preview}
          </AsideButton>
        </FeeAside>
      )}
      <PreviewDialog step={previewed} onClose={() => setPreviewed(undefined)} />
    </>
  )
})

/** Returns a function that chooses the fees of today at once, which can be undone. A failure is shown. */
export function useTodaysFees(): () => void {
  const { settings } = useCalculator()
  const { save } = useSaveFees(nothingMore)
  return useCallback(
    () =>
      save(chooseTables(todaysChoice(settings, brazilianDay(new Date()))), {
        onError: ({ message }) => notifications.show({ color: 'red', title: texts.failed, message }),
      }),
    [save, settings],
  )
}

const nothingMore = () => undefined

interface FeeAsideProps {
  title: string
  onDismiss?: () => void
  children: ReactNode
}

/** A notice or a question about fees, which waits beside the work. */
export function FeeAside({ title, onDismiss, children }: FeeAsideProps) {
  const id = useId()
  return (
    <Paper
      component="aside"
      aria-labelledby={id}
      pos="relative"
      display="grid"
      withBorder
      radius="md"
      style={{ gap: 10, borderInlineStart: '3px solid var(--accent)' }}
      m={{ base: '12px 14px 0', sm: '24px clamp(20px, 3vw, 48px) 0' }}
      p={{ base: '14px 16px', sm: '16px 48px 16px 18px' }}
    >
      <Title order={2} id={id} fz="md" pr={onDismiss ? 36 : 0}>
        {title}
      </Title>
      {onDismiss && (
        <CloseButton
          pos="absolute"
          top={10}
          right={10}
          aria-label={texts.notice.dismiss}
          onClick={onDismiss}
        />
      )}
      {children}
    </Paper>
  )
}

interface AsideButtonProps {
  variant?: 'default'
  onClick: () => void
  children: string
}

export function AsideButton(props: AsideButtonProps) {
  return <Button {...props} size="sm" px="sm" style={{ justifySelf: 'start' }} />
}

const mostDismissed = 50
const dismissedTables = storedValue<string[]>({
  key: 'feeNotices',
  schema: z.array(z.string().max(64)).max(mostDismissed),
  absent: [],
})

/** How many days before a change it is announced. */
const daysAhead = 45

export interface NearChange {
  readonly marketplace: Marketplace
  readonly before: FeeTable
  readonly after: FeeTable
  /** The first day of the new fees. */
  readonly since: CalendarDate
}

/**
 * The tables in use that will be replaced within 45 days of a day. That a table has ended is said beside the prices.
 */
export function tableChangesNear(tables: PricingBasis['tables'], isoDay: CalendarDate): NearChange[] {
  return marketplaces.flatMap((marketplace) => {
    const before = tables[marketplace]
    const is = tableStatusOn(before, isoDay, feeTables)
    const after = 'follower' in is ? is.follower : null
    if (!after?.validFrom || after.validFrom <= isoDay) return []
    const since = after.validFrom
    return since <= addDays(isoDay, daysAhead) ? [{ marketplace, before, after, since }] : []
  })
}
