import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { buildTestApp, emptyBeforeEach, type TestApp } from './build-test-app.ts'
import { buyer } from './buyer.ts'
import { StrictGateway } from './gateways/strict-gateway.ts'

interface Played {
  app: TestApp
  seller: ReturnType<typeof buyer>
  /** What the gateway has, for tests in which it answers something else. */
  books: StrictGateway['books']
  /** Where the product's own client reaches the gateway. */
  account: () => { url: string; apiKey: string }
}

/** The whole product with a strict double of the payment gateway, and a buyer who also plays the bank. */
export function productWithGateway(): Played {
  const strict = new StrictGateway(() => app.now)
  const app = buildTestApp({
    asaas: {
      apiKey: strict.apiKey,
      webhookToken: strict.webhookToken,
      // Asked for only when it has one.
      get url() {
        return strict.url
      },
    },
  })
  beforeAll(async () => {
    await strict.start()
    strict.webhooks = `${app.origin}/api/webhooks/asaas`
  })
  emptyBeforeEach(app)
  beforeEach(() => strict.empty())
  afterAll(() => strict.stop())

  const played = buyer(app, async (method, url, body) => {
    const headers = { access_token: strict.apiKey, ...(body && { 'content-type': 'application/json' }) }
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(`${strict.url}${url}`, sent)
    const content = await answer.json()
    return { statusCode: answer.status, json: <Content>() => content as Content }
  })
  const seller = {
    ...played,
    fault: async (fault: string, times = 1) =>
      strict.setFault(fault as Parameters<StrictGateway['setFault']>[0], times),
    refuse: async (payment: string) => {
      const found = strict.books.payments.find(({ id }) => id === payment)
      if (found) strict.books.refuse(found)
    },
    /** The product has one clock then; the sessions go with it, as they do with the simulator's. */
    moveClock: async (days: number) => {
      app.now = new Date(app.now.getTime() + days * 24 * 60 * 60 * 1000)
      const later = sql`make_interval(days => ${days})`
      await app.database.execute(
        sql`update sessions set last_seen_at = last_seen_at + ${later}, expires_at = expires_at + ${later}`,
      )
      await played.payments()
    },
  }
  return { app, seller, books: strict.books, account: () => ({ url: strict.url, apiKey: strict.apiKey }) }
}
