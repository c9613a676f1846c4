import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { password } from '../../../test/sign-up.ts'

const it = buildTestApp({ rateLimitFactor: 1, trustProxy: 'loopback' })
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const signUp = (email: string, address: string) =>
  it.call('POST', '/user', {
    body: { name: 'Maria da Silva', email, password, confirmpassword: password },
    ...from(address),
  })
const login = (email: string, given: string, address: string) =>
  it.call('POST', '/user/login', { body: { email, password: given }, ...from(address) })
const wait = (seconds: number) => {
  it.now = new Date(it.now.getTime() + seconds * 1000)
}

describe('logging in', () => {
  test('is refused after 10 tries in 5 minutes for one account, from wherever they come, and taken again later', async () => {
    await signUp('maria@example.com', '192.0.2.1')
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await login(
        tries % 2 ? 'MARIA@example.com ' : 'maria@example.com',
        'errada',
        `198.51.100.${tries}`,
      )
      expect(answer.json()).toMatchObject({ error: 'Invalid credentials' })
    }
    wait(60)
    const refused = await login('maria@example.com', password, '203.0.113.9')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('240')
    expect(refused.json()).toEqual({
      error: 'too_many_requests',
      message: 'Muitas tentativas. Tente de novo em 4 minutos.',
    })
    wait(240)
    expect((await login('maria@example.com', password, '203.0.113.9')).statusCode).toBe(200)
  })

  test('starts its count anew with the right password', async () => {
    await signUp('maria@example.com', '192.0.2.1')
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 9; tries += 1) await login('maria@example.com', 'errada', '198.51.100.1')
      expect((await login('maria@example.com', password, '198.51.100.1')).statusCode).toBe(200)
    }
  })

  test('is refused after 60 tries in a minute from one address, whatever the account, and elsewhere goes on', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, index) => login(`nobody${index}@example.com`, 'errada', '198.51.100.1')),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
    expect((await login('nobody@example.com', 'errada', '198.51.100.2')).statusCode).toBe(400)
    wait(60)
    expect((await login('nobody@example.com', 'errada', '198.51.100.1')).statusCode).toBe(400)
  }, 60_000)
})

describe('signing up', () => {
  test('is refused after 30 tries in an hour from one address', async () => {
    const bad = () =>
      it.call('POST', '/user', {
        body: { ...form, password: '12345678', confirmpassword: '12345678' },
        ...from('192.0.2.7'),
      })
    for (let tries = 0; tries < 30; tries += 1) expect((await bad()).statusCode).toBe(400)
    expect((await bad()).statusCode).toBe(429)
    wait(3600)
    expect((await bad()).statusCode).toBe(400)
  })
})

const form = { name: 'Maria da Silva', email: 'maria@example.com' }
