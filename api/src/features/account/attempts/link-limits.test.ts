import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'

const it = buildTestApp({ rateLimitFactor: 1, trustProxy: 'loopback' })
const wait = (seconds: number) => {
  it.now = new Date(it.now.getTime() + seconds * 1000)
}

describe.each([
  ['the confirmation mail', '/confirmation'],
  ['the recovery mail', '/request-recovery'],
])('asking for %s', (_what, path) => {
  const ask = (email: string, address: string) =>
    it.call('POST', path, { body: { email }, headers: { 'x-forwarded-for': address } })

  test('is refused after 5 times in an hour for one e-mail, however it is written and from wherever', async () => {
    for (let times = 0; times < 5; times += 1) {
      const email = times % 2 ? ' MARIA@example.com' : 'maria@example.com'
      expect((await ask(email, `198.51.100.${times}`)).statusCode).toBe(200)
    }
    wait(600)
    const refused = await ask('Maria@example.com', '203.0.113.9')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3000'])
    expect(refused.json()).toMatchObject({ error: 'too_many_requests' })
    expect((await ask('joana@example.com', '203.0.113.9')).statusCode).toBe(200)
    wait(3000)
    expect((await ask('maria@example.com', '203.0.113.9')).statusCode).toBe(200)
  })

  test('is refused after 30 times in an hour from one address, whichever the e-mail', async () => {
    for (let times = 0; times < 30; times += 1) {
      expect((await ask(`nobody${times}@example.com`, '192.0.2.1')).statusCode).toBe(200)
    }
    const refused = await ask('maria@example.com', '192.0.2.1')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect((await ask('maria@example.com', '192.0.2.2')).statusCode).toBe(200)
    wait(3600)
    expect((await ask('maria@example.com', '192.0.2.1')).statusCode).toBe(200)
  })
})

test('the two mails are counted apart', async () => {
  const body = { email: 'maria@example.com' }
  for (let times = 0; times < 5; times += 1) await it.call('POST', '/confirmation', { body })
  expect((await it.call('POST', '/confirmation', { body })).statusCode).toBe(429)
  expect((await it.call('POST', '/request-recovery', { body })).statusCode).toBe(200)
})
