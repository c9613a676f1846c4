import { Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type AnalysisSummary, monthName } from '@vendaclara/contract/closing'
import { toReais } from '@vendaclara/core/money'
import { useState } from 'react'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { formatDay } from '../../../../ui/format-day.ts'
import { formatBrl } from '../../../../ui/number-formats.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { nameMonth } from '../../model/months.ts'
import type { ResultsClient } from '../../results/results-client.ts'
import { useView } from '../../results/use-list.ts'
import type { PaidLateView } from '../../results/views.ts'
import classes from './order-rows.module.css'
import { texts } from './texts.ts'

interface PaidLateProps {
  closing: AnalysisSummary
  results: ResultsClient
  /** Another one whenever the rows are others. */
  version: number
  count: number
}

/** The orders that were paid as expected, but late or with another month, once somebody wants to see them. */
export function PaidLate({ count, ...list }: PaidLateProps) {
  const [opened, { toggle }] = useDisclosure(false)
  return (
    <>
      <Button variant="subtle" size="compact-sm" px={0} mt={4} aria-expanded={opened} onClick={toggle}>
        {opened ? texts.paidLate.hide : texts.paidLate.show(count)}
      </Button>
      {opened && <PaidLateList {...list} count={count} />}
    </>
  )
}

const shownAtFirst = 10
const step = 100
const { columns } = texts.paidLate

function PaidLateList({ closing, results, version, count }: PaidLateProps) {
  const [wanted, setWanted] = useState(shownAtFirst)
  const view = useView(results, (worker) => worker.paidLate(wanted), [version, wanted])
  if (!view) return null
  if (view.count === 0) {
    return <Text size="sm">{texts.paidLate.notStored(marketplaceWords[closing.marketplace])}</Text>
  }
  const left = view.count - view.rows.length
  return (
    <Stack gap="xs" mt="xs" className={classes.list}>
      <table aria-label={texts.paidLate.title} className={classes.table}>
        <thead>
          <tr className={classes.row}>
            <th>{columns.order}</th>
            <th>{columns.due}</th>
            <th>{columns.paid}</th>
            <th className={classes.figure}>{columns.late}</th>
            <th className={classes.figure}>{columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <Row key={row.orderId} row={row} />
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button variant="default" size="xs" w="fit-content" onClick={() => setWanted(wanted + step)}>
          {texts.paidLate.more(Math.min(step, left))}
        </Button>
      )}
      {count > view.count && (
        <Text size="xs" c="dimmed">
          {texts.paidLate.onlyFirst(view.count)}
        </Text>
      )}
    </Stack>
  )
}

function Row({ row }: { row: PaidLateView['rows'][number] }) {
  const { orderId, due, paidOn, paidIn, daysLate, amount } = row
  const month = paidIn && texts.paidLate.inMonth(nameMonth({ ...paidIn, month: monthName(paidIn.month) }))
  return (
    <tr className={classes.row}>
      <td className={classes.id}>
        {orderId}
        <CopyButton
          value={orderId}
          label={texts.paidLate.copy(orderId)}
          copiedLabel={texts.paidLate.copied}
        />
      </td>
      <td className={classes.due} data-label={columns.due}>
        <span>
          {due ? formatDay(due.on) : texts.paidLate.none}
          {due?.basis === 'estimated' && <small>{texts.paidLate.estimate}</small>}
        </span>
      </td>
      <td data-label={columns.paid}>{paidOn ? formatDay(paidOn) : (month ?? texts.paidLate.none)}</td>
      <td className={classes.figure} data-label={columns.late}>
        {daysLate === null ? texts.paidLate.none : texts.paidLate.days(daysLate)}
      </td>
      <td className={classes.figure} data-label={columns.amount}>
        {formatBrl(toReais(amount))}
      </td>
    </tr>
  )
}
