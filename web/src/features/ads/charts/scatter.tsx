import { Anchor, Avatar, Group, SimpleGrid, Text, Title } from '@mantine/core'
import { type AdsReport, groupLabel } from '@vendaclara/core/ads'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { Chart, ChartTip, useChartBox } from '../../../charts/chart.tsx'
import pieces from '../../../theme/pieces.module.css'
import { formatBrl, formatCount, formatNumber } from '../../../ui/number-formats.ts'
import { wordsOf } from '../texts.ts'
import { SignedAmount } from '../verdicts/verdict-figures.tsx'
import { drawScatter, mostPoints, nearestPoint, type ScatterPoint } from './draw-scatter.ts'
import { ScatterDrawing } from './scatter-drawing.tsx'
import { texts } from './texts.ts'

interface ScatterProps {
  report: AdsReport
  keywords: readonly number[]
  /** The ROAS at which a sale just pays for its ad, once the margin is known. */
  breakEven: number | undefined
  selected: number | undefined
  onSelect: (keyword: number) => void
}

const height = 320
const margins = { left: 44, right: 12, top: 22, bottom: 44 }
/** Spend against return. Each keyword is a dot; those below the line lose money. */
export function Scatter({ report, keywords, breakEven, selected, onSelect }: ScatterProps) {
  const { ref, box } = useChartBox(height, margins)
  const hint = useId()
  const { groups } = report
  const words = wordsOf(report)
  const drawing = useMemo(
    () => box && drawScatter(groups, keywords, breakEven ?? 1, box),
    [groups, keywords, breakEven, box],
  )
  const points = drawing?.points ?? noPoints
  const { current, handlers } = useDotWalk(points, onSelect)
  const shown = points[current]
  const figures = shown && groups[shown.keyword]?.figures
  const money = figures && ([formatBrl(figures.spend), formatBrl(figures.gmv), roas(figures.roas)] as const)
  const label = shown && labelOf(report, shown.keyword)
  return (
    <>
      <Title order={2} size="h3">
        {words.returns}
      </Title>
      <Note>{texts.scatter.intro}</Note>
      <div
        ref={ref}
        style={{
          position: 'relative',
          height,
          borderRadius: 10,
          outlineOffset: 4,
          cursor: shown ? 'pointer' : undefined,
        }}
        role="slider"
        tabIndex={0}
        aria-label={texts.scatter.name}
        aria-describedby={hint}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, points.length)}
        aria-valuenow={Math.max(1, current + 1)}
        aria-valuetext={
          label !== undefined && money ? texts.scatter.point(label, ...money) : texts.scatter.how
        }
        {...handlers}
      >
        {box && drawing && (
          <Chart box={box}>
            <ScatterDrawing box={box} drawing={drawing} breakEven={breakEven} />
            <Ring point={points.find(({ keyword }) => keyword === selected)} isChosen />
            <Ring point={shown} />
          </Chart>
        )}
        {box && shown && money && (
          <ChartTip box={box} x={shown.x} y={shown.y}>
            <strong>{label}</strong>
            <span>{texts.scatter.figures(...money)}</span>
          </ChartTip>
        )}
      </div>
      <Note id={hint}>
        {texts.scatter.how}
        {drawing?.isCut && ` ${texts.scatter.largest(formatCount(mostPoints))}`}
      </Note>
      {drawing && drawing.worst.length > 0 && (
        <WorstList
          report={report}
          worst={drawing.worst}
          isMarginKnown={breakEven !== undefined}
          onSelect={onSelect}
        />
      )}
    </>
  )
}

interface WorstListProps extends Pick<ScatterProps, 'report' | 'onSelect'> {
  worst: readonly ScatterPoint[]
  isMarginKnown: boolean
}

/** The names of the keywords whose dots have a number. */
function WorstList({ report, worst, isMarginKnown, onSelect }: WorstListProps) {
  const title = useId()
  return (
    <>
      <Title order={3} id={title} fz="0.9375rem">
        {wordsOf(report).worst(formatCount(worst.length), worst.length === 1)}
      </Title>
      <Note>{isMarginKnown ? texts.scatter.lossByMargin : texts.scatter.lossBySpend}</Note>
      <SimpleGrid
        component="ol"
        type="container"
        cols={{ base: 1, '528px': 2 }}
        spacing={28}
        verticalSpacing={2}
        mb={12}
        fz="sm"
        className={pieces.bare}
        aria-labelledby={title}
      >
        {worst.map(({ keyword, loss }, place) => (
          <Group key={keyword} component="li" gap={10} wrap="nowrap">
            <Avatar size={20} radius="xl" variant="filled" color="var(--loss)" aria-hidden>
              {place + 1}
            </Avatar>
            <Anchor
              component="button"
              type="button"
              inherit
              c="inherit"
              ta="start"
              flex={1}
              py={{ base: 11, sm: 5 }}
              lineClamp={2}
              onClick={() => onSelect(keyword)}
            >
              {labelOf(report, keyword)}
            </Anchor>
            <SignedAmount amount={-loss} />
          </Group>
        ))}
      </SimpleGrid>
    </>
  )
}

function Note(props: { id?: string; children: ReactNode }) {
  return <Text {...props} size="sm" c="dimmed" mt={4} mb={12} />
}

const noPoints: readonly ScatterPoint[] = []

function Ring({ point, isChosen = false }: { point: ScatterPoint | undefined; isChosen?: boolean }) {
  if (!point) return null
  return (
    <circle
      fill="none"
      stroke={isChosen ? 'var(--accent)' : 'var(--mantine-color-text)'}
      strokeWidth={isChosen ? 3 : 2}
      cx={point.x}
      cy={point.y}
      r={Math.max(8, point.radius + 2)}
    />
  )
}

function roas(value: number): string {
  return formatNumber(value, 2, 2)
}

const reach = 22

/** The dot under the pointer, or the one reached with the keys of a slider. */
function useDotWalk(points: readonly ScatterPoint[], onSelect: (keyword: number) => void) {
  const [current, setCurrent] = useState(-1)
  const at = current < points.length ? current : -1
  const select = (position: number) => {
    const point = points[position]
    if (point) onSelect(point.keyword)
  }
  const under = (event: PointerEvent | React.MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    return nearestPoint(points, event.clientX - box.left, event.clientY - box.top, reach)
  }
  return {
    current: at,
    handlers: {
      onPointerMove: (event: PointerEvent) => setCurrent(under(event)),
      onPointerLeave: () => setCurrent(-1),
      onClick: (event: React.MouseEvent) => select(under(event)),
      onBlur: () => setCurrent(-1),
      onKeyDown: (event: KeyboardEvent) => {
        const to = nextDot(event.key, at, points.length)
        if (to === undefined && event.key !== 'Enter') return
        event.preventDefault()
        if (to === undefined) select(at)
        else setCurrent(to)
      },
    },
  }
}

/** The index to which a slider's key leads; undefined for other keys. */
function nextDot(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    PageDown: at + 10,
    PageUp: at - 10,
    Home: 0,
    End: count - 1,
  }
  const to = steps[key]
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to))
}

function labelOf({ groups }: AdsReport, keyword: number): string {
  const group = groups[keyword]
  return group ? groupLabel(group) : ''
}
