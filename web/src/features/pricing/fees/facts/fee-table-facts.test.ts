import { defaultTables, type FeeTable, feeTables } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { unbroken } from '../../../../ui/number-formats.ts'
import { statusInWords, validityInWords } from './fee-table-facts.tsx'

function table(id: string): FeeTable {
  const found = feeTables.find((one) => one.id === id)
  if (!found) throw new Error(`no table ${id}`)
  return found
}

test.each([
  [
    'shopee-specification',
    '2026-02-28',
    'Em vigor hoje. Depois vem “Shopee, março de 2026”, a partir de 01/03/2026.',
  ],
  ['shopee-specification', '2026-11-20', 'Terminou em 28/02/2026. Hoje vale “Shopee, outubro de 2026”.'],
  ['shopee-2026-10', '2026-09-30', 'Só começa a valer em 01/10/2026.'],
  ['shopee-2026-10', '2026-10-01', 'Em vigor hoje.'],
  ['mercado-livre-specification', '2026-11-20', 'Sem prazo de validade.'],
])('%s on %s: %s', (id, day, words) => {
  expect(statusInWords(table(id), day, feeTables)).toBe(words)
})

test('amounts and weights of notes do not break between number and unit, and other words do', () => {
  expect(unbroken('de R$ 8,00 a R$ 9,00, até 30 kg e 20 g a mais, 12 gramas')).toBe(
    'de R$\u00a08,00 a R$\u00a09,00, até 30\u00a0kg e 20\u00a0g a mais, 12 gramas',
  )
  for (const { source, note } of feeTables) {
    expect(unbroken(`${source} ${note}`)).not.toMatch(/R\$ |\d kg/)
  }
})

test('a table that ended without a known successor only says that', () => {
  const ended = { ...defaultTables.shopee, followedBy: null }
  expect(statusInWords(ended, '2026-11-20', feeTables)).toBe('Terminou em 28/02/2026.')
})

test('the validity names the ends it has', () => {
  expect(validityInWords(table('shopee-2026-03'))).toBe('de 01/03/2026 a 30/09/2026')
  expect(validityInWords(table('shopee-2026-10'))).toBe('desde 01/10/2026')
  expect(validityInWords(table('shopee-specification'))).toBe('até 28/02/2026')
  expect(validityInWords(table('mercado-livre-specification'))).toBe('sem prazo')
})
