import { ActionIcon, Checkbox, VisuallyHidden } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight, IconChevronRight } from '@tabler/icons-react'
import { memo, type Ref } from 'react'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { formatBrl } from '../../../../ui/format-brl.ts'
import { texts } from '../../texts.ts'
import { texts as workTexts } from '../../working/texts.ts'
import { formatOrderDate } from '../format-order-date.ts'
import { OrderParts } from '../parts/order-parts.tsx'
import { reasonName } from '../parts/reason-name.ts'
import { isDifference, type ResultRow } from './result-row.ts'
import classes from './results-grid.module.css'
import type { ResultsTableProps, RowWork } from './results-table-props.ts'

interface ResultsRowProps {
  row: ResultRow
  index: number
  opened: boolean
  onToggle: (id: string) => void
  state: ResultsTableProps['state']
  work: RowWork | undefined
  ref?: Ref<HTMLTableRowElement>
}

export const ResultsRow = memo(function ResultsRow(props: ResultsRowProps) {
  const { row, index, opened, onToggle, state, work, ref } = props
  const id = row['ID do pedido']
  const difference = isDifference(row) ? row : undefined
  const sign = difference && (difference.Diferenca < 0 ? 'loss' : 'gain')
  const Icon = sign === 'loss' ? IconArrowDownRight : IconArrowUpRight
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      className={classes.row}
      data-sign={sign}
      data-opened={opened}
    >
      <td className={classes.id}>
        {work?.ticks && (
          <Checkbox
            size="xs"
            aria-label={workTexts.select(id)}
            checked={work.ticks.selected.has(id)}
            onChange={() => work.ticks?.onSelect(id)}
          />
        )}
        {difference && (
          <ActionIcon
            className={classes.toggle}
            variant="subtle"
            color="gray"
            size="sm"
            aria-expanded={opened}
            aria-label={texts.results.open(id)}
            onClick={() => onToggle(id)}
          >
            <IconChevronRight size={16} aria-hidden />
          </ActionIcon>
        )}
        {id}
        <CopyButton value={id} label={texts.results.copy(id)} copiedLabel={texts.results.copied} />
      </td>
      <td className={classes.date}>{formatOrderDate(row['Data de criação do pedido'])}</td>
      {difference && sign && (
        <td className={classes.amount}>
          <Icon size={16} aria-hidden />
          <VisuallyHidden>{texts.results[sign]} </VisuallyHidden>
          {sign === 'gain' && '+'}
          {formatBrl(difference.Diferenca)}
        </td>
      )}
      <td className={classes.info}>
        {difference?.reason && difference.reason !== 'unexplained' && (
          <span className={classes.reason}>{reasonName(difference)}</span>
        )}
        {row.info}
        <span className={classes.state}>{state(row)}</span>
      </td>
      {opened && difference && (
        <td className={classes.parts}>
          <OrderParts difference={difference} />
          {work?.editor(difference)}
        </td>
      )}
    </tr>
  )
})
