import { describe, expect, it } from 'vitest'
import { daysSinceRead, type FeeTable, feeTables, successorOf, tableStatusOn } from '../index.ts'

function table(id: string): FeeTable {
  const found = feeTables.find((one) => one.id === id)
  if (!found) throw new Error(`no table ${id}`)
  return found
}

const [before, march, october] = ['shopee-specification', 'shopee-2026-03', 'shopee-2026-10'].map(table)

describe('tableStatusOn', () => {
  it.each([
    ['shopee-2026-03', '2026-02-28', { status: 'not-yet', from: '2026-03-01' }],
    ['shopee-2026-03', '2026-03-01', { status: 'followed', follower: october }],
    ['shopee-2026-03', '2026-09-30', { status: 'followed', follower: october }],
    ['shopee-2026-03', '2026-10-01', { status: 'ended', until: '2026-09-30', follower: october }],
    ['shopee-specification', '2026-02-28', { status: 'followed', follower: march }],
    ['shopee-specification', '2026-03-01', { status: 'ended', until: '2026-02-28', follower: march }],
    ['shopee-specification', '2026-11-20', { status: 'ended', until: '2026-02-28', follower: october }],
    ['shopee-2026-10', '2026-11-20', { status: 'current' }],
    ['mercado-livre-specification', '2026-11-20', { status: 'current' }],
  ])('%s on %s', (id, day, status) => {
    expect(tableStatusOn(table(id), day, feeTables)).toEqual(status)
  })

  it('names no follower that is not among the tables, and does not loop over tables that follow each other', () => {
    const ended = { status: 'ended', until: '2026-02-28', follower: null }
    expect(tableStatusOn(table('shopee-specification'), '2026-11-20', [])).toEqual(ended)
    const one = { ...table('shopee-2026-03'), id: 'one', followedBy: 'other' }
    const other = { ...one, id: 'other', followedBy: 'one' }
    expect(tableStatusOn(one, '2026-11-20', [one, other])).toMatchObject({ follower: { id: 'other' } })
  })

  it('knows the successor of a table, and that the last has none', () => {
    expect(before && successorOf(before, feeTables)).toBe(march)
    expect(october && successorOf(october, feeTables)).toBeNull()
  })
})

it.each([
  ['2026-11-22', null],
  ['2026-11-23', 46],
])('says on %s how long ago a source was read: %s', (day, days) => {
  expect(daysSinceRead({ readOn: '2026-10-08' }, day)).toBe(days)
  expect(daysSinceRead({}, day)).toBeNull()
})
