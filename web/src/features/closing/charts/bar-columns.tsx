import { type ReactNode, useMemo } from 'react'
import {
  Chart,
  type ChartBox,
  ChartText,
  Legend,
  labelRoom,
  useChartBox,
  VerticalAxis,
} from '../../../charts/chart.tsx'
import { linearScale, type Scale } from '../../../charts/scales.ts'
import classes from './bar-columns.module.css'

export type BarKind = 'expected' | 'received' | 'loss' | 'gain'

interface Bar {
  readonly kind: BarKind
  readonly from: number
  readonly to: number
}

/** What is side by side for a day or a month; the bars of one place are drawn over each other. */
interface BarColumn {
  readonly key: string | number
  readonly places: readonly (readonly Bar[])[]
  /** Below it; `room` is its width in pixels. */
  readonly label: (room: number) => string
  readonly title?: string
}

interface BarColumnsProps {
  height: number
  columns: readonly BarColumn[]
  least: number
  most: number
  /** The values that the axis names, and how. */
  ticksOf: (y: Scale) => readonly number[]
  tickLabel: (value: number) => string
  pixelsPerTick: number
  /** Says the same as the drawing; without it a text beside it must. */
  alternative?: string
  /** Drawn over a column. */
  over?: (place: number) => ReactNode
}

const widest = 30
/** In pixels: any amount stays visible. */
const leastBar = 2
/** Below a column without this room only some labels are drawn. */
const leastLabel = 46
const bottom = 26
/** A label is wider than its column. */
const right = 14

/** Bars in columns over an axis. */
export function BarColumns(props: BarColumnsProps) {
  const { height, columns, least, most, ticksOf, tickLabel, pixelsPerTick, alternative, over } = props
  const margins = useMemo(() => {
    const values = [
      least,
      most,
      ...linearScale(least, most, [height, 0], pixelsPerTick).ticks.map(({ value }) => value),
    ]
    return { left: labelRoom(values.map(tickLabel)), right, top: 12, bottom }
  }, [least, most, height, pixelsPerTick, tickLabel])
  const { ref, box } = useChartBox(height, margins)
  if (!box) return <div ref={ref} style={{ height }} />
  const y = linearScale(least, most, [box.bottom, box.top], pixelsPerTick)
  const room = (box.right - box.left) / columns.length
  const every = Math.max(1, Math.ceil((over ? 0 : leastLabel) / room))
  return (
    <div ref={ref} style={{ position: 'relative', height }}>
      <Chart box={box} {...(alternative !== undefined && { label: alternative })}>
        <VerticalAxis
          box={box}
          ticks={ticksOf(y).map((value) => ({ at: y.at(value), label: tickLabel(value) }))}
        />
        {columns.map((column, place) => (
          <g key={column.key}>
            {column.title && <title>{column.title}</title>}
            <Bars column={column} y={y} middle={middleOf(box, room, place)} room={room} />
            {place % every === 0 && (
              <ChartText x={middleOf(box, room, place)} y={height - 6} anchor="middle">
                {column.label(room)}
              </ChartText>
            )}
          </g>
        ))}
      </Chart>
      {over &&
        columns.map(({ key }, place) => (
          <div key={key} className={classes.over} style={{ left: box.left + room * place, width: room }}>
            {over(place)}
          </div>
        ))}
    </div>
  )
}

function middleOf({ left }: ChartBox, room: number, place: number): number {
  return left + room * (place + 0.5)
}

interface BarsProps {
  column: BarColumn
  y: Scale
  middle: number
  room: number
}

function Bars({ column: { places }, y, middle, room }: BarsProps) {
  const width = Math.max(1, Math.min(widest, (room * 0.72) / places.length))
  return places.map((bars, place) =>
    bars.map(({ kind, from, to }) => {
      const length = to > from ? Math.max(leastBar, y.at(from) - y.at(to)) : 0
      return (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have places
          key={`${place} ${kind}`}
          className={`${classes.bar} ${classes[kind]}`}
          x={middle + (place - places.length / 2) * (width + 1)}
          width={width}
          y={kind === 'loss' && from < 0 ? y.at(to) : y.at(from) - length}
          height={length}
        />
      )
    }),
  )
}

/** What each kind of bar is. */
export function BarLegend({ names }: { names: readonly (readonly [kind: BarKind, label: string])[] }) {
  return (
    <Legend
      entries={names.map(([kind, label]) => ({
        label,
        sample: <span className={`${classes.sample} ${classes[kind]}`} aria-hidden />,
      }))}
    />
  )
}
