import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import {
  type ClaimReason,
  type ClaimRule,
  type ClosingMarketplace,
  claimOf,
  closingOf,
  type DifferenceReason,
  type UnmatchedInfo,
} from '@vendaclara/core/closing'
import { negative } from '@vendaclara/core/money'
import { useEffect, useState } from 'react'
import { RowCheckbox } from '../../../../table/row-checkbox.tsx'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { formatCents } from '../../../../ui/number-formats.ts'
import { isDifference, type ResultRow } from '../../model/differences.ts'
import { type MarkedOrder, markOf } from '../../model/marks.ts'
import { formatOrderDate } from '../../model/order-dates.ts'
import { useOpeningFrom } from '../../model/use-open-order.ts'
import type { ClaimGroup } from '../../results/claims-list.ts'
import type { ResultsClient } from '../../results/results-client.ts'
import type { RowList } from '../../results/use-list.ts'
import { BulkBar } from '../bulk-bar.tsx'
import { MarkBadge } from '../mark-badge.tsx'
import type { Marking } from '../use-marks.tsx'
import { ClaimHow } from './claim-how.tsx'
import { claimText } from './claim-text.ts'
import classes from './claims.module.css'
import { CopyTextButton } from './copy-text-button.tsx'
import { dueSentence, texts } from './texts.ts'

interface ClaimGroupOrdersProps {
  marketplace: ClosingMarketplace
  results: ResultsClient
  group: ClaimGroup
  list: RowList
  /** Identifies the list when the orders for a text are requested. */
  view: number
  marking: Marking
  today: string
}

const shownAtFirst = 10
const step = 50

/** How claims of one reason are made, and its orders, which can be selected, copied into one text, and marked. */
export function ClaimGroupOrders(props: ClaimGroupOrdersProps) {
  const { marketplace, results, group, list, view, marking, today } = props
  const [wanted, setWanted] = useState(shownAtFirst)
  const [selected, setSelected] = useState<ReadonlyMap<string, MarkedOrder>>(new Map())
  const { count, rowAt, onRange } = list
  useEffect(() => onRange({ from: 0, to: wanted }), [onRange, wanted])
  const rows = Array.from({ length: Math.min(wanted, count) }, (_, index) => rowAt(index)).filter(isThere)
  const rule = ruleOf(marketplace, group.reason)
  const shown = new Map(rows.map((row) => [row.orderId, markedOrder(marketplace, row)]))
  const chosen = new Map([...selected].filter(([id]) => shown.has(id)))
  const toggle = (row: ResultRow) => {
    const after = new Map(chosen)
    if (!after.delete(row.orderId)) after.set(row.orderId, markedOrder(marketplace, row))
    setSelected(after)
  }
  const opening = useOpeningFrom('claims')
  const textOfMany = async () => {
    const asked = (await results.ask('claimsForText', { view, ids: [...chosen.keys()] })) ?? []
    const orders = asked.flatMap((row) => {
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
          marks={marking.marks}
          onMark={marking.mark}
          onDone={() => setSelected(new Map())}
        />
      )}
      <ul className={classes.orders}>
        {rows.map((row) => (
          <ClaimOrder
            key={row.orderId}
            {...{ marketplace, row, today, marking, opening }}
            isSelected={chosen.has(row.orderId)}
            onSelect={() => toggle(row)}
          />
        ))}
      </ul>
      {rows.length < count && (
        <Group gap="sm">
          <Button variant="default" size="xs" onClick={() => setWanted(wanted + step)}>
            {texts.more}
          </Button>
          <Text size="sm" c="dimmed" aria-live="polite">
            {texts.shown(rows.length, count)}
          </Text>
        </Group>
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

interface ClaimOrderProps {
  marketplace: ClosingMarketplace
  row: ResultRow
  today: string
  marking: Marking
  isSelected: boolean
  onSelect: () => void
  opening: ReturnType<typeof useOpeningFrom>
}

function ClaimOrder(props: ClaimOrderProps) {
  const { marketplace, row, today, marking, isSelected, onSelect, opening } = props
  const claim = claimOf(closingOf(marketplace), row, today)
  const { state, date, recovered } = markOf(marking.marks, row)
  if (!claim) return null
  return (
    <li className={classes.order} data-open={row.orderId === opening.orderId || undefined}>
      <span className={classes.id}>
        <RowCheckbox label={texts.select(row.orderId)} isChecked={isSelected} onChange={onSelect} />
        <UnstyledButton
          className={classes.open}
          aria-haspopup="dialog"
          aria-label={texts.open(row.orderId)}
          onClick={(event) => opening.open(row.orderId, event.currentTarget)}
        >
          {row.orderId}
        </UnstyledButton>
        <CopyButton value={row.orderId} label={texts.copyId(row.orderId)} copiedLabel={texts.copiedId} />
      </span>
      <span className={classes.date}>{formatOrderDate(row.createdAt)}</span>
      <span className={classes.due}>
        {state === null ? (
          dueSentence(claim.due)
        ) : (
          <>
            <MarkBadge state={state} /> {date && formatOrderDate(date)}
          </>
        )}
      </span>
      <span className={classes.amount}>{formatCents(state === 'recuperado' ? recovered : claim.amount)}</span>
    </li>
  )
}

/** An order as it is marked; if nobody paid it, all of it is missing. */
function markedOrder(marketplace: ClosingMarketplace, row: ResultRow): MarkedOrder {
  const { orderId } = row
  if (isDifference(row)) return { orderId, difference: row.difference }
  return { orderId, difference: negative(closingOf(marketplace).rules.expectedAmount(row)) }
}

function isThere(row: ResultRow | undefined): row is ResultRow {
  return row !== undefined
}
