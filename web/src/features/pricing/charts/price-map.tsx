import { useElementSize } from '@mantine/hooks'
import { toCents, toReais } from '@vendaclara/core/money'
import { type PriceFigures, priceZones } from '@vendaclara/core/pricing'
import { useId } from 'react'
import { formatBrl } from '../../../ui/format-brl.ts'
import { formatNumber } from '../../../ui/format-number.ts'
import type { PricingSides } from '../model/pricing-sides.ts'
import type { MapWindow } from './draw-map.ts'
import { drawMap } from './draw-map.ts'
import classes from './price-bands.module.css'
import { texts } from './texts.ts'

interface PriceMapProps {
  sides: PricingSides
  window: MapWindow
  current: PriceFigures | null
  tested: PriceFigures | null
}

const height = 272

/** 'Mapa de faixas': price against profit per sale, with the zones where a higher price pays less. */
export function PriceMap({ sides, window, current, tested }: PriceMapProps) {
  const { ref, width } = useElementSize()
  const pattern = useId()
  const { points } = priceZones(sides.seller, sides.fees, { upTo: window.to })
  const size = { width, height, left: 46, right: 8, top: 36, bottom: 44 }
  const bottom = height - size.bottom
  const right = width - size.right
  const drawing = drawMap(points, window, size)
  return (
    <div ref={ref} className={classes.map}>
      {width > 0 && (
        <svg
          role="img"
          aria-label={alternativeText(window, current)}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
        >
          <defs>
            <pattern
              id={pattern}
              width="7"
              height="7"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="7" height="7" className={classes.zoneGround} />
              <rect width="2.5" height="7" className={classes.zoneStripe} />
            </pattern>
          </defs>
          {drawing.profitTicks.map(({ value, at }) => (
            <g key={value}>
              <line
                className={classes.grid}
                data-zero={value === 0 || undefined}
                x1={size.left}
                x2={right}
                y1={at}
                y2={at}
              />
              <text className={classes.tick} x={size.left - 8} y={at + 4} textAnchor="end">
                {formatNumber(value, 0, 2)}
              </text>
            </g>
          ))}
          {drawing.zones.map(({ zone, x, width: wide }, index) => (
            <g key={zone.from}>
              <rect
                x={x}
                y={size.top}
                width={Math.max(wide, 3)}
                height={bottom - size.top}
                fill={`url(#${pattern})`}
                className={classes.zone}
              />
              <text className={classes.zoneNumber} x={x + wide / 2} y={size.top - 7} textAnchor="middle">
                {index + 1}
              </text>
            </g>
          ))}
          <path className={classes.profitLine} d={drawing.line} />
          {drawing.priceTicks.map(({ value, at }) => (
            <g key={value}>
              <line className={classes.grid} x1={at} x2={at} y1={bottom} y2={bottom + 5} />
              <text className={classes.tick} x={at} y={bottom + 19} textAnchor="middle">
                {formatNumber(value, 0, 2)}
              </text>
            </g>
          ))}
          <text className={classes.tick} x={right} y={height - 6} textAnchor="end">
            {texts.priceAxis}
          </text>
          <text className={classes.tick} x={0} y={12}>
            {texts.profitAxis}
          </text>
          {tested && (
            <Mark
              name="tested"
              x={drawing.x(toCents(tested.price))}
              y={drawing.y(tested.profit)}
              bottom={bottom}
            />
          )}
          {current && (
            <Mark
              name="current"
              x={drawing.x(toCents(current.price))}
              y={drawing.y(current.profit)}
              bottom={bottom}
            />
          )}
        </svg>
      )}
    </div>
  )
}

interface MarkProps {
  name: 'current' | 'tested'
  x: number
  y: number
  bottom: number
}

function Mark({ name, x, y, bottom }: MarkProps) {
  return (
    <g className={classes.mark} data-mark={name}>
      <line x1={x} x2={x} y1={y} y2={bottom} />
      {name === 'current' ? (
        <circle cx={x} cy={y} r={6} />
      ) : (
        <rect x={x - 5} y={y - 5} width={10} height={10} transform={`rotate(45 ${x} ${y})`} />
      )}
    </g>
  )
}

function alternativeText({ from, to, zones }: MapWindow, current: PriceFigures | null): string {
  return texts.mapAlternative(
    formatBrl(toReais(from)),
    formatBrl(toReais(to)),
    current ? texts.mapCurrent(formatBrl(current.price), formatBrl(current.profit)) : '',
    texts.mapZones(zones.length),
  )
}
