import { toCents } from '@vendaclara/core/money'
import { type PriceFigures, priceZones } from '@vendaclara/core/pricing'
import { useId } from 'react'
import { Chart, type ChartBox, ChartText, useChartBox, VerticalAxis } from '../../../charts/chart.tsx'
import { formatBrl, formatCents, formatNumber } from '../../../ui/number-formats.ts'
import type { PricingSides } from '../model/pricing-sides.ts'
import { texts } from './chart-texts.ts'
import { drawMap, type MapDrawing, type MapWindow } from './draw-map.ts'

interface PriceMapProps {
  sides: PricingSides
  window: MapWindow
  current: PriceFigures | null
  tested: PriceFigures | null
}

const height = 272
const margins = { left: 46, right: 8, top: 36, bottom: 44 }

export function PriceMap(props: PriceMapProps) {
  const { ref, box } = useChartBox(height, margins)
  return (
    <div ref={ref} style={{ height, overflow: 'hidden' }}>
      {box && <DrawnMap {...props} box={box} />}
    </div>
  )
}

function DrawnMap({ sides, window, current, tested, box }: PriceMapProps & { box: ChartBox }) {
  const { points } = priceZones(sides.seller, sides.fees, { upTo: window.to })
  const drawing = drawMap(points, window, box)
  const mark = (name: 'current' | 'tested', { price, profit }: PriceFigures) => (
    <Mark name={name} x={drawing.x(toCents(price))} y={drawing.y(profit)} bottom={box.bottom} />
  )
  return (
    <Chart box={box} label={alternativeText(window, current)}>
      <VerticalAxis
        box={box}
        ticks={drawing.profitTicks.map(({ value, at }) => ({ at, label: formatNumber(value, 0, 2) }))}
      />
      <line
        stroke="var(--mantine-color-dimmed)"
        x1={box.left}
        x2={box.right}
        y1={drawing.y(0)}
        y2={drawing.y(0)}
      />
      <Zones zones={drawing.zones} box={box} />
      <path
        d={drawing.line}
        fill="none"
        stroke="var(--mantine-color-text)"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {drawing.priceTicks.map(({ value, at }) => (
        <g key={value}>
          <line stroke="var(--hairline)" x1={at} x2={at} y1={box.bottom} y2={box.bottom + 5} />
          <ChartText x={at} y={box.bottom + 19} anchor="middle">
            {formatNumber(value, 0, 2)}
          </ChartText>
        </g>
      ))}
      <ChartText x={box.right} y={height - 6} anchor="end">
        {texts.priceAxis}
      </ChartText>
      <ChartText x={0} y={12}>
        {texts.profitAxis}
      </ChartText>
      {tested && mark('tested', tested)}
      {current && mark('current', current)}
    </Chart>
  )
}

export const loss = (percent: number) => `color-mix(in srgb, var(--loss) ${percent}%, transparent)`

/** Striped, with the same numbers as the sentences below the map. */
function Zones({ zones, box: { top, bottom } }: Pick<MapDrawing, 'zones'> & { box: ChartBox }) {
  const pattern = useId()
  return (
    <>
      <defs>
        <pattern
          id={pattern}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="7" height="7" fill={loss(9)} />
          <rect width="2.5" height="7" fill={loss(34)} />
        </pattern>
      </defs>
      {zones.map(({ zone, x, width }, index) => (
        <g key={zone.from}>
          <rect
            x={x}
            y={top}
            width={Math.max(width, 3)}
            height={bottom - top}
            fill={`url(#${pattern})`}
            stroke={loss(55)}
          />
          <text
            x={x + width / 2}
            y={top - 7}
            textAnchor="middle"
            fill="var(--loss)"
            fontSize={12}
            fontWeight={700}
          >
            {index + 1}
          </text>
        </g>
      ))}
    </>
  )
}

export const marks = { current: 'var(--accent)', tested: 'var(--mantine-color-text)' }
const rim = { stroke: 'var(--mantine-color-body)', strokeWidth: 2 }

interface MarkProps {
  name: 'current' | 'tested'
  x: number
  y: number
  bottom: number
}

function Mark({ name, x, y, bottom }: MarkProps) {
  return (
    <g fill={marks[name]} stroke={marks[name]}>
      <line strokeDasharray="3 3" x1={x} x2={x} y1={y} y2={bottom} />
      {name === 'current' ? (
        <circle {...rim} cx={x} cy={y} r={6} />
      ) : (
        <rect {...rim} x={x - 5} y={y - 5} width={10} height={10} transform={`rotate(45 ${x} ${y})`} />
      )}
    </g>
  )
}

function alternativeText({ from, to, zones }: MapWindow, current: PriceFigures | null): string {
  return texts.mapAlternative(
    formatCents(from),
    formatCents(to),
    current ? texts.mapCurrent(formatBrl(current.price), formatBrl(current.profit)) : '',
    texts.mapZones(zones.length),
  )
}
