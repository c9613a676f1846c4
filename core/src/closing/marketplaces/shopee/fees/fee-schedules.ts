import { addDays, type CalendarDate, readDate } from '../../../../calendar/index.ts'
import { type FeeTable, tablesOf } from '../../../../pricing/index.ts'

/**
 * The fees from a price on. `from`, `fixedFee` (a piece) and `halfBelow` are in centavos, `commission` is percent of
 * the price. Below the price `halfBelow` the fixed part is half the price.
 */
export interface FeeBand {
  readonly from: number
  readonly commission: number
  readonly fixedFee: number
  readonly halfBelow: number
}

/** A dated fee table, with details that its sources state outside the table. */
export interface FeeSchedule {
  readonly table: FeeTable
  /** The first day on which it is known to apply. */
  readonly from: string
  readonly until: string | null
  /**
   * The bands with and without the free freight programme, if the table distinguishes them. No file says which one
   * applied.
   */
  readonly programmes: readonly (readonly FeeBand[])[]
  /** The maximum commission for a piece, in centavos; null if there is none. */
  readonly cap: number | null
  /** A second value for {@link FeeBand.halfBelow}, where sources contradict each other; null elsewhere. */
  readonly otherHalfBelow: number | null
}

/** What sources state outside the tables: reference of November 2026, section 4. */
const beside: Readonly<Record<string, Partial<Pick<FeeSchedule, 'from' | 'cap' | 'otherHalfBelow'>>>> = {
  // It was not found since when R$ 4,00 are charged, only that they were in 2025.
  'shopee-specification': { from: '2025-01-01', cap: 100_00, otherHalfBelow: 8_00 },
  'shopee-2026-10': { otherHalfBelow: 8_00 },
}

/** The tables of Shopee that apply to every seller, oldest first. */
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
    .filter((band, at, bands) => !isSameFee(band, bands[at - 1]))
}

/** Whether two lines of a table, which may differ in how sure they are, charge the same: they are one band. */
function isSameFee(one: FeeBand, before: FeeBand | undefined): boolean {
  return one.commission === before?.commission && one.fixedFee === before.fixedFee
}

/**
 * Covers the clock of the file and changes made step by step. No source says which day decides if the buyer pays later.
 */
const daysOfChange = 3

/**
 * The tables that may apply to an order placed at 'YYYY-MM-DD HH:MM'; that of its day comes first. Within three days of
 * a change the other table may apply too, and so may each table until the day `buyerPaidOn`. Empty if no table is known
 * for the day, null if the text is no date.
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
