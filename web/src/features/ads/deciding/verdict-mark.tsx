import { IconHourglass, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import type { Verdict } from '@vendaclara/core/ads'
import { texts } from './texts.ts'
import classes from './verdict-mark.module.css'

const icons = { gain: IconTrendingUp, loss: IconTrendingDown, tooLittleData: IconHourglass }

/** 'ganha', 'perde' or 'poucos dados', with its sign. Plain elements: a table has one in every row. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const Icon = icons[verdict]
  return (
    <span className={classes.mark} data-verdict={verdict}>
      <Icon size={14} stroke={2} aria-hidden />
      {texts.verdicts[verdict]}
    </span>
  )
}
