import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { copyOf, forEachMarketplace, marketplaces, tablesOf } from '@vendaclara/core/pricing'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { newSeller } from '../../../test/sign-up.ts'

const app = buildTestApp()
const untouched: FeeSettings = {
  version: 0,
  chosen: forEachMarketplace(() => null),
  own: [],
}
const own = tablesOf('shopee').map((table, index) => copyOf(table, `minha-${index}`, `Minha ${index}`))
const read = async (token: string) => (await app.call('GET', '/advertising/fees', { token })).json()
const put = (token: string, body: object) => app.call('PUT', '/advertising/fees', { token, body })

test('a seller who was not asked yet has chosen nothing', async () => {
  expect(await read((await newSeller(app)).token)).toEqual(untouched)
})

test('what is chosen and every kind of own table are kept, for this seller alone', async () => {
  const [{ token }, other] = [await newSeller(app), await newSeller(app)]
  const tables = marketplaces.flatMap((marketplace) =>
    tablesOf(marketplace).map((table) => copyOf(table, `copia-${table.id}`, `Cópia de ${table.name}`)),
  )
  const chosen = {
    ...untouched.chosen,
    shopee: tables[0]?.id ?? null,
    shein: 'shein-specification',
  }
  const answer = await put(token, { version: 0, chosen, own: tables })
  expect([answer.statusCode, answer.json()]).toEqual([200, { version: 1, chosen, own: tables }])
  expect(await read(token)).toEqual({ version: 1, chosen, own: tables })
  expect(await read(other.token)).toEqual(untouched)
})

test('what was stored before a marketplace was added opens with nothing chosen for it', async () => {
  const { token } = await newSeller(app)
  await put(token, { ...untouched, chosen: { ...untouched.chosen, shopee: 'shopee-specification' } })
  await app.database.execute(sql`UPDATE fee_settings SET chosen = chosen - 'shein'`)
  const chosen = { ...untouched.chosen, shopee: 'shopee-specification' }
  expect(await read(token)).toEqual({ version: 1, chosen, own: [] })
})

test('a page from before a marketplace was added may choose, and chooses nothing for it', async () => {
  const { token } = await newSeller(app)
  const answer = await put(token, { ...untouched, chosen: { shopee: 'shopee-2026-10', mercadoLivre: null } })
  expect([answer.statusCode, answer.json().chosen]).toEqual([
    200,
    { ...untouched.chosen, shopee: 'shopee-2026-10' },
  ])
})

test('of two changes of the same state the second is refused and changes nothing', async () => {
  const { token } = await newSeller(app)
  const answers = await Promise.all(
    [0, 1].map((index) => put(token, { ...untouched, own: own.slice(index) })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const state = await read(token)
  const late = await put(token, { ...state, version: 0 })
  expect([late.statusCode, late.json().error]).toEqual([409, 'changed_elsewhere'])
  expect((await put(token, { ...state, own: [] })).json()).toEqual({ ...state, version: 2, own: [] })
})

test.each([
  ['own.0.rules', { rules: [{ price: { from: 10, to: null }, commission: 20, fixedFee: 4 }] }],
  ['own.0.rules.0.commission', { rules: [{ commission: -1, fixedFee: 4 }] }],
  ['own.0.rules', { rules: [] }],
  ['own.0.name', { name: ' ' }],
  ['own.0.certainty', { certainty: 'high' }],
])('an own table is refused with the field %s named: %j', async (field, change) => {
  const { token } = await newSeller(app)
  const answer = await put(token, { ...untouched, own: [{ ...own[0], ...change }] })
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  expect(await read(token)).toEqual(untouched)
})
