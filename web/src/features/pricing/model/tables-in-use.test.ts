import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { defaultTables, forEachMarketplace } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { chooseTables, keepOwnTable, ownCopy, removeOwnTable } from '../fees/fee-step.ts'
import { endedFees, originOf, tableChanges, tableOf, tablesInUse, todaysChoice } from './tables-in-use.ts'

const untouched: FeeSettings = {
  version: 0,
  chosen: forEachMarketplace(() => null),
  own: [],
}
const copy = ownCopy(defaultTables.shopee, 'minha')

test('the specification is used until a table is chosen', () => {
  expect(tablesInUse(untouched)).toEqual(defaultTables)
})

test('a chosen table is used, whether known or own', () => {
  expect(tableOf(chooseTables({ shopee: 'shopee-2026-10' })(untouched), 'shopee').id).toBe('shopee-2026-10')
  const kept = chooseTables({ shopee: 'minha' })(keepOwnTable(copy)(untouched))
  expect(tableOf(kept, 'shopee')).toEqual(copy)
  expect(tableOf(kept, 'shein')).toEqual(defaultTables.shein)
})

test('if a chosen table is gone, or belongs to another marketplace, the specification is used', () => {
  expect(tableOf(chooseTables({ shopee: 'gone' })(untouched), 'shopee')).toBe(defaultTables.shopee)
  expect(tableOf(chooseTables({ shein: 'shopee-2026-10' })(untouched), 'shein')).toBe(defaultTables.shein)
})

test('an edited own table replaces its former version, and a removed one is replaced by the specification where it was chosen', () => {
  const chosen = chooseTables({ shopee: 'minha' })(keepOwnTable(copy)(untouched))
  const renamed = keepOwnTable({ ...copy, name: 'Outro nome' })(chosen)
  expect(renamed.own.map(({ name }) => name)).toEqual(['Outro nome'])
  const removed = removeOwnTable(copy)(renamed)
  expect(removed.own).toEqual([])
  expect(removed.chosen.shopee).toBe(defaultTables.shopee.id)
  expect(removeOwnTable(copy)(keepOwnTable(copy)(untouched)).chosen).toEqual(untouched.chosen)
})

test('only the marketplaces whose fees change are affected', () => {
  const before = tablesInUse(untouched)
  const after = tablesInUse(
    chooseTables({ shopee: 'shopee-2026-10', shein: 'shein-specification' })(untouched),
  )
  expect(tableChanges(before, after).map(({ marketplace }) => marketplace)).toEqual(['shopee'])
})

test('today the newest tables in force are chosen where no table was chosen, or the chosen one has ended', () => {
  expect(todaysChoice(untouched, '2026-11-20')).toMatchObject({
    shopee: 'shopee-2026-10',
    mercadoLivre: 'mercado-livre-2026-08',
    shein: 'shein-2026-03',
  })
  expect(todaysChoice(untouched, '2026-07-01')).toMatchObject({
    shopee: 'shopee-2026-03',
    mercadoLivre: 'mercado-livre-specification',
    tiktok: 'tiktok-2026-02',
  })
  const some = chooseTables({ shopee: 'minha', shein: 'shein-specification' })(keepOwnTable(copy)(untouched))
  expect(todaysChoice(some, '2026-11-20')).toMatchObject({ shein: 'shein-2026-03' })
  expect(todaysChoice(some, '2026-11-20').shopee).toBeUndefined()
})

test('fees that ended name their last day and the table in force', () => {
  expect(endedFees(defaultTables.shopee, '2026-02-28')).toBeNull()
  expect(endedFees(defaultTables.shopee, '2026-11-20')).toMatchObject({
    until: '2026-02-28',
    today: { id: 'shopee-2026-10' },
  })
  expect(endedFees(defaultTables.mercadoLivre, '2099-01-01')).toBeNull()
})

test('an own table is a copy until a value differs, and has no reference if none is known', () => {
  expect(originOf(defaultTables.shopee)).toBe('known')
  expect(originOf(copy)).toBe('copy')
  const [first, ...rest] = copy.rules
  const adjusted = { ...copy, rules: [{ ...first, commission: 12, fixedFee: 4 }, ...rest] }
  expect(originOf(adjusted)).toBe('adjusted')
  expect(originOf({ ...copy, copiedFrom: 'gone' })).toBe('no-reference')
})

test('a copy of a table with the longest name still has a name that the server accepts', () => {
  expect(ownCopy({ ...copy, name: 'x'.repeat(80) }, 'outra').name).toHaveLength(80)
})
