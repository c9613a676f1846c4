import { letGo } from '../../memory/index.ts'
import { none } from '../../money/index.ts'
import type { FigureName } from '../ads-report.ts'
import type { CheckedReport } from '../checking/check-report.ts'
import { ratio } from '../figures.ts'
import type { NumberColumnName } from './columns.ts'

export interface TermFigures {
  readonly figures: Readonly<Record<FigureName, Float64Array>>
  readonly itemsSold: Float64Array
}

/**
 * The figures of the terms, each at the index that `places` gives for its row. A term keeps the ratios that a report of
 * Shopee states; missing ones are computed as in `figuresOf`.
 */
export function termFigures(
  { figures, ignored }: Pick<CheckedReport, 'figures' | 'ignored'>,
  places: Uint32Array,
): TermFigures {
  const put = (name: NumberColumnName, missing: number) => {
    const values = figures.take(name)
    const placed = new Float64Array(places.length).fill(missing)
    if (!values) return placed
    for (let row = 0; row < places.length; row += 1) {
      const value = values[row] ?? none
      if (value !== none && !Number.isNaN(value)) placed[places[row] ?? 0] = value
    }
    letGo(values)
    return placed
  }
  const summed = (name: NumberColumnName) => put(name, 0)
  const computed = () => new Float64Array(places.length).fill(Number.NaN)
  const given = (name: NumberColumnName) => (ignored.has(name) ? computed() : put(name, Number.NaN))

  const impressions = summed('impressions')
  const clicks = summed('clicks')
  const gmv = summed('gmv')
  const itemsSold = summed('itemsSold')
  const conversions = summed('conversions')
  const spend = summed('spend')
  const ofTerms = {
    impressions,
    clicks,
    costPerClick: complete(computed(), spend, clicks),
    ctr: complete(given('ctr'), clicks, impressions, 100),
    conversionRate: complete(given('conversionRate'), conversions, clicks, 100),
    gmv,
    conversions,
    averageTicket: complete(computed(), gmv, itemsSold),
    costPerConversion: complete(given('costPerConversion'), spend, conversions),
    spend,
    roas: complete(given('roas'), gmv, spend),
  }
  return { figures: ofTerms, itemsSold }
}

function complete(values: Float64Array, part: Float64Array, whole: Float64Array, times = 1): Float64Array {
  for (let term = 0; term < values.length; term += 1) {
    if (Number.isNaN(values[term])) values[term] = times * ratio(part[term] ?? 0, whole[term] ?? 0)
  }
  return values
}
