import { IconAlertCircle } from '@tabler/icons-react'
import { memo, type Ref } from 'react'
import { formatBrl } from '../../../../ui/format-brl.ts'
import { priceOf } from '../../listing/price-of.ts'
import type { PricingBasis } from '../../listing/pricing-basis.ts'
import { columns } from '../columns.ts'
import { type ImportLine, isReady } from '../reading/import-line.ts'
import { transferTexts as texts } from '../texts.ts'
import classes from './preview.module.css'
import { shownValue } from './shown-value.ts'

interface PreviewRowProps {
  line: ImportLine
  basis: PricingBasis
  index: number
  top: number
  ref: Ref<HTMLTableRowElement>
}

export const PreviewRow = memo(function PreviewRow({ line, basis, index, top, ref }: PreviewRowProps) {
  const ready = isReady(line)
  return (
    <tr
      ref={ref}
      aria-rowindex={index + 2}
      data-index={index}
      data-bad={!ready || undefined}
      className={classes.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      <td data-column="line">
        <span className={classes.label}>{texts.line}</span>
        {line.number}
      </td>
      {columns.map((column) => {
        const { key, header } = column
        const problem = line.problems[key]
        const value = problem ? line.written[key] : shownValue(column, line.listing)
        return (
          <td
            key={key}
            data-column={key}
            data-state={
              problem ? 'bad' : value === null ? 'not-asked' : line.written[key] ? 'written' : 'default'
            }
          >
            <span className={classes.label}>{header}</span>
            {problem && <IconAlertCircle size={14} aria-hidden />}
            <span className={classes.value}>{value ?? texts.notAsked}</span>
          </td>
        )
      })}
      <td data-column="price">
        <span className={classes.label}>{texts.price}</span>
        {ready ? priceText(line, basis) : texts.notAsked}
      </td>
      {!ready && (
        <td colSpan={columns.length + 2} className={classes.reasons}>
          {reasonsOf(line).map((reason) => (
            <span key={reason}>{reason}</span>
          ))}
        </td>
      )}
    </tr>
  )
})

function priceText({ listing }: ImportLine, basis: PricingBasis): string {
  const price = priceOf(listing, basis)
  return price.outcome === 'priced' ? formatBrl(price.price) : texts.noPrice
}

function reasonsOf({ number, problems }: ImportLine): string[] {
  const named = columns.flatMap(({ key, header }) => (problems[key] ? [`${header}: ${problems[key]}`] : []))
  return [...(problems.line ? [problems.line] : []), ...named].map(
    (reason) => `${texts.lineOf(number)} · ${reason}`,
  )
}
