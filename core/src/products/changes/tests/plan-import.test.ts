import { expect, it } from 'vitest'
import type { ProductFile } from '../../files/product-facts.ts'
import { productBounds } from '../../model/bounds.ts'
import { blankProduct, type Product } from '../../model/product.ts'
import { answerDoubt } from '../answer-doubt.ts'
import { calculatorFile } from '../calculator-file.ts'
import { planImport } from '../plan-import.ts'
import { changed, idMaker, madeFile, reais } from './made-files.ts'

const plan = (products: readonly Product[], ...files: readonly ProductFile[]) =>
  planImport(products, files, { costsFrom: '2026-11-01', newId: idMaker('n') })
const product = (part: Partial<Product>): Product => ({ ...blankProduct('a'), ...part })
const offer = { title: 'Copo', price: reais(10), commission: null, fixedFee: null, readOn: '2026-11-01' }
const key = {
  marketplace: 'shopee',
  kind: 'listing',
  id: '1',
  variation: '',
  source: 'antes',
  offer,
} as const

it('joins what files of several marketplaces and of the stock say of one SKU', () => {
  const shopee = madeFile('shopee', [
    { listing: '1', variationId: '7', name: 'Copo', sku: 'A', price: reais(20) },
  ])
  const listings = madeFile('mercadoLivre', [
    {
      listing: 'MLB1',
      name: 'Copo de vidro',
      sku: 'A',
      price: reais(22),
      commission: 12,
      fixedFee: reais(6),
    },
  ])
  const stock = madeFile(null, [
    { sku: 'A', name: 'Copo 200 ml', cost: reais(4), weight: 250, gtin: '96385074' },
  ])
  const { saved, counts } = plan([], shopee, listings, stock)
  expect(counts).toMatchObject({ new: 1, changed: 2 })
  expect(saved).toHaveLength(1)
  expect(saved[0]).toMatchObject({
    sku: 'A',
    name: 'Copo 200 ml',
    weight: 250,
    gtin: '96385074',
    doubts: [],
    keys: [
      { marketplace: 'mercadoLivre', id: 'MLB1', variation: '', offer: { price: 2200, commission: 12 } },
      {
        marketplace: 'shopee',
        id: '1',
        variation: '7',
        source: 'arquivo',
        offer: { title: 'Copo', price: 2000 },
      },
    ],
    costs: [{ from: '2026-11-01', cost: 400, origin: 'list' }],
  })
  expect(plan(saved, stock, shopee, listings)).toMatchObject({ saved: [], counts: { same: 3 } })
})

it('says of each row what it changes, and leaves what it does not say as it was', () => {
  const known = product({
    sku: 'A',
    name: 'Meu copo',
    weight: 300,
    keys: [key],
    costs: [{ from: '2026-10-01', cost: reais(4), origin: 'typed' }],
  })
  const shopee = madeFile('shopee', [{ listing: '1', name: 'Copo novo', sku: 'OUTRO', price: reais(12) }])
  const stock = madeFile(null, [{ sku: 'A', name: 'Copo do estoque', cost: reais(5) }])
  const { rows, saved } = plan([known], shopee, stock)
  expect(rows.map(({ outcome, changes }) => ({ outcome, changes }))).toEqual([
    {
      outcome: 'changed',
      changes: [
        { field: 'price', was: 1000, is: 1200 },
        { field: 'key', was: null, is: 'OUTRO' },
      ],
    },
    { outcome: 'changed', changes: [{ field: 'cost', was: 400, is: 500 }] },
  ])
  expect(saved[0]).toMatchObject({ name: 'Meu copo', weight: 300, sku: 'A' })
  expect(saved[0]?.costs.map(({ from, cost }) => [from, cost])).toEqual([
    ['2026-10-01', 400],
    ['2026-11-01', 500],
  ])
})

it('takes no key from another product, but asks', () => {
  const [a, b] = [product({ sku: 'A', name: 'Copo azul', keys: [key] }), { ...blankProduct('b'), sku: 'B' }]
  const { saved, rows } = plan([a, b], madeFile('shopee', [{ listing: '1', name: 'Copo', sku: 'B' }]))
  expect(rows[0]).toMatchObject({ outcome: 'doubt', product: 'a' })
  expect(saved.map(({ id, doubts }) => [id, doubts.map(({ why }) => why)])).toEqual([['b', ['shared']]])
  const list = changed([a, b], { saved })
  const yes = answerDoubt(list, { product: 'b', key, isIts: true }, idMaker())
  expect(yes).toMatchObject({
    saved: [
      { id: 'a', keys: [] },
      { id: 'b', keys: [{ id: '1' }], doubts: [] },
    ],
  })
  const no = answerDoubt(list, { product: 'b', key, isIts: false }, idMaker())
  expect(no).toMatchObject({ saved: [{ id: 'b', keys: [], doubts: [{ refused: true }] }] })
})

it('proposes a listing without SKU by a name that is equal and one product’s alone, and makes it one of its own if refused', () => {
  const known = product({ name: 'Toalha', sku: 'T' })
  const file = madeFile('shopee', [
    { listing: '5', name: 'Toalha' },
    { listing: '6', name: 'toalha' },
  ])
  const { saved, rows } = plan([known], file)
  expect(rows.map(({ outcome }) => outcome)).toEqual(['doubt', 'new'])
  const doubt = saved[0]?.doubts[0] ?? expect.fail()
  expect(doubt).toMatchObject({ why: 'name', key: { id: '5' } })
  const answered = answerDoubt(
    changed([known], { saved }),
    { product: 'a', key: doubt.key, isIts: false },
    idMaker(),
  )
  expect(answered).toMatchObject({
    saved: [
      { id: 'a', keys: [] },
      { id: 'p1', name: 'Toalha', keys: [{ id: '5' }] },
    ],
  })
  const other = { ...known, id: 'b', sku: 'U' }
  expect(plan([known, other], file).counts).toMatchObject({ doubt: 0, new: 2 })
})

it('asks about every listing of a SKU that a file has for listings of different names', () => {
  const file = madeFile('shopee', [
    { listing: '1', name: 'Copo', sku: 'X', price: reais(10) },
    { listing: '2', name: 'Prato', sku: 'X', price: reais(20) },
  ])
  const { saved, counts } = plan([], file)
  expect(counts).toMatchObject({ doubt: 2, new: 0 })
  expect(saved).toMatchObject([
    {
      sku: 'X',
      name: 'Copo',
      keys: [],
      doubts: [
        { why: 'sku', key: { id: '1' } },
        { why: 'sku', key: { id: '2' } },
      ],
    },
  ])
  expect(plan(saved, file).saved).toEqual([])
})

it('gives weights of listings as a whole to all of their variations, and to no new product', () => {
  const sales = madeFile('shopee', [
    { listing: '1', variationId: '7', name: 'Copo', sku: 'A' },
    { listing: '1', variationId: '8', name: 'Copo', sku: 'B' },
  ])
  const { saved } = plan([], sales)
  const shipping = madeFile(
    'shopee',
    [
      { listing: '1', sku: 'PAI', weight: 350 },
      { listing: '2', sku: 'Z', weight: 100 },
    ],
    { wholeListings: true },
  )
  const weighed = plan(saved, shipping)
  expect(weighed.rows.map(({ outcome }) => outcome)).toEqual(['changed', 'unknown'])
  expect(weighed.saved.map(({ sku, weight }) => [sku, weight])).toEqual([
    ['A', 350],
    ['B', 350],
  ])
})

it('takes costs of the calculator where one was entered, and ties its listings to products', () => {
  const listing = { marketplace: 'shein', title: 'Copo', price: reais(30), weight: null } as const
  const file = calculatorFile(
    [
      { ...listing, id: 'c1', sku: 'A', cost: reais(8) },
      { ...listing, id: 'c2', sku: 'B', cost: reais(0) },
    ],
    'calculadora',
    '2026-11-28',
  )
  const { saved } = plan([product({ sku: 'A' })], file)
  expect(saved.map(({ sku, keys, costs }) => [sku, keys[0]?.kind, keys[0]?.id, costs])).toEqual([
    ['A', 'calculator', 'c1', [{ from: '2026-11-01', cost: 800, origin: 'calculator' }]],
    ['B', 'calculator', 'c2', []],
  ])
})

it('finds the product of a list of costs by its bar code, and keeps its name', () => {
  const known = product({ sku: 'A', name: 'Copo', gtin: '96385074' })
  const list = madeFile(
    null,
    [{ gtin: '96385074', name: 'cp vidro', cost: reais(3) }, { gtin: '40170725' }],
    {
      format: 'costs',
    },
  )
  const { saved, rows } = plan([known], list)
  expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'unknown'])
  expect(saved).toMatchObject([{ name: 'Copo', costs: [{ cost: 300 }] }])
})

it('counts the first of two different rows of one product, and reports the other', () => {
  const file = madeFile('shopee', [
    { listing: '1', name: 'Copo', sku: 'A', weight: 100 },
    { listing: '2', name: 'Copo', sku: 'A', weight: 200 },
  ])
  const { saved, rows } = plan([], file)
  expect(saved).toMatchObject([{ weight: 100, keys: [{ id: '1' }, { id: '2' }] }])
  expect(rows.map(({ outcome, otherwise }) => [outcome, otherwise])).toEqual([
    ['new', undefined],
    ['changed', ['weight']],
  ])
})

it('says of each row for which the list has no room, and takes those of products that are there', () => {
  const full = Array.from({ length: productBounds.products }, (_, place) =>
    product({ id: `p${place}`, sku: `S${place}` }),
  )
  const { counts } = plan(
    full,
    madeFile(null, [{ sku: 'S1', weight: 300 }, { sku: 'NOVO' }, { sku: 'OUTRO' }]),
  )
  expect(counts).toMatchObject({ changed: 1, new: 0, full: 0, 'list-full': 2 })
})
