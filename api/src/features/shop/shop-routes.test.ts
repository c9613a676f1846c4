import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { newSeller } from '../../../test/sign-up.ts'
import { shopConfigs } from './shop.tables.ts'

const app = buildTestApp()
const config = { monthlyBilling: 25_000.5, charges: 4.25, fixCost: 1300 }

test('a configuration never set reads as zeros', async () => {
  const { token } = await newSeller(app)
  const answer = await app.call('GET', '/user/config', { token })
  expect(answer.json()).toEqual({ config: { monthlyBilling: 0, charges: 0, fixCost: 0 } })
})

test('a configuration is kept, and replaced by the next', async () => {
  const { token } = await newSeller(app)
  await app.call('PUT', '/user/config', { token, body: { monthlyBilling: 1, charges: 2, fixCost: 3 } })
  const saved = await app.call('PUT', '/user/config', { token, body: config })
  expect([saved.statusCode, saved.json()]).toEqual([200, { config }])
  expect((await app.call('GET', '/user/config', { token })).json()).toEqual({ config })
})

test('a field left out becomes 0', async () => {
  const { token } = await newSeller(app)
  await app.call('PUT', '/user/config', { token, body: config })
  const saved = await app.call('PUT', '/user/config', { token, body: { charges: 7 } })
  expect(saved.json()).toEqual({ config: { monthlyBilling: 0, charges: 7, fixCost: 0 } })
})

test('a configuration stored before there were bounds is still read', async () => {
  const { token } = await newSeller(app)
  await app.call('PUT', '/user/config', { token, body: config })
  await app.database.update(shopConfigs).set({ charges: 250, fixCost: 5e11 })
  const answer = await app.call('GET', '/user/config', { token })
  expect(answer.json().config).toMatchObject({ charges: 250, fixCost: 5e11 })
})

test('no seller sees the configuration of another', async () => {
  const [mine, other] = [await newSeller(app), await newSeller(app)]
  await app.call('PUT', '/user/config', { token: mine.token, body: config })
  const answer = await app.call('GET', '/user/config', { token: other.token })
  expect(answer.json().config.monthlyBilling).toBe(0)
})

test.each([
  ['monthlyBilling', { monthlyBilling: -1 }],
  ['charges', { charges: '4' }],
  ['fixCost', { fixCost: null }],
  ['charges', { charges: 250 }],
  ['monthlyBilling', { monthlyBilling: 1e9 + 0.01 }],
  ['fixCost', { fixCost: 1e9 + 0.01 }],
])('the field %s is named when it is refused: %j', async (field, body) => {
  const { token } = await newSeller(app)
  const answer = await app.call('PUT', '/user/config', { token, body })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ error: 'invalid_request', field })
})

test.each(['GET', 'PUT'] as const)('%s without a session is refused', async (method) => {
  const answer = await app.call(method, '/user/config', method === 'PUT' ? { body: config } : {})
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'unauthenticated'])
})
