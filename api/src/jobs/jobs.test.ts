import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/open-test-database.ts'
import type { Connected } from '../database/connect-database.ts'
import { poolOf } from '../database/database.ts'
import { createJobs, type Jobs } from './jobs.ts'

let connected: Connected
let jobs: Jobs

beforeAll(async () => {
  connected = await openTestDatabase()
})
afterEach(() => jobs.stop())
afterAll(() => connected.close())

/** Starts a process that works on one queue, with jobs added before and during its run. */
async function workAt(queue: string, handler: (data: object) => Promise<void>): Promise<void> {
  jobs = createJobs(connected.database, () => undefined)
  jobs.queue(queue, { retryLimit: 3, retryDelay: 0 }, ({ data }) => handler(data))
  await jobs.start()
}

const add = (queue: string, data: readonly object[]) =>
  connected.database.transaction(async (transaction) => {
    for (const one of data) await jobs.add(queue, one, transaction)
  })

async function statesOf(queue: string): Promise<Record<string, number>> {
  const { rows } = await poolOf(connected.database).query<{ state: string; count: number }>(
    'select state, count(*)::int from pgboss.job where name = $1 group by state',
    [queue],
  )
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

test('what is not done regularly any more is not scheduled, and leaves no job behind', async () => {
  const schedules = async () =>
    (await poolOf(connected.database).query('select name from pgboss.schedule')).rows.map(({ name }) => name)
  jobs = createJobs(connected.database, () => undefined)
  jobs.daily('copied', { hour: 2, minute: 0 }, async () => undefined)
  jobs.daily('reminded', { hour: 3, minute: 0 }, async () => undefined)
  await jobs.start()
  await jobs.stop()
  await add('copied', [{}])
  expect([await schedules(), await statesOf('copied')]).toEqual([['copied', 'reminded'], { created: 1 }])
  jobs = createJobs(connected.database, () => undefined)
  jobs.daily('reminded', { hour: 3, minute: 0 }, async () => undefined)
  await jobs.start()
  expect([await schedules(), await statesOf('copied')]).toEqual([['reminded'], {}])
})

describe('a queue', () => {
  test('that has filled up is worked off without a pause between its jobs', async () => {
    await workAt('filled', async () => undefined)
    await add(
      'filled',
      Array.from({ length: 800 }, (_, number) => ({ number })),
    )
    // Two jobs per pause of half a second would take 200 s, longer than is waited.
    await expect.poll(() => statesOf('filled')).toEqual({ completed: 800 })
  })

  test('tries a job that failed again without those fetched beside it', async () => {
    const done: unknown[] = []
    let failures = 0
    await workAt('failing', async (data) => {
      if ('fails' in data && failures++ === 0) throw new Error('not this time')
      done.push(data)
    })
    await add('failing', [{ number: 1 }, { fails: true }, { number: 2 }])
    await expect.poll(() => statesOf('failing')).toEqual({ completed: 3 })
    expect(done).toHaveLength(3)
    expect(done).toEqual(expect.arrayContaining([{ number: 1 }, { number: 2 }, { fails: true }]))
  })
})
