import { IconAlertCircle } from '@tabler/icons-react'
import { memo, type Ref } from 'react'
import { formatBrl } from '../../../../ui/format-brl.ts'
import { noPriceReason } from '../../detail/no-price-reason.ts'
import { priceOf } from '../../listing/price-of.ts'
import type { PricingBasis } from '../../listing/pricing-basis.ts'
import { type ColumnKey, columns } from '../columns.ts'
import type { MatchedLine } from '../importing/match-lines.ts'
import type { ImportLine } from '../reading/import-line.ts'
import { transferTexts as texts } from '../texts.ts'
import classes from './preview.module.css'
import { shownValue } from './shown-value.ts'

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
  const ready = line.fate !== 'bad'
  const price = ready ? priceOf(line.listing, basis) : undefined
  return (
    <tr
      ref={ref}
      aria-rowindex={index + 2}
      data-index={index}
      data-bad={!ready || undefined}
      data-fate={line.fate}
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
        const before = line.fate === 'changed' && line.before ? shownValue(column, line.before) : value
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
function identityOf({ fate, before, listing, written }: MatchedLine): string {
  const sku = fate === 'bad' ? written.sku : listing.sku
  const changed = fate === 'changed' && before?.sku && before.sku !== sku ? ` (${texts.was(before.sku)})` : ''
  return sku ? `${texts.fate[fate]} · ${texts.sku(sku)}${changed}` : texts.fate[fate]
}

function reasonsOf({ number, problems }: ImportLine): string[] {
  const named = columns.flatMap(({ key, header }) => (problems[key] ? [`${header}: ${problems[key]}`] : []))
  return [...(problems.line ? [problems.line] : []), ...named].map(
    (reason) => `${texts.lineOf(number)} · ${reason}`,
  )
}
