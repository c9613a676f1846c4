import { expect, it } from 'vitest'
import { sheetsOf } from '../../../../test/products/sheets-of.ts'
import { readProductSheets } from '../../files/locate-product-file.ts'
import { planImport } from '../plan-import.ts'
import { idMaker } from './made-files.ts'

it('makes one list of the products of one shop from the files of all its marketplaces and its stock', async () => {
  const names = [
    'shopee-sales-info',
    'shopee-shipping-info',
    'shopee-parentskudetail',
    'mercado-livre-anuncios',
    'tiktok-batchedit',
    'shein-pedidos',
  ].map((name) => `${name}.xlsx`)
  const files = await Promise.all(
    [...names, 'bling-produtos.csv'].map(async (name) =>
      readProductSheets(await sheetsOf(name), name, '2026-11-28'),
    ),
  )
  const { saved, counts } = planImport([], files, { costsFrom: '2026-11-01', newId: idMaker() })
  expect(
    saved.map(({ sku, name, weight, keys, costs, doubts }) => [
      sku,
      name,
      weight,
      costs[0]?.cost,
      doubts.length,
      keys.map(({ marketplace }) => marketplace).sort(),
    ]),
  ).toEqual([
    ['CAN-AZ', 'Caneca de cerâmica Azul', 350, 945, 0, ['mercadoLivre', 'shein', 'shopee', 'tiktok']],
    ['CAN-VD', 'Caneca de cerâmica Verde', 350, 990, 0, ['mercadoLivre', 'shopee', 'tiktok']],
    ['PAN-20', 'Panela de ferro 20 cm', 2100, 106_230, 0, ['mercadoLivre', 'shein', 'shopee', 'tiktok']],
    ['EMB-01', 'Caixa de papelão', null, undefined, 0, []],
    ['KIT-6', 'Jogo De 6 Copos Aurora', 1250, undefined, 0, ['mercadoLivre', 'shopee']],
    ['', 'Toalha de mesa - Única', null, undefined, 0, ['shopee']],
  ])
  expect(counts).toMatchObject({ new: 6, doubt: 0, unknown: 0, full: 0 })
})
