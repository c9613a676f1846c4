import { defaultTable, type FeeTable, feeTables } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { tableWarning } from './fee-table-in-use.tsx'

const march = feeTables.find(({ id }) => id === 'shopee-2026-03') as FeeTable
const shopee = defaultTable('shopee')

test('fees that have ended name the ones in force on that day', () => {
  expect(tableWarning(shopee, '2026-05-10')).toBe(
    'Tarifas em vigor até 28/02/2026. Hoje vale “Shopee, março de 2026”.',
  )
  expect(tableWarning(shopee, '2026-11-20')).toBe(
    'Tarifas em vigor até 28/02/2026. Hoje vale “Shopee, outubro de 2026”.',
  )
})

test('fees still in force name the next ones, and future fees say from when they apply', () => {
  expect(tableWarning(march, '2026-09-30')).toBe('“Shopee, outubro de 2026” passa a valer em 01/10/2026.')
  expect(tableWarning(march, '2026-02-28')).toBe('Estas tarifas só valem a partir de 01/03/2026.')
})

test('fees that ended without a known successor ask the seller to check, and those without an end say nothing', () => {
  expect(tableWarning({ ...march, followedBy: null }, '2026-10-01')).toBe(
    'Tarifas em vigor até 30/09/2026. Confira as de hoje antes de publicar.',
  )
  expect(tableWarning(defaultTable('mercadoLivre'), '2099-01-01')).toBe(null)
})
