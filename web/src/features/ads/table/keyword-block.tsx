import { type AdsReport, keywordLabel } from '@vendaclara/core/ads'
import { memo } from 'react'
import { formatCount } from '../../../ui/format-count.ts'
import { texts } from '../texts.ts'
import { markTourStop } from '../tour/tour-stop.ts'
import type { BarScale } from './bar-scale.ts'
import type { BlockView } from './block-view.ts'
import cells from './cells.module.css'
import { FigureCells } from './figure-cells.tsx'
import type { FigureWidths } from './figure-widths.ts'
import classes from './keyword-block.module.css'
import type { TableAction } from './table-view.ts'
import { TermTable } from './term-table.tsx'
import { useRowInSight } from './use-row-in-sight.ts'

interface KeywordBlockProps {
  report: AdsReport
  keyword: number
  /** Where it stands in the table, for the list that measures it. */
  index: number
  measure: (element: HTMLElement | null) => void
  scale: BarScale
  widths: FigureWidths
  isChecked: boolean
  isExpanded: boolean
  view: BlockView
  hideWithoutClicks: boolean
  onToggle: (keyword: number, isExpanded: boolean) => void
  onChange: (action: TableAction) => void
  onDelayedChange: (action: TableAction) => void
}

export const KeywordBlock = memo(function KeywordBlock(props: KeywordBlockProps) {
  const { report, keyword, index, isChecked, isExpanded } = props
  const row = useRowInSight(props.view.page)
  const group = report.groups[keyword]
  if (!group) return null
  const label = keywordLabel(group.key)
  return (
    <tbody ref={props.measure} data-index={index}>
      <tr
        ref={row}
        className={classes.summary}
        data-expanded={isExpanded || undefined}
        aria-rowindex={index + 2}
        {...(index === 0 && markTourStop('expand'))}
      >
        <th scope="row" className={cells.name}>
          <label className={classes.label}>
            <input
              type="checkbox"
              className={classes.checkbox}
              checked={isChecked}
              onChange={(event) => props.onToggle(keyword, event.currentTarget.checked)}
              aria-label={label}
              aria-expanded={isExpanded}
            />
            <span className={classes.keyword}>{label}</span>
            <span className={classes.terms}>
              {texts.table.terms(formatCount(group.count), group.count === 1)}
            </span>
          </label>
        </th>
        <FigureCells figureOf={(name) => group.figures[name]} scale={props.scale} />
      </tr>
      {isExpanded && (
        <tr>
          <td colSpan={12} className={classes.expansion}>
            <TermTable
              report={report}
              keyword={keyword}
              widths={props.widths}
              label={label}
              view={props.view}
              hideWithoutClicks={props.hideWithoutClicks}
              onChange={props.onChange}
              onDelayedChange={props.onDelayedChange}
            />
          </td>
        </tr>
      )}
    </tbody>
  )
})
