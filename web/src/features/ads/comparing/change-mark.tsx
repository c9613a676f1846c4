import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import type { Change, ComparedFigure } from '@vendaclara/core/ads'
import { changeWords } from './change-words.ts'
import classes from './comparing.module.css'

/** More sold and a better return are good; more clicks or spend are neither. */
const wanted: ReadonlySet<ComparedFigure> = new Set(['gmv', 'conversions', 'roas'])

interface ChangeMarkProps {
  name: ComparedFigure
  change: Change
}

export function ChangeMark({ name, change }: ChangeMarkProps) {
  const by = change.difference ?? 0
  const isJudged = wanted.has(name) && by !== 0
  return (
    <span className={classes.change} data-turn={isJudged ? (by > 0 ? 'better' : 'worse') : undefined}>
      {by > 0 && <IconArrowUpRight size={13} aria-hidden />}
      {by < 0 && <IconArrowDownRight size={13} aria-hidden />}
      {changeWords(name, change)}
    </span>
  )
}
