import { expect, it } from 'vitest'
import { buildTestApp } from '../../test/build-test-app.ts'
import { signUp } from '../../test/sign-up.ts'

const product = buildTestApp({ rateLimitFactor: 0.1 })

it('lets a session ask 600 times a minute at most, and does not count another one for it', async () => {
  const [one, other] = [await signUp(product), await signUp(product)]
  const ask = async (token: string) => (await product.call('GET', '/user/config', { token })).statusCode
  const statuses: number[] = []
  for (let asked = 0; asked < 61; asked += 1) statuses.push(await ask(one.token))
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(statuses.at(-1)).toBe(429)
  expect(await ask(other.token)).toBe(200)
})
