import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../calendar/index.ts'
import { defaultTable, type FeeTable, feeTables, tablesInForce, tablesOf } from '../index.ts'

const named = (id: string) => feeTables.find((table) => table.id === id) as FeeTable
const shopee = tablesOf('shopee')
const stretches = (chosen: FeeTable, from: string, to: string) =>
  tablesInForce(chosen, tablesOf(chosen.marketplace), from, to).map(({ table, isKnown, ...days }) => [
    days.from,
    days.to,
    table.id,
    isKnown,
  ])

describe('the tables in force', () => {
  it('change on the day another begins', () => {
    expect(stretches(named('shopee-2026-10'), '2026-09-29', '2026-10-02')).toEqual([
      ['2026-09-29', '2026-09-30', 'shopee-2026-03', true],
      ['2026-10-01', '2026-10-02', 'shopee-2026-10', true],
    ])
  })

  it('are those that follow an ended one, for every chosen table', () => {
    const from = '2026-02-20'
    for (const { id } of shopee.filter(({ holdsFor }) => holdsFor === undefined)) {
      expect(stretches(named(id), from, '2026-11-30')).toEqual([
        [from, '2026-02-28', 'shopee-specification', true],
        ['2026-03-01', '2026-09-30', 'shopee-2026-03', true],
        ['2026-10-01', '2026-11-30', 'shopee-2026-10', true],
      ])
    }
  })

  it('are the chosen one throughout where it has no dates', () => {
    const chosen = defaultTable('mercadoLivre')
    expect(stretches(chosen, '2020-01-01', '2030-12-31')).toEqual([
      ['2020-01-01', '2030-12-31', chosen.id, true],
    ])
    const own = { ...named('shopee-2026-03'), id: 'own', validFrom: null, validUntil: null, followedBy: null }
    expect(stretches(own, '2026-09-01', '2026-10-31')).toEqual([['2026-09-01', '2026-10-31', 'own', true]])
  })

  it('are the nearest before the first and after the last, and marked as unknown there', () => {
    expect(stretches(named('tiktok-2026-07'), '2026-02-04', '2026-02-05')).toEqual([
      ['2026-02-04', '2026-02-04', 'tiktok-2026-02', false],
      ['2026-02-05', '2026-02-05', 'tiktok-2026-02', true],
    ])
    const ending = { ...named('shopee-2026-03'), id: 'own', followedBy: null }
    expect(stretches(ending, '2026-09-30', '2026-10-01')).toEqual([
      ['2026-09-30', '2026-09-30', 'own', true],
      ['2026-10-01', '2026-10-01', 'own', false],
    ])
  })

  it('do not end in tables that follow each other in a circle', () => {
    const one = { ...named('shopee-2026-03'), id: 'one', validFrom: '2027-01-01', validUntil: '2027-01-31' }
    const circle = [
      { ...one, followedBy: 'two' },
      { ...one, id: 'two', followedBy: 'one' },
    ]
    for (const day of ['2026-01-01', '2027-01-15', '2028-01-01']) {
      expect(tablesInForce(circle[0] as FeeTable, circle, day, day)).toHaveLength(1)
    }
  })

  it('begin and end as asked, without a gap, each answer that of its days alone', () => {
    const days = fc.integer({ min: 0, max: 1500 }).map((after) => addDays('2023-06-01', after))
    fc.assert(
      fc.property(fc.constantFrom(...feeTables), days, days, (chosen, one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one]
        const tables = tablesOf(chosen.marketplace)
        const found = tablesInForce(chosen, tables, from, to)
        expect(found[0]?.from).toBe(from)
        expect(found.at(-1)?.to).toBe(to)
        for (const [position, stretch] of found.entries()) {
          const next = found[position + 1]
          if (next) expect(next.from).toBe(addDays(stretch.to, 1))
          const middle = addDays(stretch.from, Math.floor(daysBetween(stretch.from, stretch.to) / 2))
          for (const day of [stretch.from, middle, stretch.to]) {
            const { table, isKnown } = stretch
            expect(tablesInForce(chosen, tables, day, day)).toEqual([{ from: day, to: day, table, isKnown }])
          }
        }
      }),
    )
  })

  it('need days in their order', () => {
    expect(() => tablesInForce(named('shopee-2026-10'), shopee, '2026-11-02', '2026-11-01')).toThrow(
      RangeError,
    )
  })
})
