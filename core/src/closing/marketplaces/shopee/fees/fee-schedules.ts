import { addDays, type CalendarDate, readDate } from '../../../../calendar/index.ts'
import { type FeeTable, tablesOf } from '../../../../pricing/index.ts'

/** From a price in centavos: percent of it, centavos a piece, and the price below which half of it is the fixed part. */
export interface FeeBand {
  readonly from: number
  readonly commission: number
  readonly fixedFee: number
  readonly halfBelow: number
}

/** A dated table as orders are charged by it, with what its sources say beside it. */
export interface FeeSchedule {
  readonly table: FeeTable
  /** The first day of which it is known to hold. */
  readonly from: string
  readonly until: string | null
  /** With and without the free freight programme, where the table tells them apart; no file says which one an order was sold in. */
  readonly programmes: readonly (readonly FeeBand[])[]
  /** The most centavos of commission for a piece. */
  readonly cap: number | null
  /** Another price below which half of it is the fixed part, where sources contradict each other. */
  readonly otherHalfBelow: number | null
}

/** What sources say beside a table: reference of November 2026, section 4. */
const beside: Readonly<Record<string, Partial<Pick<FeeSchedule, 'from' | 'cap' | 'otherHalfBelow'>>>> = {
  // Since when R$ 4,00 are charged was not found, only that they were in 2025.
  'shopee-specification': { from: '2025-01-01', cap: 100_00, otherHalfBelow: 8_00 },
  'shopee-2026-10': { otherHalfBelow: 8_00 },
}

/** The tables of Shopee that hold for every seller, oldest first. */
const general = tablesOf('shopee').filter(({ holdsFor }) => holdsFor === undefined)
export const schedules: readonly FeeSchedule[] = general.map((table) => {
  const hasProgramme = table.rules.some(({ freeShipping }) => freeShipping !== undefined)
  return {
    table,
    from: table.validFrom ?? '9999-12-31',
    until: table.validUntil,
    programmes: hasProgramme ? [bandsOf(table, true), bandsOf(table, false)] : [bandsOf(table, true)],
    cap: null,
    otherHalfBelow: null,
    ...beside[table.id],
  }
})

function bandsOf({ rules }: FeeTable, programme: boolean): readonly FeeBand[] {
  return rules
    .filter(({ freeShipping = programme }) => freeShipping === programme)
    .map(({ price, commission, fixedFee, fixedFeeCap }) => {
      if (typeof commission !== 'number' || typeof fixedFee !== 'number')
        throw new Error('a dated table says its fees')
      const fixed = Math.round(fixedFee * 100)
      const halfBelow = fixedFeeCap === undefined ? 0 : (fixed * 100) / fixedFeeCap
      return { from: Math.round((price?.from ?? 0) * 100), commission, fixedFee: fixed, halfBelow }
    })
}

/** A file's clock, a change made by and by and, where no file says it, a payment days after the order: no source says which day decides. */
const daysOfChange = 3

/**
 * The tables an order placed at 'YYYY-MM-DD HH:MM' may be charged by, that of its day first: shortly before and after a change the other
 * one too, and each that held until its buyer paid. None where none is known, null where the text is no date.
 */
export function schedulesOn(
  createdAt: string,
  buyerPaidOn: CalendarDate = '',
): readonly FeeSchedule[] | null {
  const day = readDate(createdAt)
  if (day === null) return null
  const key = `${day} ${buyerPaidOn}`
  const found = byDays.get(key) ?? findSchedules(day, buyerPaidOn)
  byDays.set(key, found)
  return found
}

/** A month has few days and very many orders. */
const byDays = new Map<string, readonly FeeSchedule[]>()

function findSchedules(day: CalendarDate, buyerPaidOn: CalendarDate): readonly FeeSchedule[] {
  const [first, shortlyAfter] = [addDays(day, -daysOfChange), addDays(day, daysOfChange)]
  const last = buyerPaidOn > shortlyAfter ? buyerPaidOn : shortlyAfter
  const holds = (one: CalendarDate, other: CalendarDate) =>
    schedules.filter(({ from, until }) => from <= other && (until === null || one <= until))
  const [own] = holds(day, day)
  return own ? [own, ...holds(first, last).filter((schedule) => schedule !== own)] : []
}
