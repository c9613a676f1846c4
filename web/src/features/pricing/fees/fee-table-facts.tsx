import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { type FeeTable, tableStandingOn } from '@vendaclara/core/pricing'
import classes from './fees.module.css'
import { knownTables } from './known-tables.ts'
import { standingInWords } from './standing-in-words.ts'
import { texts } from './texts.ts'
import { todayInBrazil } from './today-in-brazil.ts'
import { validityInWords } from './validity-in-words.ts'

interface FeeTableFactsProps {
  table: FeeTable
  settings: FeeSettings
}

/** What a seller needs to judge a table: how it stands today, since when it counts, where it is from, how sure it is. */
export function FeeTableFacts({ table, settings }: FeeTableFactsProps) {
  const today = todayInBrazil()
  const tables = knownTables(settings, table.marketplace)
  const { standing } = tableStandingOn(table, today, tables)
  return (
    <div className={classes.facts}>
      <p className={classes.standing} data-standing={standing}>
        {standingInWords(table, today, tables)}
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
