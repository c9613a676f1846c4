import { VisuallyHidden } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import type { Difference, Unmatched } from '@vendaclara/contract/closing'
import type { Ref } from 'react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { formatBrl } from '../../../ui/format-brl.ts'
import { texts } from '../texts.ts'
import { formatOrderDate } from './format-order-date.ts'
import classes from './results-grid.module.css'

export type ResultRow = Difference | Unmatched

interface ResultsRowProps {
  row: ResultRow
  index: number
  ref?: Ref<HTMLTableRowElement>
}

export function ResultsRow({ row, index, ref }: ResultsRowProps) {
  const id = row['ID do pedido']
  const sign = signOf(row)
  const Icon = sign === 'loss' ? IconArrowDownRight : IconArrowUpRight
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2} className={classes.row} data-sign={sign}>
      <td className={classes.id}>
        {id}
        <CopyButton value={id} label={texts.results.copy(id)} copiedLabel={texts.results.copied} />
      </td>
      <td className={classes.date}>{formatOrderDate(row['Data de criação do pedido'])}</td>
      {sign && (
        <td className={classes.amount}>
          <Icon size={16} aria-hidden />
          <VisuallyHidden>{texts.results[sign]} </VisuallyHidden>
          {sign === 'gain' && '+'}
          {formatBrl(Number(row.Diferenca))}
        </td>
      )}
      <td className={classes.info}>{row.info}</td>
    </tr>
  )
}

function signOf(row: ResultRow): 'gain' | 'loss' | undefined {
  if (typeof row.Diferenca !== 'number') return undefined
  return row.Diferenca < 0 ? 'loss' : 'gain'
}
