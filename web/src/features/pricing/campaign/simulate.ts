import { type Cents, toCents } from '@vendaclara/core/money'
import {
  type Campaign,
  type CampaignPeriod,
  type CampaignRow,
  type CampaignSale,
  type CampaignVerdict,
  type FeeTable,
  profitOfUnits,
  simulateCampaign,
  sumOfSales,
} from '@vendaclara/core/pricing'
import { costsOf, factsOf, type Listing, type PricingBasis } from '../model/listing.ts'

/** A listing in a campaign. `worst` is its sale in the period with the lowest profit; null if it takes no part. */
export interface CampaignListingRow {
  readonly listing: Listing
  readonly row: CampaignRow
  readonly worst: CampaignSale | null
}

export interface PeriodSum extends CampaignPeriod {
  readonly profitBefore: Cents
  readonly profitAfter: Cents
}

export interface CampaignView {
  readonly rows: readonly CampaignListingRow[]
  readonly periods: readonly PeriodSum[]
  readonly counts: Readonly<Record<CampaignVerdict | 'out', number>>
  /** How many of the listings with a loss also lose without the campaign. */
  readonly lostBefore: number
}

export function viewCampaign(
  listings: readonly Listing[],
  { config, tables }: PricingBasis,
  known: readonly FeeTable[],
  campaign: Campaign,
): CampaignView {
  const { periods, rows } = simulateCampaign(
    listings.map((listing) => ({
      costs: costsOf(listing, config),
      facts: factsOf(listing),
      table: tables[listing.marketplace],
      currentPrice: listing.currentPrice,
    })),
    known,
    campaign,
  )
  const counts = { loss: 0, 'below-margin': 0, 'keeps-margin': 0, out: 0 }
  const shown = rows.flatMap((row, position) => {
    const listing = listings[position]
    counts['sales' in row ? row.outcome : 'out'] += 1
    return listing ? [{ listing, row, worst: worstOf(row) }] : []
  })
  const sales = rows.flatMap((row) => ('sales' in row ? [row.sales] : []))
  return {
    rows: shown.sort((one, other) => leftIn(one) - leftIn(other)),
    periods: periods.map((period, position) => {
      const inPeriod = sales.flatMap((all) => all[position] ?? [])
      return {
        ...period,
        profitBefore: sumOfSales(inPeriod.map(({ before }) => before)).profit,
        profitAfter: sumOfSales(inPeriod.map(({ after }) => after)).profit,
      }
    }),
    counts,
    lostBefore: shown.filter(({ row, worst }) => row.outcome === 'loss' && (worst?.before.profit ?? 0) < 0)
      .length,
  }
}

/** The profit of the whole campaign, without it and with it, if each listing sells this many units a day. */
export function expectedProfit(periods: readonly PeriodSum[], unitsPerDay: number) {
  const all = (profit: (period: PeriodSum) => Cents) =>
    profitOfUnits(
      periods.map((period) => ({ days: period.days, profit: profit(period) })),
      unitsPerDay,
    )
  return { before: all(({ profitBefore }) => profitBefore), after: all(({ profitAfter }) => profitAfter) }
}

function worstOf(row: CampaignRow): CampaignSale | null {
  if (!('sales' in row)) return null
  return row.sales.reduce((worst, sale) => (sale.after.profit < worst.after.profit ? sale : worst))
}

/** Listings that take no part come last. */
function leftIn({ worst }: CampaignListingRow): number {
  return worst ? toCents(worst.after.profit) : Number.MAX_SAFE_INTEGER
}
