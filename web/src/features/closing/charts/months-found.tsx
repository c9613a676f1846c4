import { Paper, Title } from '@mantine/core'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { brazilianDay, type CalendarDate } from '@vendaclara/core/calendar'
import { type ClosingMonth, lostParts } from '@vendaclara/core/closing'
import { type Cents, cents, noCents, sumCents } from '@vendaclara/core/money'
import { groups, sort } from 'd3-array'
import { useMemo } from 'react'
import {
  Chart,
  type ChartBox,
  ChartText,
  labelRoom,
  useChartBox,
  VerticalAxis,
} from '../../../charts/chart.tsx'
import { linearScale } from '../../../charts/scales.ts'
import { useDay } from '../../../ui/days.ts'
import { formatCents } from '../../../ui/number-formats.ts'
import { monthKey, nameMonth } from '../model/months.ts'
import classes from './charts.module.css'
import { monthLabel } from './month-label.ts'
import { texts } from './texts.ts'

interface MonthsFoundProps {
  closings: readonly ListedAnalysis[]
}

const height = 170
const widestBar = 28

/** Whether at least two months are compared, so that a chart by month makes sense. */
export function hasMonthsFound(closings: readonly ListedAnalysis[]): boolean {
  return comparedMonths(closings).length > 1
}

/** What was found, recovered and refused, month by month; empty until two months are compared. */
export function MonthsFound({ closings }: MonthsFoundProps) {
  const today = useDay(brazilianDay)
  const months = useMemo(() => monthSums(closings, today), [closings, today])
  return months.length < 2 ? null : <MonthsChart months={months} />
}

function MonthsChart({ months }: { months: readonly MonthSum[] }) {
  const most = cents(
    Math.max(...months.flatMap(({ found, recovered, denied }) => [found, recovered + denied]), 1),
  )
  const margins = useMemo(
    () => ({ left: labelRoom([formatCents(most)]), right: 0, top: 10, bottom: 26 }),
    [most],
  )
  const { ref, box } = useChartBox(height, margins)
  const sum = (key: 'found' | 'recovered' | 'denied') =>
    formatCents(sumCents(months.map((month) => month[key])))
  const hasDenied = months.some(({ denied }) => denied > 0)
  const sentence = texts.months.sentence(sum('found'), sum('recovered'), hasDenied ? sum('denied') : null)
  return (
    <Paper withBorder className={classes.panel} flex="2 1 340px">
      <Title order={3} size="h4">
        {texts.months.title}
      </Title>
      <p className={classes.sentence}>{sentence}</p>
      <div ref={ref} style={{ height }}>
        {box && (
          <Chart box={box} label={`${texts.months.title}. ${sentence}`}>
            <Bars box={box} months={months} most={most} />
          </Chart>
        )}
      </div>
      <ul className={classes.legend}>
        <li data-kind="loss">{texts.months.found}</li>
        <li data-kind="gain">{texts.months.recovered}</li>
        {hasDenied && <li data-kind="denied">{texts.months.denied}</li>}
      </ul>
    </Paper>
  )
}

interface BarsProps {
  box: ChartBox
  months: readonly MonthSum[]
  most: MonthSum['found']
}

function Bars({ box, months, most }: BarsProps) {
  const { left, right, top, bottom } = box
  const y = linearScale(0, most, [bottom, top], height)
  const step = (right - 4 - left) / months.length
  const width = Math.max(2, Math.min(widestBar, step * 0.32))
  const ticks = [noCents, most].map((amount) => ({ at: y.at(amount), label: formatCents(amount) }))
  return (
    <>
      <VerticalAxis box={box} ticks={ticks} />
      {months.map(({ found, recovered, denied, ...month }, index) => {
        const middle = left + step * (index + 0.5)
        const bar = (amount: number) => ({ y: y.at(amount), width, height: bottom - y.at(amount) })
        return (
          <g key={nameMonth(month)}>
            <title>
              {texts.months.bar(
                nameMonth(month),
                formatCents(found),
                formatCents(recovered),
                denied > 0 ? formatCents(denied) : null,
              )}
            </title>
            <rect className={classes.loss} x={middle - width - 1} {...bar(found)} />
            <rect className={classes.denied} x={middle + 1} {...bar(recovered + denied)} />
            <rect className={classes.gain} x={middle + 1} {...bar(recovered)} />
            <ChartText x={middle} y={height - 6} anchor="middle">
              {monthLabel(month, step)}
            </ChartText>
          </g>
        )
      })}
    </>
  )
}

interface MonthSum extends ClosingMonth {
  readonly found: Cents
  readonly recovered: Cents
  readonly denied: Cents
}

const mostMonths = 12

/**
 * What was found, recovered and refused in the latest compared months, oldest first, for all marketplaces together. If
 * a month was compared twice for one marketplace, the first counts. What is still awaited as of `today` does not count
 * as found.
 */
export function monthSums(closings: readonly ListedAnalysis[], today: CalendarDate): readonly MonthSum[] {
  return comparedMonths(closings)
    .slice(-mostMonths)
    .flatMap(([, ofMonth]) => {
      const [first] = ofMonth
      if (!first) return []
      const { month, year } = first
      return {
        month,
        year,
        found: sumCents(ofMonth.map(({ figures: { sums, lost } }) => lostParts({ sums, lost }, today).less)),
        recovered: sumCents(ofMonth.map(({ figures }) => figures.recovered)),
        denied: sumCents(ofMonth.map(({ figures }) => figures.denied)),
      }
    })
}

function comparedMonths(closings: readonly ListedAnalysis[]) {
  const compared = closings.filter(({ duplicate, figures }) => !duplicate && figures.hasResults)
  return groups(sort(compared, monthKey), monthKey)
}
