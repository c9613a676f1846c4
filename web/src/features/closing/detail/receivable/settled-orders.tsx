import { Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { useState } from 'react'
import { formatDay } from '../../../../ui/days.ts'
import { formatCents } from '../../../../ui/number-formats.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import type { ResultsClient } from '../../results/results-client.ts'
import { useView } from '../../results/use-list.ts'
import type { MonthStates, SettledRequest, SettledView } from '../../results/views.ts'
import { OrderId } from './order-id.tsx'
import classes from './order-rows.module.css'
import { texts } from './texts.ts'

interface SettledOrdersProps {
  closing: ListedAnalysis
  results: ResultsClient
  /** Changes whenever the rows change. */
  version: number
  counts: MonthStates['asExpected']
  /** Whether an order opens: only stored ones do. */
  canOpen: boolean
}

/** The orders paid as expected, but late, by another month or with a refund; fetched when someone opens them. */
export function SettledOrders({ counts, ...list }: SettledOrdersProps) {
  return (['paid-late', 'refunded'] as const).map(
    (state) => counts[state] > 0 && <Settled key={state} {...list} state={state} count={counts[state]} />,
  )
}

interface SettledProps extends Omit<SettledOrdersProps, 'counts'>, Pick<SettledRequest, 'state'> {
  count: number
}

function Settled(list: SettledProps) {
  const [opened, { toggle }] = useDisclosure(false)
  const words = texts.settledLists[list.state]
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        px={0}
        mt={4}
        ta="left"
        aria-expanded={opened}
        onClick={toggle}
      >
        {opened ? words.hide : words.show(list.count)}
      </Button>
      {opened && <SettledList {...list} />}
    </div>
  )
}

const shownAtFirst = 10
const step = 100
const { columns } = texts.settledOrders

function SettledList({ closing, results, version, state, count, canOpen }: SettledProps) {
  const [wanted, setWanted] = useState(shownAtFirst)
  const view = useView(results, (worker) => worker.ask('listSettled', { state, wanted }), [
    version,
    state,
    wanted,
  ])
  if (!view) return null
  if (view.count === 0) {
    return <Text size="sm">{texts.settledOrders.notStored(marketplaceWords[closing.marketplace])}</Text>
  }
  const left = view.count - view.rows.length
  const row = state === 'refunded' ? `${classes.row} ${classes.refunded}` : classes.row
  return (
    <Stack gap="xs" mt="xs" className={classes.list}>
      <table aria-label={texts.settledLists[state].title} className={classes.table}>
        <thead>
          <tr className={row}>
            <th>{columns.order}</th>
            {state === 'paid-late' && <th>{columns.due}</th>}
            <th>{columns.paid}</th>
            <th className={classes.figure}>{state === 'refunded' ? columns.refunded : columns.late}</th>
            <th className={classes.figure}>{state === 'refunded' ? columns.kept : columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {view.rows.map((order) => (
            <tr key={order.orderId} className={row}>
              <OrderCells order={order} state={state} canOpen={canOpen} />
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button variant="default" size="xs" w="fit-content" onClick={() => setWanted(wanted + step)}>
          {texts.settledOrders.more(Math.min(step, left))}
        </Button>
      )}
      {count > view.count && (
        <Text size="xs" c="dimmed">
          {texts.settledOrders.onlyFirst(view.count)}
        </Text>
      )}
    </Stack>
  )
}

function OrderCells({
  order,
  state,
  canOpen,
}: { order: SettledView['rows'][number] } & Pick<SettledProps, 'state' | 'canOpen'>) {
  const { orderId, due, paidOn, daysLate, amount, refunded } = order
  return (
    <>
      <td>
        <OrderId orderId={orderId} canOpen={canOpen} />
      </td>
      {state === 'paid-late' && (
        <td className={classes.due} data-label={columns.due}>
          <span>
            {due ? formatDay(due.on) : texts.settledOrders.none}
            {due?.basis === 'estimated' && <small>{texts.settledOrders.estimate}</small>}
          </span>
        </td>
      )}
      <td data-label={columns.paid}>{paidOn ? formatDay(paidOn) : texts.settledOrders.none}</td>
      {refunded === undefined ? (
        <td className={classes.figure} data-label={columns.late}>
          {daysLate === null ? texts.settledOrders.none : texts.settledOrders.days(daysLate)}
        </td>
      ) : (
        <td className={classes.figure} data-label={columns.refunded}>
          {formatCents(refunded)}
        </td>
      )}
      <td className={classes.figure} data-label={refunded === undefined ? columns.amount : columns.kept}>
        {formatCents(amount)}
      </td>
    </>
  )
}
