import type { PaymentState, SubscriptionState } from '@vendaclara/core/subscription'
import { simulatorKey } from '@vendaclara/testing/server-process'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import type { Database } from '../src/database/database.ts'
import type { TestApp } from './build-test-app.ts'
import { newSeller } from './sign-up.ts'

export const declinedCards = ['5184019740373151', '4916561358240741']

const holder = { name: 'Rita Moura', cpfCnpj: '529.982.247-25', email: 'rita@loja.com.br', address: 'Rua Um' }

export const pixOrder = (part: object = {}) => ({
  pixHolderInfo: holder,
  billingType: 'PIX',
  value: 29.99,
  cycle: 'MONTHLY',
  nextDueDate: '2026-11-20',
  coupon: '',
  ...part,
})

export const cardOrder = (part: object = {}, card: object = {}) => ({
  creditCardHolderInfo: { ...holder, addressNumber: '10', postalCode: '01001-000', phone: '(11) 98765-4321' },
  creditCard: {
    holderName: 'RITA MOURA',
    number: '4444 4444 4444 4444',
    expiryMonth: '12',
    expiryYear: '30',
    ccv: '737',
    ...card,
  },
  billingType: 'CREDIT_CARD',
  value: 29.99,
  cycle: 'MONTHLY',
  nextDueDate: '2026-11-20',
  coupon: '',
  ...part,
})

const polling = 20
const patience = 60_000

/** Waits until something is as expected, and answers it. */
export async function until<Value>(
  ask: () => Promise<Value>,
  isIt: (value: Value) => boolean,
): Promise<Value> {
  const end = Date.now() + patience
  for (;;) {
    const value = await ask()
    if (isIt(value)) return value
    if (Date.now() > end) throw new Error(`it stayed ${JSON.stringify(value)}`)
    await new Promise((next) => setTimeout(next, polling))
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type GatewayAnswer = Pick<LightMyRequestResponse, 'statusCode' | 'json'>
type AskGateway = (method: Method, url: string, body?: object) => Promise<GatewayAnswer>

const askSimulator =
  (app: TestApp): AskGateway =>
  (method, url, body) =>
    app.inject({
      method,
      url: `/simulator/asaas/v3${url}`,
      headers: { access_token: simulatorKey },
      ...(body && { payload: body }),
    }) as Promise<LightMyRequestResponse>

/** What a person who tries out payments does: buys, and plays the bank at the gateway. */
export function buyer(app: TestApp, gateway = askSimulator(app)) {
  const listed = async (kind: string) => (await gateway('GET', `/${kind}?limit=100`)).json().data
  const byCard = (token: string, part: object = {}, card: object = {}) =>
    app.call('POST', '/subscription/credit-card', { token, body: cardOrder(part, card) })
  const session = async (token: string) => (await app.call('POST', '/auth/verify-token', { token })).json()
  const state = (token: string, expected: string | null) =>
    until(
      () => session(token),
      ({ subscription }) => subscription === expected,
    )
  return {
    gateway,
    customers: () => listed('customers'),
    subscriptions: () => listed('subscriptions'),
    payments: () => listed('payments'),
    confirm: (payment: string) => gateway('POST', `/sandbox/payment/${payment}/confirm`),
    overdue: (payment: string) => gateway('POST', `/sandbox/payment/${payment}/overdue`),
    /** Somebody new whose card pays from the start. */
    subscriber: async (order: object = {}) => {
      const person = await newSeller(app)
      await byCard(person.token, order)
      await state(person.token, 'active')
      return person
    },
    byPix: (token: string, part: object = {}) =>
      app.call('POST', '/subscription', { token, body: pixOrder(part) }),
    byCard,
    cancel: (token: string) => app.call('DELETE', '/subscription', { token }),
    /** Until the card that was taken last is charged. */
    charged: () =>
      until(
        () => listed('payments'),
        ([last]) => last?.status === 'CONFIRMED',
      ),
    view: async (token: string) => (await app.call('GET', '/subscription', { token })).json(),
    session,
    state,
    fault: (fault: string, times = 1) => form(app, '/simulator/faults', { fault, times: String(times) }),
    /** Lets the card that pays a charge be refused from now on, and this charge fall due. */
    refuse: (payment: string) => form(app, `/simulator/charges/${payment}/refuse`, {}),
    moveClock: (days: number) => form(app, '/simulator/clock', { days: String(days) }),
    addCoupon: (code: string, discount: number, part: { until?: string; limit?: number } = {}) =>
      app.database.execute(
        sql`insert into coupons (code, discount, until, use_limit, created_at)
            values (${code}, ${discount}, ${part.until ?? null}, ${part.limit ?? null}, now())`,
      ),
  }
}

async function form(app: TestApp, url: string, fields: Record<string, string>) {
  const answer = await app.inject({
    method: 'POST' as const,
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      host: 'localhost:3000',
    },
  })
  if (answer.statusCode !== 303) throw new Error(answer.body)
}

/** A stage and a charge that put an account where a test wants it. */
const causes: Record<SubscriptionState, { stage: string; charge: PaymentState }> = {
  pending: { stage: 'live', charge: 'pending' },
  active: { stage: 'live', charge: 'paid' },
  overdue: { stage: 'live', charge: 'overdue' },
  canceled: { stage: 'ended', charge: 'refunded' },
}

/** Puts an account's subscription into a state, as if the gateway had answered so; in place of any other. */
export async function putSubscription(
  database: Database,
  { user, state, now }: { user: string; state: SubscriptionState; now: Date },
): Promise<void> {
  const { stage, charge } = causes[state]
  const day = now.toISOString().slice(0, 10)
  await database.execute(sql`delete from subscriptions where user_id = ${user}`)
  await database.execute(sql`
    with bought as (
      insert into subscriptions (user_id, stage, cycle, billing_type, prices, discount, asked_at)
      values (${user}, ${stage}, 'MONTHLY', 'PIX', '{"YEARLY": 19799, "MONTHLY": 2999}', 0, ${now.toISOString()}) returning user_id, id
    )
    insert into payments (user_id, id, subscription_id, state, cycle, value, due_date, paid_on)
    select user_id, 'pay_' || id, id, ${charge}, 'MONTHLY', 2999, ${day}, ${charge === 'paid' ? day : null}::date from bought`)
}
