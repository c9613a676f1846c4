import { expect, test } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'

const app = buildTestApp({ rateLimitFactor: 0.05 })

test('one address is refused after some wrong tokens, another one is not', async () => {
  const send = async (remoteAddress: string) => {
    const headers = { 'asaas-access-token': 'errado' }
    const asked = { method: 'POST' as const, url: '/api/webhooks/asaas', payload: {} }
    return (await app.inject({ ...asked, headers, remoteAddress })).statusCode
  }
  const statuses: number[] = []
  while (statuses.length < 4) statuses.push(await send('192.0.2.1'))
  expect(statuses).toEqual([401, 401, 401, 429])
  expect(await send('192.0.2.2')).toBe(401)
})
