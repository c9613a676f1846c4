import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { brazilianDay } from '@vendaclara/core/calendar'
import type { Marketplace } from '@vendaclara/core/pricing'
import { memo, useCallback, useState } from 'react'
import { useDay } from '../../../ui/days.ts'
import { endedFees, todaysChoice } from '../model/tables-in-use.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { PreviewDialog } from './confirm-step.tsx'
import { FeeAside } from './fee-notice.tsx'
import { chooseTables, choosing } from './fee-step.ts'
import { texts } from './fee-texts.ts'
import { type FeeContext, useSaveFees } from './use-save-fees.ts'

interface EndedFeesNoticeProps {
  context: FeeContext
  /** The marketplaces that have listings. */
  inUse: readonly Marketplace[]
}

/** Above the table of all listings: which prices are by fees that ended, and what those of today would change. */
function PlainEndedFeesNotice({ context, inUse }: EndedFeesNoticeProps) {
  const [isPreviewing, setPreviewing] = useState(false)
  const today = useDay(brazilianDay)
  const ended = inUse.filter((one) => endedFees(context.basis.tables[one], today)?.today)
  if (ended.length === 0) return null
  const names = ended.map((marketplace) => pricingTexts.marketplaces[marketplace]).join(', ')
  return (
    <FeeAside title={texts.ended.title(names)}>
      <Button size="sm" px="sm" style={{ justifySelf: 'start' }} onClick={() => setPreviewing(true)}>
        {texts.ended.use}
      </Button>
      <PreviewDialog
        step={isPreviewing ? choosing(todaysChoice(context.settings, today)) : undefined}
        context={context}
        onClose={() => setPreviewing(false)}
      />
    </FeeAside>
  )
}

export const EndedFeesNotice = memo(PlainEndedFeesNotice)

/** Returns a function that chooses the fees of today at once, which can be undone. A failure is shown. */
export function useTodaysFees(context: FeeContext): () => void {
  const { settings } = context
  const { save } = useSaveFees(context, nothingMore)
  return useCallback(
    () =>
      save(chooseTables(todaysChoice(settings, brazilianDay(new Date()))), {
        onError: ({ message }) => notifications.show({ color: 'red', title: texts.failed, message }),
      }),
    [save, settings],
  )
}

const nothingMore = () => undefined
