import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { causeSentence } from './cause-sentence.ts'

test('another commission says both rates', () => {
  const cause = {
    kind: 'commission-rate',
    amount: cents(-600),
    basis: 'stated',
    expectedRate: 14,
    chargedRate: 20,
  } as const
  expect(causeSentence(cause)).toBe('Comissão de 20,00% cobrada; a do arquivo de pedidos é de 14,00%.')
})

test('a fixed fee per unit says the fee and the units', () => {
  const cause = {
    kind: 'fixed-fee-per-unit',
    amount: cents(-800),
    basis: 'matches',
    fee: cents(400),
    units: 3,
  } as const
  expect(causeSentence(cause)).toMatch(/^Taxa fixa de R\$\s4,00 cobrada por cada uma das 3 unidades/)
})

test('a cause without rates is said without them', () => {
  const cause = { kind: 'commission-rate', amount: cents(-600), basis: 'stated' } as const
  expect(causeSentence(cause)).toBe('A comissão cobrada é outra que a do arquivo de pedidos.')
})
