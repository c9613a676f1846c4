import { readFileSync } from 'node:fs'
import { defaultTables, forEachMarketplace } from '@vendaclara/core/pricing'
import { writeOds } from 'hucre/ods'
import { expect, test } from 'vitest'
import { readOwnList } from '../../../../test/pricing/read-own-list.ts'
import { FileRefused } from '../../../files/file-refused.ts'
import { newListing } from '../model/listing.ts'
import { refusalSentence } from './file-texts.ts'
import { readFile } from './read-file.ts'
import type { ImportLines } from './read-lines.ts'

const basis = { config: { monthlyBilling: 0, charges: 0, fixCost: 0 }, tables: defaultTables }
const blank = forEachMarketplace((marketplace) => newListing('', marketplace, basis))

function readSample(path: string): Promise<ImportLines> {
  return read(new Blob([readFileSync(new URL(`../../../../../samples/pricing/${path}`, import.meta.url))]))
}

async function read(file: Blob): Promise<ImportLines> {
  return readOwnList(await readFile(file), {
    blank,
    marketplace: 'shopee',
    newId: () => crypto.randomUUID(),
  })
}

const valuesOf = ({ lines }: ImportLines) => lines.map(({ listing: { id: _, ...values } }) => values)

test('reads the same listings from a workbook and from a CSV', async () => {
  const fromWorkbook = await readSample('ok/listings.xlsx')
  expect(valuesOf(await readSample('ok/listings.csv'))).toEqual(valuesOf(fromWorkbook))
  expect(fromWorkbook.lines.map(({ problems }) => problems)).toEqual(Array(7).fill({}))
  expect(valuesOf(fromWorkbook)[4]).toMatchObject({
    marketplace: 'mercadoLivre',
    title: 'Mochila escolar',
    productCost: 64,
    variableCost: 2.5,
    profitMargin: 15,
    mlTax: 16.5,
    shippingCost: 24.9,
    peso: 1.2,
  })
})

test.each([
  'commas-as-separator.csv',
  'tabs.csv',
  'windows-1252.csv',
  'utf-16.csv',
  'line-feeds-and-blank-lines.csv',
  'header-below-title.xlsx',
])('%s gives the listings of the plain file', async (name) => {
  const odd = valuesOf(await readSample(`odd/${name}`))
  expect(odd.length).toBeGreaterThan(1)
  expect(odd).toEqual(valuesOf(await readSample('ok/listings.xlsx')).slice(0, odd.length))
})

test('cells far below or beside the listings neither take memory nor count', async () => {
  expect(valuesOf(await readSample('odd/far-cells-below.xlsx'))).toMatchObject([
    { title: 'Caneca', productCost: 12.5 },
    { title: 'Garrafa', productCost: 31 },
  ])
})

test('a text file of blank lines is refused before its lines are stored', async () => {
  const file = new Blob(['Título;Custo\n', '\n'.repeat(200_001)])
  await expect(read(file)).rejects.toMatchObject({
    refusal: { kind: 'too-many-rows' },
  })
})

test('a percentage stored as a fraction is read as people see it', async () => {
  const [values] = valuesOf(await readSample('odd/percent-cells.xlsx'))
  expect(values).toMatchObject({ productCost: 50, profitMargin: 18.5, mlTax: 16.5 })
})

test('recognises other column names, and names an unknown column', async () => {
  const read = await readSample('odd/other-column-names.csv')
  expect(read.unknownColumns).toEqual(['Cor'])
  expect(valuesOf(read)).toMatchObject([
    { marketplace: 'shein', title: 'Vestido longo', productCost: 41.9, profitMargin: 25, peso: 0.4 },
    { marketplace: 'mercadoLivre', title: 'Mochila', productCost: 60, profitMargin: 15, peso: 1.1 },
  ])
})

test('without a marketplace the current one is used, and a dot that groups thousands is not decimal', async () => {
  expect(valuesOf(await readSample('odd/without-marketplace.csv'))).toMatchObject([
    { marketplace: 'shopee', title: 'Caneca', productCost: 12.5 },
    { marketplace: 'shopee', title: 'Garrafa', productCost: 31 },
  ])
  expect(valuesOf(await readSample('odd/thousands.csv')).map(({ productCost }) => productCost)).toEqual([
    1234, 2500,
  ])
})

test("reads the listings in the file of an account's own data, without the guards of its texts", async () => {
  const { lines, unknownColumns } = await readSample('ok/personal-export.csv')
  expect(unknownColumns).toEqual([])
  expect(lines.map(({ problems }) => problems)).toEqual([{}, {}])
  expect(lines.map(({ code, listing }) => ({ ...listing, id: code }))).toMatchObject([
    { id: 'a1', title: '=SOMA(A1)', sku: '-X1', productCost: 12.5, profitMargin: -3, freeShipping: false },
    { id: 'b2', marketplace: 'mercadoLivre', title: "'＝x", mlTax: 16.5, shippingCost: 21.651, peso: 0.9 },
  ])
})

test('a cost that the others of its column make unclear is a bad line, never a hundred times itself', async () => {
  const { lines } = await readSample('odd/mixed-decimal-marks.csv')
  expect(lines.map((line) => line.problems.productCost ?? line.listing.productCost)).toEqual([
    expect.stringContaining('“19.90” pode ser dois valores diferentes'),
    1299,
    7.5,
  ])
})

test('bad lines say what is wrong with which cell', async () => {
  const { lines } = await readSample('odd/bad-lines.xlsx')
  expect(lines.map(({ number, problems }) => [number, Object.keys(problems)])).toEqual([
    [2, []],
    [3, ['productCost']],
    [4, ['marketplace']],
    [5, ['productCost', 'mlTax']],
    [6, ['freeShipping']],
    [7, ['title']],
    [8, []],
  ])
  expect(lines[6]?.listing.title).toBe('Novo Anúncio')
  const [dated] = (await readSample('odd/date-in-cost.xlsx')).lines
  expect(dated?.problems.productCost).toBe('“10/05/2026” é uma data, não um número')
  const unquoted = await readSample('odd/decimal-commas-unquoted.csv')
  expect(unquoted.lines.map(({ problems }) => Object.keys(problems))).toEqual([['line'], []])
})

const refused = {
  'blank.csv': 'blank',
  'cut-off.xlsx': 'truncated',
  'damaged.xlsx': 'damaged',
  'empty-workbook.xlsx': 'empty',
  'far-column.xlsx': 'too-many-columns',
  'header-only.csv': 'no-lines',
  'long-text.xlsx': 'bloated',
  'many-columns.csv': 'too-many-columns',
  'many-sheets.xlsx': 'bloated',
  'old-format.xlsx': 'old-format',
  'orders-report.xlsx': 'other-report',
  'password.xlsx': 'password',
  'picture.xlsx': 'disguised',
  'quote-never-closed.csv': 'open-quote',
  'too-many-lines.csv': 'too-many-lines',
  'web-page.xlsx': 'disguised',
}

test('the only list in a .zip is read', async () => {
  const { lines } = await readSample('odd/zipped.xlsx')
  expect(lines.map(({ problems }) => problems)).toEqual(lines.map(() => ({})))
  expect(lines.length).toBeGreaterThan(1)
})

test.each(Object.entries(refused))('%s is refused as %s', async (name, kind) => {
  const refusal = await readSample(`odd/${name}`).catch((error: unknown) => {
    if (error instanceof FileRefused) return error.refusal
    throw error
  })
  expect(refusal).toMatchObject({ kind })
})

test('a list saved by LibreOffice is refused, with instructions for saving it in a readable format', async () => {
  const rows = [
    ['Título', 'Custo do produto'],
    ['Vaso', 12.5],
  ]
  const ods = await writeOds({ sheets: [{ name: 'Planilha1', rows }] })
  const refusal = await readFile(new Blob([new Uint8Array(ods)])).catch(
    ({ refusal: found }: FileRefused) => found,
  )
  expect(refusal).toEqual({ kind: 'other-office', as: 'libreoffice' })
  const sentence = refusalSentence({ kind: 'other-office', as: 'libreoffice' })
  expect(sentence).toMatch(/\.ods.*salve como \.xlsx.*escolha aqui a planilha nova\.$/)
})

test.each([
  'closing/layout-2026/orders.xlsx',
  'closing/layout-specification/income.xlsx',
  'ads/ok/search-terms.csv',
])('%s is recognised as the report of another tool', async (path) => {
  await expect(readSample(`../${path}`)).rejects.toMatchObject({ refusal: { kind: 'other-report' } })
})

test('each refusal has its own sentence, which ends with what to do next', () => {
  const alike: readonly string[] = ['truncated']
  const rest = ['too-large', 'unavailable', 'several', 'other-office', 'too-many-rows', 'long-text']
  const kinds = new Set([...Object.values(refused), ...rest])
  const extra = { header: ['Cliente'], report: 'orders', lines: 5001, row: 2 }
  const sentences = [...kinds].map((kind) =>
    refusalSentence({ kind, ...extra } as Parameters<typeof refusalSentence>[0]),
  )
  const page = refusalSentence({ kind: 'disguised', as: 'html' })
  expect(new Set([...sentences, page]).size).toBe(kinds.size + 1 - alike.length)
  for (const sentence of [...sentences, page]) expect(sentence).toMatch(/(escolha|Escolha|importe)[^.]*\.$/)
})
