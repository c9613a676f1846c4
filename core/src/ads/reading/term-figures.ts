import type { FigureName } from '../ads-report.ts'
import { ratio } from '../figures.ts'
import type { NumberColumnName } from './columns.ts'
import type { TermRows } from './term-rows.ts'

export interface TermFigures {
  readonly figures: Readonly<Record<FigureName, Float64Array>>
  readonly itemsSold: Float64Array
  /** How many values of sums are no number and count as 0. */
  readonly unreadable: number
}

/**
 * The figures of the terms, each at the index that `places` gives for its row. A term keeps the ratios that the file
 * states; missing ones are computed as in `figuresOf`.
 */
export function termFigures(table: TermRows, places: Uint32Array): TermFigures {
  let unreadable = 0
  const summed = (name: NumberColumnName) => {
    const taken = table.take(name, places, 0)
    unreadable += taken.unreadable
    return taken.values
  }
  const given = (name: NumberColumnName) => table.take(name, places, Number.NaN).values
  const none = () => new Float64Array(places.length).fill(Number.NaN)

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
  return { figures, itemsSold, unreadable }
}

function complete(values: Float64Array, part: Float64Array, whole: Float64Array, times = 1): Float64Array {
  for (let term = 0; term < values.length; term += 1) {
    if (Number.isNaN(values[term])) values[term] = times * ratio(part[term] ?? 0, whole[term] ?? 0)
  }
  return values
}
