import { expect, it } from 'vitest'
import type { Marketplace } from '../../../pricing/index.ts'
import { readProductSheets, recognizeProductFile } from '../locate-product-file.ts'
import { ProductFileProblem } from '../product-facts.ts'
import type { ProductFormat } from '../product-format.ts'
import { productFormats } from '../product-formats.ts'
import type { Cell } from '../reading/cells.ts'

const read = (rows: Cell[][], formats?: readonly ProductFormat[]) =>
  readProductSheets([{ name: 'dados', rows }], 'arquivo', '2026-11-28', formats)

function faultOf(rows: Cell[][]) {
  try {
    read(rows)
  } catch (error) {
    if (error instanceof ProductFileProblem) return error.fault
    throw error
  }
  return undefined
}

const sales = [
  'et_title_product_id',
  'et_title_product_name',
  'et_title_variation_id',
  'et_title_variation_name',
  'et_title_parent_sku',
  'et_title_variation_sku',
  'et_title_variation_price',
  'ps_gtin_code',
]
const row = (id: Cell, price: Cell, part: Cell[] = ['0', null, 'SKU', null]): Cell[] => [
  id,
  'Caneca',
  ...part,
  price,
  null,
]
const listings = ['ITEM_ID', 'VARIATION_ID', 'SKU', 'TITLE', 'PRICE', 'FEE_PER_SALE_MARKETPLACE']
const tiktok = ['product_id', 'product_name', 'sku_id', 'variation_value', 'seller_sku', 'price']

it('refuses what is no list of products of one shop, and says why', () => {
  expect(
    faultOf([
      ['Nome', 'Telefone'],
      ['Ana', '1'],
    ]),
  ).toEqual({ kind: 'unknown', header: ['Nome', 'Telefone'] })
  expect(faultOf([['et_title_product_id', 'et_title_product_description']])).toEqual({
    kind: 'other-template',
  })
  expect(faultOf([sales.filter((name) => name !== 'et_title_variation_id')])).toEqual({
    kind: 'old-layout',
    format: 'shopee-sales',
    columns: ['et_title_variation_id'],
  })
  const unpriced = sales.filter((name) => name !== 'et_title_variation_price')
  expect(faultOf([unpriced, ['sales_info']])).toEqual({
    kind: 'old-layout',
    format: 'shopee-sales',
    columns: ['et_title_variation_price'],
  })
  expect(faultOf([sales, ['sales_info']])).toEqual({ kind: 'no-rows', format: 'shopee-sales' })
  expect(faultOf([sales, row('22014500101', '10.00'), sales, row('33014500101', '10.00')])).toEqual({
    kind: 'several-exports',
    line: 3,
  })
  const country = (...ids: string[]) =>
    faultOf([listings, ...ids.map((id) => [id, null, 'A', 'Caneca', 10, '12%'])])?.kind
  expect(country('MLA4100000101')).toBe('other-country')
  expect(country('MLB4100000101', 'MLA4100000101')).toBe('several-shops')
  const many = Array.from({ length: 20_001 }, (_, index) => row(String(22_014_500_000 + index), '1.00'))
  expect(faultOf([sales, ...many])).toEqual({ kind: 'too-many-rows' })
  expect(faultOf([sales, row('22014500101', 'caro'), row('22014500102', '9,90')])).toBeUndefined()
  expect(
    faultOf([sales, row('22014500101', 'caro'), row('22014500102', 'x'), row('22014500103', '9,90')]),
  ).toEqual({ kind: 'unreadable-column', column: 'et_title_variation_price', text: 'caro' })
})

it('refuses ids that a spreadsheet program rounded', () => {
  const kind = (...ids: Cell[]) =>
    faultOf([
      tiktok,
      ...ids.map((id, index) => [id, 'Caneca', `173200000000020211${index}`, null, `S${index}`, 10]),
    ])?.kind
  expect(kind('1,73200E+18')).toBe('rounded-ids')
  expect(kind(1_732_000_000_000_101_000)).toBe('rounded-ids')
  expect(kind('1732000000000100000', '1732000000000110000')).toBe('rounded-ids')
  expect(kind('1732000000000101001', '1732000000000110000')).toBeUndefined()
})

it('decides the decimal mark by the column, and leaves a price out rather than guess it', () => {
  const prices = (...written: Cell[]) => {
    const { facts, problems } = read([
      sales,
      ...written.map((price, index) =>
        row(String(22_014_500_101 + index), price, ['0', null, null, `S${index}`]),
      ),
    ])
    return [facts.map(({ price }) => price), problems.map(({ text, why }) => `${text} ${why}`)]
  }
  expect(prices('1.299', '2.499')).toEqual([[129_900, 249_900], []])
  expect(prices('1.299,00', '49,90')).toEqual([[129_900, 4990], []])
  expect(prices('1.299,00', '2.400,00', '19.90')).toEqual([[129_900, 240_000, null], ['19.90 number']])
  expect(prices(0, 10, '-', -5)).toEqual([[null, 1000, null, null], ['-5 bounds']])
})

it('keeps the first of two different rows of one listing, and counts equal ones', () => {
  const first = row('22014500101', '10.00')
  const { facts, leftOut, problems } = read([sales, first, first, row('22014500101', '12.00')])
  expect(facts.map(({ price }) => price)).toEqual([1000])
  expect(leftOut.copies).toBe(2)
  expect(problems).toEqual([{ line: 4, column: 'et_title_product_id', text: '22014500101', why: 'twice' }])
})

it('reads no SKU that a spreadsheet program turned into a date or a rounded number', () => {
  const sku = (cell: Cell) => row('22014500101', '10.00', ['0', null, null, cell])
  const others = ['22014500102', '22014500103'].map((id) => row(id, '9.00', ['0', null, null, `S${id}`]))
  const { facts, problems } = read([sales, sku(new Date('2026-03-02')), ...others])
  expect([facts[0]?.sku, problems[0]?.why]).toEqual(['', 'date'])
  expect(read([sales, sku('7,89E+12'), ...others]).problems[0]?.why).toBe('cut')
})

it('takes the file of another marketplace as one more entry', () => {
  const fair: ProductFormat = {
    id: 'fair-stalls',
    marketplace: 'fair' as Marketplace,
    columns: { listing: ['Banca'], variationId: ['Cor'], sku: ['Etiqueta'], price: ['Preço da peça'] },
    marks: ['listing', 'sku'],
    listing: /^B\d+$/,
  }
  const rows = [
    ['Feira de março'],
    ['Banca', 'Cor', 'Etiqueta', 'Preço da peça'],
    ['B1', 'azul', 'X', '12,50'],
  ]
  expect(read(rows, [...productFormats, fair])).toMatchObject({
    format: 'fair-stalls',
    marketplace: 'fair',
    facts: [{ line: 3, listing: 'B1', variationId: 'azul', sku: 'X', price: 1250 }],
  })
  expect(recognizeProductFile([{ name: 'dados', rows }])).toBeNull()
})

const stock = ['Código (SKU)', 'Descrição', 'Preço de custo', 'GTIN/EAN', 'Código do pai']
const costs = ['9,45', '62,35', '17,99', '128,44', '33,15']
const listOf = (amounts: readonly string[], ...below: Cell[][]) =>
  read([
    stock,
    ...amounts.map((cost, index): Cell[] => [`S${index}`, `Caneca ${index}`, cost, '', '']),
    ...below,
  ])

it.each<[string, (cost: number) => string, number]>([
  ['hundred times as large', (cost) => String(Math.round(cost * 100)), 0.01],
  ['tenth', (cost) => (cost / 10).toFixed(3).replace('.', ','), 10],
  ['thousand times as large, as a dot before three digits is', (cost) => cost.toFixed(3), 0.001],
])('says of costs that most seem to be a %s', (_, write, factor) => {
  const amounts = costs.map((cost) => write(Number(cost.replace(',', '.'))))
  expect(listOf(amounts).moved).toMatchObject([{ column: 'Preço de custo', factor }])
  expect(listOf(costs).moved).toBeUndefined()
})

it.each([10, 0.01, 1000])(
  'says of costs that they are %d times too large by what the products are sold for',
  (factor) => {
    const sold = costs.map((cost) => (Number(cost.replace(',', '.')) * 2.1).toFixed(2))
    const movedOf = (times: number) =>
      read([
        [...stock, 'Preço'],
        ...sold.map((price, index): Cell[] => {
          const cost = (times * Number(costs[index]?.replace(',', '.'))).toFixed(2)
          return [`S${index}`, `Caneca ${index}`, cost, '', '', price]
        }),
      ]).moved
    expect(movedOf(factor)).toMatchObject([{ column: 'Preço de custo', factor: 1 / factor }])
    expect(movedOf(1)).toBeUndefined()
  },
)

it('refuses a column that is there twice, and variations that two listings have', () => {
  const twice = { kind: 'twin-columns', columns: ['et_title_variation_price'] }
  expect(
    faultOf([
      ['et_title_variation_price', ...sales],
      ['1.00', ...row('22014500101', '10.00')],
    ]),
  ).toEqual(twice)
  const of = (listing: string, variation: string): Cell[] => [
    listing,
    'Caneca',
    variation,
    null,
    `S${variation}`,
    10,
  ]
  const ids = ['1732000000000202117', '1732000000000202118'] as const
  expect(faultOf([tiktok, of(ids[0], '7'), of(ids[1], '8')])).toBeUndefined()
  expect(faultOf([tiktok, of(ids[0], '7'), of(ids[1], '7')])).toEqual({
    kind: 'shared-variation',
    line: 3,
    column: 'sku_id',
    text: '7',
  })
})

it('leaves out sums and remarks below the products of a stock, but no product of such a name', () => {
  const below: Cell[][] = [
    ['Total', null, '251,29', '', ''],
    ['', 'Total geral', '251,29', '', ''],
    ['Conferido com a contadora', null, null, null, null],
    ['S4 Total', null, '33,15', '', ''],
    ['Resultado', null, '253,37', '', ''],
  ]
  const { facts, leftOut } = listOf(costs, ...below, ['KIT-9', 'Total', '1,99', '', ''])
  expect(facts.map(({ sku }) => sku)).toEqual(['S0', 'S1', 'S2', 'S3', 'S4', 'KIT-9'])
  expect(leftOut.notes).toBe(5)
})
