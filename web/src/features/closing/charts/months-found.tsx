import { Paper, Title } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { cents, noCents, sumCents, toReais } from '@vendaclara/core/money'
import { useMemo } from 'react'
import { formatBrl } from '../../../ui/format-brl.ts'
import { nameMonth } from '../model/months.ts'
import classes from './charts.module.css'
import { monthSums } from './month-sums.ts'
import { texts } from './texts.ts'
import { tickRoom } from './tick-room.ts'

interface MonthsFoundProps {
  closings: readonly ListedAnalysis[]
}

const size = { height: 170, right: 4, top: 10, bottom: 26 }
const widestBar = 28

/** What was found and what came back, month by month; nothing until two months are compared. */
export function MonthsFound({ closings }: MonthsFoundProps) {
  const { ref, width } = useElementSize()
  const months = useMemo(() => monthSums(closings), [closings])
  if (months.length < 2) return null
  const most = cents(Math.max(...months.flatMap(({ found, recovered }) => [found, recovered]), 1))
  const left = tickRoom([formatBrl(toReais(most))])
  const bottom = size.height - size.bottom
  const y = (amount: number) => bottom - (amount / most) * (bottom - size.top)
  const step = (width - left - size.right) / months.length
  const bar = Math.max(2, Math.min(widestBar, step * 0.32))
  const sum = (key: 'found' | 'recovered') => formatBrl(toReais(sumCents(months.map((month) => month[key]))))
  const sentence = texts.months.sentence(sum('found'), sum('recovered'))
  return (
    <Paper withBorder component="section" className={classes.panel}>
      <Title order={2} size="h4">
        {texts.months.title}
      </Title>
      <p className={classes.sentence}>{sentence}</p>
      <div ref={ref} className={classes.months}>
        {width > 0 && (
          <svg
            role="img"
            aria-label={`${texts.months.title}. ${sentence}`}
            width={width}
            height={size.height}
            viewBox={`0 0 ${width} ${size.height}`}
          >
            {[noCents, most].map((amount) => (
              <g key={amount}>
                <line className={classes.grid} x1={left} x2={width} y1={y(amount)} y2={y(amount)} />
                <text className={classes.tick} x={left - 8} y={y(amount) + 4} textAnchor="end">
                  {formatBrl(toReais(amount))}
                </text>
              </g>
            ))}
            {months.map(({ label, found, recovered, ...month }, index) => {
              const middle = left + step * (index + 0.5)
              return (
                <g key={label}>
                  <title>
                    {texts.months.bar(
                      nameMonth(month),
                      formatBrl(toReais(found)),
                      formatBrl(toReais(recovered)),
                    )}
                  </title>
                  <rect
                    className={classes.loss}
                    x={middle - bar - 1}
                    width={bar}
                    y={y(found)}
                    height={bottom - y(found)}
                  />
                  <rect
                    className={classes.gain}
                    x={middle + 1}
                    width={bar}
                    y={y(recovered)}
                    height={bottom - y(recovered)}
                  />
                  <text className={classes.tick} x={middle} y={size.height - 6} textAnchor="middle">
                    {step < 46 ? label.slice(0, 3) : label}
                  </text>
                </g>
              )
            })}
          </svg>
        )}
      </div>
      <ul className={classes.legend}>
        <li data-kind="loss">{texts.months.found}</li>
        <li data-kind="gain">{texts.months.recovered}</li>
      </ul>
    </Paper>
  )
}
