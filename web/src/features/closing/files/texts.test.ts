import { expect, test } from 'vitest'
import type { Refusal } from './refusal.ts'
import { refusalSentence } from './texts.ts'

const refusals: Refusal[] = [
  { kind: 'several' },
  { kind: 'name', extension: '.csv' },
  { kind: 'misnamed' },
  { kind: 'unavailable' },
  { kind: 'blank' },
  ...(['text', 'html', 'pdf', 'image', 'other'] as const).map((as) => ({ kind: 'disguised', as }) as const),
  { kind: 'password' },
  { kind: 'old-format' },
  ...(['word', 'libreoffice', 'binary-workbook', 'numbers'] as const).map(
    (as) => ({ kind: 'other-office', as }) as const,
  ),
  { kind: 'archive' },
  { kind: 'truncated' },
  { kind: 'damaged' },
  { kind: 'too-large' },
  { kind: 'empty-workbook' },
  { kind: 'swapped' },
  { kind: 'unknown', header: ['Cliente', 'Telefone'] },
  { kind: 'no-rows' },
  { kind: 'missing-columns', sheet: 'Renda', columns: ['ID do reembolso'] },
  { kind: 'missing-columns', sheet: 'Renda', columns: ['ID do pedido', 'ID do reembolso'] },
  { kind: 'twin-columns', sheet: 'orders', columns: ['Subtotal do produto'] },
  { kind: 'headless-sheet', sheet: 'Plan2' },
  { kind: 'second-header' },
  ...(['formula', 'error', 'date', 'percentage'] as const).map(
    (why) => ({ kind: 'broken-cells', why, column: 'Taxa de serviço', cells: 2, example: '=A1' }) as const,
  ),
  { kind: 'mixed-marks', column: 'Subtotal do produto', cells: 1, example: '1.299' },
  { kind: 'lost-digits', column: 'ID do pedido', cells: 1, example: '2,40101E+13' },
  { kind: 'rows-without-id', rows: 2 },
  { kind: 'unknown-view', column: 'Ver', cells: 1, example: 'Ajuste' },
  { kind: 'only-details', orders: 3 },
  { kind: 'doubled-rows', orders: 3 },
  { kind: 'nothing-to-compare', leftOut: 3 },
  { kind: 'reader-missing' },
]

test('each refusal has a sentence of its own that ends in what to do next', () => {
  const sentences = refusals.map((refusal) => refusalSentence(refusal, 'income'))
  expect(new Set(sentences).size).toBe(refusals.length)
  for (const sentence of sentences) expect(sentence).toMatch(/(envie|Envie|Escolha|baixe de novo)/)
})

test('swapped files are named, each from its own side', () => {
  expect(refusalSentence({ kind: 'swapped' }, 'orders')).toContain(
    'Este arquivo parece ser o de MINHA RENDA, e aqui vai o de MEUS PEDIDOS',
  )
  expect(refusalSentence({ kind: 'swapped' }, 'income')).toContain(
    'Este arquivo parece ser o de MEUS PEDIDOS, e aqui vai o de MINHA RENDA',
  )
})

test('an unknown workbook is shown the first of its columns', () => {
  const header = ['a', 'b', 'c', 'd', 'e']
  expect(refusalSentence({ kind: 'unknown', header }, 'orders')).toContain('“a”, “b”, “c”, “d” e outras')
})

test('all that is missing is named, with the sheet it is missing from', () => {
  const columns = ['Subtotal do produto', 'Cupom do vendedor', 'Taxa de comissão líquida']
  expect(refusalSentence({ kind: 'missing-columns', sheet: 'orders', columns }, 'orders')).toContain(
    'Na aba “orders” faltam 3 colunas: “Subtotal do produto”, “Cupom do vendedor” e “Taxa de comissão líquida”.',
  )
})

test('formulas without results are solved by saving again', () => {
  const refusal = { kind: 'broken-cells', why: 'formula', column: 'Taxa de serviço' } as const
  expect(refusalSentence({ ...refusal, cells: 1, example: '=B2' }, 'orders')).toBe(
    'A coluna “Taxa de serviço” tem fórmulas sem o resultado guardado (1 célula, como “=B2”). Abra no Excel, salve de novo e envie o arquivo.',
  )
})
