import { type AdsReport, type FigureName, figureNames, largestFigures } from '@vendaclara/core/ads'
import { figureForms, formatFigure } from './formats.ts'

/** A CSS length for each column. */
export type FigureWidths = Readonly<Record<FigureName, string>>

const padding = 16
/** How much wider the padding of the last column is. */
const ofLastColumn = 12

/** Column widths in which the widest figure of each column fits, at any letter size. */
export function figureWidths({ largest, groups, terms }: AdsReport): FigureWidths {
  const widest = largest ?? largestFigures(groups, terms.figures)
  const columns = figureNames.map((name) => {
    const text = formatFigure(name, widest[name])
    const beside = padding + (name === figureNames.at(-1) ? ofLastColumn : 0)
    return [name, `max(${figureForms[name].width}px * var(--figure-scale), ${beside}px + ${widthOf(text)}em)`]
  })
  return Object.fromEntries(columns) as FigureWidths
}

/** The widths of characters that are narrower or wider than a digit, in em. */
const marks: Record<string, number> = { '.': 0.3, ',': 0.3, '\u00a0': 0.29, '%': 0.9 }

function widthOf(text: string): number {
  const width = [...text].reduce((sum, letter) => sum + (marks[letter] ?? 0.65), 0)
  return Math.round(width * 100) / 100
}
