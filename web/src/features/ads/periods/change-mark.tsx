import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import type { Change, ComparedFigure } from '@vendaclara/core/ads'
import { formatNumber, unknown } from '../../../ui/number-formats.ts'
import { formatFigure } from '../model/formats.ts'
import classes from './periods.module.css'
import { texts } from './texts.ts'

/** More sales and a better return are good; more clicks or spend are neither good nor bad. */
const isMoreBetter: Record<ComparedFigure, boolean> = {
  clicks: false,
  spend: false,
  gmv: true,
  conversions: true,
  roas: true,
}

interface ChangeMarkProps {
  name: ComparedFigure
  change: Change
}

export function ChangeMark({ name, change }: ChangeMarkProps) {
  const by = change.difference ?? 0
  const isJudged = isMoreBetter[name] && by !== 0
  return (
    <span className={classes.change} data-tone={isJudged ? (by > 0 ? 'gain' : 'loss') : undefined}>
      {by > 0 && <IconArrowUpRight size={13} aria-hidden />}
      {by < 0 && <IconArrowDownRight size={13} aria-hidden />}
      {changeWords(name, change)}
    </span>
  )
}

/** '+12,5%'; the difference itself if there is nothing to take a percentage of; '–' if no change is known. */
export function changeWords(name: ComparedFigure, { difference, share }: Change): string {
  if (difference === null) return unknown
  const sign = difference > 0 ? '+' : '-'
  if (difference === 0) return texts.equal
  const size =
    share === null ? formatFigure(name, Math.abs(difference)) : `${formatNumber(Math.abs(share), 1, 1)}%`
  return `${sign}${size}`
}
