import { Flex, Stack } from '@mantine/core'
import { closingOf } from '@vendaclara/core/closing'
import type { ReactNode } from 'react'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { DifferenceCharts } from '../../charts/difference-charts.tsx'
import { ClaimsSection } from '../../contest/claims-section.tsx'
import { FeesSection } from '../../fees/fees-section.tsx'
import { AdjustmentsSection } from '../../files/adjustments/adjustments-section.tsx'
import { MonthMovementsSection } from '../../files/others/month-movements.tsx'
import { FindOrder } from '../../orders/find-order.tsx'
import { texts as tableTexts } from '../../orders/lists/texts.ts'
import { reasonsOf, useViewSettings } from '../../orders/lists/view-settings.ts'
import { OrderPanel } from '../../orders/order/order-panel.tsx'
import { useMonth } from '../../worker/rows/open-month.tsx'
import { Conference } from './conference.tsx'
import { MonthTabs } from './month-tabs.tsx'
import type { useMonthTab } from './use-month-tab.ts'

interface MonthPartsProps {
  tabs: ReturnType<typeof useMonthTab>
  /** Whether the rows shown are not of the files that are being read. */
  isStale: boolean
  /** Why the rows were not loaded. */
  failure: Error | null
  onRetry: () => void
  /** The cards of its two files. */
  children: ReactNode
}

/** A month below its answer: a search over all its orders, its parts one at a time, and the order that is open. */
export function MonthParts({ tabs, isStale, failure, onRetry, children }: MonthPartsProps) {
  const { closing, totals } = useMonth()
  const { figures, marketplace, files } = closing
  const view = useViewSettings(closing.id)
  const { hasResults } = figures
  const hasFailed = failure !== null
  const warnings = files.reduce((sum, { receipt: { warnings: of = [] } }) => sum + of.length, 0)
  return (
    <Flex direction="column" gap={{ base: 'sm', sm: 'lg' }} data-screen-only>
      {failure && (
        <FailureAlert
          title={totals ? tableTexts.results.notRenewed : tableTexts.results.failed}
          message={failure.message}
          onRetry={onRetry}
        />
      )}
      {hasResults && totals && <FindOrder />}
      <MonthTabs
        tabs={hasResults ? tabs : null}
        isStale={isStale}
        warnings={warnings}
        files={
          <Stack gap="lg">
            {children}
            <AdjustmentsSection />
            {hasResults && closingOf(marketplace).files.locateMovements && <MonthMovementsSection />}
          </Stack>
        }
      >
        {{
          conferencia: <Conference view={view} hasFailed={hasFailed} />,
          contestar: <ClaimsSection />,
          tarifas: totals && <FeesSection />,
          graficos: <DifferenceCharts {...reasonsOf(view)} />,
        }}
      </MonthTabs>
      <OrderPanel hasFailed={hasFailed} />
    </Flex>
  )
}
