import { type Change, changeOf, readPeriod } from '@vendaclara/core/ads'
import type { KeptEntry } from '../kept/kept-entry.ts'

/** A stored report of a product, compared with the one before it. */
export interface HistoryRow {
  readonly entry: KeptEntry
  /** Null if the version that stored the report did not store its totals. */
  readonly spend: number | null
  readonly gmv: number | null
  readonly conversions: number | null
  /** The return, and its change since the report before. */
  readonly roas: Change
}

const mostReports = 20

/** The stored reports of one product and kind by period, latest first, at most 20. */
export function historyOf(
  entries: readonly KeptEntry[],
  shown: Pick<KeptEntry, 'kind' | 'productName'>,
): HistoryRow[] {
  const ofProduct = entries
    .filter(({ kind, productName }) => kind === shown.kind && productName === shown.productName)
    .toSorted(
      (one, other) => beginOf(other) - beginOf(one) || other.importedAt.getTime() - one.importedAt.getTime(),
    )
    .slice(0, mostReports)
  return ofProduct.map((entry, place) => ({
    entry,
    spend: entry.total?.spend ?? null,
    gmv: entry.total?.gmv ?? null,
    conversions: entry.total?.conversions ?? null,
    roas: changeOf(roasOf(ofProduct[place + 1]), roasOf(entry)),
  }))
}

/** Reports without a readable period come last. */
function beginOf({ period }: KeptEntry): number {
  return readPeriod(period)?.first ?? 0
}

/** Null without spend, or if the totals are unknown. */
function roasOf(entry: KeptEntry | undefined): number | null {
  const { spend = 0, gmv = 0 } = entry?.total ?? {}
  return spend > 0 ? gmv / spend : null
}
