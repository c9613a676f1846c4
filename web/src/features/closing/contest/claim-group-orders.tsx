import { Button, Group, Stack, Text } from '@mantine/core'
import {
  type ClaimReason,
  type ClaimRule,
  type ClosingMarketplace,
  claimOf,
  closingOf,
  type DifferenceReason,
  type UnmatchedInfo,
} from '@vendaclara/core/closing'
import { negative, noCents } from '@vendaclara/core/money'
import { useState } from 'react'
import type { TableColumn } from '../../../table/data-table.tsx'
import { RowCheckbox } from '../../../table/row-checkbox.tsx'
import { SteppedTable } from '../../../table/stepped-table.tsx'
import { formatCents } from '../../../ui/number-formats.ts'
import { isDifference, type ResultRow } from '../model/differences.ts'
import { type MarkedOrder, type Marks, markOf } from '../model/marks.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { OrderId } from '../model/order-id.tsx'
import { useOpenOrder } from '../model/use-open-order.ts'
import { type ClaimGroup, mostInText } from '../worker/rows/claims-list.ts'
import type { MonthProxy } from '../worker/rows/month-proxy.ts'
import type { MonthList } from '../worker/rows/use-list.ts'
import { ClaimHow } from './claim-how.tsx'
import { claimText } from './claim-text.ts'
import { CopyTextButton } from './copy-text-button.tsx'
import { BulkBar } from './marks/bulk-bar.tsx'
import { MarkBadge } from './marks/mark-badge.tsx'
import type { Marking } from './marks/use-marks.tsx'
import { claimReasonName, dueSentence, texts } from './texts.ts'

interface ClaimGroupOrdersProps {
  marketplace: ClosingMarketplace
  results: MonthProxy
  group: ClaimGroup
  list: MonthList<ResultRow>
  marking: Marking
  today: string
}

/** How claims of one reason are made, and its orders, which can be selected, copied into one text, and marked. */
export function ClaimGroupOrders(props: ClaimGroupOrdersProps) {
  const { marketplace, results, group, list, marking, today } = props
  const [selected, setSelected] = useState<ReadonlyMap<string, MarkedOrder>>(new Map())
  const { count, rows } = list
  const { marks } = marking
  const rule = ruleOf(marketplace, group.reason)
  const shown = new Map(rows.map((row) => [row.orderId, markedOrder(marketplace, row)]))
  const chosen = new Map([...selected].filter(([id]) => shown.has(id)))
  const toggle = (row: ResultRow) => {
    const after = new Map(chosen)
    if (!after.delete(row.orderId)) after.set(row.orderId, markedOrder(marketplace, row))
    setSelected(after)
  }
  const { orderId: openId } = useOpenOrder()
  const textOfMany = async () => {
    const wanted = chosen.size > 0 ? count : mostInText
    const all = await results.with(marks).ask('listClaims', { group, today, wanted })
    const asked = chosen.size > 0 ? all.rows.filter(({ orderId }) => chosen.has(orderId)) : all.rows
    const orders = asked.slice(0, mostInText).flatMap((row) => {
      const claim = claimOf(closingOf(marketplace), row, today)
      return claim ? [{ row, claim }] : []
    })
    return claimText(marketplace, orders)
  }
  return (
    <Stack gap="sm">
      {rule ? <ClaimHow rule={rule} /> : <Text size="sm">{texts.eachOrder}</Text>}
      <Group gap={8}>
        <CopyTextButton label={texts.copyMany(chosen.size || count)} text={textOfMany} />
        <Button
          variant="subtle"
          size="xs"
          disabled={chosen.size === rows.length}
          onClick={() => setSelected(shown)}
        >
          {texts.selectAll}
        </Button>
      </Group>
      {chosen.size > 0 && (
        <BulkBar
          orders={[...chosen.values()]}
          marks={marks}
          onMark={marking.mark}
          onDone={() => setSelected(new Map())}
        />
      )}
      <SteppedTable
        label={claimReasonName(group.reason)}
        columns={columnsOf({ marketplace, today, marks, chosen, toggle })}
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

/** The rule of a reason; undefined for 'several', as each order has other reasons. */
export function ruleOf(marketplace: ClosingMarketplace, reason: ClaimReason): ClaimRule | undefined {
  if (reason === 'several') return undefined
  const { claims } = closingOf(marketplace)
  return (
    claims.ofReason(reason as Exclude<DifferenceReason, 'several'>) ??
    claims.ofMissing(reason as UnmatchedInfo)
  )
}

interface OfColumns {
  readonly marketplace: ClosingMarketplace
  readonly today: string
  readonly marks: Marks
  readonly chosen: { readonly has: (orderId: string) => boolean }
  readonly toggle: (row: ResultRow) => void
}

function columnsOf({
  marketplace,
  today,
  marks,
  chosen,
  toggle,
}: OfColumns): readonly TableColumn<ResultRow>[] {
  const { columns } = texts
  const claimed = (row: ResultRow) => claimOf(closingOf(marketplace), row, today)
  return [
    {
      ...{ id: 'order', kind: 'name', label: columns.order },
      cell: (row) => (
        <Group gap={4} wrap="nowrap">
          <RowCheckbox
            label={texts.select(row.orderId)}
            isChecked={chosen.has(row.orderId)}
            onChange={() => toggle(row)}
          />
          <OrderId orderId={row.orderId} />
        </Group>
      ),
    },
    { id: 'date', kind: 'text', label: columns.date, cell: ({ createdAt }) => formatOrderDate(createdAt) },
    {
      ...{ id: 'due', kind: 'text', label: columns.due },
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
      ...{ id: 'amount', kind: 'figure', label: columns.amount },
      cell: (row) => {
        const { state, recovered } = markOf(marks, row)
        return formatCents(state === 'recuperado' ? recovered : (claimed(row)?.amount ?? noCents))
      },
    },
  ]
}

/** An order as it is marked; if it is not paid, all of it is missing. */
function markedOrder(marketplace: ClosingMarketplace, row: ResultRow): MarkedOrder {
  const { orderId } = row
  if (isDifference(row)) return { orderId, difference: row.difference }
  return { orderId, difference: negative(closingOf(marketplace).rules.expectedAmount(row)) }
}
