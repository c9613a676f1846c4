import { Menu, Tooltip, UnstyledButton } from '@mantine/core'
import type { MonthAnswer } from '@vendaclara/core/closing'
import { type Cents, cents, negative, toReais } from '@vendaclara/core/money'
import { Link } from 'react-router'
import { closingHref } from '../../../../addresses.ts'
import { formatCents, formatShortBrl } from '../../../../ui/number-formats.ts'
import { BarColumns } from '../../charts/bar-columns.tsx'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { nameMonth, titleOfMonth } from '../../model/months.ts'
import { monthLabel } from './month-label.ts'
import { texts } from './texts.ts'
import classes from './year.module.css'
import type { YearMonth } from './year-months.ts'

interface MonthColumnsProps {
  months: readonly YearMonth[]
  year: number
}

/** In centavos: the smallest range of the axis, so that it still counts whole reais. */
const leastAxis = 100

const tickLabel = (value: number) => formatShortBrl(toReais(cents(value)))

/** Two bars for each month: received within expected, and what came back within what was missing. */
export function MonthColumns({ months, year }: MonthColumnsProps) {
  const answers = months.flatMap(({ answer }) => answer ?? [])
  const most = Math.max(
    leastAxis,
    ...answers.flatMap((answer) => [answer.expected, answer.received, lackedOf(answer)]),
  )
  return (
    <BarColumns
      height={210}
      least={0}
      most={most}
      pixelsPerTick={44}
      ticksOf={(y) => y.ticks.map(({ value }) => value)}
      tickLabel={tickLabel}
      columns={months.map(({ month, answer }) => ({
        key: month,
        label: (room) => monthLabel({ month, year }, room),
        places: answer
          ? [
              [
                { kind: 'expected', from: 0, to: answer.expected },
                { kind: 'received', from: 0, to: answer.received },
              ],
              [
                { kind: 'loss', from: 0, to: lackedOf(answer) },
                { kind: 'gain', from: 0, to: answer.regained },
              ],
            ]
          : [],
      }))}
      over={(place) => {
        const month = months[place]
        return month?.answer && <MonthLink month={month} answer={month.answer} year={year} />
      }}
    />
  )
}

/** What was missing before some of it came back. */
function lackedOf({ missing, regained }: MonthAnswer): number {
  return missing + regained
}

interface MonthLinkProps {
  month: YearMonth
  answer: MonthAnswer
  year: number
}

/** Opens the closing of a month, or a choice if several marketplaces have one. */
function MonthLink({ month: { month, closings }, answer, year }: MonthLinkProps) {
  const name = nameMonth({ month, year })
  const [first, second] = closings
  if (!first) return null
  const tip = {
    label: <Amounts name={titleOfMonth({ month, year })} answer={answer} />,
    events: { hover: true, focus: true, touch: false },
  }
  if (!second) {
    return (
      <Tooltip {...tip}>
        <Link to={closingHref(first.id)} aria-label={texts.open(name)} className={classes.column} />
      </Tooltip>
    )
  }
  return (
    <Menu position="bottom" withinPortal>
      <Tooltip {...tip}>
        <Menu.Target>
          <UnstyledButton aria-label={texts.choose(name)} className={classes.column} />
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown>
        <Menu.Label>{titleOfMonth({ month, year })}</Menu.Label>
        {closings.map(({ id, marketplace }) => (
          <Menu.Item key={id} component={Link} to={closingHref(id)}>
            {marketplaceWords[marketplace].name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The amounts of a month. Refunds to buyers and recovered amounts are only shown if there are any. */
function Amounts({ name, answer }: { name: string; answer: MonthAnswer }) {
  const { expected, received, refunded, missing, regained } = answer
  const lines: readonly (readonly [string, Cents])[] = [
    [texts.expected, expected],
    [texts.received, received],
    ...(refunded === 0 ? [] : [[texts.refunded, refunded] as const]),
    ...(regained === 0 ? [] : [[texts.regained, regained] as const]),
    missing < 0 ? [texts.over, negative(missing)] : [texts.missing, missing],
  ]
  return (
    <dl className={classes.amounts}>
      <div>{name}</div>
      {lines.flatMap(([label, amount]) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label} amount`}>{formatCents(amount)}</dd>,
      ])}
    </dl>
  )
}
