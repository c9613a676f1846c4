import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { brazilianDay } from '@vendaclara/core/calendar'
import { type FeeTable, tableStatusOn } from '@vendaclara/core/pricing'
import { knownTables } from '../model/tables-in-use.ts'
import classes from './fees.module.css'
import { texts } from './texts.ts'
import { statusInWords, validityInWords } from './validity-words.ts'

interface FeeTableFactsProps {
  table: FeeTable
  settings: FeeSettings
}

/** What a seller needs to judge a table: how it stands today, since when it counts, where it is from, how sure it is. */
export function FeeTableFacts({ table, settings }: FeeTableFactsProps) {
  const today = brazilianDay(new Date())
  const tables = knownTables(settings, table.marketplace)
  const { status } = tableStatusOn(table, today, tables)
  return (
    <div className={classes.facts}>
      <p className={classes.status} data-status={status}>
        {statusInWords(table, today, tables)}
      </p>
      <dl>
        <dt>{texts.validity}</dt>
        <dd>{validityInWords(table)}</dd>
        <dt>{texts.source}</dt>
        <dd>{table.source}</dd>
        <dt>{texts.certainty}</dt>
        <dd>{texts.certainties[table.certainty]}</dd>
        {table.note !== null && (
          <>
            <dt>{texts.note}</dt>
            <dd>{table.note}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
