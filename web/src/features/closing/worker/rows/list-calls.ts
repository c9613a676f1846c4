import { type CalendarDate, daysBetween } from '@vendaclara/core/calendar'
import {
  type AuditedOrder,
  type AwaitedState,
  auditListings,
  awaitedState,
  type ListingFee,
  type OrderDifference,
  type SettledOrder,
  type SettledState,
  type UnmatchedOrder,
} from '@vendaclara/core/closing'
import { negative, sumCents } from '@vendaclara/core/money'
import { type ClaimGroup, claimGroups, claimRows, rowsOfGroup } from './claims-list.ts'
import { type Filters, filterDifferences } from './filters.ts'
import { findListed } from './find-orders.ts'
import type { MonthRows } from './month-rows.ts'
import { type Sort, sortRows } from './sort-rows.ts'
import { marksTotals } from './totals.ts'

/** The first rows of a list, and how many it has. */
export interface ListView<Row> {
  readonly count: number
  readonly rows: readonly Row[]
}

/** How many of the first rows of a list the page needs. */
interface Wanted {
  readonly wanted: number
}

interface Asked extends Wanted {
  /** The current day in Brazil. */
  readonly today: CalendarDate
}

interface DifferencesRequest extends Asked {
  readonly filters: Filters
  readonly sort: Sort
  /** The IDs of the selected orders. */
  readonly selected: readonly string[]
}

interface UnmatchedRequest extends Asked {
  /** null for any state. */
  readonly state: AwaitedState | null
  readonly sort: Sort
}

interface ClaimsRequest extends Asked {
  /** Which claims are listed: those of one stage and reason, or none (null). */
  readonly group: Pick<ClaimGroup, 'stage' | 'reason'> | null
}

/** The orders without a difference that were paid late, or those with a refund. */
export type SettledListed = Extract<SettledState, 'paid-late' | 'refunded'>

/** The lists of a month. Each answers its first rows, and how many it has. */
export function listCalls(month: MonthRows) {
  return {
    /** `losses` is how many of them can be claimed now, `hidden` the selected orders that are not in the list. */
    listDifferences: ({ filters, sort, selected, today, wanted }: DifferencesRequest) => {
      const { listed, marks } = month
      const rows = filterDifferences(month.shown.differences, filters, marks)
      listed.differences = sortRows(rows, sort, ({ difference }: OrderDifference) => difference)
      const ids = new Set(selected.length > 0 ? rows.map(({ orderId }) => orderId) : [])
      return {
        ...firstOf(listed.differences, wanted),
        totals: marksTotals(rows, marks),
        losses: rows.filter((row) => month.isContestable(row, today)).length,
        hidden: selected.filter((id) => !ids.has(id)),
      }
    },

    listUnmatched: ({ state, today, sort, wanted }: UnmatchedRequest) => {
      const { rules } = month.marketplace
      const isWanted = (row: UnmatchedOrder) => state === null || awaitedState(rules, row, today) === state
      const lacking = (row: UnmatchedOrder) => negative(rules.expectedAmount(row))
      month.listed.unmatched = sortRows(month.shown.unmatched.filter(isWanted), sort, lacking)
      return firstOf(month.listed.unmatched, wanted)
    },

    /** `groups` are those of all stages and reasons. */
    listClaims: ({ group, today, wanted }: ClaimsRequest) => {
      const found = claimRows(month.marketplace, month.shown, month.marks, today)
      return { ...firstOf(group ? rowsOfGroup(found, group) : [], wanted), groups: claimGroups(found) }
    },

    /** The orders paid latest after their due day come first, those without a known day last. */
    listSettled: ({ state, wanted }: Wanted & { readonly state: SettledListed }) => {
      const isRefunded = state === 'refunded'
      const rows = (month.shown.settled ?? [])
        .filter(({ refunded, leftOut }) => !leftOut && isRefunded === (refunded !== undefined))
        .map((order) => ({ ...order, daysLate: daysLate(order) }))
        .sort((one, other) => (other.daysLate ?? 0) - (one.daysLate ?? 0))
      return firstOf(rows, wanted)
    },

    /** The orders for which nothing is expected. */
    listLeftOut: ({ wanted }: Wanted) => firstOf(month.orders?.withoutDue() ?? [], wanted),

    /** `topUps` is the part that went to the seller's balance for ads. */
    listAdjustments: ({ wanted }: Wanted) => {
      const { adjustments = [] } = month.shown
      const topUps = adjustments.filter(({ kind }) => kind === 'ads-top-up')
      return {
        ...firstOf(adjustments, wanted),
        topUps: { count: topUps.length, amount: sumCents(topUps.map(({ amount }) => amount)) },
      }
    },

    /** The orders whose fees differ for one reason, the largest first. */
    listAudited: ({ group, wanted }: Wanted & { readonly group: number }) => {
      const size = ({ charged, due }: AuditedOrder) => Math.abs(charged - due)
      const rows = (month.shown.audited ?? []).filter((one) => one.group === group)
      return firstOf(
        rows.sort((one, other) => size(other) - size(one)),
        wanted,
      )
    },

    /** What was charged, against what the listings say; null if their marketplace states no commission. */
    auditListings: (fees: ReadonlyMap<string, ListingFee>) => {
      const { listingFees } = month.marketplace
      return listingFees && auditListings(listingFees, month.orders?.orders ?? [], fees)
    },

    /** The orders of the month that match a text; those in its lists if no others are known. */
    findOrders: ({ text, today }: { readonly text: string; readonly today: CalendarDate }) =>
      month.orders?.find(text, today) ?? findListed(month.marketplace.rules, month.shown, text, today),
  }
}

function firstOf<Row>(rows: readonly Row[], wanted: number): ListView<Row> {
  return { count: rows.length, rows: rows.slice(0, wanted) }
}

/** Null if one of the days is unknown, or it was paid in time. */
function daysLate({ due, paidOn }: SettledOrder): number | null {
  const days = due && paidOn ? daysBetween(due.on, paidOn) : 0
  return days > 0 ? days : null
}
