import { expect, test } from 'vitest'
import { texts } from './import-texts.ts'

test('names the unknown columns', () => {
  expect(texts.unknownColumns(['Cor'])).toBe('A coluna Cor não foi reconhecida e fica de fora.')
  expect(texts.unknownColumns(['Cor', 'Tamanho'])).toBe(
    'As colunas Cor, Tamanho não foram reconhecidas e ficam de fora.',
  )
  expect(texts.unaskedColumns(['Peso (kg)', 'Frete'], ['shopee', 'tiktok'])).toMatch(
    /^As colunas Peso \(kg\) e Frete não entram no preço da Shopee e do TikTok Shop\. Se /,
  )
})

test('names some of hundreds of columns and counts the others, and cuts long names', () => {
  const sentence = texts.unknownColumns(Array.from({ length: 498 }, (_, place) => `Coluna ${place}`))
  expect(sentence).toMatch(/^As colunas Coluna 0, .*, Coluna 19 e mais 478 não foram reconhecidas/)
  expect(texts.unknownColumns(['x'.repeat(1000)]).length).toBeLessThan(120)
})

test('says how many lines get a price, and what the others lack', () => {
  expect(texts.priced(40, [['falta a tarifa', 20]], { costless: 0, weightless: 0 })).toBe(
    '40 com preço, 20 sem preço: falta a tarifa',
  )
  expect(texts.priced(1, [], { costless: 3, weightless: 2 })).toBe(
    '1 com preço, 3 com preço só das tarifas: falta o custo, 2 com preço só da faixa mais leve: falta o peso',
  )
})
