import { defaultTable, type FeeTable } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { freeShippingHint } from './marketplace-fields.tsx'

const shopee = defaultTable('shopee')

test('names both commissions if the table has one for each case', () => {
  expect(freeShippingHint(shopee)).toBe('Participando, a comissão é de 20%; fora dele, de 14%.')
})

test('names no commission if it depends on more than the programme', () => {
  const table: FeeTable = {
    ...shopee,
    rules: [...shopee.rules, { freeShipping: true, commission: 12, fixedFee: 4 }],
  }
  expect(freeShippingHint(table)).toBe('Quem participa paga outra tarifa.')
})
