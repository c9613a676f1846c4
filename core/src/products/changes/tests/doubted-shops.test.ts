import { expect, test } from 'vitest'
import { blankProduct } from '../../model/product.ts'
import { doubtedShops } from '../doubted-shops.ts'
import { planImport } from '../plan-import.ts'
import { changed, idMaker, madeFile } from './made-files.ts'

const skus = ['A', 'B', 'C']
const exported = (shop: string, sold: readonly string[] = skus) =>
  madeFile(
    'shopee',
    sold.map((sku) => ({ listing: `${shop}${sku}`, name: `Copo ${sku}`, sku })),
  )
const known = planImport([], [exported('1')], { costsFrom: '2026-11-01', newId: idMaker() }).saved
const doubts = (...files: Parameters<typeof doubtedShops>[1]) =>
  doubtedShops(known, files).map(({ why, skus: said }) => [why, said])

test('a file whose SKUs are known with other listings alone is asked about', () => {
  expect(doubts(exported('9'))).toEqual([['other', 3]])
  expect(doubtedShops([], [exported('1'), exported('9')])).toHaveLength(1)
})

test('a file with several listings of most of its SKUs is asked about as of two shops', () => {
  const both = madeFile('shopee', [...exported('1').facts, ...exported('9').facts])
  expect(doubts(both)).toEqual([['two', 3]])
  expect(doubts({ ...both, twins: true })).toEqual([])
  const taken = planImport(known, [both], { costsFrom: '2026-11-01', newId: idMaker('n') })
  expect(doubtedShops(changed(known, taken), [both])).toEqual([])
})

test('the same shop, a part of its products, another marketplace and the stock are no question', () => {
  const more = madeFile('shopee', [...exported('1', ['A']).facts, ...exported('9', ['D']).facts])
  const elsewhere = madeFile('mercadoLivre', [{ listing: 'MLB1', sku: 'A' }])
  const stock = madeFile(null, [{ sku: 'A' }])
  expect(doubts(exported('1'), exported('9', ['C', 'D', 'E']), more, elsewhere, stock)).toEqual([])
})

test('the first file after the seller tied SKUs of orders to products is no question', () => {
  const tied = skus.map((sku) => ({
    ...blankProduct(sku),
    keys: [{ marketplace: 'shopee', kind: 'sku', id: sku, variation: '', source: '' }] as const,
  }))
  expect(doubtedShops(tied, [exported('1')])).toEqual([])
})

test('two listings of one SKU among many are no question', () => {
  const doubled = [...exported('1').facts, ...exported('9', ['A']).facts]
  expect(doubts(madeFile('shopee', doubled))).toEqual([])
})
