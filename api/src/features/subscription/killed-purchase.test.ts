import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { cardOrder, pixOrder, until } from '../../../test/buyer.ts'
import { enter } from '../../../test/enter-process.ts'
import { freePort } from '../../../test/free-port.ts'
import { testDatabaseUrl } from '../../../test/open-test-database.ts'
import { ServerProcess } from '../../../test/server-process.ts'

type Listed = { data: { id: string; status: string; subscription: string }[] }
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-killed-'))
const running: ServerProcess[] = []
/** The product is started many times. */
const patient = 600_000

afterAll(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')))
  fs.rmSync(folder, { recursive: true, force: true })
})

async function start(databaseUrl: string | undefined): Promise<ServerProcess> {
  const server = new ServerProcess({
    ...{ PORT: String(await freePort()), DATA_DIR: folder, LOG_LEVEL: 'silent' },
    ...{ RATE_LIMIT_FACTOR: '1000', DATABASE_URL: databaseUrl },
  })
  running.push(server)
  return server.listening()
}

const gateway = async (server: ServerProcess, method: string, url: string): Promise<unknown> => {
  const answer = await fetch(`${server.origin}/simulator/asaas/v3${url}`, {
    method,
    headers: { access_token: 'any' },
  })
  return answer.json()
}
const list = async (server: ServerProcess, kind: string) =>
  ((await gateway(server, 'GET', `/${kind}`)) as Listed).data

const orderOf = (byCard: boolean) =>
  byCard
    ? ({ url: '/subscription/credit-card', body: cardOrder() } as const)
    : ({ url: '/subscription', body: pixOrder() } as const)

/** What was cut short is known at once where the gateway made it, else after two minutes. */
async function untilKnown(server: ServerProcess, token: string): Promise<void> {
  const { json } = await server.call('GET', '/subscription', { token })
  if (!json.isBeingBought) return
  const answer = await fetch(`${server.origin}/simulator/clock`, {
    ...{ method: 'POST', body: new URLSearchParams({ days: '1' }), redirect: 'manual' },
    headers: { origin: String(server.origin) },
  })
  expect(answer.status).toBe(303)
}

const purchase = fc.record({
  byCard: fc.boolean(),
  /** After how many milliseconds of each attempt the server is killed. */
  kills: fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 1, maxLength: 3 }),
})

test(
  'a server killed at any moment of a purchase leaves one customer, one subscription, and access exactly when paid',
  async () => {
    const databaseUrl = await testDatabaseUrl()
    let server = await start(databaseUrl)
    await fc.assert(
      fc.asyncProperty(purchase, async ({ byCard, kills }) => {
        const { token } = await enter(server, folder)
        const before = {
          customers: await list(server, 'customers'),
          subscriptions: await list(server, 'subscriptions'),
        }
        const known = new Set(before.subscriptions.map(({ id }) => id))
        for (const moment of kills) {
          const { url, body } = orderOf(byCard)
          const asked = server.call('POST', url, { token, body }).catch(() => undefined)
          await pause(moment)
          await server.end('SIGKILL')
          await asked
          server = await start(databaseUrl)
        }
        await untilKnown(server, token)
        const { url, body } = orderOf(byCard)
        expect([200, 409]).toContain((await server.call('POST', url, { token, body })).status)

        const customers = await list(server, 'customers')
        const made = (await list(server, 'subscriptions')).filter(({ id }) => !known.has(id))
        expect([customers.length - before.customers.length, made.length]).toEqual([1, 1])
        const session = async () =>
          (await server.call('POST', '/auth/verify-token', { token })).json.subscription
        if (!byCard) {
          expect(await session()).toBe('pending')
          const [payment] = (await list(server, 'payments')).filter((one) => one.subscription === made[0]?.id)
          await gateway(server, 'POST', `/sandbox/payment/${payment?.id}/confirm`)
        }
        await until(session, (state) => state === 'active')
        const payments = (await list(server, 'payments')).filter((one) => one.subscription === made[0]?.id)
        expect(payments).toHaveLength(1)
      }),
      { numRuns: 4 },
    )
  },
  patient,
)
