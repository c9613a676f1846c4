import { VisuallyHidden } from '@mantine/core'
import { type AdsFigures, type FigureName, figureNames, shownFigure } from '@vendaclara/core/ads'
import { markTourStop } from '../../../ui/tour/guided-tour.tsx'
import { formatFigure } from '../model/formats.ts'
import classes from './report.module.css'
import { texts } from './texts.ts'

interface TotalsTableProps {
  total: AdsFigures
  isComputed: boolean
}

export function TotalsTable({ total, isComputed }: TotalsTableProps) {
  const label = isComputed ? texts.total.computed : texts.total.label
  const figureOf = (name: FigureName) => total[name]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: figures that scroll must be reachable by keyboard.
    <div className={classes.totalsFrame} tabIndex={0} {...markTourStop('figures')}>
      <table className={classes.totals}>
        <VisuallyHidden component="caption">{texts.total.caption}</VisuallyHidden>
        <thead>
          <tr>
            <td />
            {figureNames.map((name) => (
              <th key={name} scope="col">
                {texts.totalColumns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{label}</th>
            {figureNames.map((name) => (
              <td key={name} data-figure={name} data-label={texts.totalColumns[name]}>
                {formatFigure(name, shownFigure(name, figureOf))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
