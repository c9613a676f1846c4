import { Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { useState } from 'react'
import { formatCents } from '../../../../ui/number-formats.ts'
import type { ResultsClient } from '../../results/results-client.ts'
import { useView } from '../../results/use-list.ts'
import { OrderId } from './order-id.tsx'
import classes from './order-rows.module.css'
import { texts } from './texts.ts'

interface LeftOutProps {
  closing: ListedAnalysis
  results: ResultsClient
  /** Changes whenever the rows change. */
  version: number
}

/** The month's orders for which nothing is expected, fetched when someone opens them. */
export function LeftOut(props: LeftOutProps) {
  const [opened, { toggle }] = useDisclosure(false)
  return (
    <div>
      <Button variant="subtle" size="compact-sm" px={0} mt={4} aria-expanded={opened} onClick={toggle}>
        {opened ? texts.leftOut.hide : texts.leftOut.show}
      </Button>
      {opened && <LeftOutList {...props} />}
    </div>
  )
}

const shownAtFirst = 10
const step = 100
const { columns } = texts.leftOut

function LeftOutList({ results, version }: Omit<LeftOutProps, 'closing'>) {
  const [wanted, setWanted] = useState(shownAtFirst)
  const view = useView(results, (worker) => worker.ask('listLeftOut', wanted), [version, wanted])
  if (!view) {
    return (
      <Text size="sm" c="dimmed">
        {texts.leftOut.loading}
      </Text>
    )
  }
  const left = view.count - view.rows.length
  return (
    <Stack gap="xs" mt="xs" className={classes.list}>
      <table aria-label={texts.leftOut.title} className={classes.table}>
        <thead>
          <tr className={`${classes.row} ${classes.leftOut}`}>
            <th>{columns.order}</th>
            <th>{columns.status}</th>
            <th>{columns.product}</th>
          </tr>
        </thead>
        <tbody>
          {view.rows.map(({ orderId, status, product, paid }) => (
            <tr key={orderId} className={`${classes.row} ${classes.leftOut}`}>
              <td>
                <OrderId orderId={orderId} />
              </td>
              <td data-label={columns.status}>
                {status || texts.leftOut.none}
                {paid !== undefined && texts.leftOut.paid(formatCents(paid))}
              </td>
              <td data-label={columns.product}>{product || texts.leftOut.none}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <Button variant="default" size="xs" w="fit-content" onClick={() => setWanted(wanted + step)}>
          {texts.leftOut.more(Math.min(step, left))}
        </Button>
      )}
    </Stack>
  )
}
