import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import cells from './cells.module.css'
import type { Sort, SortColumn } from './sort.ts'
import classes from './sort-header.module.css'
import type { TableLook } from './table-look.ts'

interface SortHeaderProps {
  look: TableLook
  labels: Readonly<Record<SortColumn, string>>
  sort: Sort | undefined
  onSort: (column: SortColumn) => void
}

/** The header row of a table that is sorted by a click on a column's name. */
export function SortHeader({ look: { columns, extras }, labels, sort, onSort }: SortHeaderProps) {
  return (
    <tr className={classes.row}>
      {(['name', ...columns] as const).map((column) => {
        const direction = sort?.column === column ? sort.direction : 'none'
        return (
          <th
            key={column}
            scope="col"
            aria-sort={direction}
            className={column === 'name' ? cells.name : cells.figure}
          >
            <UnstyledButton
              className={classes.sort}
              data-column={column}
              data-sorted={direction !== 'none' || undefined}
              onClick={() => onSort(column)}
            >
              <span>{labels[column]}</span>
              <Arrow direction={direction} />
            </UnstyledButton>
          </th>
        )
      })}
      {extras.map(({ key, label }) => (
        <th key={key} scope="col" className={cells.extra}>
          <span className={classes.plain}>{label}</span>
        </th>
      ))}
    </tr>
  )
}

function Arrow({ direction }: { direction: Sort['direction'] | 'none' }) {
  if (direction === 'ascending') return <IconArrowUp size={14} stroke={2.5} aria-hidden />
  if (direction === 'descending') return <IconArrowDown size={14} stroke={2.5} aria-hidden />
  return <IconArrowsSort size={14} aria-hidden className={classes.unsorted} />
}
