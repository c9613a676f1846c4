import { IconAlertCircle } from '@tabler/icons-react'
import { type Column, type ColumnKey, isKeptFor } from '../files/columns.ts'
import type { MatchedLine } from '../files/match-lines.ts'
import { fieldInWords } from '../model/fields/field-in-words.ts'
import type { Listing } from '../model/listing.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { texts } from './import-texts.ts'
import classes from './preview.module.css'

/** What was understood from a cell, or its text if that is nothing. */
export function PreviewCell({ line, column }: { line: MatchedLine; column: Column }) {
  const { key } = column
  const problem = line.problems[key]
  const value = problem ? line.written[key] : shownValue(column, line.listing)
  const before = line.outcome === 'changed' && line.before ? shownValue(column, line.before) : value
  const state = problem ? 'bad' : value === null ? 'not-asked' : stateOf(line, key)
  return (
    <div className={classes.content} data-state={state}>
      {problem && <IconAlertCircle size={14} aria-hidden />}
      <span className={classes.value}>{value ?? texts.notAsked}</span>
      {typeof before === 'string' && before !== value && (
        <span className={classes.before}>{texts.was(before)}</span>
      )}
      {key === 'title' && <span className={classes.before}>{identityOf(line)}</span>}
    </div>
  )
}

function stateOf({ written, before }: MatchedLine, key: ColumnKey): 'written' | 'default' {
  return written[key] || before ? 'written' : 'default'
}

/** The outcome of the line, and its SKU before and after. */
function identityOf({ outcome, before, listing, written }: MatchedLine): string {
  const sku = outcome === 'bad' ? written.sku : listing.sku
  const changed =
    outcome === 'changed' && before?.sku && before.sku !== sku ? ` (${texts.was(before.sku)})` : ''
  return sku ? `${texts.outcome[outcome]} · ${texts.sku(sku)}${changed}` : texts.outcome[outcome]
}

/** The value of a field as the preview shows it; null if the listing does not keep it. */
function shownValue(column: Column, listing: Listing): string | null {
  if (!isKeptFor(column, listing)) return null
  if (column.key === 'marketplace') return pricingTexts.marketplaces[listing.marketplace]
  if (column.key === 'id') return listing.id
  return fieldInWords(listing, column.key) ?? (column.key === 'category' ? texts.none : null)
}
