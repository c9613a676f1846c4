import { type AdsSums, type Change, changeOf, type Period, readPeriod } from '@vendaclara/core/ads'
import type { KeptEntry } from '../kept/kept-entry.ts'

type Sums = Pick<AdsSums, 'spend' | 'gmv' | 'conversions'>

/** A stored report of a product, compared with the one before it. */
export interface HistoryRow {
  readonly entry: KeptEntry
  /** Undefined if the version that stored the report did not store its totals. */
  readonly sums: Sums | undefined
  /** The return, and its change since the report before. */
  readonly roas: Change
}

const mostReports = 20

/** The stored reports of one product and kind, latest period first, at most 20. A period counts once, as last imported. */
export function reportsOf(
  entries: readonly KeptEntry[],
  shown: Pick<KeptEntry, 'kind' | 'productName'>,
): KeptEntry[] {
  const seen = new Set<string>()
  return entries
    .filter(({ kind, productName }) => kind === shown.kind && productName === shown.productName)
    .toSorted((one, other) => other.importedAt.getTime() - one.importedAt.getTime())
    .flatMap((entry) => {
      const days = readPeriod(entry.period)
      const key = days ? `${days.first} ${days.last}` : entry.id
      if (seen.has(key)) return []
      seen.add(key)
      return [{ entry, days }]
    })
    .toSorted((one, other) => beginOf(other.days) - beginOf(one.days))
    .slice(0, mostReports)
    .map(({ entry }) => entry)
}

/** These reports with their sums, or with those of one keyword or ad in the reports that have it. */
export function historyOf(
  reports: readonly KeptEntry[],
  ofGroup?: ReadonlyMap<string, Sums>,
): readonly HistoryRow[] {
  const sumsOf = (entry: KeptEntry | undefined) => entry && (ofGroup ? ofGroup.get(entry.id) : entry.total)
  const having = ofGroup ? reports.filter(({ id }) => ofGroup.has(id)) : reports
  return having.map((entry, place) => ({
    entry,
    sums: sumsOf(entry),
    roas: changeOf(roasOf(sumsOf(having[place + 1])), roasOf(sumsOf(entry))),
  }))
}

/** Reports without a readable period come last. */
function beginOf(days: Period | null): number {
  return days?.first ?? 0
}

/** Null without spend, or if the sums are unknown. */
function roasOf({ spend, gmv }: Sums = { spend: 0, gmv: 0, conversions: 0 }): number | null {
  return spend > 0 ? gmv / spend : null
}
