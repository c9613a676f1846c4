import { defaultTable, type FeeTable, feeTables } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { tableWarnings } from './fee-table-in-use.tsx'

const march = feeTables.find(({ id }) => id === 'shopee-2026-03') as FeeTable
const october = feeTables.find(({ id }) => id === 'shopee-2026-10') as FeeTable

test('fees in force name the next ones, and future fees say from when they apply', () => {
  expect(tableWarnings(march, undefined, '2026-09-30')).toEqual([
    '“Shopee, outubro de 2026” passa a valer em 01/10/2026.',
  ])
  expect(tableWarnings(march, undefined, '2026-02-28')).toEqual([
    'Estas tarifas só valem a partir de 01/03/2026.',
  ])
})

test('a source that was read long ago, and an estimated value, ask the seller to check', () => {
  expect(tableWarnings(october, undefined, '2026-11-22')).toEqual([])
  expect(tableWarnings(october, 'inferred', '2026-11-23')).toEqual([
    'Lidas há 46 dias: confira antes de publicar.',
    'O valor deste peso ou preço é estimado: confira antes de publicar.',
  ])
  expect(tableWarnings(defaultTable('shopee'), undefined, '2026-11-20')).toEqual([])
})
