import { addCents, type Cents, noCents, subtractCents } from '../../money/index.ts'
import {
  type AuditedOrder,
  type FeeCheck,
  type FeeDeviation,
  isChecked,
  type MonthAudit,
  type UncheckedReason,
  uncheckedReasons,
} from '../model/fee-check.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { Order } from '../model/order.ts'
import type { Income } from '../model/payments.ts'
import type { BandedCheck, FeeAudit } from '../model/rules.ts'

/** The most orders with other fees than their table that a closing keeps. The groups include all of them. */
export const mostAudited = 20_000

/** The most groups of a month. The smallest further ones count as unexplained. */
export const mostGroups = 60
/** Places kept free for one 'unexplained' group per table and direction. */
const keptFree = 10
const unexplained: FeeDeviation = { kind: 'unexplained' }

interface Audited {
  readonly audit: MonthAudit
  /** Orders with other fees than their table, those that differ most first; at most {@link mostAudited}. */
  readonly audited: readonly AuditedOrder[]
}

/**
 * Checks the fees of a month's paid orders against the tables of their days. `paidOrders` has the income of each order;
 * orders without any are not checked. The groups come with the largest amount first, in any sequence of the orders.
 */
export function auditMonth<Names extends ClosingNames>(
  fees: FeeAudit<Names>,
  orders: readonly Order<Names>[],
  paidOrders: readonly (Income<Names> | undefined)[],
): Audited {
  const tables = new Map<string, number>()
  const bands = new Map<string, number>()
  const unchecked = new Map<UncheckedReason, number>()
  const differing: Differing[] = []
  let checked = 0
  for (const [place, order] of orders.entries()) {
    const paid = paidOrders[place]
    if (!paid) continue
    const check = fees.check(order, paid)
    if (!isChecked(check)) {
      count(unchecked, check.unchecked)
      continue
    }
    checked += 1
    count(tables, check.table)
    const band = `${check.table} ${check.band}`
    count(bands, band)
    const { orderId, createdAt } = order
    const { table, deviation, charged, due } = check
    if (deviation) differing.push({ orderId, createdAt, table, band, deviation, charged, due })
  }
  const groups = groupsOf(differing)
  const audited = groups.flatMap(({ orders }, group) =>
    orders.map(({ orderId, createdAt, charged, due }) => ({ orderId, createdAt, group, charged, due })),
  )
  return {
    audit: {
      checked,
      matching: checked - differing.length,
      unchecked: inSequence(unchecked),
      tables: [...tables]
        .map(([table, count]) => ({ table, checked: count }))
        .sort((one, other) => (one.table < other.table ? -1 : 1)),
      groups: groups.map(({ table, deviation, orders, amount }) => {
        const own = new Set(orders.map(({ band }) => band))
        const alike = [...own].reduce((sum, band) => sum + (bands.get(band) ?? 0), 0)
        return { table, deviation, count: orders.length, amount, alike }
      }),
    },
    audited: audited
      .sort((one, other) => sizeOf(other) - sizeOf(one) || (one.orderId < other.orderId ? -1 : 1))
      .slice(0, mostAudited),
  }
}

/** The check without the band, as it is stored. */
export function withoutBand({ band: _, ...check }: BandedCheck): FeeCheck {
  return check
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function inSequence(unchecked: ReadonlyMap<UncheckedReason, number>): MonthAudit['unchecked'] {
  const known = uncheckedReasons.filter((reason) => unchecked.has(reason))
  return Object.fromEntries(known.map((reason) => [reason, unchecked.get(reason)]))
}

/** An order with other fees than its table. */
interface Differing extends Omit<AuditedOrder, 'group'> {
  readonly table: string
  readonly band: string
  readonly deviation: FeeDeviation
}

interface Group {
  readonly table: string
  readonly deviation: FeeDeviation
  readonly orders: readonly Differing[]
  readonly amount: Cents
}

/** Groups orders by table, direction and reason, the largest amount first. */
function groupsOf(differing: readonly Differing[]): readonly Group[] {
  const groups = grouped(differing)
  const explained = groups.filter(({ deviation }) => deviation.kind !== 'unexplained')
  const surplus = new Set(explained.slice(mostGroups - keptFree).flatMap(({ orders }) => orders))
  if (surplus.size === 0) return groups
  return grouped(differing.map((one) => (surplus.has(one) ? { ...one, deviation: unexplained } : one)))
}

function grouped(differing: readonly Differing[]): readonly Group[] {
  const groups = new Map<
    string,
    Group & { readonly key: string; readonly orders: Differing[]; amount: Cents }
  >()
  for (const order of differing) {
    const key = keyOf(order)
    const { table, deviation, charged, due } = order
    const group = groups.get(key) ?? { key, table, deviation, orders: [], amount: noCents }
    groups.set(key, group)
    group.orders.push(order)
    group.amount = addCents(group.amount, subtractCents(charged, due))
  }
  const size = ({ amount }: Group) => Math.abs(amount)
  return [...groups.values()].sort((one, other) => size(other) - size(one) || (one.key < other.key ? -1 : 1))
}

function keyOf({ table, charged, due, deviation }: Differing): string {
  const { kind, commission, fixedFee, table: other } = deviation
  const rates = [commission?.charged, commission?.due, fixedFee?.charged, fixedFee?.due]
  return [table, charged > due, kind, other, ...rates].join(' ')
}

function sizeOf({ charged, due }: Pick<AuditedOrder, 'charged' | 'due'>): number {
  return Math.abs(charged - due)
}
