import { Box, Text, Title } from '@mantine/core'
import type { AdsReport } from '@vendaclara/core/ads'
import { useMemo } from 'react'
import { Chart, type ChartBox, LineLegend, useChartBox, VerticalAxis } from '../../../charts/chart.tsx'
import { linePath } from '../../../charts/paths.ts'
import { linearScale } from '../../../charts/scales.ts'
import { formatCount } from '../../../ui/number-formats.ts'
import { formatShare } from '../model/formats.ts'
import { wordsOf } from '../texts.ts'
import { type Pareto, pareto } from './pareto.ts'
import { texts } from './texts.ts'

interface ParetoCurveProps {
  report: AdsReport
  keywords: readonly number[]
}

const share = 0.8
const height = 300
const margins = { left: 44, right: 8, top: 10, bottom: 30 }
const colors = { spend: 'var(--mantine-color-text)', gmv: 'var(--accent)' }

/** How few keywords make up 80% of the spend, and which share of the GMV they bring. */
export function ParetoCurve({ report, keywords }: ParetoCurveProps) {
  const { ref, box } = useChartBox(height, margins)
  const shares = useMemo(() => pareto(report.groups, keywords, share), [report, keywords])
  const { spending, fewest, gmvShare } = shares
  const all = wordsOf(report).count(formatCount(spending), spending === 1)
  const parts = [formatShare(share), formatShare(gmvShare)] as const
  const sentence =
    fewest === 1 ? texts.pareto.one(all, ...parts) : texts.pareto.sentence(formatCount(fewest), all, ...parts)
  return (
    <>
      <Title order={2} size="h3">
        {texts.pareto.title}
      </Title>
      <Text size="sm" mt={4} mb={12}>
        {sentence}
      </Text>
      <Box ref={ref} h={height}>
        {box && (
          <Chart box={box} label={texts.pareto.alternative(sentence)}>
            <Curves box={box} shares={shares} />
          </Chart>
        )}
      </Box>
      <LineLegend
        entries={(['spend', 'gmv'] as const).map((name) => ({
          color: colors[name],
          label: texts.pareto[name],
        }))}
      />
    </>
  )
}

const drawn = { fill: 'none', strokeWidth: 2, strokeLinejoin: 'round' } as const
const mark = { fill: 'var(--mantine-color-text)', stroke: 'var(--mantine-color-body)', strokeWidth: 2 }

function Curves({ box, shares }: { box: ChartBox; shares: Pareto }) {
  const { left, right, top, bottom } = box
  const { spending, fewest, spendShares, gmvShares } = shares
  const x = linearScale(0, 1, [left, right], right)
  const y = linearScale(0, 1, [bottom, top], pixelsPerTick)
  const reached = { x: x.at(fewest / spending), y: y.at(spendShares[fewest] ?? 0) }
  const curve = (values: readonly number[]) =>
    linePath(steps(values).map(([part, value]) => [x.at(part), y.at(value)]))
  return (
    <>
      <VerticalAxis box={box} ticks={y.ticks.map(({ value, at }) => ({ at, label: formatShare(value) }))} />
      <path
        fill="none"
        stroke="var(--mantine-color-dimmed)"
        strokeDasharray="4 4"
        d={`M${left} ${reached.y}H${reached.x}V${bottom}`}
      />
      <path {...drawn} stroke={colors.gmv} d={curve(gmvShares)} />
      <path {...drawn} stroke={colors.spend} d={curve(spendShares)} />
      <circle {...mark} cx={reached.x} cy={reached.y} r={5} />
    </>
  )
}

const pixelsPerTick = 50
const mostSteps = 400

/** Reduces cumulative shares to a visible number of steps, each with its position from 0 to 1. */
function steps(shares: readonly number[]): (readonly [part: number, share: number])[] {
  const last = shares.length - 1
  const step = Math.max(1, Math.ceil(last / mostSteps))
  return Array.from({ length: Math.ceil(last / step) + 1 }, (_, index) => {
    const position = Math.min(last, index * step)
    return [last === 0 ? 0 : position / last, shares[position] ?? 0] as const
  })
}
