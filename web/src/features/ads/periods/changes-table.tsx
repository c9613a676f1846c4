import { Text } from '@mantine/core'
import {
  type AdsReport,
  type ComparedFigure,
  comparedFigures,
  groupLabel,
  type KeywordChange,
  keywordLabel,
} from '@vendaclara/core/ads'
import { useMemo, useState } from 'react'
import type { TableColumn } from '../../../table/data-table.tsx'
import { ListTable } from '../../../table/list-table.tsx'
import { Second } from '../../../table/small-table.tsx'
import { nextSort, orderBy, type TableSort } from '../../../table/sort.ts'
import pieces from '../../../theme/pieces.module.css'
import { formatCount } from '../../../ui/number-formats.ts'
import { formatFigure } from '../model/formats.ts'
import { texts as adsTexts, wordsOf } from '../texts.ts'
import { ChangeMark } from './change-mark.tsx'
import classes from './periods.module.css'
import { texts } from './texts.ts'

const keywordsOnPage = 10

type ChangeColumn = ComparedFigure | 'name'
type ChangeSort = TableSort<ChangeColumn>

interface ChangesTableProps {
  /** Either of the two reports; it decides the words. */
  report: AdsReport
  keywords: readonly KeywordChange[]
}

/** How each keyword changed, sorted by the change in a column. */
export function ChangesTable({ report, keywords }: ChangesTableProps) {
  const [sort, setSort] = useState<ChangeSort>({ column: 'spend', direction: 'descending' })
  const ordered = useMemo(() => orderChanges(keywords, sort), [keywords, sort])
  const counts = (['both', 'new', 'gone'] as const).flatMap((presence) => {
    const { length } = keywords.filter((keyword) => keyword.presence === presence)
    return length > 0 ? texts.counts[presence](formatCount(length)) : []
  })
  return (
    <div>
      <Text size="sm" c="dimmed" mb="xs">
        {counts.join(' · ')}
      </Text>
      <ListTable
        label={wordsOf(report).changes}
        pagesLabel={texts.pages}
        columns={columnsOf(report)}
        rows={ordered}
        keyOf={({ key }) => key}
        rowsOnPage={keywordsOnPage}
        sort={sort}
        onSort={(column) =>
          setSort(nextSort(sort, column as ChangeColumn, column === 'name' ? 'ascending' : 'descending'))
        }
        stateOf={({ presence }) => presence}
        nameShare="30%"
        cardColumn="120px"
        className={classes.changes}
      />
    </div>
  )
}

function columnsOf(report: AdsReport): readonly TableColumn<KeywordChange>[] {
  return [
    {
      id: 'name',
      label: wordsOf(report).group,
      kind: 'name',
      isSortable: true,
      cell: ({ presence, ...keyword }) => (
        <>
          {groupLabel(keyword)}{' '}
          {presence !== 'both' && <span className={pieces.pill}>{presenceWord(report, presence)}</span>}
        </>
      ),
    },
    ...comparedFigures.map(figureColumn),
  ]
}

/** How to call a keyword that only one of the two reports has. */
export function presenceWord(report: AdsReport, presence: 'new' | 'gone'): string {
  return presence === 'new' ? wordsOf(report).isNew : texts.gone
}

function figureColumn(name: ComparedFigure): TableColumn<KeywordChange> {
  return {
    id: name,
    label: adsTexts.keywordColumns[name],
    kind: 'figure',
    isSortable: true,
    cell: ({ changes }) => {
      const change = changes[name]
      const { before, after } = change
      return (
        <>
          {formatFigure(name, after)}
          {before !== null && (
            <Second>
              {texts.was(formatFigure(name, before))}
              {after !== null && <ChangeMark name={name} change={change} />}
            </Second>
          )}
        </>
      )
    },
  }
}

/** Sorts keywords by name or by the change of a figure. Those without such a change come last in both directions. */
export function orderChanges(
  keywords: readonly KeywordChange[],
  { column, direction }: ChangeSort,
): KeywordChange[] {
  return orderBy(keywords, direction, (keyword) =>
    column === 'name' ? keywordLabel(keyword.key) : movedBy(keyword, column),
  )
}

/** The sums of a new or gone keyword changed by their full amount. Its return cannot be compared. */
function movedBy({ changes }: KeywordChange, name: ComparedFigure): number | null {
  const { before, after, difference } = changes[name]
  return name === 'roas' ? difference : (after ?? 0) - (before ?? 0)
}
