import { Anchor, Button, Text } from '@mantine/core'
import type { DeviationGroup } from '@vendaclara/core/closing'
import { subtractCents } from '@vendaclara/core/money'
import { useState } from 'react'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { formatCents } from '../../../../ui/number-formats.ts'
import { formatOrderDate } from '../../model/order-dates.ts'
import { useOpeningFrom } from '../../model/use-open-order.ts'
import type { AuditedView } from '../../results/results-calls.ts'
import type { ResultsClient } from '../../results/results-client.ts'
import { useView } from '../../results/use-list.ts'
import { ruleSentence } from './fee-words.ts'
import classes from './fees.module.css'
import { texts } from './texts.ts'

interface GroupOrdersProps {
  group: DeviationGroup
  /** Its index among the groups of the month. */
  place: number
  results: ResultsClient
  version: number
}

const shownAtFirst = 10
const step = 50

/** The orders of one reason, the largest deviation first. */
export function GroupOrders({ group, place, results, version }: GroupOrdersProps) {
  const [wanted, setWanted] = useState(shownAtFirst)
  const view = useView(results, (worker) => worker.ask('listAudited', { group: place, wanted: wanted }), [
    version,
    place,
    wanted,
  ])
  const left = view ? view.count - view.rows.length : 0
  const { columns } = texts
  return (
    <div className={classes.list}>
      <table aria-label={texts.ordersOf(ruleSentence(group.deviation))} className={classes.table}>
        <thead>
          <tr className={`${classes.row} ${classes.tableHead}`}>
            <th scope="col">{columns.order}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.charged}</th>
            <th scope="col">{columns.due}</th>
            <th scope="col">{columns.difference}</th>
          </tr>
        </thead>
        <tbody>
          {view?.rows.map((row) => (
            <Row key={row.orderId} row={row} />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button variant="default" size="xs" mt="sm" onClick={() => setWanted(wanted + step)}>
          {texts.showMore(Math.min(step, left))}
        </Button>
      )}
      {view && view.count < group.count && (
        <Text size="sm" c="dimmed" mt="sm">
          {texts.onlyFirst(view.count)}
        </Text>
      )}
    </div>
  )
}

function Row({ row: { orderId, createdAt, charged, due, isListed } }: { row: AuditedView['rows'][number] }) {
  const { open } = useOpeningFrom('fees')
  const { columns } = texts
  return (
    <tr className={classes.row}>
      <td className={classes.id}>
        {isListed ? (
          <Anchor
            component="button"
            type="button"
            inherit
            aria-label={texts.open(orderId)}
            onClick={(event) => open(orderId, event.currentTarget)}
          >
            {orderId}
          </Anchor>
        ) : (
          orderId
        )}
        <CopyButton value={orderId} label={texts.copy(orderId)} copiedLabel={texts.copied} />
      </td>
      <td className={classes.date}>{formatOrderDate(createdAt)}</td>
      <td data-label={columns.charged}>{formatCents(charged)}</td>
      <td data-label={columns.due}>{formatCents(due)}</td>
      <td data-label={columns.difference} className={classes.difference}>
        {charged > due && '+'}
        {formatCents(subtractCents(charged, due))}
      </td>
    </tr>
  )
}
