import { cents, subtractCents } from '../../money/index.ts'
import {
  type AuditedOrder,
  type CheckedFees,
  type DeviationGroup,
  type FeeCheck,
  type FeeDeviation,
  isChecked,
  type MonthAudit,
  type UncheckedReason,
} from '../model/fee-check.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { Order } from '../model/order.ts'
import type { Income } from '../model/payments.ts'
import type { BandedCheck, FeeAudit } from '../model/rules.ts'

/** The most orders with other fees than their table that a closing keeps. The groups include all of them. */
export const mostAudited = 20_000

interface Audited {
  readonly audit: MonthAudit
  /** Orders with other fees than their table, in the sequence of the file; at most {@link mostAudited}. */
  readonly audited: readonly AuditedOrder[]
}

/**
 * Checks the fees of a month's paid orders against the tables of their days. `paidOrders` has the income of each order;
 * orders without any are not checked.
 */
export function auditMonth<Names extends ClosingNames>(
  fees: FeeAudit<Names>,
  orders: readonly Order<Names>[],
  paidOrders: readonly (Income<Names> | undefined)[],
): Audited {
  const tables = new Map<string, number>()
  const bands = new Map<string, number>()
  const unchecked: Partial<Record<UncheckedReason, number>> = {}
  const groups = new Groups()
  const audited: AuditedOrder[] = []
  let checked = 0
  let matching = 0
  for (const [place, order] of orders.entries()) {
    const { orderId, createdAt } = order
    const paid = paidOrders[place]
    if (!paid) continue
    const check = fees.check(order, paid)
    if (!isChecked(check)) {
      unchecked[check.unchecked] = (unchecked[check.unchecked] ?? 0) + 1
      continue
    }
    checked += 1
    count(tables, check.table)
    const key = `${check.table} ${check.band}`
    count(bands, key)
    const { deviation, charged, due } = check
    if (!deviation) {
      matching += 1
      continue
    }
    const group = groups.add(check, deviation, key)
    if (audited.length < mostAudited) audited.push({ orderId, createdAt, group, charged, due })
  }
  return {
    audit: {
      checked,
      matching,
      unchecked,
      tables: [...tables].map(([table, count]) => ({ table, checked: count })),
      groups: groups.all(bands),
    },
    audited,
  }
}

/** The check without the band, as it is stored. */
export function withoutBand({ band: _, ...check }: BandedCheck): FeeCheck {
  return check
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

interface Group {
  readonly table: string
  readonly deviation: FeeDeviation
  readonly bands: Set<string>
  count: number
  amount: number
}

/** The most groups of a month. Further deviations count as unexplained. */
export const mostGroups = 60
/** Places kept free for one 'unexplained' group per table and direction. */
const keptFree = 10
const unexplained: FeeDeviation = { kind: 'unexplained' }

/** Orders with other fees than their table, grouped by table, direction and reason. */
class Groups {
  private readonly places = new Map<string, number>()
  private readonly groups: Group[] = []

  /** Adds an order and answers the index of its group. */
  add(check: CheckedFees, deviation: FeeDeviation, band: string): number {
    const { table, charged, due } = check
    const { kind, commission, fixedFee, table: other } = deviation
    const rates = [commission?.charged, commission?.due, fixedFee?.charged, fixedFee?.due]
    const key = [table, charged > due, kind, other, ...rates].join(' ')
    const place = this.places.get(key) ?? this.groups.length
    let group = this.groups[place]
    if (!group) {
      const isFull = this.groups.length >= mostGroups - keptFree && kind !== 'unexplained'
      if (isFull) return this.add(check, unexplained, band)
      group = { table, deviation, bands: new Set(), count: 0, amount: 0 }
      this.groups.push(group)
      this.places.set(key, place)
    }
    group.count += 1
    group.amount += subtractCents(charged, due)
    group.bands.add(band)
    return place
  }

  all(bands: ReadonlyMap<string, number>): readonly DeviationGroup[] {
    return this.groups.map(({ table, deviation, bands: own, count, amount }) => {
      const alike = [...own].reduce((sum, band) => sum + (bands.get(band) ?? 0), 0)
      return { table, deviation, count, amount: cents(amount), alike }
    })
  }
}
