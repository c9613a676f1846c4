import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconTrendingDown } from '@tabler/icons-react'
import type { FigureName } from '@vendaclara/core/ads'
import type { CSSProperties } from 'react'
import { formatFigure } from '../model/formats.ts'
import type { Sort, SortColumn } from '../model/sort.ts'
import type { BarScale, TableLook } from '../model/table-look.ts'
import cells from './row-parts.module.css'
import classes from './row-parts.module.css'
import { texts } from './texts.ts'

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

interface TableColumnsProps {
  look: TableLook
}

/** The same widths for the keywords and for the terms under them, so that their figures stand in one line. */
export function TableColumns({ look: { columns, extras, widths } }: TableColumnsProps) {
  return (
    <colgroup>
      <col style={{ width: 'var(--name-column)' }} />
      {columns.map((name) => (
        <col key={name} style={{ width: widths[name] }} />
      ))}
      {extras.map(({ key, width }) => (
        <col key={key} style={{ width: `${width}px` }} />
      ))}
    </colgroup>
  )
}

interface SpacerProps {
  height: number
  columns: number
}

/** The room of the rows of a long table that are out of sight. */
export function Spacer({ height, columns }: SpacerProps) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden>
      <tr>
        <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  )
}

/** The part of the longest bar under which a bar would be a mere speck. */
const shortestBar = 0.01

interface FigureCellsProps {
  columns: readonly FigureName[]
  figureOf: (name: FigureName) => number
  /** With it, return and spend are drawn as bars too. */
  scale?: BarScale
}

/** The figures of a keyword or a term; a return below what was spent is marked. */
export function FigureCells({ columns, figureOf, scale }: FigureCellsProps) {
  const isDrawn = (name: FigureName, longest: number | undefined) =>
    longest !== undefined && figureOf(name) >= longest * shortestBar
  const isLoss = figureOf('spend') > 0 && figureOf('roas') < 1
  return columns.map((name) => {
    const longest = name === 'gmv' || name === 'spend' ? scale?.[name] : undefined
    return (
      <td
        key={name}
        className={isDrawn(name, longest) ? `${classes.figure} ${classes.bar}` : classes.figure}
        data-figure={name}
        data-loss={(name === 'roas' && isLoss) || undefined}
        {...(longest &&
          isDrawn(name, longest) && { style: { '--share': figureOf(name) / longest } as CSSProperties })}
      >
        {name === 'roas' && isLoss && (
          <IconTrendingDown size={14} role="img" aria-label={texts.loss} className={classes.lossMark} />
        )}
        {formatFigure(name, figureOf(name))}
      </td>
    )
  })
}
