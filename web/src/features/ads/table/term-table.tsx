import { Group, Text } from '@mantine/core'
import { useMemo } from 'react'
import { DataTable } from '../../../table/data-table.tsx'
import { Pager, pageOf } from '../../../table/pager.tsx'
import { CopyButton } from '../../../ui/buttons.tsx'
import type { SortColumn } from '../model/sort.ts'
import { type TableModel, termRow, termsOf } from '../model/table-model.ts'
import type { TableAction, TermsView } from '../model/table-view.ts'
import { texts as adsTexts, wordsOf } from '../texts.ts'
import { useSortedTerms } from '../worker/report-terms.ts'
import { headsOf, RowCells } from './cells.tsx'
import classes from './keyword-table.module.css'
import { texts } from './texts.ts'

const termsOnPage = 50

interface TermTableProps {
  model: TableModel
  keyword: number
  label: string
  view: TermsView
  onChange: (action: TableAction) => void
  onDelayedChange: (action: TableAction) => void
}

export function TermTable(props: TermTableProps) {
  const { model, keyword, label, view, onChange, onDelayedChange } = props
  const { report, filtered, hideWithoutClicks } = model
  const shown = useMemo(
    () => termsOf({ report, filtered, hideWithoutClicks }, keyword),
    [report, filtered, hideWithoutClicks, keyword],
  )
  const { latest: sorted, isWaiting } = useSortedTerms(model.terms, report, shown, view.sort)
  const heads = useMemo(
    () => headsOf(model, { ...adsTexts.termColumns, name: wordsOf(model.report).term }),
    [model],
  )
  if (!sorted) return null
  const page = pageOf(sorted.positions, view.page, termsOnPage)
  return (
    <>
      <DataTable
        label={texts.termsOf(label)}
        columns={heads}
        sort={sorted.sort}
        onSort={(column) => onDelayedChange({ kind: 'sort-terms', keyword, column: column as SortColumn })}
        isBusy={isWaiting}
        className={classes.termTable}
        headClassName={classes.head}
      >
        <tbody>
          {page.items.map((term) => (
            <TermRow key={term} model={model} term={term} />
          ))}
        </tbody>
      </DataTable>
      {sorted.positions.length === 0 && (
        <Text size="sm" c="dimmed" className={classes.allHidden}>
          {texts.allHidden}
        </Text>
      )}
      <div className={classes.pager}>
        <Pager
          label={texts.pagesOf(label)}
          number={page.number}
          count={page.count}
          onTurn={(number) => onChange({ kind: 'turn-page', keyword, page: number })}
        />
      </div>
    </>
  )
}

function TermRow({ model, term }: { model: TableModel; term: number }) {
  const row = termRow(model.report, term)
  return (
    <tr className={classes.termRow}>
      <th scope="row" data-kind="name">
        <Group justify="space-between" gap={4} wrap="nowrap">
          <span>{row.label}</span>
          <CopyButton value={row.label} label={texts.copy(row.label)} copiedLabel={texts.copied} />
        </Group>
      </th>
      <RowCells model={model} row={row} />
    </tr>
  )
}
