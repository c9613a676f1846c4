import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { confirmedSeller } from '@vendaclara/testing/confirmed-seller'
import { freePort } from '@vendaclara/testing/free-port'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { cardOrder, pixOrder, until } from '../../../../test/buyer.ts'
import { StrictGateway } from '../../../../test/gateways/strict-gateway.ts'
import { testDatabaseUrl } from '../../../../test/open-test-database.ts'
import { connectDatabase } from '../../../database/connect-database.ts'

interface Listed {
  data: { id: string; status: string; subscription: string }[]
}
const endings: (() => unknown)[] = []
/** In milliseconds, because the product is started many times. */
const patient = 600_000

afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

/** The product, started and killed again and again with the same data, and a gateway that keeps running. */
async function productWithGateway() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-killed-'))
  endings.push(() => fs.rmSync(folder, { recursive: true, force: true }))
  const databaseUrl = await testDatabaseUrl()
  const strict = new StrictGateway(() => new Date())
  await strict.start()
  endings.push(() => strict.stop())

  async function start(): Promise<ServerProcess> {
    const server = new ServerProcess({
      PORT: String(await freePort()),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      DATABASE_URL: databaseUrl,
      ASAAS_URL: strict.url,
      ASAAS_API_KEY: strict.apiKey,
      ASAAS_WEBHOOK_TOKEN: strict.webhookToken,
    })
    endings.push(() => server.end('SIGKILL'))
    await server.listening()
    strict.webhooks = `${server.origin}/api/webhooks/asaas`
    return server
  }

  async function gateway(method: string, url: string): Promise<unknown> {
    const headers = { access_token: strict.apiKey }
    return (await fetch(`${strict.url}${url}`, { method, headers })).json()
  }

  return {
    folder,
    start,
    gateway,
    list: async (kind: string) => ((await gateway('GET', `/${kind}?limit=100`)) as Listed).data,

    /**
     * If the gateway has it, an interrupted purchase is known at once, otherwise after two minutes, which are
     * skipped.
     */
    async untilKnown(server: ServerProcess, token: string): Promise<ServerProcess> {
      const { json } = await server.call('GET', '/subscription', { token })
      if (!json.isBeingBought) return server
      await server.end('SIGTERM')
      const { database, close } = await connectDatabase({ databaseUrl, dataDir: folder }, (error) => {
        throw error
      })
      await database.execute(
        sql`update subscriptions set asked_at = asked_at - interval '3 minutes' where stage = 'asked'`,
      )
      await close()
      return start()
    },
  }
}

const orderOf = (byCard: boolean) =>
  byCard
    ? ({ url: '/subscription/credit-card', body: cardOrder() } as const)
    : ({ url: '/subscription', body: pixOrder() } as const)

const purchase = fc.record({
  byCard: fc.boolean(),
  /** How many milliseconds after the start of each attempt the server is killed. */
  kills: fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 1, maxLength: 3 }),
})

test(
  'a server killed at any moment of a purchase leaves one customer, one subscription, and access exactly when paid',
  async () => {
    const { folder, start, gateway, list, untilKnown } = await productWithGateway()
    let server = await start()
    await fc.assert(
      fc.asyncProperty(purchase, async ({ byCard, kills }) => {
        const { token } = await confirmedSeller(server, folder)
        const before = {
          customers: await list('customers'),
          subscriptions: await list('subscriptions'),
        }
        const known = new Set(before.subscriptions.map(({ id }) => id))
        for (const moment of kills) {
          const { url, body } = orderOf(byCard)
          const asked = server.call('POST', url, { token, body }).catch(() => undefined)
          await pause(moment)
          await server.end('SIGKILL')
          await asked
          server = await start()
        }
        server = await untilKnown(server, token)
        const { url, body } = orderOf(byCard)
        expect([200, 409]).toContain((await server.call('POST', url, { token, body })).status)

        const customers = await list('customers')
        const made = (await list('subscriptions')).filter(({ id }) => !known.has(id))
        expect([customers.length - before.customers.length, made.length]).toEqual([1, 1])
        const session = async () =>
          (await server.call('POST', '/auth/verify-token', { token })).json.subscription
        if (!byCard) {
          expect(await session()).toBe('pending')
          const [payment] = (await list('payments')).filter((one) => one.subscription === made[0]?.id)
          await gateway('POST', `/sandbox/payment/${payment?.id}/confirm`)
        }
        await until(session, (state) => state === 'active')
        const payments = (await list('payments')).filter((one) => one.subscription === made[0]?.id)
        expect(payments).toHaveLength(1)
      }),
      { numRuns: 3, endOnFailure: true },
    )
  },
  patient,
)
