import { expect, it } from 'vitest'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { password, signUp } from '../../../../test/sign-up.ts'
import { attemptRepository } from '../../../features/account/attempts/attempt.repository.ts'
import { requestCounts } from '../../../features/account/attempts/request-counts.ts'
import { SharedCounts } from './shared-counts.ts'

const app = buildTestApp({ rateLimitFactor: 0.1 })
const clock = () => app.now
const ask = async (token: string) => (await app.call('GET', '/user/config', { token })).statusCode

it('lets an account ask 600 times a minute at most in all its sessions, and does not count another one for it', async () => {
  const [one, other] = [await signUp(app), await signUp(app)]
  // Only after the first call is the token known to be valid.
  expect(await ask(one.token)).toBe(200)
  const body = { email: one.email, password }
  const second = (await app.call('POST', '/user/login', { body })).json().token
  expect(await ask(second)).toBe(200)
  const statuses: number[] = []
  for (let asked = 0; asked < 61; asked += 1) statuses.push(await ask(asked % 2 ? one.token : second))
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(statuses.at(-1)).toBe(429)
  expect(await ask(other.token)).toBe(200)
  app.now = new Date(app.now.getTime() + 60_000)
  expect(await ask(second)).toBe(200)
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

it('counts what two processes are asked together', async () => {
  const add = requestCounts(attemptRepository(app.database))
  const processes = [new SharedCounts(add, clock), new SharedCounts(add, clock)] as const
  const key = crypto.randomUUID()
  const ask = (counts: SharedCounts) => {
    let current = 0
    counts.incr(key, (_error, result) => {
      current = result?.current ?? 0
    })
    return current
  }
  for (const counts of processes) for (let asked = 0; asked < 40; asked += 1) ask(counts)
  for (const counts of processes) await counts.share()
  expect(processes.map(ask)).toEqual([41, 81])
  for (const counts of processes) await counts.share()
  for (const counts of processes) for (let asked = 0; asked < 2; asked += 1) ask(counts)
  for (const counts of processes) await counts.share()
  expect(processes.map(ask)).toEqual([85, 87])
})

it('goes on counting what could not be shared', async () => {
  const add = requestCounts(attemptRepository(app.database))
  let isReachable = false
  const counts = new SharedCounts(
    (...asked) => (isReachable ? add(...asked) : Promise.reject(new Error())),
    clock,
  )
  const seen: number[] = []
  const key = crypto.randomUUID()
  const ask = () => counts.incr(key, (_error, result) => seen.push(result?.current ?? 0))
  for (let asked = 0; asked < 50; asked += 1) ask()
  await expect(counts.share()).rejects.toThrow()
  ask()
  isReachable = true
  await counts.share()
  ask()
  expect(seen.slice(-2)).toEqual([51, 52])
})
