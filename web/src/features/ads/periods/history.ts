import { type Change, changeOf, readPeriod } from '@vendaclara/core/ads'
import type { KeptEntry } from '../kept/kept-entry.ts'

/** A kept report of a product, beside the one before it. */
export interface HistoryRow {
  readonly entry: KeptEntry
  /** Null where the version that kept it did not store it. */
  readonly spend: number | null
  readonly gmv: number | null
  readonly conversions: number | null
  /** The return, and what became of it since the report before. */
  readonly roas: Change
}

const mostReports = 20

/** The kept reports of one product and kind in the order of their periods, the latest first, at most 20. */
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

/** Reports that do not say their days come last. */
function beginOf({ period }: KeptEntry): number {
  return readPeriod(period)?.first ?? 0
}

/** Null without spend, or where it is not known. */
function roasOf(entry: KeptEntry | undefined): number | null {
  const { spend = 0, gmv = 0 } = entry?.total ?? {}
  return spend > 0 ? gmv / spend : null
}
