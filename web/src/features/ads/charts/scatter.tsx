import { Title } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { type AdsReport, keywordLabel } from '@vendaclara/core/ads'
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react'
import { formatBrl } from '../../../ui/format-brl.ts'
import { formatCount } from '../../../ui/format-count.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import classes from './charts.module.css'
import { dotsPath, drawScatter, mostPoints, nearestPoint, type ScatterPoint } from './draw-scatter.ts'
import { texts } from './texts.ts'

interface ScatterProps {
  report: AdsReport
  keywords: readonly number[]
  /** The ROAS from which a sale pays its ad, once the margin is known. */
  breakEven: number | undefined
  selected: number | undefined
  onSelect: (keyword: number) => void
}

const height = 320
const tipRoom = 72
/** Where there are more dots than these, smaller ones. */
const many = 300

/** Spend against return: each keyword a dot, those under the line lose. */
export function Scatter({ report, keywords, breakEven, selected, onSelect }: ScatterProps) {
  const { ref, width } = useElementSize()
  const hint = useId()
  const { groups } = report
  const size = useMemo(() => ({ width, height, left: 44, right: 12, top: 22, bottom: 44, zero: 28 }), [width])
  const drawing = useMemo(
    () => drawScatter(groups, size.width === 0 ? [] : keywords, breakEven ?? 1, size),
    [groups, keywords, breakEven, size],
  )
  const { points, line } = drawing
  const dots = useMemo(
    () => ({
      below: dotsPath(points.filter(({ isBelow }) => isBelow)),
      above: dotsPath(points.filter(({ isBelow }) => !isBelow)),
    }),
    [points],
  )
  const { current, handlers } = useDotWalk(points, onSelect)
  const shown = points[current]
  const chosen = points.find(({ keyword }) => keyword === selected)
  const label = (keyword: number) => keywordLabel(groups[keyword]?.key ?? '')
  const figures = shown && groups[shown.keyword]?.figures
  const money = figures && ([formatBrl(figures.spend), formatBrl(figures.gmv), roas(figures.roas)] as const)
  const right = width - size.right
  const bottom = height - size.bottom
  return (
    <>
      <Title order={3}>{texts.scatter.title}</Title>
      <p className={classes.note}>{texts.scatter.intro}</p>
      <div
        ref={ref}
        className={classes.scatter}
        role="slider"
        tabIndex={0}
        aria-label={texts.scatter.name}
        aria-describedby={hint}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, points.length)}
        aria-valuenow={Math.max(1, current + 1)}
        aria-valuetext={
          shown && money ? texts.scatter.point(label(shown.keyword), ...money) : texts.scatter.how
        }
        data-many={points.length > many || undefined}
        data-over={shown !== undefined || undefined}
        {...handlers}
      >
        {width > 0 && (
          <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
            {drawing.roasTicks.map(({ value, at }) => (
              <g key={value}>
                <line className={classes.grid} x1={size.left} x2={right} y1={at} y2={at} />
                <text className={classes.tick} x={size.left - 8} y={at + 4} textAnchor="end">
                  {formatNumber(value, 0, 3)}
                </text>
              </g>
            ))}
            {drawing.spendTicks.map(({ value, at }) => (
              <g key={value}>
                <line className={classes.grid} x1={at} x2={at} y1={size.top} y2={bottom} />
                <text className={classes.tick} x={at} y={bottom + 18} textAnchor="middle">
                  {formatNumber(value, 0, 3)}
                </text>
              </g>
            ))}
            <rect
              className={classes.zero}
              x={size.left}
              y={bottom - size.zero}
              width={Math.max(0, right - size.left)}
              height={size.zero}
            />
            <text className={classes.tick} x={size.left - 8} y={bottom - size.zero / 2 + 4} textAnchor="end">
              0
            </text>
            <text className={classes.tick} x={right - 6} y={bottom - size.zero / 2 + 4} textAnchor="end">
              {texts.scatter.noReturn}
            </text>
            <path className={classes.dots} data-below d={dots.below} />
            <path className={classes.dots} d={dots.above} />
            <line className={classes.breakEven} x1={size.left} x2={right} y1={line} y2={line} />
            <text className={classes.lineName} x={right - 6} y={line - 6} textAnchor="end">
              {breakEven === undefined ? texts.scatter.one : texts.scatter.breakEven(roas(breakEven))}
            </text>
            <text className={classes.tick} x={right} y={height - 8} textAnchor="end">
              {texts.scatter.spendAxis}
            </text>
            <text className={classes.tick} x={0} y={12}>
              {texts.scatter.roasAxis}
            </text>
            {chosen && <circle className={classes.ring} data-chosen cx={chosen.x} cy={chosen.y} r={8} />}
            {shown && <circle className={classes.ring} cx={shown.x} cy={shown.y} r={8} />}
          </svg>
        )}
        {shown && money && (
          <div
            className={classes.tip}
            style={{
              top: Math.min(shown.y - 20, height - tipRoom),
              ...(shown.x > width / 2 ? { right: width - shown.x + 14 } : { left: shown.x + 14 }),
            }}
          >
            <strong>{label(shown.keyword)}</strong>
            <span>{texts.scatter.figures(...money)}</span>
          </div>
        )}
      </div>
      <p id={hint} className={classes.note}>
        {texts.scatter.how}
        {keywords.length > mostPoints && ` ${texts.scatter.largest(formatCount(mostPoints))}`}
      </p>
    </>
  )
}

function roas(value: number): string {
  return formatNumber(value, 2, 2)
}

const reach = 22

/** Which dot is looked at: by the pointer, or step by step with the keys of a slider. */
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

/** The keys of a slider: undefined for every other. */
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
