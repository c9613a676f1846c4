import { IconTrendingDown } from '@tabler/icons-react'
import type { FigureName } from '@vendaclara/core/ads'
import type { CSSProperties } from 'react'
import { formatFigure } from '../report/format-figure.ts'
import { texts } from '../texts.ts'
import type { BarScale } from './bar-scale.ts'
import classes from './cells.module.css'

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
          <IconTrendingDown size={14} role="img" aria-label={texts.table.loss} className={classes.lossMark} />
        )}
        {formatFigure(name, figureOf(name))}
      </td>
    )
  })
}
