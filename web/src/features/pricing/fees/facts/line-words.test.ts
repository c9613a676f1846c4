import { type FeeTable, feeTables } from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import {
  categoryInWords,
  commissionInWords,
  extraInWords,
  fixedFeeInWords,
  lineInWords,
} from './line-words.ts'

function table(id: string): FeeTable {
  const found = feeTables.find((one) => one.id === id)
  if (!found) throw new Error(`no table ${id}`)
  return found
}

function lines(id: string): string[][] {
  return table(id).rules.map((rule) =>
    [lineInWords(rule), commissionInWords(rule), fixedFeeInWords(rule), ...extraInWords(rule)].map((words) =>
      words.replaceAll('\u00a0', ' '),
    ),
  )
}

test('a line names its prices and whether it is for the programme', () => {
  expect(lines('shopee-2026-10')).toEqual([
    ['até R$ 7,99', '20%', 'R$ 4,50', 'no máximo 50% do preço'],
    ['de R$ 8,00 a R$ 8,99', '20%', 'R$ 4,50', 'no máximo 50% do preço'],
    ['de R$ 9,00 a R$ 79,99', '20%', 'R$ 4,50', 'no máximo 50% do preço'],
    ['de R$ 80,00 a R$ 99,99', '14%', 'R$ 16,00'],
    ['de R$ 100,00 a R$ 199,99', '14%', 'R$ 20,00'],
    ['a partir de R$ 200,00', '14%', 'R$ 26,00'],
  ])
  expect(lines('shopee-specification')[0]).toEqual(['com frete grátis', '20%', 'R$ 4,00'])
  expect(lines('mercado-livre-specification')).toEqual([['toda venda', 'no anúncio', 'no anúncio']])
})

test('a weight on the border of two lines is in the one that says so', () => {
  const weights = (id: string) => lines(id).map(([words]) => words)
  expect(
    weights('shein-2026-03').filter((_, place, { length }) => place < 2 || place === length - 1),
  ).toEqual(['até 0,3 kg', 'acima de 0,3 kg e até 0,6 kg', 'acima de 30 kg'])
  expect(weights('shein-specification').filter((_, place) => place < 2 || place === 6)).toEqual([
    'abaixo de 0,3 kg',
    'a partir de 0,3 kg e abaixo de 2 kg',
    'a partir de 17 kg e até 23 kg',
  ])
})

test('price, weight and the deliverer are in one line, with the cost of another kilogram', () => {
  expect(lines('mercado-livre-2026-08')[1]).toEqual([
    'de R$ 19,00 a R$ 48,99, até 0,3 kg, no Mercado Envios',
    'no anúncio',
    'R$ 6,85',
  ])
  expect(lines('amazon-2026-09-professional').at(-1)).toEqual([
    'a partir de R$ 200,00, acima de 9,98 kg, com FBA',
    'da categoria',
    'R$ 51,35',
    'mais R$ 3,50 por quilo a mais',
  ])
})

test('a category names its percent, its minimum and the percent of the dearer part', () => {
  const words = (table('amazon-2026-09-professional').categories ?? []).map((category) =>
    `${category.name}: ${categoryInWords(category)}`.replaceAll('\u00a0', ' '),
  )
  expect(words).toHaveLength(37)
  expect(words).toContain('Beleza: 13%, no mínimo R$ 2,00')
  expect(words).toContain('Móveis: 15%, no mínimo R$ 2,00, e 10% no que passa de R$ 200,00')
})

test('no two lines of a known table hold for the same', () => {
  for (const { id, rules } of feeTables) {
    expect(new Set(rules.map(lineInWords)).size, id).toBe(rules.length)
  }
})
