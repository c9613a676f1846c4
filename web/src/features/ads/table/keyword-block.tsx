import { memo, useLayoutEffect, useRef } from 'react'
import { formatCount } from '../../../ui/number-formats.ts'
import { markTourStop } from '../../../ui/tour/guided-tour.tsx'
import { columnCount, keywordRow, type TableModel } from '../model/table-model.ts'
import type { TableAction, TermsView } from '../model/table-view.ts'
import { wordsOf } from '../texts.ts'
import { RowCells } from './cells.tsx'
import classes from './keyword-table.module.css'
import { TermTable } from './term-table.tsx'
import { texts } from './texts.ts'

interface KeywordBlockProps {
  model: TableModel
  keyword: number
  /** Its index in the table, for the list that measures its height. */
  index: number
  measure: (element: HTMLElement | null) => void
  isChecked: boolean
  isExpanded: boolean
  isSelected: boolean
  view: TermsView
  focusSelected: (checkbox: HTMLInputElement | null) => void
  onToggle: (keyword: number, isExpanded: boolean) => void
  onChange: (action: TableAction) => void
  onDelayedChange: (action: TableAction) => void
}

export const KeywordBlock = memo(function KeywordBlock(props: KeywordBlockProps) {
  const { model, keyword, index, isChecked, isExpanded } = props
  const ref = useRowInSight(props.view.page)
  const group = model.report.groups[keyword]
  const row = keywordRow(model.report, keyword)
  if (!group || !row) return null
  const { label } = row
  const terms = model.filtered.termCounts[keyword] ?? 0
  const all = wordsOf(model.report).terms(formatCount(group.count), group.count === 1)
  return (
    <tbody ref={props.measure} data-index={index}>
      <tr
        ref={ref}
        className={classes.summary}
        data-expanded={isExpanded || undefined}
        data-selected={props.isSelected || undefined}
        aria-rowindex={index + 2}
        {...(index === 0 && markTourStop('expand'))}
      >
        <th scope="row" data-kind="name">
          <label className={classes.label}>
            <input
              type="checkbox"
              className={classes.checkbox}
              ref={props.focusSelected}
              data-keyword={keyword}
              checked={isChecked}
              onChange={(event) => props.onToggle(keyword, event.currentTarget.checked)}
              aria-label={label}
              aria-expanded={isExpanded}
            />
            <b>{label}</b>
            <small>{terms < group.count ? texts.of(formatCount(terms), all) : all}</small>
          </label>
        </th>
        <RowCells model={model} row={row} scale={model.scale} />
      </tr>
      {isExpanded && (
        <tr>
          <td colSpan={columnCount(model)} className={classes.expansion}>
            <TermTable
              model={model}
              keyword={keyword}
              label={label}
              view={props.view}
              onChange={props.onChange}
              onDelayedChange={props.onDelayedChange}
            />
          </td>
        </tr>
      )}
    </tbody>
  )
})

/** The row to which the page scrolls back, if it is out of sight, when another page of its terms is shown. */
function useRowInSight(page: number) {
  const row = useRef<HTMLTableRowElement>(null)
  const shown = useRef(page)
  useLayoutEffect(() => {
    if (shown.current !== page) row.current?.scrollIntoView({ block: 'nearest' })
    shown.current = page
  }, [page])
  return row
}
