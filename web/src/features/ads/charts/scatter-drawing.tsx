import { group } from 'd3-array'
import { memo } from 'react'
import { type ChartBox, ChartText, HorizontalAxis, VerticalAxis } from '../../../charts/chart.tsx'
import { dotsPath } from '../../../charts/paths.ts'
import type { Tick } from '../../../charts/scales.ts'
import { formatNumber } from '../../../ui/number-formats.ts'
import { type ScatterPlaces, type ScatterPoint, zeroRoom } from './draw-scatter.ts'
import { numberRadius, placeNumbers } from './place-numbers.ts'
import { texts } from './texts.ts'

interface ScatterDrawingProps {
  box: ChartBox
  drawing: ScatterPlaces
  breakEven: number | undefined
}

/** Everything except what moves with the pointer. */
export const ScatterDrawing = memo(function ScatterDrawing({ box, drawing, breakEven }: ScatterDrawingProps) {
  const { left, right, bottom, height } = box
  const { points, worst, line, roasTicks, spendTicks } = drawing
  const zero = bottom - zeroRoom / 2 + 4
  return (
    <>
      <VerticalAxis box={box} ticks={roasTicks.map(labelled)} />
      <HorizontalAxis box={box} ticks={spendTicks.map(labelled)} />
      <rect
        fill="color-mix(in srgb, var(--loss) 9%, transparent)"
        x={left}
        y={bottom - zeroRoom}
        width={Math.max(0, right - left)}
        height={zeroRoom}
      />
      <ChartText x={left - 8} y={zero} anchor="end">
        0
      </ChartText>
      <ZeroName box={box} points={points} y={zero} />
      {[...group(points, kindOfDot)].map(([kind, dots]) => (
        <path
          key={kind}
          fill="none"
          stroke={dots[0]?.isBelow ? 'var(--loss)' : 'var(--gain)'}
          strokeLinecap="round"
          strokeOpacity={0.62}
          strokeWidth={2 * roundRadius(dots[0])}
          d={dotsPath(dots)}
        />
      ))}
      <line
        stroke="var(--mantine-color-text)"
        strokeDasharray="6 4"
        strokeWidth={1.5}
        x1={left}
        x2={right}
        y1={line}
        y2={line}
      />
      <NamedDots dots={worst} box={box} />
      <LineName box={box} points={points} line={line}>
        {breakEven === undefined ? texts.scatter.one : texts.scatter.breakEven(formatNumber(breakEven, 2, 2))}
      </LineName>
      <ChartText x={right} y={height - 8} anchor="end">
        {texts.scatter.spendAxis}
      </ChartText>
      <ChartText x={0} y={12}>
        {texts.scatter.roasAxis}
      </ChartText>
    </>
  )
})

const named = { fill: 'var(--loss)', stroke: 'var(--mantine-color-body)', strokeWidth: 1.5 }

/** The dots that lose the most. Each has its number on it, or beside it if it would cover another number. */
function NamedDots({ dots, box }: { dots: readonly ScatterPoint[]; box: ChartBox }) {
  const numbers = placeNumbers(dots, box)
  const placed = dots.map((dot, place) => {
    const { x, y } = numbers[place] ?? dot
    return { dot, x, y, isBeside: x !== dot.x || y !== dot.y, number: place + 1 }
  })
  const beside = placed.filter(({ isBeside }) => isBeside)
  return (
    <>
      {beside.map(({ dot, x, y, number }) => (
        <line key={number} stroke="var(--loss)" x1={dot.x} y1={dot.y} x2={x} y2={y} />
      ))}
      {/* Dots with their number beside them come first, so that the others are drawn above them. */}
      {placed
        .toSorted((one, other) => Number(other.isBeside) - Number(one.isBeside))
        .map(({ dot: { keyword, x, y, radius } }) => (
          <circle key={keyword} {...named} cx={x} cy={y} r={radius} />
        ))}
      {beside.map(({ x, y, number }) => (
        <circle key={number} {...named} cx={x} cy={y} r={numberRadius} />
      ))}
      {placed.map(({ x, y, number }) => (
        <text
          key={number}
          fill="var(--mantine-color-body)"
          fontSize={10.5}
          fontWeight={700}
          x={x}
          y={y}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {number}
        </text>
      ))}
    </>
  )
}

const widthOfLetter = 6
const lineNameHeight = 20

interface LineNameProps {
  box: ChartBox
  points: readonly ScatterPoint[]
  line: number
  children: string
}

/** The name of the line, above or below one of its ends where there is no dot; the right end is tried first. */
function LineName({ box: { left, right }, points, line, children }: LineNameProps) {
  const width = widthOfLetter * children.length
  const over = { from: line - lineNameHeight, y: line - 6 }
  const under = { from: line, y: line + 15 }
  const atRight = { begin: right - width, x: right - 6, anchor: 'end' } as const
  const atLeft = { begin: left, x: left + 6, anchor: 'start' } as const
  const ends = [over, under].flatMap((side) => [atRight, atLeft].map((end) => ({ ...side, ...end })))
  const isFree = ({ begin, from }: (typeof ends)[number]) =>
    points.every(
      ({ x, y, radius }) =>
        x + radius < begin ||
        x - radius > begin + width ||
        y + radius < from ||
        y - radius > from + lineNameHeight,
    )
  const { x, y, anchor } = ends.find(isFree) ?? { ...over, ...atRight }
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fill="var(--mantine-color-text)"
      fontSize={12}
      fontWeight={600}
      paintOrder="stroke"
      stroke="var(--mantine-color-body)"
      strokeLinejoin="round"
      strokeWidth={4}
    >
      {children}
    </text>
  )
}

const zeroNameWidth = 72

/** Names the dots at the bottom, at an end of their band without dots. If both ends have dots, no name is needed. */
function ZeroName({ box, points, y }: { box: ChartBox; points: readonly ScatterPoint[]; y: number }) {
  const { left, right, bottom } = box
  const below = points.filter((point) => point.y > bottom - zeroRoom)
  const isFree = (from: number) =>
    below.every(({ x, radius }) => x + radius < from || x - radius > from + zeroNameWidth)
  const isRight = isFree(right - zeroNameWidth)
  if (!isRight && !isFree(left)) return null
  return (
    <ChartText x={isRight ? right - 6 : left + 6} y={y} anchor={isRight ? 'end' : 'start'}>
      {texts.scatter.noReturn}
    </ChartText>
  )
}

/** Dots of the same colour and, to half a pixel, the same size share one path. */
function kindOfDot(point: ScatterPoint): string {
  return `${point.isBelow} ${roundRadius(point)}`
}

function roundRadius(point: ScatterPoint | undefined): number {
  return Math.round(2 * (point?.radius ?? 0)) / 2
}

function labelled({ value, at }: Tick) {
  return { at, label: formatNumber(value, 0, 3) }
}
