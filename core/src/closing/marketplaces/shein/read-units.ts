import { addCents, type Cents, isNone, noCents, subtractCents } from '../../../money/index.ts'
import { KnownStates, OrdersLeftOut, ordersFile, saysCancelled } from '../../files/assemble-files.ts'
import type { CutOrder, OrdersFile } from '../../files/closing-files.ts'
import { CommissionCheck, SumCheck } from '../../files/sum-check.ts'
import type { LeftOutOrder, Order } from '../../model/order.ts'
import type { OrderItem } from '../../model/order-items.ts'
import { makeAmounts } from '../../model/terms/make-amounts.ts'
import { type SheinTerms, sheinExpectedNames } from '../../model/terms/shein.ts'
import { AmountReader } from '../../reading/amount-reader.ts'
import { ClosingProblem, refuseOrders } from '../../reading/closing-problem.ts'
import { refuseOtherCurrency } from '../../reading/currency.ts'
import { DateReader } from '../../reading/date-reader.ts'
import { EqualRows, UnnumberedRows } from '../../reading/equal-rows.ts'
import { numberOf } from '../../reading/exported-id.ts'
import type { Table } from '../../reading/locate-file.ts'
import { beginsWithTotal, OrderIds } from '../../reading/order-ids.ts'
import { ReadingProblems } from '../../reading/reading-problems.ts'
import { type Cell, cellAt, isMissing, type Row, textOf } from '../../reading/sheet.ts'
import { type UnitsColumn, unitsLayout } from './columns.ts'
import { saysInReturn, saysRefunded } from './order-states.ts'

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
export function readUnits(table: Table<UnitsColumn>): OrdersFile<SheinTerms> {
  const problems = new ReadingProblems()
  const reader = new UnitsReader(table, problems)
  const ids = new OrderIds(table, problems)
  const { groups, copies } = groupUnits(table.rows, ids, reader)
  const orders: Order<SheinTerms>[] = []
  const leftOut = new OrdersLeftOut()
  for (const [orderId, units] of groups) {
    reader.nameUnknown(orderId, units)
    const cancelled = units.filter((unit) => reader.isCancelled(unit)).length
    if (cancelled === 0) orders.push(reader.merge(orderId, units))
    else {
      const why = cancelled < units.length ? 'partly' : 'cancelled'
      leftOut.add({ orderId, why, ...reader.saidOfCancelled(units) }, units.length)
    }
  }
  for (const [orderId, units] of groups) reader.warnOfUnnamed(orderId, units)
  reader.warnOfMissing()
  const cut = reader.cutAmong(groups)
  return ordersFile(table, { orders, leftOut, cut, ids, copies, unreadable: reader.unreadable, problems })
}

interface Units {
  readonly groups: ReadonlyMap<string, readonly Row[]>
  readonly copies: number
}

function groupUnits(rows: readonly Row[], ids: OrderIds, reader: UnitsReader): Units {
  const groups = new Map<string, Row[]>()
  const known = new EqualRows<Row>((row) => reader.identityOf(row))
  const unnumbered = new UnnumberedRows()
  const doubled = new Set<string>()
  let copies = 0
  let lost = 0
  for (const row of rows) {
    const orderId = ids.read(row)
    if (orderId === '') {
      if (reader.isUnitWithoutId(row)) lost += 1
      continue
    }
    const units = groups.get(orderId)
    const same = units?.[0] && known.find(orderId, units[0], row)
    const isNumbered = reader.namesItem(row)
    if (!isNumbered) unnumbered.add(`${orderId}|${reader.identityOf(row)}`)
    if (same && isNumbered) {
      if (!reader.isSame(same, row)) doubled.add(orderId)
      reader.problems.warn('copied-rows', { orderId })
      copies += 1
      continue
    }
    if (same) reader.problems.warn('equal-rows', { orderId })
    if (units) units.push(row)
    else groups.set(orderId, [row])
  }
  reader.problems.throwFault()
  if (lost > 0) throw new ClosingProblem({ kind: 'rows-without-id', rows: lost })
  refuseOrders('doubled-rows', doubled)
  unnumbered.refusePasted()
  return { groups, copies }
}

class UnitsReader {
  readonly problems: ReadingProblems
  private readonly table: Table<UnitsColumn>
  private readonly amount: AmountReader<UnitsColumn>
  private readonly date: DateReader<UnitsColumn>
  private readonly nets: SumCheck
  private readonly commissions = new CommissionCheck()
  private readonly states: KnownStates

  constructor(table: Table<UnitsColumn>, problems: ReadingProblems) {
    this.table = table
    this.problems = problems
    this.amount = new AmountReader<UnitsColumn>(table, [...sheinExpectedNames, 'net'], problems)
    this.states = new KnownStates(problems, this.amount.labelOf('status'))
    this.nets = new SumCheck(problems, this.amount.labelOf('net'))
    this.date = new DateReader<UnitsColumn>(table, 'createdAt', problems)
  }

  get unreadable(): number {
    return this.amount.unreadable
  }

  namesItem(row: Row): boolean {
    return this.itemOfRow(row) !== ''
  }

  nameUnknown(orderId: string, units: readonly Row[]): void {
    for (const unit of units) this.states.see(this.cell(unit, 'status'), orderId)
  }

  /** What a unit shares with its copy. */
  identityOf(row: Row): string {
    const item = this.itemOfRow(row)
    if (item !== '') return item
    const texts = [this.text(row, 'status'), ...Object.values(this.itemOf(row))]
    return ['without item', ...texts, ...sheinExpectedNames.map((name) => this.amount.peek(row, name))].join(
      '|',
    )
  }

  private itemOfRow(row: Row): string {
    return numberOf(this.cell(row, 'itemId'))
  }

  /** Warns of a unit without an item beside one that has an item and the same amounts: it may be its copy. */
  warnOfUnnamed(orderId: string, units: readonly Row[]): void {
    const unnamed = units.length > 1 ? units.filter((unit) => !this.namesItem(unit)) : []
    if (unnamed.length === 0) return
    const named = units.filter((unit) => this.namesItem(unit))
    const isCopy = unnamed.some((unit) => named.some((one) => this.isSame(one, unit)))
    if (isCopy) this.problems.warn('equal-rows', { orderId })
  }

  /** An export may cut the first or the last order in its rows. */
  cutAmong(groups: ReadonlyMap<string, readonly Row[]>): ReadonlyMap<string, CutOrder> {
    const ends = [...groups].filter((_, index) => index === 0 || index === groups.size - 1)
    const named = ends.filter(([, rows]) => rows.every((row) => this.namesItem(row)))
    return new Map(
      named.map(([orderId, rows]) => [
        orderId,
        { items: rows.map((row) => this.identityOf(row)), summed: sheinExpectedNames },
      ]),
    )
  }

  isSame(one: Row, other: Row): boolean {
    return (
      this.isCancelled(one) === this.isCancelled(other) &&
      sheinExpectedNames.every((name) => this.amount.peek(one, name) === this.amount.peek(other, name))
    )
  }

  saidOfCancelled(units: readonly Row[]): Omit<LeftOutOrder, 'orderId' | 'why'> {
    const [unit = []] = units.filter((one) => this.isCancelled(one))
    const line = this.table.lineOf(units[0] ?? [])
    return { status: this.text(unit, 'status'), product: this.text(unit, 'productName'), line }
  }

  isCancelled(row: Row): boolean {
    const status = this.cell(row, 'status')
    this.problems.refuseBroken(this.amount.labelOf('status'), status)
    return saysCancelled(status)
  }

  /** Whether a row without an id has a unit's price; its id may be in a merged cell above it, or in another column. */
  isUnitWithoutId(row: Row): boolean {
    if (!isMissing(this.cell(row, 'orderId'))) return false
    if (row.some((cell) => typeof cell === 'string' && unitsLayout.orderId.test(cell))) return true
    if (this.amount.isBlank(row, 'price')) return false
    const texts = [this.text(row, 'productName'), this.text(row, 'itemId'), this.text(row, 'status')]
    return texts.some((text) => text !== '' && !beginsWithTotal(text))
  }

  merge(orderId: string, rows: readonly Row[]): Order<SheinTerms> {
    const [first = []] = rows
    const statuses = rows.map((row) => this.statusOf(row))
    for (const row of rows) refuseOtherCurrency(this.table, row, this.problems, orderId)
    this.warnOfBlanks(orderId, rows)
    for (const row of rows) this.warnOfWhatIsSaid(orderId, row)
    const kept = rows.filter((_, index) => !saysRefunded(statuses[index] ?? ''))
    const awaited = kept.length > 0 ? kept : rows
    const sums = makeAmounts(sheinExpectedNames, (name) => this.sumOf(awaited, name, orderId))
    this.commissions.see(sums.price ?? noCents, sums.commission ?? noCents)
    return {
      ...(sums as SheinTerms['expected']),
      orderId,
      status:
        statuses.find(saysInReturn) ?? statuses.find((status) => !saysRefunded(status)) ?? statuses[0] ?? '',
      cancelReason: '',
      createdAt: this.date.read(first, orderId),
      items: this.itemsOf(rows),
      units: rows.length,
      lines: rows.length,
      line: this.table.lineOf(first),
    }
  }

  private statusOf(row: Row): string {
    const ofUnit = this.text(row, 'productStatus')
    return saysRefunded(ofUnit) || saysInReturn(ofUnit) ? ofUnit : this.text(row, 'status')
  }

  warnOfMissing(): void {
    this.commissions.warn(this.problems, this.amount.labelOf('commission'))
    if (this.table.position.createdAt === undefined) {
      this.problems.warn('without-columns', { column: unitsLayout.columns.createdAt[0] })
    }
  }

  private sumOf(rows: readonly Row[], name: UnitsColumn, orderId: string): Cents {
    let sum = noCents
    let isBelowZero = false
    for (const row of rows) {
      const amount = this.amount.read(row, name, orderId)
      if (amount < 0) isBelowZero = true
      sum = addCents(sum, amount)
    }
    if (isBelowZero) this.problems.warn('negative-amounts', { column: this.amount.labelOf(name), orderId })
    return sum
  }

  /** Units of the same product become one item. */
  private itemsOf(rows: readonly Row[]): readonly OrderItem[] {
    const [first = []] = rows
    if (rows.length === 1) return [this.itemOf(first)]
    const items = new Map<string, OrderItem>()
    for (const row of rows) {
      const item = this.itemOf(row)
      const key = [item.name, item.variation, item.sku].join('|')
      items.set(key, { ...item, units: (items.get(key)?.units ?? 0) + 1 })
    }
    return [...items.values()]
  }

  private itemOf(row: Row): OrderItem {
    const [name, variation] = [this.text(row, 'productName'), this.text(row, 'variation')]
    return { name, variation, sku: this.text(row, 'sku'), units: 1 }
  }

  /** An empty coupon or fee means there is none, but every unit has a price, a commission and a status. */
  private warnOfBlanks(orderId: string, rows: readonly Row[]): void {
    if (rows.some((row) => isNone(this.cell(row, 'status'), 'exception'))) {
      this.problems.warn('blank-status', { column: this.amount.labelOf('status'), orderId })
    }
    for (const name of ['price', 'commission'] as const) {
      if (rows.some((row) => this.amount.isBlank(row, name))) {
        this.problems.warnOfBlank(this.amount.labelOf(name), orderId)
      }
    }
  }

  /**
   * Checks what a row says about itself: its number of pieces, and its net amount, which is 0 in exports that leave it
   * out.
   */
  private warnOfWhatIsSaid(orderId: string, row: Row): void {
    if (/^0*([2-9]|[1-9]\d+)([.,]0+)?$/.test(this.text(row, 'pieces'))) {
      this.problems.warn('several-pieces', { column: this.amount.labelOf('pieces'), orderId })
    }
    const net = this.amount.peek(row, 'net')
    if (!net) return
    let due = noCents
    for (const name of sheinExpectedNames) {
      const amount = this.amount.peek(row, name) ?? noCents
      due = name === 'price' ? addCents(due, amount) : subtractCents(due, amount)
    }
    this.nets.see(orderId, due === net, net, due)
    if (due === net) return
    this.problems.warn('other-net', { column: this.amount.labelOf('net'), orderId })
  }

  private cell(row: Row, column: UnitsColumn): Cell | undefined {
    return cellAt(row, this.table.position[column])
  }

  private text(row: Row, column: UnitsColumn): string {
    return textOf(this.cell(row, column))
  }
}
