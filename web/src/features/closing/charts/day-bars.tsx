import { cents, negative, noCents } from '@vendaclara/core/money'
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
import { formatCents } from '../../../ui/number-formats.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import type { DaySum } from '../worker/rows/totals.ts'
import classes from './charts.module.css'
import { texts } from './texts.ts'

interface DayBarsProps {
  days: readonly DaySum[]
}

const height = 190
const labelWidth = 46
const tickHeight = 14
/** Room for the last label, which is centred on the bar of the last day. */
const lastLabelRoom = 20

/** Differences by the day of the order: bars up for what was paid more, down for what was paid less. */
export function DayBars({ days }: DayBarsProps) {
  const most = cents(Math.max(...days.map(({ gain }) => gain), 0))
  const least = cents(Math.min(...days.map(({ loss }) => loss), 0))
  const margins = useMemo(() => {
    const left = labelRoom([most, least].map((amount) => formatCents(amount)))
    return { left, right: 0, top: 10, bottom: 26 }
  }, [most, least])
  const { ref, box } = useChartBox(height, margins)
  const worst = days.find(({ loss }) => loss === least)
  const sentence =
    least < 0 && worst
      ? texts.worstDay(formatOrderDate(worst.day), formatCents(negative(least)))
      : texts.noLoss
  return (
    <>
      <p className={classes.sentence}>{sentence}</p>
      <div ref={ref} style={{ height }}>
        {box && (
          <Chart box={box} label={texts.dayAlternative(sentence)}>
            <Bars box={box} days={days} most={most} least={least} />
          </Chart>
        )}
      </div>
    </>
  )
}

interface BarsProps {
  box: ChartBox
  days: readonly DaySum[]
  most: DaySum['gain']
  least: DaySum['loss']
}

function Bars({ box, days, most, least }: BarsProps) {
  const y = linearScale(least, most, [box.bottom, box.top], tickHeight)
  const zero = y.at(0)
  const step = (box.right - lastLabelRoom - box.left) / days.length
  const width = Math.max(1, Math.min(26, step * 0.7))
  const every = Math.max(1, Math.ceil(labelWidth / step))
  const ticks = [most, noCents, least]
    .filter((amount, index) => index === 1 || Math.abs(y.at(amount) - zero) > tickHeight)
    .map((amount) => ({ at: y.at(amount), label: formatCents(amount) }))
  return (
    <>
      <VerticalAxis box={box} ticks={ticks} />
      {days.map(({ day, loss, gain }, index) => {
        const middle = box.left + step * (index + 0.5)
        const bar = { x: middle - width / 2, width }
        return (
          <g key={day}>
            <title>{texts.day(formatOrderDate(day), formatCents(negative(loss)), formatCents(gain))}</title>
            <rect className={classes.gain} {...bar} y={y.at(gain)} height={zero - y.at(gain)} />
            <rect className={classes.loss} {...bar} y={zero} height={y.at(loss) - zero} />
            {index % every === 0 && (
              <ChartText x={middle} y={height - 6} anchor="middle">
                {formatOrderDate(day).slice(0, 5)}
              </ChartText>
            )}
          </g>
        )
      })}
    </>
  )
}
