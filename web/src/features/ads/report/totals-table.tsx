import { VisuallyHidden } from '@mantine/core'
import { type AdsFigures, figureNames, shownFigure } from '@vendaclara/core/ads'
import table from '../../../table/data-table.module.css'
import { markTourStop } from '../../../ui/tour/guided-tour.tsx'
import { formatFigure } from '../model/formats.ts'
import { texts as adsTexts } from '../texts.ts'
import classes from './report.module.css'
import { texts } from './texts.ts'

interface TotalsTableProps {
  total: AdsFigures
  isComputed: boolean
}

export function TotalsTable({ total, isComputed }: TotalsTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: figures that scroll must be reachable by keyboard.
    <div className={classes.totalsFrame} tabIndex={0} {...markTourStop('figures')}>
      <table className={`${table.base} ${classes.totals}`}>
        <VisuallyHidden component="caption">{texts.total.caption}</VisuallyHidden>
        <VisuallyHidden component="thead">
          <tr>
            <td />
            {figureNames.map((name) => (
              <th key={name} scope="col">
                {adsTexts.totalColumns[name]}
              </th>
            ))}
          </tr>
        </VisuallyHidden>
        <tbody>
          <tr>
            <th scope="row">{isComputed ? texts.total.computed : texts.total.label}</th>
            {figureNames.map((name) => (
              <td key={name} data-figure={name} data-label={adsTexts.totalColumns[name]}>
                {formatFigure(
                  name,
                  shownFigure(name, (one) => total[one]),
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
