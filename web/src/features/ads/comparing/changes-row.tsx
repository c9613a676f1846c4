import { comparedFigures, type KeywordChange, keywordLabel } from '@vendaclara/core/ads'
import { formatFigure } from '../report/format-figure.ts'
import { ChangeMark } from './change-mark.tsx'
import classes from './comparing.module.css'
import { texts } from './texts.ts'

export function ChangesRow({ keyword }: { keyword: KeywordChange }) {
  const { key, standing, changes } = keyword
  return (
    <tr data-standing={standing}>
      <th scope="row">
        {keywordLabel(key)}
        {standing !== 'both' && <span className={classes.standing}>{texts.standings[standing]}</span>}
      </th>
      {comparedFigures.map((name) => {
        const change = changes[name]
        const { before, after } = change
        return (
          <td key={name} data-label={texts.columns[name]}>
            <span className={classes.now}>{after === null ? texts.none : formatFigure(name, after)}</span>
            {before !== null && (
              <span className={classes.was}>
                <span>{texts.was(formatFigure(name, before))}</span>
                {after !== null && <ChangeMark name={name} change={change} />}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}
