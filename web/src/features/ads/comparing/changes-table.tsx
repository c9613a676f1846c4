import { Text, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { comparedFigures, type KeywordChange } from '@vendaclara/core/ads'
import { useMemo, useState } from 'react'
import { formatCount } from '../../../ui/format-count.ts'
import { pageOf } from '../table/page-of.ts'
import { Pager } from '../table/pager.tsx'
import { ChangesRow } from './changes-row.tsx'
import classes from './comparing.module.css'
import { type ChangeSort, orderChanges } from './order-changes.ts'
import { texts } from './texts.ts'

const keywordsOnPage = 10
const columns = ['name', ...comparedFigures] as const

/** What became of each keyword, ordered by the change of a column. */
export function ChangesTable({ keywords }: { keywords: readonly KeywordChange[] }) {
  const [sort, setSort] = useState<ChangeSort>({ column: 'spend', direction: 'descending' })
  const [wanted, setWanted] = useState(1)
  const ordered = useMemo(() => orderChanges(keywords, sort), [keywords, sort])
  const page = pageOf(ordered, wanted, keywordsOnPage)
  const count = (standing: KeywordChange['standing']) =>
    formatCount(keywords.filter((keyword) => keyword.standing === standing).length)
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
        <div className={classes.pager}>
          <Pager label={texts.pages} number={page.number} count={page.count} onTurn={setWanted} />
        </div>
      )}
    </div>
  )
}
