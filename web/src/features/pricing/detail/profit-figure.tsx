import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { formatBrl } from '../../../ui/format-brl.ts'
import { texts } from '../texts.ts'
import classes from './listing-detail.module.css'

/** Green or red, and never by colour alone: an arrow and the sign say it too. */
export function ProfitFigure({ amount }: { amount: number | undefined }) {
  const sense = amount === undefined || amount === 0 ? undefined : amount > 0 ? 'gain' : 'loss'
  const Icon = sense === 'loss' ? IconTrendingDown : IconTrendingUp
  return (
    <span className={classes.profit} data-sense={sense}>
      {sense && <Icon size={20} aria-label={texts.result[sense]} />}
      <output aria-label={texts.result.profit} aria-live="off">
        {amount === undefined ? texts.result.none : formatBrl(amount)}
      </output>
    </span>
  )
}
