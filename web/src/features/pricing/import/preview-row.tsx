import { IconAlertCircle } from '@tabler/icons-react'
import { memo, type Ref } from 'react'
import { formatBrl, formatNumber } from '../../../ui/number-formats.ts'
import { type Column, type ColumnKey, columns, isKeptBy } from '../files/columns.ts'
import type { ImportLine } from '../files/read-lines.ts'
import { texts as fileTexts } from '../files/texts.ts'
import { noPriceReason } from '../model/explanations.ts'
import { type Listing, type PricingBasis, priceOf } from '../model/listing.ts'
import { texts as pricingTexts } from '../texts.ts'
import type { MatchedLine } from './match-lines.ts'
import classes from './preview.module.css'
import { texts } from './texts.ts'

interface PreviewRowProps {
  line: MatchedLine
  basis: PricingBasis
  index: number
  top: number
  ref: Ref<HTMLTableRowElement>
}

/** Those with a place of their own: the SKU stands under the title, the code of our export says nothing to people. */
export const shownColumns = columns.filter(({ key }) => key !== 'sku' && key !== 'id')

export const PreviewRow = memo(function PreviewRow({ line, basis, index, top, ref }: PreviewRowProps) {
  const ready = line.outcome !== 'bad'
  const price = ready ? priceOf(line.listing, basis) : undefined
  return (
    <tr
      ref={ref}
      aria-rowindex={index + 2}
      data-index={index}
      data-bad={!ready || undefined}
      data-outcome={line.outcome}
      className={classes.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      <td data-column="line">
        <span className={classes.label}>{texts.line}</span>
        {line.number}
      </td>
      {shownColumns.map((column) => {
        const { key, header } = column
        const problem = line.problems[key]
        const value = problem ? line.written[key] : shownValue(column, line.listing)
        const before = line.outcome === 'changed' && line.before ? shownValue(column, line.before) : value
        return (
          <td
            key={key}
            data-column={key}
            data-state={problem ? 'bad' : value === null ? 'not-asked' : stateOf(line, key)}
          >
            <span className={classes.label}>{header}</span>
            {problem && <IconAlertCircle size={14} aria-hidden />}
            <span className={classes.value}>{value ?? texts.notAsked}</span>
            {typeof before === 'string' && before !== value && (
              <span className={classes.before}>{texts.was(before)}</span>
            )}
            {key === 'title' && <span className={classes.before}>{identityOf(line)}</span>}
          </td>
        )
      })}
      <td data-column="price">
        <span className={classes.label}>{texts.price}</span>
        {price?.outcome === 'priced' ? formatBrl(price.price) : price ? texts.noPrice : texts.notAsked}
      </td>
      {price && price.outcome !== 'priced' && (
        <td colSpan={shownColumns.length + 2} className={classes.reasons} data-kind="no-price">
          <span>{texts.whyNoPrice(noPriceReason(price))}</span>
        </td>
      )}
      {!ready && (
        <td colSpan={shownColumns.length + 2} className={classes.reasons}>
          {reasonsOf(line).map((reason) => (
            <span key={reason}>{reason}</span>
          ))}
        </td>
      )}
    </tr>
  )
})

function stateOf({ written, before }: MatchedLine, key: ColumnKey): 'written' | 'default' {
  return written[key] || before ? 'written' : 'default'
}

/** What becomes of the line, and the SKU it had and has. */
function identityOf({ outcome, before, listing, written }: MatchedLine): string {
  const sku = outcome === 'bad' ? written.sku : listing.sku
  const changed =
    outcome === 'changed' && before?.sku && before.sku !== sku ? ` (${texts.was(before.sku)})` : ''
  return sku ? `${texts.outcome[outcome]} · ${texts.sku(sku)}${changed}` : texts.outcome[outcome]
}

function reasonsOf({ number, problems }: ImportLine): string[] {
  const named = columns.flatMap(({ key, header }) => (problems[key] ? [`${header}: ${problems[key]}`] : []))
  return [...(problems.line ? [problems.line] : []), ...named].map(
    (reason) => `${texts.lineOf(number)} · ${reason}`,
  )
}

/** What was understood of a cell, as the preview shows it; null where the marketplace asks for nothing. */
function shownValue(column: Column, listing: Listing): string | null {
  if (!isKeptBy(column, listing.marketplace)) return null
  switch (column.key) {
    case 'marketplace':
      return pricingTexts.marketplaces[listing.marketplace]
    case 'title':
    case 'id':
      return listing[column.key]
    case 'sku':
      return listing.sku ?? null
    case 'freeShipping':
      return listing.freeShipping ? fileTexts.yes : fileTexts.no
    case 'profitMargin':
    case 'mlTax':
      return `${formatNumber(listing[column.key], 0, 4)}%`
    case 'peso':
      return `${formatNumber(listing.peso, 0, 4)} kg`
    case 'productCost':
    case 'variableCost':
    case 'shippingCost':
      return formatBrl(listing[column.key])
  }
}
