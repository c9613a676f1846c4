import { Menu, Tooltip, UnstyledButton } from '@mantine/core'
import type { MonthAnswer } from '@vendaclara/core/closing'
import { type Cents, cents, negative, toReais } from '@vendaclara/core/money'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { closingHref } from '../../../../addresses.ts'
import {
  Chart,
  type ChartBox,
  ChartText,
  labelRoom,
  useChartBox,
  VerticalAxis,
} from '../../../../charts/chart.tsx'
import { linearScale } from '../../../../charts/scales.ts'
import { formatCents, formatShortBrl } from '../../../../ui/number-formats.ts'
import { monthLabel } from '../../charts/month-label.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { fullYear, nameMonth, titleOfMonth } from '../../model/months.ts'
import { texts } from './texts.ts'
import classes from './year.module.css'
import type { YearMonth } from './year-months.ts'

interface MonthColumnsProps {
  months: readonly YearMonth[]
  year: number
}

const height = 210
const pixelsPerTick = 44
const widestBar = 30
/** In pixels: any amount above 0 stays visible. */
const leastBar = 2
/** In centavos: the smallest range of the axis, so that it still counts whole reais. */
const leastAxis = 100

/** Two bars for each month: received within expected, and what came back within what was missing. */
export function MonthColumns({ months, year }: MonthColumnsProps) {
  const most = Math.max(leastAxis, ...months.flatMap(({ answer }) => (answer ? heightsOf(answer) : [])))
  const margins = useMemo(() => {
    const { ticks } = linearScale(0, most, [height, 0], pixelsPerTick)
    return { left: labelRoom(ticks.map(({ value }) => tickLabel(value))), right: 0, top: 12, bottom: 26 }
  }, [most])
  const { ref, box } = useChartBox(height, margins)
  return (
    <div ref={ref} style={{ height }} className={classes.drawing}>
      {box && (
        <>
          <Chart box={box}>
            <Columns box={box} months={months} year={year} most={most} />
          </Chart>
          <ul className={classes.columns} aria-label={texts.months(fullYear(year))}>
            {months.map(
              (month, index) =>
                month.answer && (
                  <li key={month.month} style={placeOf(box, months.length, index)}>
                    <MonthLink month={month} answer={month.answer} year={year} />
                  </li>
                ),
            )}
          </ul>
        </>
      )}
    </div>
  )
}

function heightsOf(answer: MonthAnswer): readonly number[] {
  return [answer.expected, answer.received, lackedOf(answer)]
}

/** What was missing before some of it came back. */
function lackedOf({ missing, regained }: MonthAnswer): number {
  return missing + regained
}

function tickLabel(value: number): string {
  return formatShortBrl(toReais(cents(value)))
}

function placeOf({ left, right }: ChartBox, count: number, index: number) {
  const width = (right - left) / count
  return { left: left + width * index, width }
}

interface ColumnsProps extends MonthColumnsProps {
  box: ChartBox
  most: number
}

function Columns({ box, months, year, most }: ColumnsProps) {
  const { top, bottom } = box
  const y = linearScale(0, most, [bottom, top], pixelsPerTick)
  const ticks = y.ticks.map(({ value, at }) => ({ at, label: tickLabel(value) }))
  const bar = (amount: number) => {
    const drawn = amount > 0 ? Math.max(leastBar, bottom - y.at(amount)) : 0
    return { y: bottom - drawn, height: drawn }
  }
  return (
    <>
      <VerticalAxis box={box} ticks={ticks} />
      {months.map(({ month, answer }, index) => {
        const { left, width: room } = placeOf(box, months.length, index)
        const middle = left + room / 2
        const width = Math.max(2, Math.min(widestBar, room * 0.36))
        const [one, other] = [
          { x: middle - width - 0.5, width },
          { x: middle + 0.5, width },
        ]
        return (
          <g key={month}>
            {answer && (
              <>
                <rect className={classes.expected} {...one} {...bar(answer.expected)} />
                <rect className={classes.received} {...one} {...bar(answer.received)} />
                <rect className={classes.missing} {...other} {...bar(lackedOf(answer))} />
                <rect className={classes.recovered} {...other} {...bar(answer.regained)} />
              </>
            )}
            <ChartText x={middle} y={height - 6} anchor="middle">
              {monthLabel({ month, year }, room)}
            </ChartText>
          </g>
        )
      })}
    </>
  )
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
      {lines.map(([label, amount]) => (
        <Line key={label} label={label} amount={amount} />
      ))}
    </dl>
  )
}

function Line({ label, amount }: { label: string; amount: Cents }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{formatCents(amount)}</dd>
    </>
  )
}
