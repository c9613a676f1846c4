import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTestApp, emptyBeforeEach } from '../../../../test/build-test-app.ts'
import { buyer, until } from '../../../../test/buyer.ts'
import { newSeller } from '../../../../test/sign-up.ts'

const token = 'um-token-que-so-o-gateway-sabe'
const app = buildTestApp()
emptyBeforeEach(app)
const seller = buyer(app)
const send = (body: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST' as const,
    url: '/api/webhooks/asaas',
    payload: body as object,
    headers,
  })
const count = async (table: string): Promise<number> => {
  const { rows } = await app.database.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.raw(table)}`,
  )
  return rows[0]?.count ?? 0
}
const waiting = () =>
  count(`pgboss.job where name = 'gateway-event' and state in ('created', 'active', 'retry')`)
const quiet = () =>
  until(
    async () => (await waiting()) + (await count('simulator.deliveries where next_at is not null')),
    (left) => left === 0,
  )

describe('a webhook', () => {
  test.each([{}, { 'asaas-access-token': '' }, { 'asaas-access-token': token }])(
    'with the token %j is a stranger, and nothing is kept of it',
    async (headers) => {
      const answer = await send({ id: 'evt_1', event: 'PAYMENT_RECEIVED' }, headers as Record<string, string>)
      expect(answer.statusCode).toBe(401)
      expect(await count('gateway_events')).toBe(0)
    },
  )
})

describe('the simulated gateway', () => {
  test.each([
    ['eventTwice', 6],
    ['eventsReversed', 6],
    ['eventLate', 6],
  ])('may send its webhooks as %s: the outcome is the same', async (fault, times) => {
    const { token: session, email } = await newSeller(app)
    await seller.fault(fault, times)
    await seller.byPix(session)
    await seller.confirm((await seller.payments())[0].id)
    await seller.state(session, 'active')
    await quiet()
    expect((await seller.session(session)).subscription).toBe('active')
    expect(await app.mailServer.mailsTo(email, /^Recebemos o seu pagamento$/)).toHaveLength(1)
  })

  test('stores each event once', async () => {
    const { token: session } = await newSeller(app)
    await seller.fault('eventTwice', 3)
    await seller.byCard(session)
    await quiet()
    expect(await count('gateway_events')).toBe(3)
  })
})

describe('events in any order, each any number of times', () => {
  test('lead to the state at the gateway', async () => {
    const { token: session } = await newSeller(app)
    await seller.byCard(session)
    await seller.state(session, 'active')
    await quiet()
    const [subscription] = await seller.subscriptions()
    const [payment] = await seller.payments()
    await app.call('POST', '/subscription/refund', { token: session })
    await quiet()
    const told = ['PAYMENT_CREATED', 'PAYMENT_CONFIRMED', 'PAYMENT_REFUNDED', 'SUBSCRIPTION_DELETED']
    const events = fc.array(fc.constantFrom(...told), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(events, async (names) => {
        for (const [at, name] of names.entries()) {
          // The state at the time of the event, which is not the current one.
          const stale = { ...payment, status: name === 'PAYMENT_CREATED' ? 'PENDING' : 'CONFIRMED' }
          const body = name.startsWith('PAYMENT') ? { payment: stale } : { subscription }
          await app.database.execute(
            sql`insert into simulator.deliveries (body, next_at)
                values (${JSON.stringify({ id: `evt_${at % 3}`, event: name, ...body })}::jsonb, now())`,
          )
        }
        await seller.payments()
        await quiet()
        expect((await seller.session(session)).subscription).toBe('canceled')
      }),
      { numRuns: 5 },
    )
  })
})
