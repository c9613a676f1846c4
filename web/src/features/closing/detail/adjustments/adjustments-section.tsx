import { Badge, Button, Paper, Stack, Text } from '@mantine/core'
import type { Adjustment, ClosingMarketplace, MonthSums } from '@vendaclara/core/closing'
import { type Cents, toReais } from '@vendaclara/core/money'
import { useState } from 'react'
import { CollapsibleSection } from '../../../../ui/collapsible/collapsible-section.tsx'
import { formatBrl, formatCents, formatCount } from '../../../../ui/number-formats.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { formatOrderDate } from '../../model/order-dates.ts'
import type { ResultsClient } from '../../results/results-client.ts'
import { useView } from '../../results/use-list.ts'
import classes from './adjustments.module.css'
import { texts } from './texts.ts'

interface AdjustmentsSectionProps {
  marketplace: ClosingMarketplace
  results: ResultsClient
  /** Changes whenever the rows change. */
  version: number
  sum: NonNullable<MonthSums['adjustments']>
}

const shownAtFirst = 10
const step = 100

/** What a marketplace credited or charged apart from the orders of a month. */
export function AdjustmentsSection({ marketplace, results, version, sum }: AdjustmentsSectionProps) {
  const [wanted, setWanted] = useState(shownAtFirst)
  const view = useView(results, (worker) => worker.ask('listAdjustments', wanted), [version, wanted])
  const left = view ? view.count - view.rows.length : 0
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
        <Paper withBorder className={classes.list}>
          <table aria-label={texts.title} className={classes.table}>
            <thead>
              <tr className={`${classes.row} ${classes.head}`}>
                <th>{texts.columns.day}</th>
                <th>{texts.columns.what}</th>
                <th>{texts.columns.order}</th>
                <th className={classes.amount}>{texts.columns.amount}</th>
              </tr>
            </thead>
            <tbody>
              {view?.rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal ones are told by their place only
                <Row key={index} adjustment={row} />
              ))}
            </tbody>
            <tfoot>
              <tr className={`${classes.row} ${classes.sum}`}>
                <th scope="row">{texts.sum(sum.count)}</th>
                <Amount of={sum.amount} isLoss={sum.amount < 0} />
              </tr>
            </tfoot>
          </table>
        </Paper>
        {left > 0 && (
          <Button variant="default" size="sm" w="fit-content" onClick={() => setWanted(wanted + step)}>
            {texts.more(Math.min(step, left))}
          </Button>
        )}
        {view && view.topUps.count > 0 && (
          <Text size="sm">{texts.topUps(formatBrl(Math.abs(toReais(view.topUps.amount))))}</Text>
        )}
        {view && sum.count > view.count && (
          <Text size="sm" c="dimmed">
            {texts.onlyFirst(view.count)}
          </Text>
        )}
      </Stack>
    </CollapsibleSection>
  )
}

function Row({
  adjustment: { day, kind, description, reason, orderId, amount },
}: {
  adjustment: Adjustment
}) {
  const why = kind === 'invoiced-fee' && reason ? texts.fee(reason) : reason
  const said = [description, why].filter(Boolean).join(' · ') || texts.noDescription
  return (
    <tr className={classes.row}>
      <td className={classes.day}>{day ? formatOrderDate(day) : texts.noDay}</td>
      <td className={classes.what}>
        {said}
        {kind === 'ads-top-up' && (
          <Badge variant="light" color="gray" size="sm" tt="none">
            {texts.topUp}
          </Badge>
        )}
      </td>
      <td className={classes.order}>{orderId ?? texts.noOrder}</td>
      <Amount of={amount} isLoss={amount < 0 && kind !== 'ads-top-up'} />
    </tr>
  )
}

function Amount({ of, isLoss }: { of: Cents; isLoss: boolean }) {
  return (
    <td className={classes.amount} data-loss={isLoss || undefined}>
      {formatCents(of)}
    </td>
  )
}
