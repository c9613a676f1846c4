import type { FigureName } from '../ads-report.ts'
import type { CheckedReport } from '../checking/check-report.ts'
import { ratio } from '../figures.ts'
import type { NumberColumnName } from './columns.ts'
import type { TermRows } from './term-rows.ts'

export interface TermFigures {
  readonly figures: Readonly<Record<FigureName, Float64Array>>
  readonly itemsSold: Float64Array
}

/**
 * The figures of the terms, each at the index that `places` gives for its row. A term keeps the ratios that a report of
 * Shopee states; missing ones are computed as in `figuresOf`.
 */
export function termFigures(
  table: TermRows,
  places: Uint32Array,
  { formats, ignored }: Pick<CheckedReport, 'formats' | 'ignored'>,
): TermFigures {
  const summed = (name: NumberColumnName) => table.take(name, places, 0, formats)
  const none = () => new Float64Array(places.length).fill(Number.NaN)
  const given = (name: NumberColumnName) => {
    const isUsed = table.layout.kind !== 'listings' && !ignored.has(name)
    return isUsed ? table.take(name, places, Number.NaN, formats) : none()
  }

  const impressions = summed('impressions')
  const clicks = summed('clicks')
  const gmv = summed('gmv')
  const itemsSold = summed('itemsSold')
  const conversions = summed('conversions')
  const spend = summed('spend')
  const figures = {
    impressions,
    clicks,
    costPerClick: complete(none(), spend, clicks),
    ctr: complete(given('ctr'), clicks, impressions, 100),
    conversionRate: complete(given('conversionRate'), conversions, clicks, 100),
    gmv,
    conversions,
    averageTicket: complete(none(), gmv, itemsSold),
    costPerConversion: complete(given('costPerConversion'), spend, conversions),
    spend,
    roas: complete(given('roas'), gmv, spend),
  }
  return { figures, itemsSold }
}

function complete(values: Float64Array, part: Float64Array, whole: Float64Array, times = 1): Float64Array {
  for (let term = 0; term < values.length; term += 1) {
    if (Number.isNaN(values[term])) values[term] = times * ratio(part[term] ?? 0, whole[term] ?? 0)
  }
  return values
}
