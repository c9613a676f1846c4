import type { Endpoint } from '@vendaclara/contract/endpoint'
import { simulatorKey } from '@vendaclara/testing/server-process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { allEndpoints, nearly, oddText, oddValue } from '../../../test/calls/odd-requests.ts'
import { newSeller, password } from '../../../test/sign-up.ts'

const app = buildTestApp()
const endpoints = await allEndpoints()
const runs = 10

/** An odd text as part of an address. A lone surrogate cannot be encoded there. */
const inAddress = oddText.map((text) => encodeURIComponent(Buffer.from(text).toString()) || '%20')

function addressOf({ path, query }: Endpoint, id: string): fc.Arbitrary<string> {
  const place = fc.oneof(fc.constant(id), inAddress)
  const asked = query ? fc.tuple(fc.constantFrom('revision', 'coupon', 'token'), inAddress) : fc.constant([])
  return fc
    .tuple(place, asked)
    .map(([at, pair]) => `${path.replace(/:\w+/, () => at)}${pair.length > 0 ? `?${pair.join('=')}` : ''}`)
}

describe('no odd value is answered with a failure', () => {
  test('by any endpoint, and what was kept of them can be read', async () => {
    const { paths } = (await app.call('GET', '/docs/openapi.json')).json()
    expect(endpoints).toHaveLength(Object.values<object>(paths).flatMap(Object.keys).length)
    const failures: string[] = []
    let { token } = await newSeller(app)
    for (const endpoint of endpoints) {
      const isOpen = (await app.call('GET', '/user/config', { token })).statusCode === 200
      if (!isOpen) token = (await newSeller(app)).token
      const created = await app.call('POST', '/analysis', { token, body: { month: 'Março', year: 26 } })
      const body = endpoint.body ? nearly(endpoint.body) : fc.constant(undefined)
      await fc.assert(
        fc.asyncProperty(addressOf(endpoint, created.json().id), body, async (address, sent) => {
          const answer = await app.call(endpoint.method, address as '/', {
            token,
            ...(sent !== undefined && {
              body: JSON.stringify(sent),
              headers: { 'content-type': 'application/json' },
            }),
          })
          if (answer.statusCode >= 500) {
            failures.push(`${endpoint.method} ${address} ${JSON.stringify(sent)}: ${answer.body}`)
          }
        }),
        { numRuns: runs },
      )
    }
    for (const path of ['/advertising', '/advertising/fees', '/analysis', '/user/config']) {
      expect([path, (await app.call('GET', path, { token })).statusCode]).toEqual([path, 200])
    }
    const exported = await app.call('POST', '/user/export', { token, body: { password } })
    expect(exported.statusCode).toBe(200)
    expect(failures).toEqual([])
  })

  test('by the simulator', async () => {
    const routes = [
      ['POST', '/simulator/charges/ID/ID', 'application/x-www-form-urlencoded'],
      ['GET', '/simulator/recibos/ID'],
      ['POST', '/simulator/clock', 'application/x-www-form-urlencoded'],
      ['POST', '/simulator/faults', 'application/x-www-form-urlencoded'],
      ['GET', '/simulator/asaas/v3/customers/ID'],
      ['GET', '/simulator/asaas/v3/payments?limit=ID&status=ID'],
      ['POST', '/simulator/asaas/v3/customers', 'application/json'],
      ['POST', '/simulator/asaas/v3/subscriptions', 'application/json'],
      ['PUT', '/simulator/asaas/v3/subscriptions/ID', 'application/json'],
      ['POST', '/simulator/asaas/v3/payments/ID/refund', 'application/json'],
      ['POST', '/simulator/asaas/v3/payments/ID/payWithCreditCard', 'application/json'],
      ['POST', '/simulator/asaas/v3/sandbox/payment/ID/confirm', 'application/json'],
    ] as const
    const failures: string[] = []
    const origin = { origin: 'http://localhost', host: 'localhost', access_token: simulatorKey }
    for (const [method, path, type] of routes) {
      await fc.assert(
        fc.asyncProperty(inAddress, oddValue, async (odd, sent) => {
          const url = path.replaceAll('ID', () => odd)
          const payload = type === 'application/json' ? JSON.stringify(sent) : `days=${odd}&fault=${odd}`
          const answer = await app.inject({
            method,
            url,
            headers: { ...origin, ...(type && { 'content-type': type }) },
            ...(type && { payload }),
          })
          if (answer.statusCode >= 500) failures.push(`${method} ${url} ${payload}: ${answer.body}`)
        }),
        { numRuns: runs, examples: [['__proto__', {}]] },
      )
    }
    expect(failures).toEqual([])
  })
})
