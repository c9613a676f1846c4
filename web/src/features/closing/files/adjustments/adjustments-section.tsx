import { Badge, Stack, Text } from '@mantine/core'
import type { Adjustment } from '@vendaclara/core/closing'
import type { TableColumn } from '../../../../table/data-table.tsx'
import { Loss } from '../../../../table/small-table.tsx'
import { SteppedTable } from '../../../../table/stepped-table.tsx'
import { CollapsibleSection } from '../../../../ui/collapsible/collapsible-section.tsx'
import { formatCents, formatCount } from '../../../../ui/number-formats.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { formatOrderDate } from '../../model/order-dates.ts'
import { formatUnsigned } from '../../texts.ts'
import { useList, useMonth } from '../../worker/rows/open-month.tsx'
import { texts } from './texts.ts'

const columns: readonly TableColumn<Adjustment>[] = [
  {
    id: 'day',
    kind: 'text',
    label: texts.columns.day,
    cell: ({ day }) => (day ? formatOrderDate(day) : texts.noDay),
  },
  { id: 'what', kind: 'name', label: texts.columns.what, cell: (row) => <What {...row} /> },
  {
    id: 'order',
    kind: 'text',
    label: texts.columns.order,
    cell: ({ orderId }) => orderId ?? texts.noOrder,
  },
  {
    id: 'amount',
    kind: 'figure',
    label: texts.columns.amount,
    cell: ({ amount, kind }) => (
      <Loss isLoss={amount < 0 && kind !== 'ads-top-up'}>{formatCents(amount)}</Loss>
    ),
  },
]

/** What a marketplace credited or charged apart from the orders of a month; empty if nothing. */
export function AdjustmentsSection() {
  const { closing, totals } = useMonth()
  const { marketplace, figures } = closing
  const list = useList('listAdjustments', {})
  const sum = figures.sums?.adjustments
  if (!totals || !sum) return null
  return (
    <CollapsibleSection
      title={texts.title}
      aside={
        <Badge variant="light" color="gray" size="lg">
          {formatCount(sum.count)}
        </Badge>
      }
    >
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {marketplaceWords[marketplace].adjustments}
        </Text>
        {list && (
          <SteppedTable
            label={texts.title}
            columns={columns}
            list={list}
            keyOf={(_, index) => index}
            isCompact
            sum={{ label: texts.sum(sum.count), value: formatCents(sum.amount) }}
          />
        )}
        {list && list.view.topUps.count > 0 && (
          <Text size="sm">{texts.topUps(formatUnsigned(list.view.topUps.amount))}</Text>
        )}
        {list && sum.count > list.count && (
          <Text size="sm" c="dimmed">
            {texts.onlyFirst(list.count)}
          </Text>
        )}
      </Stack>
    </CollapsibleSection>
  )
}

function What({ kind, description, reason }: Adjustment) {
  const why = kind === 'invoiced-fee' && reason ? texts.fee(reason) : reason
  return (
    <>
      {[description, why].filter(Boolean).join(' · ') || texts.noDescription}
      {kind === 'ads-top-up' && (
        <Badge variant="light" color="gray" size="sm" tt="none" ms={8}>
          {texts.topUp}
        </Badge>
      )}
    </>
  )
}
