import { addCents, type Cents, noCents, subtractCents } from '../../../money/index.ts'
import { OrdersLeftOut, ordersFile } from '../../files/assemble-files.ts'
import type { CutOrder, OrdersFile } from '../../files/closing-files.ts'
import { CommissionCheck, SumCheck } from '../../files/sum-check.ts'
import { makeAmounts } from '../../model/names/make-amounts.ts'
import { type SheinNames, sheinExpectedNames } from '../../model/names/shein.ts'
import type { Order } from '../../model/order.ts'
import type { OrderItem } from '../../model/order-items.ts'
import { refuseOrders } from '../../reading/closing-problem.ts'
import { EqualRows, UnnumberedRows } from '../../reading/equal-rows.ts'
import type { FileRows, Line } from '../../reading/file-rows.ts'
import { saysCancelled } from '../../reading/known-states.ts'
import { beginsWithTotal } from '../../reading/order-ids.ts'
import { textOf } from '../../reading/sheet.ts'
import type { UnitsColumns } from './columns.ts'
import { saysInReturn, saysRefunded } from './order-states.ts'

type Unit = Line<UnitsColumns>

/**
 * Reads 'Pedidos' from all sheets that have its header. Each row is one unit, and an order is the sum of its rows.
 *
 * - A row whose item already appeared was pasted twice and counts once. Equal rows of which one has no item are summed,
 *   with a warning.
 * - An order is left out if any of its units is cancelled.
 * - If some units of an order were refunded, only the others are awaited; if all were, nothing is awaited.
 *
 * Source: the marketplace's export of September 2026.
 *
 * @throws ClosingProblem if it would be read wrongly: amounts in another currency, units of no order, an item that
 * appears with different amounts or both cancelled and not, or most units without an item appear twice
 */
export function readUnits(file: FileRows<UnitsColumns>): OrdersFile<SheinNames> {
  const checks = {
    commissions: new CommissionCheck(file, 'commission'),
    nets: new SumCheck(file, 'net', { isSaid: true }),
  }
  const groups = groupUnits(file)
  const orders: Order<SheinNames>[] = []
  const leftOut = new OrdersLeftOut()
  for (const [orderId, units] of groups) {
    const cancelled = units.filter(isCancelled)
    const [first, line] = [cancelled[0], units[0]?.number ?? 0]
    if (first) {
      const why = cancelled.length < units.length ? 'partly' : 'cancelled'
      const said = { status: first.text('status'), product: first.text('productName'), line }
      leftOut.add({ orderId, why, ...said }, units.length)
    } else orders.push(merge(orderId, units, checks))
    warnOfUnnamed(units)
  }
  return ordersFile(file, { orders, leftOut, cut: cutAmong(groups) })
}

function groupUnits(file: FileRows<UnitsColumns>): ReadonlyMap<string, readonly Unit[]> {
  const groups = new Map<string, Unit[]>()
  const known = new EqualRows(identityOf)
  const unnumbered = new UnnumberedRows()
  const doubled = new Set<string>()
  for (const unit of file.linesOfOrders(isUnitWithoutId)) {
    const { orderId } = unit
    const units = groups.get(orderId)
    const same = known.find(orderId, unit)
    const isNumbered = namesItem(unit)
    if (!isNumbered) unnumbered.add(`${orderId}|${identityOf(unit)}`)
    if (same && isNumbered) {
      if (!isSame(same, unit)) doubled.add(orderId)
      unit.leaveOutCopies()
      continue
    }
    if (same) unit.warn('equal-rows')
    if (units) units.push(unit)
    else groups.set(orderId, [unit])
  }
  file.refuseLost()
  refuseOrders('doubled-rows', doubled)
  unnumbered.refusePasted()
  return groups
}

/** Whether a row without an id has a unit's price; its id may be in a merged cell above it, or in another column. */
function isUnitWithoutId(unit: Unit): boolean {
  if (!unit.isMissing('orderId')) return false
  if (unit.hasId) return true
  if (unit.isMissing('price')) return false
  const texts = (['productName', 'itemId', 'status'] as const).map((name) => textOf(unit.cell(name)))
  return texts.some((text) => text !== '' && !beginsWithTotal(text))
}

function namesItem(unit: Unit): boolean {
  return unit.numberIn('itemId') !== ''
}

/** What a unit shares with its copy. */
function identityOf(unit: Unit): string {
  const item = unit.numberIn('itemId')
  if (item !== '') return item
  const texts = [unit.text('status'), ...Object.values(itemOf(unit))]
  return ['without item', ...texts, ...sheinExpectedNames.map((name) => unit.peek(name))].join('|')
}

function isSame(one: Unit, other: Unit): boolean {
  return (
    isCancelled(one) === isCancelled(other) &&
    sheinExpectedNames.every((name) => one.peek(name) === other.peek(name))
  )
}

function isCancelled(unit: Unit): boolean {
  return saysCancelled(unit.text('status'))
}

/** Warns of a unit without an item beside one that has an item and the same amounts: it may be its copy. */
function warnOfUnnamed(units: readonly Unit[]): void {
  const unnamed = units.length > 1 ? units.filter((unit) => !namesItem(unit)) : []
  if (unnamed.length === 0) return
  const named = units.filter(namesItem)
  if (unnamed.some((unit) => named.some((one) => isSame(one, unit)))) unnamed[0]?.warn('equal-rows')
}

/** An export may cut the first or the last order in its rows. */
function cutAmong(groups: ReadonlyMap<string, readonly Unit[]>): ReadonlyMap<string, CutOrder> {
  const ends = [...groups].filter(([, units], index) => {
    return (index === 0 || index === groups.size - 1) && units.every(namesItem)
  })
  return new Map(
    ends.map(([orderId, units]) => [orderId, { items: units.map(identityOf), summed: sheinExpectedNames }]),
  )
}

/** What a file is judged by as a whole. */
interface Checks {
  readonly commissions: CommissionCheck
  readonly nets: SumCheck
}

/** Warns where the net amount of a unit is another than its parts come to. It is 0 in exports that leave it out. */
function seeNet(unit: Unit, nets: SumCheck): void {
  const net = unit.peek('net')
  if (!net) return
  let due = noCents
  for (const name of sheinExpectedNames) {
    const amount = unit.peek(name) ?? noCents
    due = name === 'price' ? addCents(due, amount) : subtractCents(due, amount)
  }
  nets.see(unit.orderId, due === net, net, due)
  if (due !== net) unit.warn('other-net', 'net')
}

function merge(orderId: string, units: readonly Unit[], checks: Checks): Order<SheinNames> {
  const first = units[0] as Unit
  const statuses = units.map(statusOf)
  for (const unit of units) {
    // A unit is one piece.
    if (/^0*([2-9]|[1-9]\d+)([.,]0+)?$/.test(unit.text('pieces'))) unit.warn('several-pieces', 'pieces')
    seeNet(unit, checks.nets)
  }
  warnOfBlanks(units)
  const kept = units.filter((_, index) => !saysRefunded(statuses[index] ?? ''))
  const awaited = kept.length > 0 ? kept : units
  const sums = makeAmounts(sheinExpectedNames, (name) => sumOf(awaited, name))
  checks.commissions.see(sums.price ?? noCents, sums.commission ?? noCents)
  return {
    ...(sums as SheinNames['expected']),
    orderId,
    status:
      statuses.find(saysInReturn) ?? statuses.find((status) => !saysRefunded(status)) ?? statuses[0] ?? '',
    cancelReason: '',
    createdAt: first.moment('createdAt'),
    items: itemsOf(units),
    units: units.length,
    lines: units.length,
    line: first.number,
  }
}

function statusOf(unit: Unit): string {
  const own = unit.text('productStatus')
  return saysRefunded(own) || saysInReturn(own) ? own : unit.text('status')
}

function sumOf(units: readonly Unit[], name: (typeof sheinExpectedNames)[number]): Cents {
  let sum = noCents
  let negative: Unit | undefined
  for (const unit of units) {
    const amount = unit.amount(name)
    if (amount < 0) negative = unit
    sum = addCents(sum, amount)
  }
  negative?.warn('negative-amounts', name)
  return sum
}

/** Units of the same product and price become one item. */
function itemsOf(units: readonly Unit[]): readonly OrderItem[] {
  const items = new Map<string, OrderItem>()
  for (const unit of units) {
    const item = itemOf(unit)
    const key = Object.values(item).join('|')
    items.set(key, { ...item, units: (items.get(key)?.units ?? 0) + 1 })
  }
  return [...items.values()]
}

function itemOf(unit: Unit): OrderItem {
  const [name, variation, sku] = [unit.text('productName'), unit.text('variation'), unit.text('sku')]
  const [listing, variationId] = [unit.text('listing'), unit.text('variationId')]
  const price = unit.peek('price')
  return {
    name,
    variation,
    sku,
    units: 1,
    ...(listing !== '' && { listing }),
    ...(variationId !== '' && { variationId }),
    ...(price !== null && price > 0 && { price }),
  }
}

/** An empty coupon or fee means no coupon or fee, but every unit has a price, a commission and a status. */
function warnOfBlanks(units: readonly Unit[]): void {
  units.find((unit) => unit.isNone('status'))?.warn('blank-status', 'status')
  for (const name of ['price', 'commission'] as const) {
    units.find((unit) => unit.isMissing(name))?.warnOfBlank(name)
  }
}
