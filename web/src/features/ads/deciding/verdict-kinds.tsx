import { verdicts, type WeighedTerms } from '@vendaclara/core/ads'
import { formatBrl } from '../../../ui/format-brl.ts'
import { formatCount } from '../../../ui/format-count.ts'
import classes from './deciding.module.css'
import { SignedAmount } from './signed-amount.tsx'
import { texts } from './texts.ts'
import { VerdictMark } from './verdict-mark.tsx'

/** How many terms gain, lose or cannot be judged yet, and their money. */
export function VerdictKinds({ weighed }: { weighed: WeighedTerms }) {
  return (
    <ul className={classes.kinds} aria-label={texts.kinds.name}>
      {verdicts.map((verdict) => {
        const { terms, spend, profit } = weighed[verdict]
        return (
          <li key={verdict} className={classes.kind} data-verdict={verdict}>
            <VerdictMark verdict={verdict} />
            <span className={classes.count}>{texts.kinds.terms(formatCount(terms), terms === 1)}</span>
            <span className={classes.detail}>{texts.kinds.spend(formatBrl(spend))}</span>
            <span className={classes.detail}>
              {texts.columns.profit} <SignedAmount amount={profit} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
