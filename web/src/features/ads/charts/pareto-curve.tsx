import { Title } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { AdsReport } from '@vendaclara/core/ads'
import { useMemo } from 'react'
import { formatCount } from '../../../ui/format-count.ts'
import { formatShare } from '../model/formats.ts'
import { texts as adsTexts } from '../texts.ts'
import classes from './charts.module.css'
import { pareto } from './pareto.ts'
import { texts } from './texts.ts'

interface ParetoCurveProps {
  report: AdsReport
  keywords: readonly number[]
}

const share = 0.8
const size = { height: 300, left: 44, right: 8, top: 10, bottom: 30 }

/** How few keywords make most of the spend, and what of the return comes with them. */
export function ParetoCurve({ report, keywords }: ParetoCurveProps) {
  const { ref, width } = useElementSize()
  const { spending, fewest, gmvShare, spendShares, gmvShares } = useMemo(
    () => pareto(report.groups, keywords, share),
    [report, keywords],
  )
  const all = adsTexts.keywords(formatCount(spending), spending === 1)
  const shares = [formatShare(share), formatShare(gmvShare)] as const
  const sentence =
    fewest === 1
      ? texts.pareto.one(all, ...shares)
      : texts.pareto.sentence(formatCount(fewest), all, ...shares)
  const right = width - size.right
  const bottom = size.height - size.bottom
  const x = (part: number) => size.left + part * (right - size.left)
  const y = (part: number) => bottom - part * (bottom - size.top)
  const reached = { x: x(fewest / spending), y: y(spendShares[fewest] ?? 0) }
  return (
    <>
      <Title order={3}>{texts.pareto.title}</Title>
      <p className={classes.sentence}>{sentence}</p>
      <div ref={ref} className={classes.pareto}>
        {width > 0 && (
          <svg
            role="img"
            aria-label={texts.pareto.alternative(sentence)}
            width={width}
            height={size.height}
            viewBox={`0 0 ${width} ${size.height}`}
          >
            {[0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => (
              <g key={part}>
                <line className={classes.grid} x1={size.left} x2={right} y1={y(part)} y2={y(part)} />
                <text className={classes.tick} x={size.left - 8} y={y(part) + 4} textAnchor="end">
                  {formatShare(part)}
                </text>
              </g>
            ))}
            <path className={classes.reached} d={`M${size.left} ${reached.y}H${reached.x}V${bottom}`} />
            <path className={classes.curve} data-curve="gmv" d={sharesPath(gmvShares, x, y)} />
            <path className={classes.curve} data-curve="spend" d={sharesPath(spendShares, x, y)} />
            <circle className={classes.mark} cx={reached.x} cy={reached.y} r={5} />
            <text className={classes.tick} x={right} y={size.height - 8} textAnchor="end">
              {texts.pareto.keywordAxis}
            </text>
          </svg>
        )}
      </div>
      <ul className={classes.legend}>
        {(['spend', 'gmv'] as const).map((name) => (
          <li key={name}>
            <span className={classes.sample} data-curve={name} aria-hidden />
            {texts.pareto[name]}
          </li>
        ))}
      </ul>
    </>
  )
}

const mostSteps = 400

/** A curve through cumulative shares, of no more steps than can be seen. */
function sharesPath(
  shares: readonly number[],
  x: (part: number) => number,
  y: (part: number) => number,
): string {
  const last = shares.length - 1
  const step = Math.max(1, Math.ceil(last / mostSteps))
  const positions = Array.from({ length: Math.ceil(last / step) + 1 }, (_, index) =>
    Math.min(last, index * step),
  )
  return positions
    .map((position, index) => {
      const across = x(last === 0 ? 0 : position / last).toFixed(1)
      return `${index === 0 ? 'M' : 'L'}${across} ${y(shares[position] ?? 0).toFixed(1)}`
    })
    .join('')
}
