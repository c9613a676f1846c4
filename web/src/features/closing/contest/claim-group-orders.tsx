import { Button, Group, Stack, Text } from '@mantine/core'
import {
  type Claim,
  type ClaimReason,
  type ClaimRule,
  type ClosingMarketplace,
  claimOf,
  closingOf,
  type DifferenceReason,
  type UnmatchedInfo,
} from '@vendaclara/core/closing'
import { noCents } from '@vendaclara/core/money'
import type { TableColumn } from '../../../table/data-table.tsx'
import { SteppedTable } from '../../../table/stepped-table.tsx'
import { formatCents } from '../../../ui/number-formats.ts'
import type { ResultRow } from '../model/differences.ts'
import { type Marks, markedOrder, markOf } from '../model/marks.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { useOpenOrder } from '../model/use-open-order.ts'
import { type ClaimGroup, mostInText } from '../worker/rows/claims-list.ts'
import { type MonthList, useMonth } from '../worker/rows/open-month.tsx'
import { ClaimHow } from './claim-how.tsx'
import { claimText } from './claim-text.ts'
import { CopyTextButton } from './copy-text-button.tsx'
import { BulkBar } from './marks/bulk-bar.tsx'
import { MarkBadge } from './marks/mark-badge.tsx'
import { OrderToSelect, useSelection } from './marks/selection.tsx'
import { claimReasonName, dueSentence, texts } from './texts.ts'

interface ClaimGroupOrdersProps {
  group: ClaimGroup
  list: MonthList<ResultRow>
}

/** How claims of one reason are made, and its orders, which can be selected, copied into one text, and marked. */
export function ClaimGroupOrders({ group, list }: ClaimGroupOrdersProps) {
  const { closing, results, marks, today } = useMonth()
  const { marketplace } = closing
  const { selection, toggle, select, clear } = useSelection()
  const { count, rows } = list
  const rule = ruleOf(marketplace, group.reason)
  const shown = rows.map((row) => markedOrder(marketplace, row))
  const chosen = shown.filter(({ orderId }) => selection.has(orderId))
  const { orderId: openId } = useOpenOrder()
  const claimed = (row: ResultRow) => claimOf(closingOf(marketplace), row, today)
  const textOfMany = async () => {
    const wanted = chosen.length > 0 ? count : mostInText
    const all = await results.with(marks).ask('listClaims', { group, today, wanted })
    const asked = chosen.length > 0 ? all.rows.filter(({ orderId }) => selection.has(orderId)) : all.rows
    const orders = asked.slice(0, mostInText).flatMap((row) => {
      const claim = claimed(row)
      return claim ? [{ row, claim }] : []
    })
    return claimText(marketplace, orders)
  }
  const order: TableColumn<ResultRow> = {
    id: 'order',
    kind: 'name',
    label: texts.columns.order,
    isWhole: true,
    cell: (row) => (
      <OrderToSelect
        orderId={row.orderId}
        isSelected={selection.has(row.orderId)}
        onToggle={() => toggle(markedOrder(marketplace, row))}
      />
    ),
  }
  return (
    <Stack gap="sm">
      {rule ? <ClaimHow rule={rule} /> : <Text size="sm">{texts.eachOrder}</Text>}
      <Group gap={8}>
        <CopyTextButton label={texts.copyMany(chosen.length || count)} text={textOfMany} />
        <Button
          variant="subtle"
          size="xs"
          disabled={chosen.length === rows.length}
          onClick={() => select(shown)}
        >
          {texts.selectAll}
        </Button>
      </Group>
      {chosen.length > 0 && <BulkBar orders={chosen} onDone={clear} />}
      <SteppedTable
        label={claimReasonName(group.reason)}
        columns={[order, ...claimColumns(marks, claimed)]}
        list={list}
        keyOf={({ orderId }) => orderId}
        nameShare="auto"
        isCompact
        stateOf={({ orderId }) => (orderId === openId ? 'open' : undefined)}
      />
      {rows.length < count && (
        <Text size="sm" c="dimmed" aria-live="polite">
          {texts.shown(rows.length, count)}
        </Text>
      )}
    </Stack>
  )
}

/** When an order was made, until when it can be claimed or how it is marked, and the amount. */
function claimColumns(
  marks: Marks,
  claimed: (row: ResultRow) => Claim | null,
): readonly TableColumn<ResultRow>[] {
  const { columns } = texts
  return [
    {
      id: 'date',
      kind: 'text',
      label: columns.date,
      isWhole: true,
      cell: ({ createdAt }) => formatOrderDate(createdAt),
    },
    {
      id: 'due',
      kind: 'text',
      label: columns.due,
      cell: (row) => {
        const { state, date } = markOf(marks, row)
        const claim = claimed(row)
        if (state === null) return claim && dueSentence(claim.due)
        return (
          <>
            <MarkBadge state={state} /> {date && formatOrderDate(date)}
          </>
        )
      },
    },
    {
      id: 'amount',
      kind: 'figure',
      label: columns.amount,
      cell: (row) => {
        const { state, recovered } = markOf(marks, row)
        return formatCents(state === 'recuperado' ? recovered : (claimed(row)?.amount ?? noCents))
      },
    },
  ]
}

/** The rule of a reason; undefined for 'several', as each order has other reasons. */
export function ruleOf(marketplace: ClosingMarketplace, reason: ClaimReason): ClaimRule | undefined {
  if (reason === 'several') return undefined
  const { claims } = closingOf(marketplace)
  return (
    claims.ofReason(reason as Exclude<DifferenceReason, 'several'>) ??
    claims.ofMissing(reason as UnmatchedInfo)
  )
}
