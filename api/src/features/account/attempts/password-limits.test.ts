import { describe, expect, test } from 'vitest'
import { buildTestApp, emptyBeforeEach } from '../../../../test/build-test-app.ts'
import { password, signUp } from '../../../../test/sign-up.ts'

const app = buildTestApp({ rateLimitFactor: 1 })
emptyBeforeEach(app)
const another = 'outra senha bem boa'
const wait = (seconds: number) => {
  app.now = new Date(app.now.getTime() + seconds * 1000)
}

describe('the current password, asked by a session', () => {
  const ask = (token: string, given: string, which = 0) => {
    const calls = [
      () => app.call('PUT', '/user/password', { token, body: { password: given, newPassword: another } }),
      () => app.call('POST', '/user/email', { token, body: { email: 'nova@example.com', password: given } }),
      () => app.call('DELETE', '/user', { token, body: { password: given } }),
    ] as const
    return (calls[which % calls.length] ?? calls[0])()
  }

  test('is refused after 10 tries in 5 minutes, of all calls together, and taken again later', async () => {
    const { token } = await signUp(app)
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await ask(token, 'errada', tries)
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'Invalid credentials'])
    }
    wait(60)
    for (const which of [0, 1, 2]) {
      const refused = await ask(token, password, which)
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '240'])
    }
    wait(240)
    expect((await ask(token, password)).statusCode).toBe(200)
  })

  test('starts its count again when it is right, and counts each account apart', async () => {
    const [one, other] = [await signUp(app), await signUp(app)]
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 9; tries += 1) await ask(one.token, 'errada', tries)
      expect((await ask(one.token, password, 1)).statusCode).toBe(200)
    }
    for (let tries = 0; tries < 10; tries += 1) await ask(one.token, 'errada', tries)
    expect((await ask(other.token, password)).statusCode).toBe(200)
  })
})

test('a login that is closed after too many tries is open again with a new password', async () => {
  const { email } = await signUp(app)
  const login = (given: string) => app.call('POST', '/user/login', { body: { email, password: given } })
  for (let tries = 0; tries < 10; tries += 1) await login('errada')
  expect((await login(password)).statusCode).toBe(429)
  await app.call('POST', '/request-recovery', { body: { email } })
  const token = await app.mailServer.tokenFor(email, /nova senha/)
  expect((await login(password)).statusCode).toBe(429)
  await app.call('POST', '/update-password', { body: { token, newPassword: another } })
  expect((await login(another)).statusCode).toBe(200)
})
