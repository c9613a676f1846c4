import { Text, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { comparedFigures, type KeywordChange, keywordLabel } from '@vendaclara/core/ads'
import { useMemo, useState } from 'react'
import { Pager, pageOf } from '../../../table/pager.tsx'
import { formatCount } from '../../../ui/format-count.ts'
import { formatFigure } from '../model/formats.ts'
import { ChangeMark } from './change-mark.tsx'
import { type ChangeSort, orderChanges } from './order-changes.ts'
import classes from './periods.module.css'
import { texts } from './texts.ts'

const keywordsOnPage = 10
const columns = ['name', ...comparedFigures] as const

/** What became of each keyword, ordered by the change of a column. */
export function ChangesTable({ keywords }: { keywords: readonly KeywordChange[] }) {
  const [sort, setSort] = useState<ChangeSort>({ column: 'spend', direction: 'descending' })
  const [wanted, setWanted] = useState(1)
  const ordered = useMemo(() => orderChanges(keywords, sort), [keywords, sort])
  const page = pageOf(ordered, wanted, keywordsOnPage)
  const count = (presence: KeywordChange['presence']) =>
    formatCount(keywords.filter((keyword) => keyword.presence === presence).length)
  const sortBy = (column: ChangeSort['column']) => {
    const isTurned = sort.column === column ? sort.direction === 'descending' : column === 'name'
    setSort({ column, direction: isTurned ? 'ascending' : 'descending' })
    setWanted(1)
  }
  return (
    <div>
      <Text size="sm" c="dimmed" mb="xs">
        {texts.counts(count('both'), count('new'), count('gone'))}
      </Text>
      <div className={classes.frame}>
        <table className={classes.table} aria-label={texts.table}>
          <thead>
            <tr>
              {columns.map((column) => {
                const direction = sort.column === column ? sort.direction : 'none'
                return (
                  <th key={column} scope="col" aria-sort={direction}>
                    <UnstyledButton className={classes.sort} onClick={() => sortBy(column)}>
                      {texts.columns[column]}
                      {direction === 'ascending' && <IconArrowUp size={14} aria-hidden />}
                      {direction === 'descending' && <IconArrowDown size={14} aria-hidden />}
                    </UnstyledButton>
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {page.items.map((keyword) => (
              <ChangesRow key={keyword.key} keyword={keyword} />
            ))}
          </tbody>
        </table>
      </div>
      {page.count > 1 && (
        <Pager label={texts.pages} number={page.number} count={page.count} onTurn={setWanted} />
      )}
    </div>
  )
}

function ChangesRow({ keyword }: { keyword: KeywordChange }) {
  const { key, presence, changes } = keyword
  return (
    <tr data-presence={presence}>
      <th scope="row">
        {keywordLabel(key)}
        {presence !== 'both' && <span className={classes.presence}>{texts.presences[presence]}</span>}
      </th>
      {comparedFigures.map((name) => {
        const change = changes[name]
        const { before, after } = change
        return (
          <td key={name} data-label={texts.columns[name]}>
            <span className={classes.now}>{after === null ? texts.none : formatFigure(name, after)}</span>
            {before !== null && (
              <span className={classes.was}>
                <span>{texts.was(formatFigure(name, before))}</span>
                {after !== null && <ChangeMark name={name} change={change} />}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}
