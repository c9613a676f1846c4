import { listings } from '@vendaclara/contract/pricing'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { newSeller } from '../../../test/sign-up.ts'
import { listings as stored } from './listing.tables.ts'

const app = buildTestApp()
const paths = [
  '/advertisingShopee',
  '/advertisingMeli',
  '/advertisingShein',
  '/advertisingTiktok',
  '/advertisingAmazon',
] as const
const lists = {
  '/advertisingShopee': 'calculadoraShopee',
  '/advertisingMeli': 'calculadoraMeli',
  '/advertisingShein': 'calculadoraShein',
  '/advertisingTiktok': 'calculadoraTiktok',
  '/advertisingAmazon': 'calculadoraAmazon',
} as const
const own = {
  '/advertisingShopee': { freeShipping: false },
  '/advertisingMeli': { mlTax: 12.5, shippingCost: 22.9 },
  '/advertisingShein': { peso: 0.35, mlTax: 16, shippingCost: 5 },
  '/advertisingTiktok': { freeShipping: false },
  '/advertisingAmazon': { category: 'casa', fulfilled: true, peso: 1.2 },
} as const
const listing = {
  id: 'anuncio-1',
  title: 'Camiseta básica',
  productCost: 20.1,
  profitMargin: 18.5,
  variableCost: 1.3,
  salePrice: 59.987654321,
  netMargin: 0.185,
  keptFromCost: 21.5,
  monthlyBilling: 25_000,
  charges: 4,
  fixCost: 1300.07,
}
const all = async (token: string) => listings.parse((await app.call('GET', '/advertising', { token })).json())

test('a seller without listings has an empty list for each marketplace', async () => {
  const { token } = await newSeller(app)
  const lists = Object.entries((await app.call('GET', '/advertising', { token })).json())
  expect(lists).toEqual(
    expect.arrayContaining([
      ['calculadoraShopee', []],
      ['calculadoraMeli', []],
      ['calculadoraShein', []],
    ]),
  )
  expect(lists.flatMap(([, list]) => list)).toEqual([])
})

describe.each(paths)('the listings of %s', (path) => {
  const whole = { ...listing, ...own[path] }
  let refused = ''
  beforeAll(async () => {
    refused = (await newSeller(app)).token
  })

  test.each(['POST', 'PUT'] as const)('are created by %s and read back to the last digit', async (method) => {
    const { token } = await newSeller(app)
    const saved = await app.call(method, path, { token, body: whole })
    expect([saved.statusCode, saved.json()]).toEqual([200, whole])
    expect(await all(token)).toMatchObject({ [lists[path]]: [whole] })
  })

  test.each(['POST', 'PUT'] as const)('are replaced by %s, which can be repeated', async (method) => {
    const { token } = await newSeller(app)
    await app.call('POST', path, { token, body: whole })
    for (const _time of [1, 2]) {
      await app.call(method, path, { token, body: { ...whole, title: 'Outra', salePrice: null } })
    }
    expect((await all(token))[lists[path]]).toEqual([{ ...whole, title: 'Outra', salePrice: null }])
  })

  test('come newest first, and keep their places when they are saved again', async () => {
    const { token } = await newSeller(app)
    for (const id of ['a', 'c', 'b']) await app.call('POST', path, { token, body: { ...whole, id } })
    await app.call('PUT', path, { token, body: { ...whole, id: 'a', title: 'Mudou' } })
    expect((await all(token))[lists[path]].map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  })

  test('are replaced with another SKU, and without the fields that are not sent again', async () => {
    const { token } = await newSeller(app)
    await app.call('POST', path, { token, body: { ...whole, sku: 'A', couponPercent: 5 } })
    for (const sku of ['A', 'B']) await app.call('PUT', path, { token, body: { ...whole, sku } })
    expect((await all(token))[lists[path]]).toEqual([{ ...whole, sku: 'B' }])
  })

  test('are deleted, once', async () => {
    const { token } = await newSeller(app)
    await app.call('POST', path, { token, body: whole })
    const removed = await app.call('DELETE', path, { token, body: whole })
    expect([removed.statusCode, removed.json()]).toEqual([200, { id: whole.id }])
    expect((await all(token))[lists[path]]).toEqual([])
    const again = await app.call('DELETE', path, { token, body: whole })
    expect([again.statusCode, again.json().error]).toEqual([404, 'not_found'])
  })

  test('of another seller can be neither seen, replaced nor deleted', async () => {
    const [mine, other] = [await newSeller(app), await newSeller(app)]
    await app.call('POST', path, { token: mine.token, body: whole })
    expect((await all(other.token))[lists[path]]).toEqual([])
    const removed = await app.call('DELETE', path, { token: other.token, body: { id: whole.id } })
    expect(removed.statusCode).toBe(404)
    await app.call('PUT', path, { token: other.token, body: { ...whole, title: 'Do outro' } })
    expect((await all(mine.token))[lists[path]]).toEqual([whole])
  })

  test.each(['POST', 'PUT', 'DELETE'] as const)('are closed to %s without a session', async (method) => {
    const answer = await app.call(method, path, { body: whole })
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'unauthenticated'])
  })

  test.each([
    ['id', { id: '' }],
    ['id', { id: 'x'.repeat(65) }],
    ['title', { title: 5 }],
    ['productCost', { productCost: -1 }],
    ['salePrice', { salePrice: 'NaN' }],
    ['currentPrice', { currentPrice: 0 }],
    ['currentPrice', { currentPrice: 1e9 + 0.01 }],
    ['currentPrice', { currentPrice: 12.345 }],
    ['adsPercent', { adsPercent: 100.01 }],
    ['couponAmount', { couponAmount: -0.01 }],
    ['affiliateAmount', { affiliateAmount: 1e9 + 0.01 }],
    ['productCost', { productCost: 1e9 + 0.01 }],
    ['variableCost', { variableCost: 1e9 + 0.01 }],
    ['profitMargin', { profitMargin: 1000.01 }],
    ['mlTax', { mlTax: 100.01 }],
    ['shippingCost', { shippingCost: 1e9 + 0.01 }],
    ['peso', { peso: 1000.01 }],
  ])('are refused with the field %s named: %j', async (field, change) => {
    const answer = await app.call('PUT', path, { token: refused, body: { ...whole, ...change } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: 'invalid_request', field })
  })

  test('are stored without what the contract does not name', async () => {
    const { token } = await newSeller(app)
    const saved = await app.call('PUT', path, { token, body: { ...whole, userId: 'x', sequence: 9 } })
    expect(saved.json()).toEqual(whole)
    expect((await all(token))[lists[path]]).toEqual([whole])
  })
})

test.each(paths)('what only an own fee table asks for is kept in %s too', async (path) => {
  const { token } = await newSeller(app)
  const facts = { freeShipping: false, mlTax: 12, shippingCost: 7.5, peso: 1.25 }
  const whole = { ...listing, ...facts, category: 'casa', fulfilled: true, ownDelivery: true }
  await app.call('PUT', path, { token, body: whole })
  expect((await all(token))[lists[path]]).toEqual([whole])
})

test('a listing of Mercado Livre says who delivers it, and is unchanged for a client that does not know this', async () => {
  const { token } = await newSeller(app)
  const body = { ...listing, ...own['/advertisingMeli'], peso: 0.9 }
  const saved = await app.call('PUT', '/advertisingMeli', { token, body })
  expect(saved.json()).toEqual(body)
  await app.call('POST', '/advertising', {
    token,
    body: { calculadoraMeli: [{ ...body, ownDelivery: true }] },
  })
  expect((await all(token)).calculadoraMeli).toEqual([{ ...body, ownDelivery: true }])
  const refused = await app.call('PUT', '/advertisingMeli', { token, body: { ...body, ownDelivery: 'sim' } })
  expect(refused.json()).toMatchObject({ error: 'invalid_request', field: 'ownDelivery' })
  await app.call('PUT', '/advertisingMeli', { token, body })
  expect((await all(token)).calculadoraMeli).toEqual([body])
})

test.each(paths)('the current price is kept in %s, and gone when it is left out', async (path) => {
  const { token } = await newSeller(app)
  const body = { ...listing, ...own[path] }
  await app.call('PUT', path, { token, body: { ...body, currentPrice: 64.9 } })
  expect((await all(token))[lists[path]]).toEqual([{ ...body, currentPrice: 64.9 }])
  await app.call('PUT', path, { token, body })
  expect((await all(token))[lists[path]]).toEqual([body])
})

test.each(paths)(
  'ads, coupon and affiliates are kept in %s, and gone when they are left out',
  async (path) => {
    const { token } = await newSeller(app)
    const body = { ...listing, ...own[path] }
    const promotions = { adsPercent: 5, adsAmount: 0.5, couponPercent: 2.5, couponAmount: 3 }
    const affiliates = { affiliatePercent: 3, affiliateAmount: 1 }
    await app.call('PUT', path, { token, body: { ...body, ...promotions, ...affiliates } })
    expect((await all(token))[lists[path]]).toEqual([{ ...body, ...promotions, ...affiliates }])
    await app.call('PUT', path, { token, body })
    expect((await all(token))[lists[path]]).toEqual([body])
  },
)

test('a listing stored before there were bounds is still read', async () => {
  const { token } = await newSeller(app)
  await app.call('PUT', '/advertisingMeli', { token, body: listing })
  await app.database.update(stored).set({ productCost: 5e11, mlTax: 250, peso: 2000 })
  const [found] = (await all(token)).calculadoraMeli
  expect(found).toMatchObject({ productCost: 5e11, mlTax: 250, peso: 2000 })
})

test('the same id names different listings of different marketplaces', async () => {
  const { token } = await newSeller(app)
  for (const path of paths) await app.call('POST', path, { token, body: { ...listing, title: path } })
  await app.call('DELETE', '/advertisingMeli', { token, body: { id: listing.id } })
  const left = await all(token)
  expect(left.calculadoraShopee.map(({ title }) => title)).toEqual(['/advertisingShopee'])
  expect(left.calculadoraMeli).toEqual([])
  expect(left.calculadoraShein.map(({ title }) => title)).toEqual(['/advertisingShein'])
})

describe.each(paths)('the SKU of a listing of %s', (path) => {
  const body = { ...listing, ...own[path], sku: 'CAM-01' }

  test('is read back, found trimmed, and gone when it is left out', async () => {
    const { token } = await newSeller(app)
    await app.call('POST', path, { token, body: { ...body, sku: ' CAM-01 ' } })
    expect((await all(token))[lists[path]]).toEqual([body])
    const { sku: _, ...without } = body
    await app.call('PUT', path, { token, body: without })
    expect((await all(token))[lists[path]]).toEqual([without])
  })

  test('is one listing of that marketplace and account alone', async () => {
    const [{ token }, other] = [await newSeller(app), await newSeller(app)]
    await app.call('POST', path, { token, body })
    for (const send of [
      () => app.call('PUT', path, { token, body: { ...body, id: 'outro' } }),
      () => app.call('POST', '/advertising', { token, body: { [lists[path]]: [{ ...body, id: 'outro' }] } }),
    ]) {
      const answer = await send()
      expect([answer.statusCode, answer.json().error]).toEqual([409, 'sku_taken'])
    }
    expect((await all(token))[lists[path]]).toEqual([body])
    expect((await app.call('POST', path, { token: other.token, body })).statusCode).toBe(200)
    const elsewhere = paths.find((one) => one !== path) ?? path
    expect((await app.call('POST', elsewhere, { token, body })).statusCode).toBe(200)
  })

  test('can change places with another one in one import, but come in it only once', async () => {
    const { token } = await newSeller(app)
    const send = (first: string, second: string) =>
      app.call('POST', '/advertising', {
        token,
        body: {
          [lists[path]]: [
            { ...body, id: 'a', sku: first },
            { ...body, id: 'b', sku: second },
          ],
        },
      })
    await send('X', 'Y')
    expect((await send('Y', 'X')).statusCode).toBe(200)
    expect((await all(token))[lists[path]].map(({ id, sku }) => [id, sku])).toEqual([
      ['a', 'Y'],
      ['b', 'X'],
    ])
    const twice = await send('Z', 'Z')
    expect([twice.statusCode, twice.json().field]).toEqual([400, lists[path]])
  })

  test.each(['', 'x'.repeat(65), 'a\nb'])('is refused as %j', async (sku) => {
    const { token } = await newSeller(app)
    const answer = await app.call('PUT', path, { token, body: { ...body, sku } })
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'sku'])
  })
})

test('a listing of only an id is filled with the defaults', async () => {
  const { token } = await newSeller(app)
  const saved = await app.call('POST', '/advertisingShopee', { token, body: { id: 'so-id' } })
  expect(saved.json()).toMatchObject({ title: 'Novo Anúncio', productCost: 0.5, netMargin: 0.2 })
})

test('a title that was cut within a letter is saved, by itself and among others', async () => {
  const { token } = await newSeller(app)
  const title = 'Camiseta \ud83d'
  const many = { calculadoraShopee: [{ id: 'one', title }, { id: 'other' }] }
  expect((await app.call('POST', '/advertising', { token, body: many })).statusCode).toBe(200)
  expect(
    (await app.call('PUT', '/advertisingShopee', { token, body: { id: 'new', title } })).statusCode,
  ).toBe(200)
  const titles = (await all(token)).calculadoraShopee.map((saved) => saved.title)
  expect(titles).toEqual(['Camiseta \ufffd', 'Camiseta \ufffd', 'Novo Anúncio'])
})

test('a price that cannot be kept in the history is not saved either', async () => {
  const { token } = await newSeller(app)
  const save = (salePrice: number) =>
    app.call('PUT', '/advertisingShopee', { token, body: { ...listing, salePrice } })
  await save(59.9)
  await app.database.execute(
    sql`alter table listing_prices add constraint never check (sale_price <> 77777) not valid`,
  )
  expect((await save(777.77)).statusCode).toBe(500)
  expect(await all(token)).toMatchObject({ calculadoraShopee: [{ salePrice: 59.9 }] })
  await app.database.execute(sql`alter table listing_prices drop constraint never`)
  expect((await save(777.77)).statusCode).toBe(200)
  const { prices } = (await app.call('GET', `/advertisingShopee/${listing.id}/prices`, { token })).json()
  expect(prices).toMatchObject([{ salePrice: 777.77 }])
})

test('a listing that is replaced keeps nothing of the one before', async () => {
  const { token } = await newSeller(app)
  const body = { ...listing, ...own['/advertisingMeli'] }
  await app.call('PUT', '/advertisingMeli', { token, body: { ...body, peso: 0.4 } })
  await app.call('PUT', '/advertisingMeli', { token, body })
  expect((await all(token)).calculadoraMeli).toEqual([body])
})

describe('many listings at once', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...listing,
      id: `novo-${index}`,
      title: `Anúncio ${index}`,
    }))
  const send = (token: string, body: object) => app.call('POST', '/advertising', { token, body })

  test('are saved in their order before those that were there', async () => {
    const { token } = await newSeller(app)
    await app.call('POST', '/advertisingShopee', { token, body: { ...listing, freeShipping: true } })
    const answer = await send(token, { calculadoraShopee: many(1200), calculadoraMeli: many(3) })
    expect([answer.statusCode, answer.json()]).toEqual([200, { imported: 1203 }])
    const saved = await all(token)
    expect(saved.calculadoraShopee.map(({ id }) => id)).toEqual([
      ...many(1200).map(({ id }) => id),
      'anuncio-1',
    ])
    expect(saved.calculadoraMeli).toHaveLength(3)
  })

  test('replace those with their id and leave the others', async () => {
    const { token } = await newSeller(app)
    await send(token, { calculadoraShein: many(2) })
    await send(token, { calculadoraShein: [{ ...many(1)[0], title: 'Outro' }] })
    expect((await all(token)).calculadoraShein.map(({ title }) => title)).toEqual(['Outro', 'Anúncio 1'])
  })

  test.each([
    ['one that is wrong', [...many(2), { ...listing, productCost: -1 }], 'calculadoraShopee.2.productCost'],
    ['two with one id', [...many(2), ...many(1)], 'calculadoraShopee'],
    ['more than 5,000', many(5001), 'calculadoraShopee'],
  ])('are refused all together for %s', async (_, calculadoraShopee, field) => {
    const { token } = await newSeller(app)
    const answer = await send(token, { calculadoraShopee })
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
    expect((await all(token)).calculadoraShopee).toEqual([])
  })

  test('are removed by their ids, beside unknown ids, and those of other sellers stay', async () => {
    const [{ token }, other] = [await newSeller(app), await newSeller(app)]
    for (const seller of [token, other.token]) {
      await send(seller, { calculadoraShopee: many(1200), calculadoraMeli: many(2) })
    }
    const body = {
      calculadoraShopee: [...many(1100).map(({ id }) => id), 'nunca-houve'],
      calculadoraMeli: ['novo-1'],
    }
    const answers = [0, 1].map(() => app.call('DELETE', '/advertising', { token, body }))
    const removed = (await Promise.all(answers)).map((answer) => answer.json().removed)
    expect(removed.toSorted((one, next) => one - next)).toEqual([0, 1101])
    const left = await all(token)
    expect(left.calculadoraShopee.map(({ id }) => id)).toEqual(
      many(1200)
        .slice(1100)
        .map(({ id }) => id),
    )
    expect(left.calculadoraMeli.map(({ id }) => id)).toEqual(['novo-0'])
    expect((await all(other.token)).calculadoraShopee).toHaveLength(1200)
  })

  test('of the second marketplace keep a weight where they have one', async () => {
    const { token } = await newSeller(app)
    const [light, none] = [
      { ...listing, ...own['/advertisingMeli'], peso: 0.4 },
      { ...listing, ...own['/advertisingMeli'] },
    ]
    await send(token, { calculadoraMeli: [light, { ...none, id: 'sem-peso' }] })
    expect((await all(token)).calculadoraMeli).toEqual([light, { ...none, id: 'sem-peso' }])
  })
})
