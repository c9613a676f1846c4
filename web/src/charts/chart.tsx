import { useElementSize } from '@mantine/hooks'
import { type ReactNode, useMemo } from 'react'
import classes from './chart.module.css'

/** The size of a drawing and the edges of the area within its axes, in pixels. */
export interface ChartBox {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The space around a drawing for labels and numbers, in pixels. */
export interface ChartMargins {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * The box of a drawing with the width of the element that has the ref; undefined until it is measured. Pass the same
 * `margins` object each time.
 */
export function useChartBox(height: number, margins: ChartMargins) {
  const { ref, width } = useElementSize()
  const box = useMemo<ChartBox | undefined>(() => {
    const { left, right, top, bottom } = margins
    return width > 0 ? { width, height, left, right: width - right, top, bottom: height - bottom } : undefined
  }, [width, height, margins])
  return { ref, box }
}

interface ChartProps {
  box: ChartBox
  /** Describes the drawing. Without it, the drawing is hidden from screen readers, so nearby text must say the same. */
  label?: string
  children: ReactNode
}

export function Chart({ box: { width, height }, label, children }: ChartProps) {
  return (
    <svg
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      style={{ display: 'block' }}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {children}
    </svg>
  )
}

interface AxisTick {
  /** In pixels. */
  readonly at: number
  readonly label: string
}

interface AxisProps {
  box: ChartBox
  ticks: readonly AxisTick[]
}

/** Horizontal lines across the drawing, with their numbers on the left. */
export function VerticalAxis({ box: { left, right }, ticks }: AxisProps) {
  return ticks.map(({ at, label }) => (
    <g key={at}>
      <line className={classes.grid} x1={left} x2={right} y1={at} y2={at} />
      <ChartText x={left - 8} y={at + 4} anchor="end">
        {label}
      </ChartText>
    </g>
  ))
}

/** Vertical lines, with their numbers below the drawing. */
export function HorizontalAxis({ box: { top, bottom }, ticks }: AxisProps) {
  return ticks.map(({ at, label }) => (
    <g key={at}>
      <line className={classes.grid} x1={at} x2={at} y1={top} y2={bottom} />
      <ChartText x={at} y={bottom + 18} anchor="middle">
        {label}
      </ChartText>
    </g>
  ))
}

interface ChartTextProps {
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
  children: string
}

/** A word or a number in a drawing. */
export function ChartText({ x, y, anchor = 'start', children }: ChartTextProps) {
  return (
    <text className={classes.text} x={x} y={y} textAnchor={anchor}>
      {children}
    </text>
  )
}

const digitWidth = 6.8
const besideTick = 12

/** The width in pixels that an axis needs for its longest number. */
export function labelRoom(labels: readonly string[]): number {
  return Math.ceil(Math.max(...labels.map(({ length }) => length)) * digitWidth) + besideTick
}

/** A tooltip next to a point of the drawing, on the side with enough space. */
export function ChartTip({
  box,
  x,
  y,
  children,
}: {
  box: ChartBox
  x: number
  y: number
  children: ReactNode
}) {
  const side = x > box.width / 2 ? { right: box.width - x + besideTip } : { left: x + besideTip }
  return (
    <div className={classes.tip} style={{ top: Math.min(y - tipRise, box.height - tipRoom), ...side }}>
      {children}
    </div>
  )
}

const besideTip = 14
const tipRise = 20
const tipRoom = 72

interface LegendProps {
  entries: readonly { readonly sample: ReactNode; readonly label: string }[]
}

/** Explains the shapes of a drawing. */
export function Legend({ entries }: LegendProps) {
  return (
    <ul className={classes.legend}>
      {entries.map(({ sample, label }) => (
        <li key={label}>
          {sample}
          {label}
        </li>
      ))}
    </ul>
  )
}

interface LineLegendProps {
  entries: readonly { readonly color: string; readonly label: string }[]
}

/** Explains the lines of a drawing. */
export function LineLegend({ entries }: LineLegendProps) {
  return (
    <Legend
      entries={entries.map(({ color, label }) => ({
        label,
        sample: <span className={classes.sample} style={{ background: color }} aria-hidden />,
      }))}
    />
  )
}
