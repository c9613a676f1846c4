import { expect, it } from 'vitest'
import { sheetsOf } from '../../../../test/products/sheets-of.ts'
import { costListTable, guessCostList, readCostList } from '../cost-list.ts'
import { readProductSheets } from '../locate-product-file.ts'
import type { ProductFact, ProductFile } from '../product-facts.ts'

const read = async (name: string) => readProductSheets(await sheetsOf(name), name, '2026-11-28')
const none = { notes: 0, parents: 0, nameless: 0, copies: 0 }

/** What each fact says, without what it does not. */
function said({ facts }: ProductFile): Partial<ProductFact>[] {
  return facts.map(({ line, marketplace, ...fact }) =>
    Object.fromEntries(Object.entries(fact).filter(([, value]) => value !== '' && value !== null)),
  )
}

it('reads ids, SKUs, prices and bar codes of Shopee, with the parent’s SKU where there is no variation', async () => {
  const file = await read('shopee-sales-info.xlsx')
  expect(file).toMatchObject({
    format: 'shopee-sales',
    marketplace: 'shopee',
    leftOut: { ...none, notes: 4 },
  })
  const mug = { listing: '22014500101', name: 'Caneca de cerâmica 300 ml' }
  expect(said(file)).toEqual([
    {
      ...mug,
      variationId: '99014500101',
      variation: 'Azul',
      sku: 'CAN-AZ',
      gtin: '7899999001012',
      price: 2990,
    },
    { ...mug, variationId: '99014500102', variation: 'Verde', sku: 'CAN-VD', price: 3190 },
    {
      listing: '22014500102',
      name: 'Panela de ferro 20 cm',
      sku: 'PAN-20',
      gtin: '7899999002026',
      price: 14_900,
    },
    { listing: '22014500103', name: 'Jogo de 6 copos', sku: 'KIT-6', price: 5990 },
    {
      listing: '22014500104',
      variationId: '99014500104',
      name: 'Toalha de mesa',
      variation: 'Única',
      price: 4500,
    },
  ])
  expect(file.problems).toEqual([])
})

it('reads weights and measures of Shopee, and a 0 as no weight', async () => {
  const file = await read('shopee-shipping-info.xlsx')
  expect(file.facts.map(({ sku, weight, size }) => [sku, weight, size && Object.values(size)])).toEqual([
    ['CANECA', 350, [120, 120, 110]],
    ['PAN-20', 2100, [450, 250, 125]],
    ['KIT-6', 1250, [300, 200, 150]],
    ['', null, null],
  ])
})

it('takes the variations of the performance of Shopee, not the rows and sheets that repeat them', async () => {
  const file = await read('shopee-parentskudetail.xlsx')
  expect(file.leftOut).toEqual({ ...none, parents: 1 })
  expect(file.facts.map(({ listing, variationId, sku }) => [listing, variationId, sku])).toEqual([
    ['22014500101', '99014500101', 'CAN-AZ'],
    ['22014500101', '99014500102', 'CAN-VD'],
    ['22014500102', '', 'PAN-20'],
  ])
})

it('reads the commission of Mercado Livre for each listing and its variations', async () => {
  const file = await read('mercado-livre-anuncios.xlsx')
  expect(file).toMatchObject({ marketplace: 'mercadoLivre', leftOut: { ...none, notes: 3, parents: 1 } })
  expect(
    file.facts.map(({ listing, variationId, sku, price, commission, fixedFee }) => [
      listing,
      variationId,
      sku,
      price,
      commission,
      fixedFee,
    ]),
  ).toEqual([
    ['MLB4100000101', '180000000101', 'CAN-AZ', 3490, 12, 625],
    ['MLB4100000101', '180000000102', 'CAN-VD', 3490, 12, 625],
    ['MLB4100000102', '', 'PAN-20', 16_990, 16.5, null],
    ['MLB4100000103', '', 'KIT-6', 6490, 12.5, 650],
  ])
})

it('reads the ids of TikTok and Shein with the seller’s SKUs, each once', async () => {
  const tiktok = await read('tiktok-batchedit.xlsx')
  expect(
    tiktok.facts.map(({ listing, variationId, sku, price }) => [listing, variationId, sku, price]),
  ).toEqual([
    ['1732000000000101001', '1732000000000202117', 'CAN-AZ', 2890],
    ['1732000000000101001', '1732000000000202118', 'CAN-VD', 2890],
    ['1732000000000101003', '1732000000000202119', 'PAN-20', 15_900],
  ])
  const shein = await read('shein-pedidos.xlsx')
  expect(shein.leftOut.copies).toBe(1)
  expect(shein.facts.map(({ listing, variationId, sku }) => [listing, variationId, sku])).toEqual([
    ['sc2408120001', 'I2a1b2c3d4e5', 'CAN-AZ'],
    ['sc2408120002', 'I2a1b2c3d4f6', 'PAN-20'],
  ])
})

it('reads costs, weights and measures of stock systems, without the products that only hold variations', async () => {
  const bling = await read('bling-produtos.csv')
  expect(bling).toMatchObject({ format: 'bling', marketplace: null, leftOut: { ...none, parents: 1 } })
  expect(
    bling.facts.map(({ sku, cost, weight, size }) => [sku, cost, weight, size && Object.values(size)]),
  ).toEqual([
    ['CAN-AZ', 945, 350, [120, 120, 110]],
    ['CAN-VD', 990, 350, null],
    ['PAN-20', 106_230, 2100, [450, 250, 125]],
    ['EMB-01', null, null, null],
  ])
  const tiny = await read('tiny-produtos.csv')
  expect(tiny.format).toBe('tiny')
  expect(tiny.facts.map(({ sku, cost, gtin }) => [sku, cost, gtin])).toEqual([
    ['CAN-AZ', 945, '7899999001012'],
    ['PAN-20', 6230, ''],
  ])
})

it('reads a list of costs by the columns that its names suggest, and names what is no cost', async () => {
  const sheets = await sheetsOf('lista-de-custos.xlsx')
  const mapping = guessCostList(sheets)
  expect(mapping).toEqual({ sheet: 0, headerRow: 2, columns: { sku: 0, name: 1, gtin: 2, cost: 4 } })
  const { firstRow, columns } = costListTable(mapping)
  const rows = (sheets[0]?.rows ?? []).slice(firstRow - 1).map((cells, index) => ({
    number: firstRow + index,
    cells: columns.map((place) => cells[place] ?? null),
  }))
  const file = readCostList(mapping, sheets[0]?.rows[1] ?? [], rows, {
    source: 'lista',
    readOn: '2026-11-28',
  })
  expect(file.facts.map(({ sku, gtin, cost }) => [sku, gtin, cost])).toEqual([
    ['CAN-AZ', '7899999001012', 980],
    ['CAN-VD', '', 980],
    ['PAN-20', '7899999002026', 106_230],
    ['KIT-6', '', null],
  ])
  expect(file.problems).toEqual([{ line: 6, column: 'Custo unit. (R$)', text: 'a combinar', why: 'number' }])
})
