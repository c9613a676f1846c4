import { expect, test } from 'vitest'
import type { Refusal } from '../worker/reading/refusal.ts'
import { refusalSentence } from './texts.ts'

/** Every kind: a new one does not compile until it is here. */
const refusals: { [Kind in Refusal['kind']]: (Refusal & { kind: Kind })[] } = {
  several: [{ kind: 'several' }],
  unavailable: [{ kind: 'unavailable' }],
  folder: [{ kind: 'folder' }],
  blank: [{ kind: 'blank' }],
  disguised: (['text', 'html', 'xml', 'pdf', 'image', 'other'] as const).map((as) => ({
    kind: 'disguised',
    as,
  })),
  password: [{ kind: 'password' }],
  'old-format': [{ kind: 'old-format' }],
  'other-office': (['word', 'libreoffice', 'binary-workbook', 'numbers'] as const).map((as) => ({
    kind: 'other-office',
    as,
  })),
  archive: [
    { kind: 'archive' } as const,
    { kind: 'archive', isLocked: true } as const,
    ...[[], ['a.xlsx', 'b.xlsx'], ['a.pdf']].map((names) => ({ kind: 'archive', names }) as const),
  ],
  truncated: [{ kind: 'truncated' }],
  damaged: [{ kind: 'damaged' }],
  'too-large': [{ kind: 'too-large' }],
  bloated: [{ kind: 'bloated' }],
  'too-many-columns': [{ kind: 'too-many-columns' }],
  'too-many-rows': [{ kind: 'too-many-rows' }],
  'long-text': [{ kind: 'long-text', row: 2 }],
  'open-quote': [{ kind: 'open-quote', row: 2 }],
  'wide-row': [{ kind: 'wide-row', row: 2 }],
  empty: [{ kind: 'empty' }],
  swapped: [
    { kind: 'swapped', marketplace: 'shopee', file: 'orders' },
    { kind: 'swapped', marketplace: 'mercadoLivre', file: 'income' },
  ],
  'other-report': (
    [
      ...(['conciliation-of-sales', 'conciliation-of-releases', 'billing'] as const),
      ...(['transactions', 'collections', 'payment-billing'] as const),
      ...(['affiliate-performance', 'shopee-wallet', 'shopee-advances', 'shopee-returns'] as const),
      ...(['shopee-affiliates', 'shopee-wallet-in-english', 'ads', 'amazon', 'tiktok'] as const),
    ] as const
  ).map((report) => ({ kind: 'other-report', report })),
  'several-reports': [{ kind: 'several-reports' }],
  'mixed-reports': [{ kind: 'mixed-reports', of: 'conciliation-of-releases' }],
  'fees-only': [{ kind: 'fees-only', of: 'billing' }],
  'other-numbers': [{ kind: 'other-numbers', of: 'conciliation-of-releases' }],
  unknown: [
    { kind: 'unknown', header: ['Cliente', 'Telefone'] },
    { kind: 'unknown', header: ['DATE;SOURCE_ID;DESCRIPTION'] },
    { kind: 'unknown', header: ['Order ID', 'Status'], language: 'english' },
  ],
  'no-rows': [{ kind: 'no-rows' }],
  'missing-columns': [
    { kind: 'missing-columns', sheet: 'Renda', columns: ['ID do reembolso'] },
    { kind: 'missing-columns', sheet: 'Renda', columns: ['ID do pedido', 'ID do reembolso'] },
  ],
  'twin-columns': [{ kind: 'twin-columns', sheet: 'orders', columns: ['Subtotal do produto'] }],
  'headless-sheet': [{ kind: 'headless-sheet', sheet: 'Plan2' }],
  'second-header': [{ kind: 'second-header' }],
  'broken-cells': (['formula', 'error', 'date', 'percentage'] as const).map((why) => ({
    ...({ kind: 'broken-cells', why, column: 'Taxa de serviço', cells: 2, example: '=A1' } as const),
  })),
  'mixed-marks': [{ kind: 'mixed-marks', column: 'Subtotal do produto', cells: 1, example: '1.299' }],
  'lost-digits': [{ kind: 'lost-digits', column: 'ID do pedido', cells: 1, example: '2,40101E+13' }],
  'no-amount': [{ kind: 'no-amount', column: 'Valor', cells: 1, example: 'abc' }],
  'no-date': [{ kind: 'no-date', column: 'Data', cells: 1, example: '' }],
  'wrong-sign': [{ kind: 'wrong-sign', column: 'Valor', cells: 1, example: '12.00' }],
  'other-scale': [0.01, 100].map((factor) => ({
    ...({ kind: 'other-scale', column: 'Total (BRL)', factor, orders: 5, all: 6 } as const),
  })),
  'other-month-scale': [
    { kind: 'other-month-scale', factor: 10, orders: 5, all: 6 },
    { kind: 'other-month-scale', factor: 10, orders: 5, all: 6, reason: 'seller-coupon' },
  ],
  'other-fee-scale': [{ kind: 'other-fee-scale', factor: 0.1, orders: 5, all: 6 }],
  'moved-words': [
    { kind: 'moved-words', column: 'Status do pedido', beside: 'Cancelar Motivo', orders: 3, all: 4 },
  ],
  'moved-ids': [{ kind: 'moved-ids', column: 'ID do pedido', orders: 5, all: 6 }],
  'ids-of-others': [{ kind: 'ids-of-others', orders: 5, all: 6 }],
  'slipped-part': [
    { kind: 'slipped-part', file: 'orders', column: 'Cupom do vendedor', factor: 10, orders: 5, all: 6 },
    { kind: 'slipped-part', file: 'income', factor: -1, orders: 5, all: 6 },
  ],
  'lost-cents': [
    { kind: 'lost-cents', file: 'orders', orders: 5, all: 6 },
    { kind: 'lost-cents', file: 'income', column: 'Valor a receber', orders: 5, all: 6 },
  ],
  'broken-sum': [
    { kind: 'broken-sum', column: 'Balança após as transações', cells: 1, example: '2026-03-01' },
  ],
  'rows-without-id': [{ kind: 'rows-without-id', rows: 2 }],
  'unknown-word': [{ kind: 'unknown-word', column: 'Ver', cells: 1, example: 'Ajuste' }],
  'other-currency': [{ kind: 'other-currency', column: 'Moeda do vendedor', cells: 1, example: 'USD' }],
  'only-details': [{ kind: 'only-details', orders: 3, example: '1' }],
  'pasted-twice': [{ kind: 'pasted-twice', rows: 3 }],
  'doubled-rows': [{ kind: 'doubled-rows', orders: 3, example: '1' }],
  'nothing-to-compare': [{ kind: 'nothing-to-compare', leftOut: 3 }],
  'reader-missing': [{ kind: 'reader-missing' }],
  unexpected: [{ kind: 'unexpected' }],
}

test('each refusal has a sentence of its own that ends in what to do next', () => {
  const sentences = Object.values(refusals)
    .flat<Refusal[][]>()
    .map((refusal) => refusalSentence(refusal, 'income', 'shopee'))
  // If something in a workbook is too large, a shorter period is the way out.
  const alike = ['bloated', 'too-many-columns', 'too-many-rows'].length
  expect(new Set(sentences).size).toBe(sentences.length - alike)
  for (const sentence of sentences) expect(sentence).toMatch(/(envie|Envie|Escolha|baixe de novo)/)
})

test('each refusal for the cells of a column names the column', () => {
  const ofColumns = Object.values(refusals)
    .flat<Refusal[][]>()
    .flatMap((refusal) => ('column' in refusal ? [refusal] : []))
  expect(ofColumns.length).toBeGreaterThan(9)
  for (const refusal of ofColumns) {
    expect(refusalSentence(refusal, 'income', 'shopee')).toContain(`“${refusal.column}”`)
  }
})

test('swapped files are named, each from its own side', () => {
  const swapped = { kind: 'swapped', marketplace: 'shopee' } as const
  expect(refusalSentence({ ...swapped, file: 'income' }, 'orders', 'shopee')).toContain(
    'Este arquivo parece ser o de MINHA RENDA, e aqui vai o de MEUS PEDIDOS',
  )
  expect(refusalSentence({ ...swapped, file: 'orders' }, 'income', 'shopee')).toContain(
    'Este arquivo parece ser o de MEUS PEDIDOS, e aqui vai o de MINHA RENDA',
  )
})

test('a file of another marketplace is named with where it belongs', () => {
  expect(
    refusalSentence({ kind: 'swapped', marketplace: 'shopee', file: 'income' }, 'orders', 'mercadoLivre'),
  ).toBe(
    'Este arquivo parece ser o de MINHA RENDA da Shopee, e aqui vai o de VENDAS do Mercado Livre. Envie-o em uma análise da Shopee.',
  )
})

test('each marketplace has its own words for what its rows say, and for where its files are found', () => {
  const refusal = { kind: 'unknown-word', column: 'RECORD_TYPE', cells: 1, example: 'reserva' } as const
  expect(refusalSentence(refusal, 'income', 'mercadoLivre')).toMatch(/“release”.*no Mercado Pago/)
  expect(refusalSentence(refusal, 'orders', 'mercadoLivre')).toContain('no Mercado Livre')
  expect(refusalSentence(refusal, 'orders', 'shein')).toMatch(
    /não conhecemos \(1 célula, como “reserva”\)\. .*na Shein/,
  )
})

test('columns that a report has only when asked for are named with the place to ask for them', () => {
  const missing = (...columns: string[]) =>
    refusalSentence({ kind: 'missing-columns', sheet: 'a.csv', columns }, 'income', 'mercadoLivre')
  expect(missing('ORDER_ID', 'PACK_ID')).toContain(
    'escolha Personalizado, acrescente ORDER_ID e PACK_ID, gere',
  )
  expect(missing('NET_CREDIT_AMOUNT')).toContain('baixe LIBERAÇÕES no Mercado Pago de novo')
})

test('an unknown workbook is shown the first of its columns', () => {
  const header = ['a', 'b', 'c', 'd', 'e']
  expect(refusalSentence({ kind: 'unknown', header }, 'orders', 'shopee')).toContain(
    '“a”, “b”, “c”, “d” e outras',
  )
  expect(refusalSentence({ kind: 'unknown', header }, 'others', 'shopee')).toMatch(
    /Não é nenhuma das planilhas que o fechamento lê. Para fechar um mês, envie/,
  )
})

test('all that is missing is named, with the sheet it is missing from', () => {
  const columns = ['Subtotal do produto', 'Cupom do vendedor', 'Taxa de comissão líquida']
  expect(
    refusalSentence({ kind: 'missing-columns', sheet: 'orders', columns }, 'orders', 'shopee'),
  ).toContain(
    'Na aba “orders” faltam 3 colunas: “Subtotal do produto”, “Cupom do vendedor” e “Taxa de comissão líquida”.',
  )
})

test('formulas without results are solved by saving again', () => {
  const refusal = { kind: 'broken-cells', why: 'formula', column: 'Taxa de serviço' } as const
  expect(refusalSentence({ ...refusal, cells: 1, example: '=B2' }, 'orders', 'shopee')).toBe(
    'A coluna “Taxa de serviço” tem fórmulas sem o resultado guardado (1 célula, como “=B2”). Abra no Excel, salve de novo e envie o arquivo.',
  )
})

test('a file is named as a report of another marketplace only if it is recognised', () => {
  const sentenceOf = (refusal: Refusal) => refusalSentence(refusal, 'income', 'mercadoLivre')
  const header = ['Data', 'Histórico']
  expect(sentenceOf({ kind: 'unknown', header })).toBe(
    'As colunas deste arquivo são outras: “Data”, “Histórico”. Não é o arquivo de LIBERAÇÕES, nem outro que o fechamento conheça. Envie o que você baixa no Mercado Pago, sem alterar.',
  )
  expect(sentenceOf({ kind: 'other-report', report: 'amazon' })).toMatch(
    /^Este arquivo parece ser um relatório da Amazon, não um arquivo do Mercado Livre\. /,
  )
})

test.each([
  ['orders', 'shopee', 'na Shopee, troque o idioma da Central do Vendedor para português'],
  ['income', 'shein', 'na Shein, troque o idioma da Central do Vendedor para português'],
  ['orders', 'mercadoLivre', 'no Mercado Livre, troque o idioma nas configurações da sua conta'],
  ['income', 'mercadoLivre', 'no Mercado Pago, troque o idioma nos ajustes do relatório de liberações'],
  ['others', 'shopee', 'na Shopee, troque o idioma da Central do Vendedor'],
] as const)(
  'the refusal names the language of a file for %s of %s, and where to change it',
  (slot, marketplace, step) => {
    const sentence = refusalSentence(
      { kind: 'unknown', header: ['Fecha'], language: 'spanish' },
      slot,
      marketplace,
    )
    expect(sentence).toContain('estão em espanhol: “Fecha”.')
    expect(sentence).toContain(`Se você o baixou ${step}`)
  },
)

test('the order of a cell and of rows at fault is named', () => {
  const cell = {
    kind: 'other-currency',
    column: 'CURRENCY',
    cells: 2,
    example: 'ARS',
    orderId: '2000',
  } as const
  expect(refusalSentence(cell, 'income', 'mercadoLivre')).toContain('(2 células, como “ARS”, na venda 2000)')
  const rows = { kind: 'doubled-rows', orders: 3, example: '2603' } as const
  expect(refusalSentence(rows, 'income', 'shopee')).toContain('É o caso do pedido 2603 e de mais 2.')
})

test('a refusal does not ask for the same file again where an unchanged one says the same', () => {
  const word = { kind: 'unknown-word', column: 'Ver', cells: 1, example: 'Ajuste' } as const
  expect(refusalSentence(word, 'income', 'shopee')).toMatch(
    /Se o arquivo foi alterado, .*; se está como veio, fale/,
  )
  const text = { kind: 'disguised', as: 'text' } as const
  expect(refusalSentence(text, 'orders', 'shopee')).not.toMatch(/salve|Abra/)
})
