import { Anchor } from '@mantine/core'
import { IconCalendarExclamation, IconReceipt2 } from '@tabler/icons-react'
import type { FeeTable } from '@vendaclara/core/pricing'
import { memo } from 'react'
import { Explained } from '../../../ui/explained.tsx'
import { texts as feeTexts } from '../fees/texts.ts'
import { todayInBrazil } from '../fees/today-in-brazil.ts'
import { texts } from '../texts.ts'
import classes from './listing-detail.module.css'
import { tableWarning } from './table-warning.ts'

interface FeeTableInUseProps {
  table: FeeTable
  onChange: () => void
}

/** By which fees the price is calculated, and a calm word once they are not the ones of today. */
function PlainFeeTableInUse({ table, onChange }: FeeTableInUseProps) {
  const warning = tableWarning(table, todayInBrazil())
  const Icon = warning === null ? IconReceipt2 : IconCalendarExclamation
  return (
    <div className={classes.table} data-warns={warning !== null || undefined}>
      <Icon size={17} stroke={1.7} aria-hidden />
      <p>
        <span className={classes.tableName}>
          <Explained explanation={sourceOf(table)}>{texts.tableInUse.name(table.name)}</Explained>
        </span>
        {warning !== null && <span className={classes.tableWarning}>{warning}</span>}
      </p>
      <Anchor component="button" type="button" inherit fw={600} onClick={onChange}>
        {texts.tableInUse.change}
      </Anchor>
    </div>
  )
}

function sourceOf({ source, certainty, note }: FeeTable): string {
  const known = texts.tableInUse.source(source, feeTexts.certainties[certainty])
  return note === null ? known : `${known} ${note}`
}

export const FeeTableInUse = memo(PlainFeeTableInUse)
