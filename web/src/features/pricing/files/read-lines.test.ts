import { importListings, listingsIn, mostImportedListings } from '@vendaclara/contract/pricing'
import { defaultTables, forEachMarketplace, marketplaceEntries, marketplaces } from '@vendaclara/core/pricing'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { readOwnList } from '../../../../test/pricing/read-own-list.ts'
import { FileRefused } from '../../../files/file-refused.ts'
import { newListing } from '../model/listing.ts'
import { importBody } from '../model/listings-on-the-wire.ts'
import { texts } from '../pricing-texts.ts'
import { columns } from './columns.ts'
import { hasKeys } from './match-lines.ts'
import { cellText, type RawCell, type RawTable, rowsSearched } from './raw-table.ts'
import { readFile } from './read-file.ts'
import { isReady } from './read-lines.ts'
import type { Refusal } from './refusal.ts'

const basis = { config: { monthlyBilling: 20_000, charges: 6, fixCost: 2000 }, tables: defaultTables }
const blank = forEachMarketplace((marketplace) => newListing('', marketplace, basis))
const header = [
  'Marketplace',
  'Título',
  'Custo do produto',
  'Custos variáveis',
  'Margem de lucro (%)',
  'Programa de frete grátis',
  'Tarifa do marketplace (%)',
  'Frete',
  'Peso (kg)',
]

function sheetOf(rows: RawCell[][]): RawTable {
  return {
    name: 'Plan1',
    isHidden: false,
    head: rows.slice(0, rowsSearched),
    read: async (headerRow, columns) =>
      rows
        .map((cells, index) => ({
          number: index + 1,
          cells: columns.map((column) => cells[column]),
          isTooWide: false,
        }))
        .filter(({ number, cells }) => number > headerRow && cells.some((cell) => cellText(cell) !== '')),
  }
}

const csvOf = (rows: string[][]) => new Blob([Papa.unparse(rows)])

async function read(rows: RawCell[][] | Blob) {
  return readOwnList(rows instanceof Blob ? await readFile(rows) : [sheetOf(rows)], {
    blank,
    marketplace: 'shein',
    newId: () => crypto.randomUUID(),
  })
}

async function readOne(cells: Record<string, RawCell>) {
  const { lines } = await read([Object.keys(cells), Object.values(cells)])
  return lines[0]
}

async function refusalOf(rows: RawCell[][] | Blob): Promise<Refusal | undefined> {
  try {
    await read(rows)
    return undefined
  } catch (error) {
    if (error instanceof FileRefused) return error.refusal
    throw error
  }
}

test('reads a line of each marketplace, with its weight, and defaults for what else its marketplace does not use', async () => {
  const { lines, unknownColumns } = await read([
    header,
    ['Shopee', 'Tênis', 50, 2, 20, 'não', 99, 99, 0.9],
    ['mercado livre', 'Bota', 'R$ 1.250,50', '2,5', '18%', 'não', '16,5', '21.65', '0,9'],
    ['SHEIN', 'Meia', '38', null, 22.5, '', null, null, 0.35],
  ])
  expect(unknownColumns).toEqual([])
  expect(lines.map((line) => line.problems)).toEqual([{}, {}, {}])
  expect(lines.map((line) => line.number)).toEqual([2, 3, 4])
  expect(lines.map((line) => line.listing)).toMatchObject([
    { marketplace: 'shopee', title: 'Tênis', productCost: 50, freeShipping: false, mlTax: 0, peso: 0.9 },
    {
      marketplace: 'mercadoLivre',
      productCost: 1250.5,
      variableCost: 2.5,
      profitMargin: 18,
      freeShipping: true,
      mlTax: 16.5,
      shippingCost: 21.65,
      peso: 0.9,
    },
    { marketplace: 'shein', productCost: 38, variableCost: 0, profitMargin: 22.5, peso: 0.35 },
  ])
  expect(new Set(lines.map((line) => line.listing.id)).size).toBe(3)
})

test('an empty cell takes the default, an empty marketplace the current one', async () => {
  expect((await readOne({ Marketplace: '', Título: '', Custo: 7, Margem: '-' }))?.listing).toMatchObject({
    marketplace: 'shein',
    title: 'Novo Anúncio',
    productCost: 7,
    profitMargin: 20,
  })
})

test('a dash is an empty cell in every column', async () => {
  const dashes = columns.map(({ header: name }) => [name, '-'])
  for (const Marketplace of ['-', ...marketplaces.map((one) => marketplaceEntries[one].label)]) {
    const line = await readOne({ ...Object.fromEntries(dashes), Marketplace, Título: 'Copo' })
    expect(line?.problems).toEqual({})
    expect(line?.given).toEqual({ title: 'Copo' })
    expect(line && hasKeys([line])).toBe(false)
  }
})

test('recognises headers in any case, without accents, with their unit, by other names, and below a title', async () => {
  const { lines, unknownColumns, unaskedColumns } = await read([
    ['Minha loja, agosto'],
    [],
    ['PLATAFORMA', 'nome do produto', 'CUSTO (R$)', 'Margem', 'peso', 'Cor'],
    ['shein', 'Vestido', 10, 25, 2.5, 'azul'],
  ])
  expect(unknownColumns).toEqual(['Cor'])
  expect(unaskedColumns).toEqual([])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ number: 4, problems: {} })
  expect(lines[0]?.listing).toMatchObject({ title: 'Vestido', productCost: 10, profitMargin: 25, peso: 2.5 })
})

test('names a column with values that no marketplace of the lines uses', async () => {
  const { unaskedColumns } = await read([header, ['Shopee', 'Tênis', 50, 2, 20, 'não', 14, null, 0.5]])
  expect(unaskedColumns).toEqual(['Tarifa do marketplace (%)', 'Peso (kg)'])
})

test('each unusable cell says why, and the others of its line are still read', async () => {
  const { lines } = await read([
    header,
    ['Magalu', 'Copo', 'abc', -1, 2000, 'talvez', null, null, null],
    ['Mercado Livre', 'x'.repeat(201), new Date('2026-05-10'), '#DIV/0!', 20, null, 1001, 'R$', '350 ml'],
  ])
  expect(lines.some(isReady)).toBe(false)
  expect(lines[0]?.problems).toEqual({
    marketplace: `“Magalu”: marketplace desconhecido. Use ${texts.anyMarketplace}`,
    productCost: '“abc” não é um número',
    variableCost: '“-1”: use um valor entre 0 e 1.000.000.000',
    profitMargin: '“2000”: use um valor entre -1.000 e 1.000',
  })
  expect(lines[0]?.listing.title).toBe('Copo')
  expect(lines[1]?.problems).toEqual({
    title: 'O título tem 201 letras; o máximo são 200',
    productCost: '“10/05/2026” é uma data, não um número',
    variableCost: '“#DIV/0!” não é um número',
    mlTax: '“1001”: use um valor entre 0 e 100',
    shippingCost: '“R$” não é um número',
    peso: '“350 ml” não é um número',
  })
  expect((await readOne({ Marketplace: 'Shopee', Título: 'x', 'Frete grátis': 'talvez' }))?.problems).toEqual(
    {
      freeShipping: '“talvez”: use sim ou não',
    },
  )
})

async function costs(values: string[]) {
  const { lines } = await read([['Título', 'Custo'], ...values.map((value) => ['x', value])])
  return lines.map((line) => (isReady(line) ? line.listing.productCost : line.problems.productCost))
}

test.each([
  [['19.90', '1.299,00', '7,50'], '19.90'],
  [['12.5', '1.299,00'], '12.5'],
  [['R$ 1.234', '12.5'], 'R$ 1.234'],
  [['1.299', '7,50', '19.90'], '1.299'],
  [['1,299', '19.90'], '1,299'],
])('of the costs %j the first is a problem, because it can be read in two ways', async (values, unclear) => {
  const [first, ...others] = await costs(values)
  expect(first).toContain(`“${unclear}” pode ser dois valores diferentes`)
  expect(others.every((cost) => typeof cost === 'number')).toBe(true)
})

test('money is read by its whole column, rates and weights as if they were typed', async () => {
  expect(await costs(['1.234', '20.000'])).toEqual([1234, 20_000])
  expect(await costs(['0.125', '12.5', '19.90', '7,50'])).toEqual([0.125, 12.5, 19.9, 7.5])
  expect(await costs(['1,234.50', '1,234'])).toEqual([1234.5, 1234])
  expect(await costs(['1.234,50', '1.234', '12,5'])).toEqual([1234.5, 1234, 12.5])
  expect((await readOne({ Título: 'x', Peso: '1.250', Margem: '12.500' }))?.listing).toMatchObject({
    peso: 1.25,
    profitMargin: 12.5,
  })
  expect((await readOne({ Título: 'x', Peso: '0,35 kg' }))?.listing.peso).toBe(0.35)
  expect((await readOne({ Título: 'x', Peso: '350 g' }))?.listing.peso).toBe(0.35)
  expect((await readOne({ Título: 'x', Custo: '20%' }))?.problems).toEqual({
    productCost: '“20%” não é um número',
  })
})

test('refuses a line of a CSV that decimal commas split, but not a workbook with notes beside the table', async () => {
  const rows = [
    ['Título', 'Custo', 'Margem'],
    ['Tênis', '50', '90', '20'],
  ]
  expect((await read(csvOf(rows))).lines[0]?.problems.line).toContain('mais valores do que colunas')
  expect((await read(rows)).lines[0]?.problems).toEqual({})
})

test('skips blank lines without changing the numbers of the others', async () => {
  const { lines } = await read([['Título', 'Custo'], [], ['a', 1], [null, ''], ['b', 2]])
  expect(lines.map((line) => line.number)).toEqual([3, 5])
})

test('refuses a file without listings and says what it is', async () => {
  expect(await refusalOf([])).toEqual({ kind: 'empty' })
  expect(await refusalOf([[null], ['']])).toEqual({ kind: 'empty' })
  expect(await refusalOf([header])).toEqual({ kind: 'no-lines' })
  expect(await refusalOf([['ID do pedido', 'Status do pedido', 'Nome do Produto']])).toEqual({
    kind: 'other-report',
    report: 'orders',
  })
  expect(
    await refusalOf(csvOf([['Título', 'Custo'], ...Array.from({ length: 5001 }, () => ['x', '1'])])),
  ).toEqual({
    kind: 'too-many-lines',
    lines: 5001,
  })
})

test('the server accepts a ready line with any texts', async () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 250 }),
    fc.double(),
    fc.constantFrom<RawCell>(
      'sim',
      'Shopee',
      'ml',
      'constructor',
      '1e9',
      '-0',
      null,
      true,
      '1.000.000,5',
      1e12,
    ),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 20 }),
      async (rows) => {
        fc.pre(rows.some((row) => row.some((value) => String(value ?? '').trim() !== '')))
        const { lines } = await read([header, ...rows])
        const ready = lines.filter(isReady).map((line) => line.listing)
        expect(
          importListings.body?.safeParse(importBody(ready.map((listing) => ({ listing })))).success,
        ).toBe(true)
      },
    ),
  )
})

test('the bounds are those of the contract', async () => {
  const fields = { Custo: 'productCost', 'Custos variáveis': 'variableCost', Margem: 'profitMargin' } as const
  for (const id of marketplaces) {
    const marketplace = marketplaceEntries[id].label
    const schema = listingsIn[id].written
    for (const [column, field] of Object.entries(fields)) {
      for (const value of [-1000.01, -1000, -0.01, 0, 1000, 1000.01, 1e9, 1e9 + 1]) {
        const line = await readOne({ Marketplace: marketplace, Título: 'x', [column]: value })
        const taken = schema.safeParse({ ...blank.shopee, id: 'um', [field]: value }).success
        expect({ marketplace, column, value, ready: line && isReady(line) }).toEqual({
          marketplace,
          column,
          value,
          ready: taken,
        })
      }
    }
  }
  expect(mostImportedListings).toBe(5000)
})
