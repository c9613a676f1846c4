import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { defaultTables, forEachMarketplace } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { chooseTables, keepOwnTable, ownCopy, removeOwnTable } from '../fees/fee-step.ts'
import { tableAnswers, tableChanges, tableOf, tablesInUse } from './tables-in-use.ts'

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

test('the two answers are the specification, and the newest table in force that day for each marketplace', () => {
  expect(tableAnswers('2026-11-20')).toMatchObject({
    specification: {
      shopee: 'shopee-specification',
      mercadoLivre: 'mercado-livre-specification',
      shein: 'shein-specification',
    },
    today: { shopee: 'shopee-2026-10', mercadoLivre: 'mercado-livre-2026-08', shein: 'shein-2026-03' },
  })
  expect(tableAnswers('2026-11-20').specification.tiktok).toBe('tiktok-2026-07')
  expect(tableAnswers('2026-07-01').today).toMatchObject({
    shopee: 'shopee-2026-03',
    mercadoLivre: 'mercado-livre-specification',
    shein: 'shein-2026-03',
    tiktok: 'tiktok-2026-02',
  })
})

test('a copy of a table with the longest name still has a name that the server accepts', () => {
  expect(ownCopy({ ...copy, name: 'x'.repeat(80) }, 'outra').name).toHaveLength(80)
})
