import { expect, it } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { signUp } from '../../../test/sign-up.ts'

const app = buildTestApp({ rateLimitFactor: 0.1 })
const ask = async (token: string) => (await app.call('GET', '/user/config', { token })).statusCode

it('lets a session ask 600 times a minute at most, and does not count another one for it', async () => {
  const [one, other] = [await signUp(app), await signUp(app)]
  // The first call is the one that shows the token to be somebody's.
  expect(await ask(one.token)).toBe(200)
  const statuses: number[] = []
  for (let asked = 0; asked < 61; asked += 1) statuses.push(await ask(one.token))
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(statuses.at(-1)).toBe(429)
  expect(await ask(other.token)).toBe(200)
})

it('counts made-up tokens by the address they come from', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.1' }
  const statuses: number[] = []
  for (let asked = 0; asked < 70; asked += 1) {
    const token = `made-up-${asked}`
    statuses.push((await app.call('GET', '/user/config', { token, headers })).statusCode)
  }
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(60)
  expect(statuses.at(-1)).toBe(429)
})
