import type { WireListingPrice } from '@vendaclara/contract/pricing'
import { useMemo } from 'react'
import {
  Chart,
  type ChartBox,
  ChartText,
  LineLegend,
  labelRoom,
  useChartBox,
  VerticalAxis,
} from '../../../../../charts/chart.tsx'
import { linePath } from '../../../../../charts/paths.ts'
import { linearScale } from '../../../../../charts/scales.ts'
import { formatDay } from '../../../../../ui/days.ts'
import { formatBrl, formatNumber } from '../../../../../ui/number-formats.ts'
import { historyTexts as texts } from '../../detail-texts.ts'
import { type PriceKind, stepsOf } from './price-days.ts'

interface PriceLineProps {
  /** At least two days. */
  days: readonly WireListingPrice[]
  today: string
}

const height = 150
const pixelsPerTick = 36
const kinds = {
  salePrice: { color: 'var(--accent)', label: texts.columns.salePrice, dashes: undefined },
  currentPrice: { color: 'var(--mantine-color-text)', label: texts.columns.currentPrice, dashes: '5 4' },
} as const satisfies Record<PriceKind, object>
const allKinds = Object.keys(kinds) as PriceKind[]

export function PriceLine({ days, today }: PriceLineProps) {
  const prices = days.flatMap(({ salePrice, currentPrice }) => [salePrice ?? [], currentPrice ?? []]).flat()
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const margins = useMemo(() => {
    const room = (most - least || most) * 0.15
    const { ticks } = linearScale(least - room, most + room, [height, 0], pixelsPerTick)
    return { left: labelRoom(ticks.map(({ value }) => tickLabel(value))), right: 8, top: 8, bottom: 26 }
  }, [least, most])
  const { ref, box } = useChartBox(height, margins)
  const shown = allKinds.filter((kind) => days.some((day) => day[kind] !== null))
  return (
    <div>
      <div ref={ref} style={{ height }}>
        {box && <DrawnLine box={box} days={days} today={today} least={least} most={most} />}
      </div>
      {shown.length > 1 && <LineLegend entries={shown.map((kind) => kinds[kind])} />}
    </div>
  )
}

interface DrawnLineProps extends PriceLineProps {
  box: ChartBox
  least: number
  most: number
}

function DrawnLine({ box, days, today, least, most }: DrawnLineProps) {
  const [from = today] = days.map(({ day }) => day)
  const room = (most - least || most) * 0.15
  const y = linearScale(least - room, most + room, [box.bottom, box.top], pixelsPerTick)
  const x = linearScale(dayNumber(from), dayNumber(today), [box.left, box.right], box.width)
  const calculated = days.flatMap(({ salePrice }) => salePrice ?? [])
  const [first, last] = [formatBrl(calculated[0]), formatBrl(calculated.at(-1))]
  return (
    <Chart box={box} label={texts.chart(days.length, formatDay(from), first, last)}>
      <VerticalAxis box={box} ticks={y.ticks.map(({ value, at }) => ({ at, label: tickLabel(value) }))} />
      <ChartText x={box.left} y={box.bottom + 18}>
        {formatDay(from)}
      </ChartText>
      <ChartText x={box.right} y={box.bottom + 18} anchor="end">
        {formatDay(today)}
      </ChartText>
      {allKinds.flatMap((kind) =>
        stepsOf(days, kind, today).map((points) => (
          <path
            key={`${kind}-${points[0]?.day}`}
            fill="none"
            stroke={kinds[kind].color}
            strokeWidth={2}
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeDasharray={kinds[kind].dashes}
            d={linePath(points.map(({ day, price }) => [x.at(dayNumber(day)), y.at(price)]))}
          />
        )),
      )}
    </Chart>
  )
}

function tickLabel(reais: number): string {
  return formatNumber(reais, 0, 2)
}

function dayNumber(day: string): number {
  return Date.parse(day) / 86_400_000
}
