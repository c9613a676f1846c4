import { IconTrendingDown } from '@tabler/icons-react'
import { type FigureName, shownFigure } from '@vendaclara/core/ads'
import type { CSSProperties } from 'react'
import type { TableHead } from '../../../table/data-table.tsx'
import { formatFigure } from '../model/formats.ts'
import type { SortColumn } from '../model/sort.ts'
import type { BarScale, TableModel, TableRow } from '../model/table-model.ts'
import classes from './keyword-table.module.css'
import { texts } from './texts.ts'

/** The columns of the keywords or, with the same widths, of the terms below them, so that their figures are aligned. */
export function headsOf(
  { columns, extras, widths }: TableModel,
  labels: Readonly<Record<SortColumn, string>>,
): TableHead[] {
  return [
    { id: 'name', label: labels.name, kind: 'name', isSortable: true, width: 'var(--name-column)' },
    ...columns.map(
      (name) =>
        ({ id: name, label: labels[name], kind: 'figure', isSortable: true, width: widths[name] }) as const,
    ),
    ...extras.map(
      ({ key, label, width }) => ({ id: key, label, kind: 'text', width: `${width}px` }) as const,
    ),
  ]
}

/** A bar shorter than this share of the longest one is not drawn. */
const shortestBar = 0.01

interface RowCellsProps {
  model: TableModel
  row: TableRow
  /** If it is given, GMV and spend are also drawn as bars. */
  scale?: BarScale
}

/** What stands beside the name of a keyword or a term. */
export function RowCells({ model: { columns, extras }, row, scale }: RowCellsProps) {
  return (
    <>
      <FigureCells columns={columns} figureOf={row.figureOf} scale={scale} />
      {extras.map(({ key, textOf, cell = textOf }) => (
        <td key={key} data-kind="text">
          {cell(row)}
        </td>
      ))}
    </>
  )
}

interface FigureCellsProps {
  columns: readonly FigureName[]
  figureOf: (name: FigureName) => number
  scale: BarScale | undefined
}

/** A return below the spend is marked. */
function FigureCells({ columns, figureOf, scale }: FigureCellsProps) {
  const isDrawn = (name: FigureName, longest: number | undefined) =>
    longest !== undefined && figureOf(name) >= longest * shortestBar
  const isLoss = figureOf('spend') > 0 && figureOf('roas') < 1
  return columns.map((name) => {
    const longest = name === 'gmv' || name === 'spend' ? scale?.[name] : undefined
    return (
      <td
        key={name}
        className={isDrawn(name, longest) ? classes.bar : undefined}
        data-kind="figure"
        data-figure={name}
        data-loss={(name === 'roas' && isLoss) || undefined}
        {...(longest &&
          isDrawn(name, longest) && { style: { '--share': figureOf(name) / longest } as CSSProperties })}
      >
        {name === 'roas' && isLoss && (
          <IconTrendingDown
            size={14}
            role="img"
            aria-label={texts.loss}
            style={{ marginRight: 4, verticalAlign: -2 }}
          />
        )}
        {formatFigure(name, shownFigure(name, figureOf))}
      </td>
    )
  })
}
