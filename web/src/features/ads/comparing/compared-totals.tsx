import { type ComparedFigure, comparedFigures, type FigureChanges } from '@vendaclara/core/ads'
import { formatFigure } from '../report/format-figure.ts'
import { ChangeMark } from './change-mark.tsx'
import classes from './comparing.module.css'
import { texts } from './texts.ts'

/** The totals of both periods, one beside the other. */
export function ComparedTotals({ total }: { total: FigureChanges }) {
  const show = (name: ComparedFigure, value: number | null) =>
    value === null ? texts.none : formatFigure(name, value)
  return (
    <dl className={classes.totals} aria-label={texts.totals}>
      {comparedFigures.map((name) => {
        const change = total[name]
        return (
          <div key={name}>
            <dt>{texts.columns[name]}</dt>
            <dd>
              <span className={classes.now}>{show(name, change.after)}</span>
              <span className={classes.was}>
                <span>{texts.was(show(name, change.before))}</span>
                <ChangeMark name={name} change={change} />
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
