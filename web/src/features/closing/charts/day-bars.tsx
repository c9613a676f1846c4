import { useElementSize } from '@mantine/hooks'
import { cents, negative, noCents, toReais } from '@vendaclara/core/money'
import { formatBrl } from '../../../ui/format-brl.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import classes from './charts.module.css'
import type { DaySum } from './day-sums.ts'
import { texts } from './texts.ts'
import { tickRoom } from './tick-room.ts'

interface DayBarsProps {
  days: readonly DaySum[]
}

const size = { height: 190, right: 20, top: 10, bottom: 26 }
const labelWidth = 46
const tickHeight = 14

/** What came more and less by the day of the orders, as bars up and down from a line. */
export function DayBars({ days }: DayBarsProps) {
  const { ref, width } = useElementSize()
  const most = cents(Math.max(...days.map(({ gain }) => gain), 0))
  const least = cents(Math.min(...days.map(({ loss }) => loss), 0))
  const bottom = size.height - size.bottom
  const left = tickRoom([most, least].map((amount) => formatBrl(toReais(amount))))
  const y = (amount: number) => size.top + ((most - amount) / (most - least || 1)) * (bottom - size.top)
  const step = (width - left - size.right) / days.length
  const bar = Math.max(1, Math.min(26, step * 0.7))
  const x = (index: number) => left + step * (index + 0.5)
  const every = Math.max(1, Math.ceil(labelWidth / step))
  const worst = days.find(({ loss }) => loss === least)
  const sentence =
    least < 0 && worst
      ? texts.worstDay(formatOrderDate(worst.day), formatBrl(toReais(negative(least))))
      : texts.noLoss
  return (
    <>
      <p className={classes.sentence}>{sentence}</p>
      <div ref={ref} className={classes.days}>
        {width > 0 && (
          <svg
            role="img"
            aria-label={texts.dayAlternative(sentence)}
            width={width}
            height={size.height}
            viewBox={`0 0 ${width} ${size.height}`}
          >
            {[most, noCents, least]
              .filter((amount) => amount === 0 || Math.abs(y(amount) - y(0)) > tickHeight)
              .map((amount) => (
                <g key={amount}>
                  <line className={classes.grid} x1={left} x2={width} y1={y(amount)} y2={y(amount)} />
                  <text className={classes.tick} x={left - 8} y={y(amount) + 4} textAnchor="end">
                    {formatBrl(toReais(amount))}
                  </text>
                </g>
              ))}
            {days.map(({ day, loss, gain }, index) => (
              <g key={day}>
                <title>
                  {texts.day(
                    formatOrderDate(day),
                    formatBrl(toReais(negative(loss))),
                    formatBrl(toReais(gain)),
                  )}
                </title>
                <rect
                  className={classes.gain}
                  x={x(index) - bar / 2}
                  width={bar}
                  y={y(gain)}
                  height={y(0) - y(gain)}
                />
                <rect
                  className={classes.loss}
                  x={x(index) - bar / 2}
                  width={bar}
                  y={y(0)}
                  height={y(loss) - y(0)}
                />
                {index % every === 0 && (
                  <text className={classes.tick} x={x(index)} y={size.height - 6} textAnchor="middle">
                    {formatOrderDate(day).slice(0, 5)}
                  </text>
                )}
              </g>
            ))}
          </svg>
        )}
      </div>
    </>
  )
}
