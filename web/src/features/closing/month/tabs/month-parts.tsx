import { Stack } from '@mantine/core'
import { closingOf } from '@vendaclara/core/closing'
import type { ReactNode } from 'react'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { DifferenceCharts } from '../../charts/difference-charts.tsx'
import { ClaimsSection } from '../../contest/claims-section.tsx'
import type { Marking } from '../../contest/marks/use-marks.tsx'
import { FeesSection } from '../../fees/fees-section.tsx'
import { AdjustmentsSection } from '../../files/adjustments/adjustments-section.tsx'
import { MonthMovementsSection } from '../../files/others/month-movements.tsx'
import type { ShownMonth } from '../../files/saving/shown-month.ts'
import { exampleId } from '../../model/months.ts'
import { FindOrder } from '../../orders/find-order.tsx'
import { texts as tableTexts } from '../../orders/lists/texts.ts'
import { useViewSettings } from '../../orders/lists/view-settings.ts'
import { OrderPanel } from '../../orders/order/order-panel.tsx'
import type { MonthProxy } from '../../worker/rows/month-proxy.ts'
import type { ResultTotals } from '../../worker/rows/month-rows.ts'
import { Conference } from './conference.tsx'
import { MonthTabs } from './month-tabs.tsx'
import type { useMonthTab } from './use-month-tab.ts'

interface MonthPartsProps {
  closing: ShownMonth
  results: MonthProxy
  /** Undefined until the rows are loaded. */
  totals: ResultTotals | undefined
  marking: Marking
  tabs: ReturnType<typeof useMonthTab>
  /** Whether the rows shown are stored. */
  isStored: boolean
  /** Whether the rows shown are not of the files that are being read. */
  isStale: boolean
  /** Why the rows were not loaded. */
  failure: Error | null
  onRetry: () => void
  /** Called with whether something typed at an order is not stored. */
  onDrafting: (isDrafting: boolean) => void
  /** The cards of its two files. */
  children: ReactNode
}

/** A month beneath its answer: a search over all its orders, its parts one at a time, and the order that is open. */
export function MonthParts(props: MonthPartsProps) {
  const { closing, results, totals, marking, tabs, isStored, isStale, failure, onRetry, children } = props
  const { figures, marketplace, files } = closing
  const view = useViewSettings(closing.id)
  const { settings, change } = view
  const { hasResults } = figures
  const canOpen = isStored && figures.hasOrders && closing.id !== exampleId
  const hasFailed = failure !== null
  const adjustments = figures.sums?.adjustments
  const warnings = files.reduce((sum, { receipt: { warnings: of = [] } }) => sum + of.length, 0)
  return (
    <Stack gap="lg" data-screen-only>
      {failure && (
        <FailureAlert
          title={totals ? tableTexts.results.notRenewed : tableTexts.results.failed}
          message={failure.message}
          onRetry={onRetry}
        />
      )}
      {hasResults && canOpen && totals && (
        <FindOrder closing={closing} results={results} version={totals.version} />
      )}
      <MonthTabs
        tabs={hasResults ? tabs : null}
        isStale={isStale}
        warnings={warnings}
        files={
          <Stack gap="lg">
            {children}
            {totals && adjustments && (
              <AdjustmentsSection {...{ marketplace, results }} version={totals.version} sum={adjustments} />
            )}
            {hasResults && closingOf(marketplace).files.locateMovements && (
              <MonthMovementsSection closing={closing} />
            )}
          </Stack>
        }
      >
        {{
          conferencia: <Conference {...{ closing, results, totals, marking, view, canOpen, hasFailed }} />,
          contestar: totals && <ClaimsSection {...{ closing, results, totals, marking }} />,
          tarifas: totals && <FeesSection {...{ closing, results }} version={totals.version} />,
          graficos: totals && (
            <DifferenceCharts
              figures={figures}
              totals={totals}
              reasons={settings.filters.reasons}
              onReasons={(reasons) => change({ filters: { ...settings.filters, reasons } })}
            />
          ),
        }}
      </MonthTabs>
      <OrderPanel {...{ closing, results, totals, marking, hasFailed }} onDrafting={props.onDrafting} />
    </Stack>
  )
}
