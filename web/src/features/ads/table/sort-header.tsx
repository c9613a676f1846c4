import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { figureNames } from '@vendaclara/core/ads'
import cells from './cells.module.css'
import type { Sort, SortColumn } from './sort.ts'
import classes from './sort-header.module.css'

interface SortHeaderProps {
  labels: Readonly<Record<SortColumn, string>>
  sort: Sort | undefined
  onSort: (column: SortColumn) => void
}

const columns: readonly SortColumn[] = ['name', ...figureNames]

/** The header row of a table that is sorted by a click on a column's name. */
export function SortHeader({ labels, sort, onSort }: SortHeaderProps) {
  return (
    <tr className={classes.row}>
      {columns.map((column) => {
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
    </tr>
  )
}

function Arrow({ direction }: { direction: Sort['direction'] | 'none' }) {
  if (direction === 'ascending') return <IconArrowUp size={14} stroke={2.5} aria-hidden />
  if (direction === 'descending') return <IconArrowDown size={14} stroke={2.5} aria-hidden />
  return <IconArrowsSort size={14} aria-hidden className={classes.unsorted} />
}
