import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { nearestPoint, type ScatterPoint } from './draw-scatter.ts'

const reach = 22

/** Which dot is looked at: by the pointer, or step by step with the keys of a slider. */
export function useDotWalk(points: readonly ScatterPoint[], onSelect: (keyword: number) => void) {
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
