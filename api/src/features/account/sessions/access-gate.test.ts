import * as closing from '@vendaclara/contract/closing'
import type { Endpoint } from '@vendaclara/contract/endpoint'
import * as feeSettings from '@vendaclara/contract/fee-settings'
import * as pricing from '@vendaclara/contract/pricing'
import * as shop from '@vendaclara/contract/shop'
import { forEachMarketplace, marketplaceEntries, marketplaces } from '@vendaclara/core/pricing'
import type { SubscriptionState } from '@vendaclara/core/subscription'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { putSubscription } from '../../../../test/buyer.ts'
import { announcement, movementFile } from '../../../../test/closing/open-closing.ts'
import { newSeller } from '../../../../test/sign-up.ts'

const app = buildTestApp()
const day = 24 * 60 * 60 * 1000

const isEndpoint = (value: object): value is Endpoint => 'access' in value && 'path' in value
const endpointsIn = (value: unknown): Endpoint[] => {
  if (typeof value !== 'object' || value === null) return []
  return isEndpoint(value) ? [value] : Object.values(value).flatMap(endpointsIn)
}
// The modules also export schemas, which contain no endpoints and may refer to themselves.
const endpointsOf = (module: object): Endpoint[] =>
  Object.values(module)
    .filter((value) => typeof value === 'object' && !('safeParse' in value))
    .flatMap(endpointsIn)
const named = (endpoint: Endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const

const toolCalls = [pricing, feeSettings, closing, shop]
  .flatMap(endpointsOf)
  .filter(({ access }) => access === 'tools')
const goodBodies: Record<string, object> = {
  ...Object.fromEntries(marketplaces.map((one) => [marketplaceEntries[one].wire.path, { id: 'a1' }])),
  '/analysis': { month: 'Abril', year: 26 },
  '/analysis/:id': { requests: [] },
  '/analysis/:id/orders': {
    orders: [{ orderId: 'A2', version: 0, state: null, note: '', recovered: 0, date: null }],
  },
  'POST /analysis/:id/files': announcement,
  'PUT /analysis/:id/files': { add: [], remove: [] },
  '/analysis/:id/files/:file/rows': { from: 0, payments: [] },
  '/movements': movementFile,
  '/user/config': { charges: 4 },
  '/advertising': {},
  '/advertising/fees': { version: 0, chosen: forEachMarketplace(() => null), own: [] },
}

const bodyOf = ({ method, path }: Endpoint) => goodBodies[path] ?? goodBodies[`${method} ${path}`]

interface Sent {
  token?: string
  id?: string
  body?: unknown
}
const use = ({ method, path }: Endpoint, { token, id = '1/1', body }: Sent) => {
  const [own = '', file = ''] = id.split('/')
  return app.call(method, path.replace(':id', own).replace(':file', file), {
    ...(token !== undefined && { token }),
    body,
  })
}
const answerTo = async (endpoint: Endpoint, sent: Sent) => {
  const answer = await use(endpoint, sent)
  return [answer.statusCode, answer.json().error]
}
const setUser = (user: string, column: 'confirmed_at' | 'trial_end_at', time: Date | null) =>
  app.database.execute(
    sql`update users set ${sql.identifier(column)} = ${time?.toISOString() ?? null} where id = ${user}`,
  )
const setSubscription = (user: string, state: SubscriptionState) =>
  putSubscription(app.database, { user, state, now: app.now })
/** Saves what a call to this path needs, and returns the id in it. */
const saveFor = async (token: string, path: string): Promise<string> => {
  if (path.startsWith('/movements')) {
    return `${(await use(closing.putMovements, { token, body: movementFile })).json().file}`
  }
  if (path.startsWith('/analysis/')) {
    const { id } = (await use(closing.createAnalysis, { token, body: { month: 'Março', year: 26 } })).json()
    if (!path.includes(':file')) return id
    const { file } = (await use(closing.announceFile, { token, id, body: announcement })).json()
    return `${id}/${file}`
  }
  const listing = Object.values(pricing.listingsIn).find(({ put }) => put.path === path)
  if (listing) await use(listing.put, { token, body: { id: 'a1' } })
  return '1'
}
const seller = async (path: string) => {
  const { token, user } = await newSeller(app)
  return { token, user, id: await saveFor(token, path) }
}

describe.each(toolCalls.map(named))('%s', (_name, endpoint) => {
  const { path } = endpoint

  test('is open to a trial, and to a subscription only while it is active', async () => {
    const { token, user, id } = await seller(path)
    const sent = { token, id, body: bodyOf(endpoint) }
    await setUser(user, 'trial_end_at', new Date(app.now.getTime() + 1))
    expect((await use(endpoint, sent)).statusCode).toBe(200)
    sent.id = await saveFor(token, path)
    await setUser(user, 'trial_end_at', app.now)
    for (const body of [sent.body, { id: 5, month: 'Smarch', requests: 'x', charges: 'x' }]) {
      expect(await answerTo(endpoint, { ...sent, body })).toEqual([402, 'subscription_required'])
    }
    for (const state of ['pending', 'overdue', 'canceled'] as const) {
      await setSubscription(user, state)
      expect(await answerTo(endpoint, sent)).toEqual([402, 'subscription_required'])
    }
    await setSubscription(user, 'active')
    // After an earlier change, the version no longer matches; that answer also comes from behind the gate.
    expect([200, 409]).toContain((await use(endpoint, sent)).statusCode)
  })

  test('is closed to an unconfirmed account, and the refusal says this first', async () => {
    const { token, user, id } = await seller(path)
    const sent = { token, id, body: bodyOf(endpoint) }
    const refused = [403, 'email_not_confirmed']
    await setUser(user, 'confirmed_at', null)
    expect(await answerTo(endpoint, sent)).toEqual(refused)
    await setUser(user, 'trial_end_at', null)
    expect(await answerTo(endpoint, sent)).toEqual(refused)
    expect(await answerTo(endpoint, { ...sent, body: { id: 5, charges: 'x' } })).toEqual(refused)
    await setSubscription(user, 'active')
    expect(await answerTo(endpoint, sent)).toEqual(refused)
  })
})

describe('reading what was saved', () => {
  const paths = (id: string) => ['/advertising', '/user/config', '/analysis', `/analysis/${id}`]

  test.each([
    ['unconfirmed', null, null],
    ['whose trial is over', 'confirmed', null],
    ['whose subscription waits', 'confirmed', 'pending'],
    ['whose subscription is overdue', 'confirmed', 'overdue'],
    ['whose subscription was canceled', 'confirmed', 'canceled'],
    ['with a subscription', 'confirmed', 'active'],
  ] as const)('stays allowed to an account %s', async (_which, confirmed, subscription) => {
    const { token, user, id } = await seller('/analysis/:id')
    for (const { put } of Object.values(pricing.listingsIn)) await use(put, { token, body: { id: 'a1' } })
    await setUser(user, 'trial_end_at', new Date(app.now.getTime() - day))
    if (!confirmed) await setUser(user, 'confirmed_at', null)
    if (subscription) await setSubscription(user, subscription)
    for (const path of paths(id)) expect((await app.call('GET', path, { token })).statusCode).toBe(200)
  })
})
