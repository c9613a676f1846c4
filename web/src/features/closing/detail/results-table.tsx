import { VisuallyHidden } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { Difference, Unmatched } from '@vendaclara/contract/closing'
import { useRef } from 'react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { formatBrl } from '../../../ui/format-brl.ts'
import { texts } from '../texts.ts'
import { formatOrderDate } from './format-order-date.ts'
import classes from './results-table.module.css'

type Row = Difference | Unmatched

interface ResultsTableProps {
  label: string
  rows: readonly Row[]
  withAmount: boolean
}

const rowHeight = 44
const stackedRowHeight = 92
const stackedBelow = 820

/** The orders of a result. Only the rows in sight are on the page, so that tens of thousands scroll as ten do. */
export function ResultsTable({ label, rows, withAmount }: ResultsTableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (window.innerWidth < stackedBelow ? stackedRowHeight : rowHeight),
    overscan: 12,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  const { id, date, amount, info } = texts.results
  return (
    <div ref={scroller} className={classes.scroller}>
      <table
        className={classes.table}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        data-amount={withAmount}
      >
        <thead className={classes.head}>
          <tr aria-rowindex={1} className={classes.header}>
            {[id, date, ...(withAmount ? [amount] : []), info].map((name) => (
              <th key={name} scope="col" data-amount={name === amount}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classes.body} style={{ paddingTop: before, paddingBottom: after }}>
          {items.map(({ index }) => {
            const row = rows[index]
            return (
              row && (
                <tr
                  key={index}
                  ref={virtual.measureElement}
                  data-index={index}
                  aria-rowindex={index + 2}
                  className={classes.row}
                  data-sign={signOf(row)}
                >
                  <Cells row={row} />
                </tr>
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Cells({ row }: { row: Row }) {
  const id = row['ID do pedido']
  const sign = signOf(row)
  const Icon = sign === 'loss' ? IconArrowDownRight : IconArrowUpRight
  return (
    <>
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
    </>
  )
}

function signOf(row: Row): 'gain' | 'loss' | undefined {
  if (typeof row.Diferenca !== 'number') return undefined
  return row.Diferenca < 0 ? 'loss' : 'gain'
}
