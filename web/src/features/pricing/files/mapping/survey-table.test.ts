import { defaultTables, forEachMarketplace } from '@vendaclara/core/pricing'
import { writeXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { FileRefused } from '../../../../files/file-refused.ts'
import { newListing } from '../../model/listing.ts'
import type { MappedColumns } from '../columns.ts'
import { readFile } from '../read-file.ts'
import { isReady, problemsInWords, readLines } from '../read-lines.ts'
import { doubtsAbout, readExamples } from './survey-column.ts'
import { type RememberedColumns, surveyTable, tableMapping } from './survey-table.ts'

type Rows = (string | number | boolean | Date | null)[][]

const basis = { config: { monthlyBilling: 0, charges: 0, fixCost: 0 }, tables: defaultTables }
const blank = forEachMarketplace((marketplace) => newListing('', marketplace, basis))
const defaults = { blank, marketplace: 'shein', newId: () => 'novo' } as const

const csv = (rows: Rows, delimiter = ';') => new Blob([Papa.unparse(rows, { delimiter })])

async function workbook(...sheets: (Rows | { name: string; rows: Rows; hidden?: true })[]): Promise<Blob> {
  const bytes = await writeXlsx({
    sheets: sheets.map((sheet, index) =>
      Array.isArray(sheet)
        ? { name: `Plan${index + 1}`, rows: sheet }
        : { ...sheet, hidden: sheet.hidden ?? false },
    ),
  })
  return new Blob([bytes as BlobPart])
}

async function survey(file: Blob, remembered: RememberedColumns = {}) {
  return surveyTable(await readFile(file), remembered)
}

async function lines(file: Blob, change: MappedColumns = {}) {
  const tables = await readFile(file)
  const found = await surveyTable(tables, {})
  const mapping = tableMapping(found, { ...found.mapping, ...change })
  return (await readLines(tables, defaults, mapping)).lines
}

/** How each line of a column of costs (or of another name) is read, with changes to the mapping. */
async function values(
  name: string,
  cells: (string | number)[],
  change: Partial<Record<string, object>> = {},
) {
  const rows: Rows = [['Título', name], ...cells.map((cell, index): Rows[number] => [`Item ${index}`, cell])]
  const file = cells.some((cell) => typeof cell === 'number') ? await workbook(rows) : csv(rows)
  const found = await survey(file)
  const key = (Object.keys(found.mapping) as (keyof MappedColumns)[]).find((one) => one !== 'title')
  if (!key) throw new Error('unknown')
  const mapped = { ...found.mapping[key], place: 1, ...change[key] }
  const read = await lines(file, { [key]: mapped })
  return read.map((line) => (isReady(line) ? line.listing[key as 'peso'] : problemsInWords(line)[0]))
}

test('names that are known for certain raise no question, others do, and each says why', async () => {
  const doubts = async (file: Blob) => (await survey(file)).doubts
  const row = (...cells: Rows[number]) => cells
  const own = [row('Título', 'Custo do produto', 'Cor'), row('Copo', 12.5, 'azul')]
  expect(await doubts(await workbook(own))).toEqual([])
  expect(await doubts(csv([row('produto', 'custo'), row('Copo', '12,50')]))).toEqual([])
  expect(await doubts(csv([row('produto', 'custo', 'Embalagem'), row('Copo', '12,50', '1,00')]))).toEqual([
    'guessed',
  ])
  expect(await doubts(csv([row('produto', 'custo', 'preço de custo'), row('Copo', '1,50', '2,00')]))).toEqual(
    ['several'],
  )
  const twice = [row('Título', 'Custo do produto', 'Custo do produto'), row('Copo', 12.5, 1)]
  expect(await doubts(await workbook(twice))).toEqual(['several'])
  expect(await doubts(csv([row('produto', 'custo'), row('Copo', '1.234')]))).toEqual(['decimal'])
  expect(await doubts(csv([row('produto', 'peso'), row('Copo', '350'), row('Jarra', '1200')]))).toEqual([
    'unit',
  ])
  expect(await doubts(await workbook([row('produto', 'margem'), row('Copo', 0.2)]))).toEqual(['unit'])
  expect(await doubts(await workbook(own, own))).toEqual(['sheets'])
  expect(await doubts(csv([row('Cliente', 'Telefone'), row('Loja A', '0000-0000')]))).toEqual(['unknown'])
})

test('finds the header below a title and merged names, and the separator by the rows that have the same width', async () => {
  const found = await survey(
    csv([
      ['Minha loja', '', ''],
      [],
      ['', 'Custos', ''],
      ['Nome', 'Vlr. compra', 'Embalagem'],
      ['Copo, azul', '10,50', '0,30'],
      ['Copo', '11,50', '0,30'],
    ]),
  )
  expect([found.headerRow, Object.keys(found.mapping)]).toEqual([4, ['title', 'productCost', 'variableCost']])
  expect(found.columns[1]?.examples).toEqual(['10,50', '11,50'])
  const plain = await survey(
    csv([
      ['Item', 'Pago'],
      ['Copo, azul, grande', '10,50'],
      ['Copo', '1,50'],
    ]),
  )
  expect(plain.columns.map(({ name }) => name)).toEqual(['Item', 'Pago'])
})

test('proposes the sheet with the most known names, hidden ones last', async () => {
  const found = await survey(
    await workbook(
      {
        name: 'Capa',
        rows: [
          ['Resumo', 'da loja'],
          ['x', 'y'],
        ],
      },
      {
        name: 'Antigos',
        rows: [
          ['SKU', 'Título', 'Custo'],
          ['A', 'B', 1],
        ],
        hidden: true,
      },
      {
        name: 'Produtos',
        rows: [
          ['Ref', 'Item', 'Compra'],
          ['A-1', 'Copo', 10],
        ],
      },
    ),
  )
  expect(found.sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['Capa', false],
    ['Antigos', true],
    ['Produtos', false],
  ])
  expect([found.sheet, found.mapping]).toEqual([
    2,
    { sku: { place: 0 }, title: { place: 1 }, productCost: { place: 2 } },
  ])
})

test('reuses agreed columns for the same names, with the table anywhere in the file', async () => {
  const rows: Rows = [
    ['Aa', 'Bb', 'Cc'],
    ['x', 'Copo', '7,00'],
  ]
  const { signature } = await survey(csv(rows))
  const agreed = { title: { place: 1 }, productCost: { place: 2 } }
  const again = await survey(await workbook([['Novo mês'], ...rows]), { [signature]: agreed })
  expect(again).toMatchObject({ headerRow: 2, isRemembered: true, mapping: agreed, doubts: [] })
  const other = await survey(
    csv([
      ['Aa', 'Cc', 'Bb'],
      ['x', '7,00', 'Copo'],
    ]),
    { [signature]: agreed },
  )
  expect(other.isRemembered).toBe(false)
})

test('does not ask again for an agreed decimal mark, and asks for one that was not agreed', async () => {
  const file = csv([
    ['Item', 'Compra'],
    ['Copo', '1.234'],
  ])
  const { signature, mapping } = await survey(file)
  const agreed = (decimal?: 'comma') => ({
    [signature]: { ...mapping, productCost: { place: 1, decimal } },
  })
  expect((await survey(file, agreed())).doubts).toEqual(['decimal'])
  expect((await survey(file, agreed('comma'))).doubts).toEqual([])
})

test.each([
  // The mark is only open if every value fits both.
  [['1.234', '20'], '1.234', 1234, 1.234],
  [['1,234', '5,678'], '1,234', 1.234, 1234],
  [['19.90', '1.299,00'], '19.90', null, 19.9],
  [['1.299', '7,50', '19.90'], '1.299', 1299, 1.299],
])('for the costs %j the mark is asked, with %s in both ways', async (cells, text, comma, dot) => {
  const found = await survey(csv([['Título', 'Custo'], ...cells.map((cell) => ['x', cell])]))
  const column = found.columns[1]
  const doubts = column && doubtsAbout('productCost', column, undefined)
  expect(doubts?.[0]).toEqual({ text, comma, dot })
})

test.each([[['12,50', '1.234']], [['1.234,50', '1.234']], [['19.90', '7.50']], [['12', '7']], [['abc', '']]])(
  'for the costs %j nothing is asked',
  async (cells) => {
    const found = await survey(csv([['Título', 'Custo'], ...cells.map((cell) => ['x', cell])]))
    expect(found.doubts).toEqual([])
  },
)

test('does not ask about weights whose three digits can only be kilograms, but about grams', async () => {
  const file = csv([
    ['Título', 'Peso'],
    ['x', '1.250'],
  ])
  const column = (await survey(file)).columns[1]
  if (!column) throw new Error('no column')
  expect(doubtsAbout('peso', column, 'kg')).toEqual([])
  expect(doubtsAbout('peso', column, 'g')[0]).toEqual({ text: '1.250', comma: 1.25, dot: 0.00125 })
})

test('reads numbers in the chosen unit and with the chosen mark, unless a cell has its own unit', async () => {
  expect(await values('Peso (g)', ['350', '1200', '0,4 kg'])).toEqual([0.35, 1.2, 0.4])
  expect(await values('Peso', [350, 1200])).toEqual([0.35, 1.2])
  expect(await values('Peso', ['0,35', '250 g'])).toEqual([0.35, 0.25])
  expect(await values('Margem', [0.2, 0.07])).toEqual([20, 7])
  expect(await values('Margem', ['0,2', '15%'])).toEqual([0.2, 15])
  expect(await values('Custo', ['1.234', '2.000'], { productCost: { decimal: 'dot' } })).toEqual([1.234, 2])
  expect(await values('Custo', ['1.234', '2.000'], { productCost: { decimal: 'comma' } })).toEqual([
    1234, 2000,
  ])
  expect(await values('Custo', ['1,299', '19.90'], { productCost: { decimal: 'dot' } })).toEqual([1299, 19.9])
})

test('a current price is in whole centavos: formulas are rounded as displayed, texts are not', async () => {
  expect(await values('Preço atual', [47.475, 19.9])).toEqual([47.48, 19.9])
  expect(await values('Preço atual', ['1,299', '19,90'])).toEqual([
    'Preço atual: “1,299”: um preço tem no máximo dois decimais',
    19.9,
  ])
  expect(await values('Preço atual', ['0', '-', '19,90'])).toEqual([
    'Preço atual: “0”: use um valor entre 0,01 e 1.000.000.000',
    undefined,
    19.9,
  ])
})

const faults: [string, string, string][] = [
  ['text in a number', 'Custo;a combinar', 'Custo do produto: “a combinar” não é um número'],
  ['a negative cost', 'Custo;-5', 'Custo do produto: “-5”: use um valor entre 0 e 1.000.000.000'],
  [
    'a formula without result',
    'Custo;=B2*2',
    'Custo do produto: “=B2*2” é uma fórmula sem o resultado guardado',
  ],
  ['an error of a formula', 'SKU;#N/D', 'SKU: “#N/D” é um erro de fórmula'],
  ['a code in scientific notation', 'SKU;7,89123E+12', 'SKU: “7,89123E+12” é um código que o programa'],
  ['reais where a percentage belongs', 'Margem;R$ 5,00', 'Margem de lucro (%): “R$ 5,00” não é um número'],
  ['a percentage where an amount belongs', 'Custo;20%', 'Custo do produto: “20%” não é um número'],
  ['a weight beyond all', 'Peso (g);2.000.000', 'use um valor entre 0 e 1.000.000'],
  ['the sum below', 'Título;TOTAL', 'Parece a linha de soma da planilha'],
]

test.each(faults)('%s is a line with an error', async (_, written, problem) => {
  const [name = '', cell = ''] = written.split(';')
  const isTitle = name === 'Título'
  const rows = isTitle
    ? [
        ['Título', 'Custo'],
        ['Copo', '1'],
        [cell, '1'],
      ]
    : [
        ['Título', name, 'Embalagem'],
        ['Copo', cell, '1'],
        ['Jarra', '', '1'],
      ]
  const read = await lines(csv(rows))
  const bad = read.filter((line) => !isReady(line))
  expect(bad.map((line) => problemsInWords(line).join())).toEqual([expect.stringContaining(problem)])
})

test('a line of a foreign file without a title or code is bad, as below merged cells', async () => {
  const read = await lines(
    csv([
      ['SKU', 'Nome', 'Compra'],
      ['A', 'Copo', '1'],
      ['', '', '2'],
    ]),
  )
  expect(read.map((line) => problemsInWords(line).length)).toEqual([0, 1])
})

test('columns with the same name are distinguished by their index, and only the first hundred are used', async () => {
  const doubled = await survey(
    csv([
      ['Nome', 'Custo', 'Custo'],
      ['Copo', '1,00', '2,00'],
    ]),
  )
  expect(doubled.doubts).toContain('several')
  expect(doubled.columns.map(({ place, name }) => [place, name])).toEqual([
    [0, 'Nome'],
    [1, 'Custo'],
    [2, 'Custo'],
  ])
  const many = Array.from({ length: 300 }, (_, index) => `Coluna ${index}`)
  expect((await survey(csv([many, many.map(() => '1')]))).columns).toHaveLength(100)
})

test('shows an example as it will be read', async () => {
  const [, weight] = (
    await survey(
      csv([
        ['Título', 'Peso (g)'],
        ['x', '350'],
      ]),
    )
  ).columns
  if (!weight) throw new Error('no column')
  expect(readExamples('peso', weight, { unit: 'g' })).toEqual([{ text: '350', read: { value: 0.35 } }])
})

test.each([
  ['nothing written', csv([['', '']]), 'empty'],
  ['a header alone', csv([['Ref', 'Item', 'Compra']]), 'no-lines'],
  ['one column', csv([['Olá'], ['mundo']]), 'unknown-columns'],
])('%s is refused', async (_, file, kind) => {
  const refusal = await survey(file).catch((error: unknown) => {
    if (error instanceof FileRefused) return error.refusal
    throw error
  })
  expect(refusal).toMatchObject({ kind })
})

test('a file with too many lines is surveyed in part, and refused when it is read', async () => {
  const rows = [['Ref', 'Compra'], ...Array.from({ length: 5001 }, (_, index) => [`A-${index}`, '1,00'])]
  const file = csv(rows)
  expect((await survey(file)).columns).toHaveLength(2)
  await expect(lines(file)).rejects.toMatchObject({ refusal: { kind: 'too-many-lines' } })
})
