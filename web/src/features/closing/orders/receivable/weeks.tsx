import { Title } from '@mantine/core'
import type { ReceivableWeek } from '@vendaclara/core/closing'
import { addCents, noCents } from '@vendaclara/core/money'
import { formatCents } from '../../../../ui/number-formats.ts'
import classes from './receivable.module.css'
import { texts } from './texts.ts'

interface WeeksProps {
  weeks: readonly ReceivableWeek[]
  today: string
}

/** Of more weeks, the later ones share a line. */
const most = 6

/** What is expected week by week from today on. */
export function Weeks({ weeks, today }: WeeksProps) {
  if (weeks.length === 0) return null
  const [shown, rest] = weeks.length > most ? [weeks.slice(0, most - 1), weeks.slice(most - 1)] : [weeks, []]
  const [firstOfRest] = rest
  const longest = Math.max(1, ...weeks.map(({ amount }) => amount))
  return (
    <>
      <Title order={3} size="h5" mt="md">
        {texts.weeks}
      </Title>
      <ul className={classes.weeks}>
        {shown.map(({ from, to, amount, count }) => (
          <li key={from}>
            <span>
              {from <= today ? texts.thisWeek(dayMonth(to)) : texts.week(dayMonth(from), dayMonth(to))}
            </span>
            <span className={classes.track} aria-hidden>
              <span style={{ width: `${(Math.max(0, amount) / longest) * 100}%` }} />
            </span>
            <b>{formatCents(amount)}</b>
            <small>{texts.orders(count)}</small>
          </li>
        ))}
        {firstOfRest && (
          <li>
            <span>{texts.after(dayMonth(firstOfRest.from))}</span>
            <span className={classes.track} aria-hidden />
            <b>{formatCents(rest.reduce((sum, { amount }) => addCents(sum, amount), noCents))}</b>
            <small>{texts.orders(rest.reduce((sum, { count }) => sum + count, 0))}</small>
          </li>
        )}
      </ul>
    </>
  )
}

/** '23/11' of 2026-11-23. */
function dayMonth(day: string): string {
  return `${day.slice(8)}/${day.slice(5, 7)}`
}
