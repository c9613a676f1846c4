import { randomUUID } from 'node:crypto'
import type { StoredProduct } from '@vendaclara/contract/products'
import { cents } from '@vendaclara/core/money'
import type { Product } from '@vendaclara/core/products'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { openLedger, someOrder } from '../../../test/closing/ledger.ts'
import { item, listing, purchase, vase } from '../../../test/products.ts'
import { newSeller } from '../../../test/sign-up.ts'
import { productChanges } from './products.tables.ts'

const app = buildTestApp({}, { products: 5, purchases: 2, undo: 8000 })

const dish: Product = { ...vase, id: 'dish', sku: 'P-1', name: 'Prato', costs: [] }

async function openList(token?: string) {
  const seller = token ?? (await newSeller(app)).token
  const get = async (url: string) => (await app.call('GET', url, { token: seller })).json()
  return {
    token: seller,
    get,
    async change(change: object) {
      const id = randomUUID()
      const body = { id, kind: 'edit', name: '', ...change }
      const answer = await app.call('POST', '/products/changes', { token: seller, body })
      return { id: body.id, status: answer.statusCode, json: answer.json() }
    },
    async undo(id: string) {
      const answer = await app.call('POST', `/products/changes/${id}/undo`, { token: seller })
      return { status: answer.statusCode, json: answer.json() }
    },
    products: async (): Promise<readonly StoredProduct[]> => (await get('/products')).products,
    everything: async () => ({ ...(await get('/products')), ...(await get('/products/purchases')) }),
  }
}
const fresh = (product: Product): StoredProduct => ({ ...product, version: '' })
const withoutVersions = (products: readonly StoredProduct[]) =>
  products.map(({ version: _, ...product }) => product)

test('a list that nothing was put in is empty, with the first settings', async () => {
  const list = await openList()
  expect(await list.everything()).toEqual({
    products: [],
    purchases: [],
    items: [],
    settings: { method: 'dated', taxIds: [] },
  })
})

test('what a change saves is read back as it was sent, and named by the change', async () => {
  const list = await openList()
  const settings = { method: 'average', taxIds: ['99888777000166'] }
  const saved = [fresh({ ...vase, keys: [listing] }), fresh(dish)]
  const done = await list.change({ saved, purchases: [purchase], items: [item], settings })
  expect([done.status, done.json]).toEqual([200, { version: done.id }])
  expect(await list.everything()).toEqual({
    settings,
    purchases: [purchase],
    items: [item],
    products: [dish, { ...vase, keys: [listing] }].map((one) => ({ ...one, version: done.id })),
  })
})

test('a change sent twice is one', async () => {
  const list = await openList()
  const change = { id: randomUUID(), saved: [fresh(vase)] }
  await list.change(change)
  expect((await list.change(change)).status).toBe(200)
  expect((await list.get('/products/changes')).changes).toMatchObject([{ kind: 'edit', products: 1 }])
})

test('a change in parts counts with its last call, as a whole, and not with fewer parts than it says', async () => {
  const list = await openList()
  const id = randomUUID()
  const part = (at: number, body: object) =>
    app.call('PUT', `/products/changes/${id}/parts/${at}`, { token: list.token, body })
  const other = { ...purchase, key: '36'.repeat(22) }
  const cup = fresh({ ...dish, id: 'cup', sku: 'C-1' })
  expect(
    (await part(0, { saved: [fresh({ ...vase, keys: [listing] })], purchases: [purchase] })).statusCode,
  ).toBe(200)
  await part(0, { saved: [fresh({ ...vase, keys: [listing] })], purchases: [purchase] })
  expect(await list.products()).toEqual([])
  const end = { id, saved: [fresh(dish)], purchases: [other] }
  expect((await list.change({ ...end, parts: 2 })).json.error).toBe('incomplete')
  await part(1, { saved: [cup], items: [item] })
  const twice = await list.change({ ...end, saved: [{ ...cup, id: 'jug' }], parts: 2 })
  expect([twice.status, (await list.products()).length]).toEqual([400, 0])
  expect((await list.change({ ...end, parts: 2 })).status).toBe(200)
  expect((await list.change({ ...end, parts: 2 })).status).toBe(200)
  expect((await list.products()).map((one) => one.id).sort()).toEqual(['cup', 'dish', 'vase'])
  expect((await list.get('/products/purchases')).purchases).toHaveLength(2)
  expect((await list.undo(id)).status).toBe(200)
  expect(await list.everything()).toMatchObject({ products: [], purchases: [], items: [] })
})

test('parts of one change wait at a time, and no other seller has them', async () => {
  const list = await openList()
  const other = await openList()
  const [first, second] = [randomUUID(), randomUUID()]
  for (const id of [first, second]) {
    await app.call('PUT', `/products/changes/${id}/parts/0`, {
      token: list.token,
      body: { saved: [fresh(vase)] },
    })
  }
  expect((await list.change({ id: first, parts: 1 })).json.error).toBe('incomplete')
  expect((await other.change({ id: second, parts: 1 })).json.error).toBe('incomplete')
  expect((await list.change({ id: second, parts: 1 })).status).toBe(200)
  expect(await list.products()).toHaveLength(1)
})

test('a product that was changed, made or removed since refuses the whole change', async () => {
  const list = await openList()
  const { id: first } = await list.change({ saved: [fresh(vase)] })
  await list.change({ saved: [{ ...vase, name: 'Vaso azul', version: first }] })
  for (const saved of [
    [fresh(dish), { ...vase, version: first }],
    [fresh(dish), fresh(vase)],
    [{ ...dish, version: first }],
  ]) {
    expect((await list.change({ saved })).json.error).toBe('changed_elsewhere')
  }
  const { status } = await list.change({ removed: [{ id: 'vase', version: first }] })
  expect([status, (await list.products()).map(({ name }) => name)]).toEqual([409, ['Vaso azul']])
})

test("a SKU and a key are one product's, and may be exchanged within a change", async () => {
  const list = await openList()
  const { id: first } = await list.change({ saved: [fresh({ ...vase, keys: [listing] }), fresh(dish)] })
  const cup = { ...dish, id: 'cup', sku: '' }
  const sku = await list.change({ saved: [fresh({ ...cup, sku: 'V-1' })] })
  const key = await list.change({ saved: [fresh({ ...cup, keys: [listing] })] })
  expect([sku.json.error, key.json.error]).toEqual(['sku_taken', 'key_taken'])
  const exchanged = [
    { ...vase, sku: 'P-1', version: first },
    { ...dish, sku: 'V-1', keys: [listing], version: first },
  ]
  expect((await list.change({ saved: exchanged })).status).toBe(200)
  expect((await list.products()).map(({ id, sku }) => [id, sku])).toEqual([
    ['dish', 'V-1'],
    ['vase', 'P-1'],
  ])
})

test.each([
  ['itself', [{ ...vase, kit: [{ product: 'vase', units: 1 }] }]],
  [
    'itself through another',
    [
      { ...vase, kit: [{ product: 'dish', units: 2 }] },
      { ...dish, kit: [{ product: 'vase', units: 1 }] },
    ],
  ],
  ['a product that does not exist', [{ ...vase, kit: [{ product: 'moon', units: 1 }] }]],
])('a kit with %s is refused', async (_, kits) => {
  const list = await openList()
  const { status, json } = await list.change({ saved: kits.map(fresh) })
  expect([status, json.field, await list.products()]).toEqual([400, 'kit', []])
})

test('a product in a kit is not removed without the kit', async () => {
  const list = await openList()
  const kit = { ...dish, kit: [{ product: 'vase', units: 2 }] }
  const { id: version } = await list.change({ saved: [fresh(vase), fresh(kit)] })
  expect((await list.change({ removed: [{ id: 'vase', version }] })).json.field).toBe('kit')
  const both = ['vase', 'dish'].map((id) => ({ id, version }))
  expect((await list.change({ removed: both })).status).toBe(200)
})

test('taking a change back brings everything back as it was, and can itself be taken back', async () => {
  const list = await openList()
  await list.change({ saved: [fresh(vase)], purchases: [purchase], items: [item] })
  const before = await list.everything()
  const { id } = await list.change({
    saved: [fresh(dish)],
    removed: [{ id: 'vase', version: before.products[0].version }],
    purchases: [
      { ...purchase, cancelled: true },
      { ...purchase, key: '41'.repeat(22) },
    ],
    items: [{ ...item, supplier: '55666777000100', product: 'dish' }],
    settings: { method: 'average', taxIds: [] },
  })
  const after = await list.everything()
  const undone = await list.undo(id)
  const again = await list.everything()
  expect(undone.status).toBe(200)
  expect({ ...again, products: withoutVersions(again.products) }).toEqual({
    ...before,
    products: withoutVersions(before.products),
  })
  await list.undo(undone.json.version)
  const redone = await list.everything()
  expect(withoutVersions(redone.products)).toEqual(withoutVersions(after.products))
  expect([redone.purchases, redone.items, redone.settings]).toEqual([
    after.purchases,
    after.items,
    after.settings,
  ])
})

test('a change is not taken back over a later one, nor twice, nor after 30 days', async () => {
  const list = await openList()
  const { id: first } = await list.change({ saved: [fresh(vase)], purchases: [purchase] })
  const { id: second } = await list.change({ purchases: [{ ...purchase, cancelled: true }] })
  expect((await list.undo(first)).json.error).toBe('changed_elsewhere')
  expect([(await list.undo(second)).status, (await list.undo(second)).status]).toEqual([200, 409])
  const { id: third } = await list.change({ saved: [fresh(dish)] })
  const madeAt = new Date(app.now.getTime() - 31 * 24 * 60 * 60 * 1000)
  await app.database.update(productChanges).set({ madeAt })
  expect((await list.undo(third)).status).toBe(404)
  expect((await list.get('/products/changes')).changes).toEqual([])
})

test('what is kept to take changes back is bounded in bytes, and the last one can be taken back in any case', async () => {
  const list = await openList()
  const many = (letter: string) =>
    Array.from({ length: 200 }, () => ({ ...listing, id: `${letter}${randomUUID()}` }))
  let version = ''
  const ids: string[] = []
  for (const letter of ['a', 'b', 'c', 'd']) {
    version = (await list.change({ saved: [{ ...vase, keys: many(letter), version }] })).id
    ids.push(version)
  }
  const { changes } = await list.get('/products/changes')
  expect(changes.map(({ id }: { id: string }) => id)).toEqual([ids[3]])
  expect((await list.undo(ids[3] ?? '')).status).toBe(200)
})

test('an account holds a bounded number of products and purchases', async () => {
  const list = await openList()
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => fresh({ ...vase, id, sku: id }))
  const invoices = ['35', '41', '42'].map((state) => ({ ...purchase, key: state.repeat(22) }))
  for (const change of [{ saved: many }, { purchases: invoices }]) {
    expect((await list.change(change)).json.error).toBe('quota_reached')
  }
  expect(await list.everything()).toMatchObject({ products: [], purchases: [] })
})

test.each([
  ['saved', { saved: [fresh({ ...vase, costs: [...vase.costs, ...vase.costs] })] }],
  ['saved', { saved: [fresh(vase), fresh({ ...vase, sku: '' })] }],
  ['saved', { saved: [{ ...fresh(vase), weight: -1 }] }],
  ['saved', { saved: [fresh(vase), fresh({ ...vase, id: 'other' })] }],
  ['purchases', { purchases: [purchase, purchase] }],
  ['items', { saved: [fresh(vase)], items: [item, { ...item, pack: 1 }] }],
  ['items', { saved: [fresh(vase)], items: [{ ...item, pack: 0 }] }],
  ['items', { items: [{ ...item, product: 'moon' }] }],
])('what is no list is refused: %s', async (field, change) => {
  const list = await openList()
  const { status, json } = await list.change(change)
  expect([status, json.field.split('.')[0]]).toEqual([400, field])
})

test('no seller reads or changes the products of another', async () => {
  const [mine, other] = [await openList(), await openList()]
  const { id } = await mine.change({ saved: [fresh(vase)] })
  expect(await other.products()).toEqual([])
  expect((await other.undo(id)).status).toBe(404)
  expect((await other.change({ removed: [{ id: 'vase', version: id }] })).status).toBe(409)
  expect((await other.change({ saved: [fresh(vase)] })).status).toBe(200)
})

test('what was sold in a period is summed by SKU and name, each order as its newest file has it', async () => {
  const ledger = await openLedger(app)
  const march = await ledger.create('Março')
  const line = { name: 'Vaso', variation: 'Azul', sku: 'V-1', units: 2, price: cents(5000) }
  const order = (id: string, day: string, more: object = {}) =>
    someOrder(id, 9000, `${day} 10:00`, { items: [line], ...more })
  const days = [order('A', '2026-03-02'), order('B', '2026-03-31'), order('C', '2026-04-01')]
  await ledger.give(march, { name: 'a.xlsx', to: '2026-03-31', orders: days })
  const newer = [
    order('A', '2026-03-02', {
      items: [
        { ...line, units: 1 },
        { ...line, sku: '', listing: '9001', variationId: '77' },
      ],
    }),
  ]
  await ledger.give(march, { name: 'b.xlsx', to: '2026-04-05', orders: newer })
  const list = await openList(ledger.token)
  const { sold } = await list.get('/products/sold?from=2026-03-01&until=2026-03-31')
  const named = { marketplace: 'shopee', listing: '', variationId: '', name: 'Vaso', variation: 'Azul' }
  expect(sold).toEqual([
    { ...named, sku: 'V-1', units: 3, unpriced: 0, revenue: 15000 },
    { ...named, listing: '9001', variationId: '77', sku: '', units: 2, unpriced: 0, revenue: 10000 },
  ])
})

test('absurd prices times units, and months of them, are answered by the largest amount', async () => {
  const ledger = await openLedger(app)
  const march = await ledger.create('Março')
  const line = { name: 'Vaso', variation: '', sku: 'V-1', units: 1000, price: cents(1e14) }
  const orders = ['A', 'B'].map((id) => someOrder(id, 1e14, '2026-03-02 10:00', { items: [line, line] }))
  await ledger.give(march, { name: 'a.xlsx', to: '2026-03-31', orders })
  const list = await openList(ledger.token)
  const { sold } = await list.get('/products/sold?from=2026-03-01&until=2026-03-31')
  expect(sold).toMatchObject([{ units: 4000, revenue: 1e14 }])
  expect((await app.call('GET', '/analysis', { token: ledger.token })).statusCode).toBe(200)
})
