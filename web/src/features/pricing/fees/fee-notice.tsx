import { Button, CloseButton, Paper, Text, Title } from '@mantine/core'
import { addDays, brazilianDay, type CalendarDate } from '@vendaclara/core/calendar'
import {
  type FeeTable,
  feeTables,
  type Marketplace,
  marketplaces,
  tableStatusOn,
} from '@vendaclara/core/pricing'
import { memo, type ReactNode, useId, useState } from 'react'
import { z } from 'zod'
import { useSession } from '../../../session/use-session.ts'
import { storedValue, useStoredValue } from '../../../storage/stored-value.ts'
import { formatDay, useDay } from '../../../ui/days.ts'
import type { PricingBasis } from '../model/listing.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { PreviewDialog } from './confirm-step.tsx'
import { choosing } from './fee-step.ts'
import { texts } from './fee-texts.ts'
import type { FeeContext } from './use-save-fees.ts'

interface FeeNoticeProps {
  context: FeeContext
  /** The marketplaces that have listings. */
  inUse: readonly Marketplace[]
}

/** Announces each coming change of fees once, with its effect on the saved listings. */
function PlainFeeNotice({ context, inUse }: FeeNoticeProps) {
  const [dismissed, setDismissed] = useStoredValue(dismissedTables, useSession().user)
  const [previewed, setPreviewed] = useState<FeeTable | null>(null)
  const today = useDay(brazilianDay)
  const change = tableChangesNear(context.basis.tables, today).find(
    ({ marketplace, after }) => inUse.includes(marketplace) && !dismissed.includes(after.id),
  )
  return (
    <>
      {change && (
        <FeeAside
          title={texts.notice.title(pricingTexts.marketplaces[change.marketplace], formatDay(change.since))}
          later={texts.notice.dismiss}
          onDismiss={() => setDismissed([change.after.id, ...dismissed].slice(0, mostDismissed))}
        >
          <Text size="sm" c="dimmed">
            {texts.notice.text(change.before.name, change.after.name)}
          </Text>
          <Button
            size="sm"
            px="sm"
            style={{ justifySelf: 'start' }}
            onClick={() => setPreviewed(change.after)}
          >
            {texts.notice.preview}
          </Button>
        </FeeAside>
      )}
      <PreviewDialog
        step={previewed ? choosing({ [previewed.marketplace]: previewed.id }) : undefined}
        context={context}
        onClose={() => setPreviewed(null)}
      />
    </>
  )
}

interface FeeAsideProps {
  title: string
  /** The accessible name of its close button. */
  later?: string
  onDismiss?: () => void
  children: ReactNode
}

/** A notice or a question about fees, which waits beside the work. */
export function FeeAside({ title, later, onDismiss, children }: FeeAsideProps) {
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
      {onDismiss && <CloseButton pos="absolute" top={10} right={10} aria-label={later} onClick={onDismiss} />}
      {children}
    </Paper>
  )
}

export const FeeNotice = memo(PlainFeeNotice)

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
