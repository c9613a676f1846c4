import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { cents } from '@vendaclara/core/money'
import { freePort } from '@vendaclara/testing/free-port'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { GatewayFailure } from '../gateway-failure.ts'
import { asaasClient } from './asaas-client.ts'

interface Answer {
  status?: number
  body: unknown
}
interface Asked {
  method: string
  url: string
  headers: http.IncomingHttpHeaders
  body: string
}

/** Takes the place of the gateway and gives the answers that a test sets. */
const answers: Answer[] = []
const asked: Asked[] = []
const server = http.createServer(async (request, response) => {
  let body = ''
  for await (const piece of request) body += piece
  asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
  const answer = answers.shift()
  if (!answer) return void request.socket.destroy()
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
  response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
})
let url: string
const client = () => asaasClient({ url: () => url, apiKey: '$aact_hmlg_000' })

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`
})
afterEach(() => {
  answers.length = 0
  asked.length = 0
})
afterAll(() => void server.close())

const subscription = {
  object: 'subscription',
  id: 'sub_1',
  value: 29.99,
  nextDueDate: '2026-12-20',
  cycle: 'MONTHLY',
  customer: 'cus_1',
  status: 'ACTIVE',
  somethingNew: { deep: true },
}
const payment = (part: object) => ({
  id: 'pay_1',
  value: 29.99,
  dueDate: '2026-11-20',
  status: 'PENDING',
  ...part,
})
const list = (data: object[], hasMore = false) => ({ object: 'list', hasMore, data })
const number = '4539578763621486'
const card = {
  creditCard: { holderName: 'RITA', number, expiryMonth: '12', expiryYear: '2030', ccv: '123' },
  creditCardHolderInfo: {
    name: 'Rita',
    email: 'rita@loja.com.br',
    cpfCnpj: '52998224725',
    postalCode: '01001000',
    addressNumber: '10',
    phone: '11987654321',
  },
  remoteIp: '203.0.113.7',
}
const order = {
  customer: 'cus_1',
  value: cents(2999),
  cycle: 'MONTHLY' as const,
  nextDueDate: '2026-11-20',
  description: 'Plano mensal',
  externalReference: 'ref',
}
const failureOf = (work: Promise<unknown>): Promise<GatewayFailure> =>
  work.then(
    () => {
      throw new Error('it did not fail')
    },
    (error) => {
      if (!(error instanceof GatewayFailure)) throw error
      return error
    },
  )

describe('what is sent', () => {
  test('names the product, carries the key, and is the documented body', async () => {
    answers.push({ body: subscription })
    await client().createSubscription({ ...order, card })
    const [call] = asked
    expect([call?.method, call?.url]).toEqual(['POST', '/v3/subscriptions'])
    expect(call?.headers).toMatchObject({
      access_token: '$aact_hmlg_000',
      'user-agent': 'Vendaclara',
      'content-type': 'application/json',
    })
    expect(JSON.parse(call?.body ?? '')).toEqual({
      customer: 'cus_1',
      billingType: 'CREDIT_CARD',
      value: 29.99,
      nextDueDate: '2026-11-20',
      cycle: 'MONTHLY',
      description: 'Plano mensal',
      externalReference: 'ref',
      ...card,
    })
  })

  test('has no body in a question, because the gateway would refuse it', async () => {
    answers.push({ body: list([]) })
    expect(await client().findSubscription('a b&c')).toBeUndefined()
    expect(asked[0]).toMatchObject({ body: '', url: '/v3/subscriptions?externalReference=a%20b%26c&limit=1' })
  })
})

describe('what is answered', () => {
  test('is read also with new fields in it, and in the product’s own terms', async () => {
    answers.push({ body: subscription })
    expect(await client().subscription('sub_1')).toEqual({
      id: 'sub_1',
      customer: 'cus_1',
      cycle: 'MONTHLY',
      value: 2999,
      nextDueDate: '2026-12-20',
      isLive: true,
      externalReference: undefined,
    })
  })

  test.each([
    ['PENDING', 'pending'],
    ['AWAITING_RISK_ANALYSIS', 'pending'],
    ['CONFIRMED', 'paid'],
    ['RECEIVED', 'paid'],
    ['OVERDUE', 'overdue'],
    ['REFUND_IN_PROGRESS', 'refunded'],
    ['CHARGEBACK_REQUESTED', 'disputed'],
  ])('a charge that is %s is %s', async (status, state) => {
    answers.push({ body: list([payment({ status })]) })
    expect((await client().paymentsOf('sub_1'))[0]?.state).toBe(state)
  })

  test('of many charges is asked for page by page, without those that were deleted', async () => {
    answers.push({ body: list([payment({}), payment({ id: 'pay_2', deleted: true })], true) })
    answers.push({ body: list([payment({ id: 'pay_3' })]) })
    expect((await client().paymentsOf('sub_1')).map(({ id }) => id)).toEqual(['pay_1', 'pay_3'])
    expect(asked.map((call) => call.url.replace(/.*\?/, ''))).toEqual([
      'limit=100&offset=0',
      'limit=100&offset=100',
    ])
  })

  test.each([
    ['the same charge', () => [payment({})]],
    ['other charges', (page: number) => [payment({ id: `pay_${page}` })]],
  ])('on pages that never end, with %s, is given up', async (_, charges) => {
    for (let page = 0; page < 100; page += 1) answers.push({ body: list(charges(page), true) })
    expect((await failureOf(client().paymentsOf('sub_1'))).outcome).toBe('unknown')
    expect(asked.length).toBeLessThanOrEqual(20)
  })

  test('on a page that says that more follow and has nothing ends there', async () => {
    answers.push({ body: list([], true) })
    expect(await client().paymentsOf('sub_1')).toEqual([])
  })

  test.each([
    [
      'longer than the longest page',
      () => list(Array.from({ length: 101 }, (_, at) => payment({ id: `p${at}` }))),
    ],
    ['larger than any page', () => ({ ...list([]), rest: 'x'.repeat(5_000_000) })],
  ])('on a page %s is not read', async (_, body) => {
    answers.push({ body: body() })
    expect((await failureOf(client().paymentsOf('sub_1'))).outcome).toBe('unknown')
  })

  test.each([
    { encodedImage: '"><script>' },
    { encodedImage: 'A'.repeat(600_000) },
    { payload: '000201\n' },
    { payload: '0'.repeat(2000) },
    { expirationDate: '9999-99-99 23:59:59' },
  ])('of a Pix code is bounded: %j', async (part) => {
    answers.push({ body: { encodedImage: 'AAAA', payload: '000201', expirationDate: '2026-12-20', ...part } })
    expect((await failureOf(client().pixCode('pay_1'))).outcome).toBe('unknown')
  })

  test('about another record than the requested one does not count', async () => {
    const foreign = { id: 'cus_2', externalReference: 'another' }
    const customer = {
      name: 'Rita',
      cpfCnpj: '52998224725',
      email: 'r@loja.com.br',
      externalReference: 'ref',
    }
    const sub = { ...subscription, id: 'sub_2', externalReference: 'another' }
    const questions: [body: object, ask: () => Promise<unknown>][] = [
      [list([foreign]), () => client().findCustomer('ref')],
      [foreign, () => client().createCustomer(customer)],
      [foreign, () => client().updateCustomer('cus_1', customer)],
      [list([sub]), () => client().findSubscription('ref')],
      [sub, () => client().subscription('sub_1')],
      [sub, () => client().createSubscription(order)],
    ]
    for (const [body, ask] of questions) {
      answers.push({ body })
      expect((await failureOf(ask())).outcome).toBe('unknown')
    }
  })

  test('to a cancel of what is gone already counts as done', async () => {
    answers.push({ status: 404, body: {} }, { status: 404, body: {} })
    await client().cancel('sub_1')
    answers.push({ status: 400, body: {} }, { body: { ...subscription, deleted: true } })
    await client().cancel('sub_1')
    answers.push({ status: 400, body: {} }, { body: subscription })
    expect((await failureOf(client().cancel('sub_1'))).outcome).toBe('refused')
  })
})

describe('what went wrong', () => {
  test.each([
    ['refused', 400, { errors: [{ code: 'invalid_action', description: 'Não autorizada.' }] }],
    ['refused', 400, 'no JSON'],
    ['unavailable', 401, { errors: [{ code: 'invalid_access_token', description: '' }] }],
    ['unavailable', 429, ''],
    ['missing', 404, {}],
    ['unknown', 500, ''],
    ['unknown', 502, '<html>'],
    ['unknown', 200, '<html>'],
    ['unknown', 200, { id: 'sub_1' }],
    ['unknown', 302, ''],
  ])('is %s after the answer %i %j', async (outcome, status, body) => {
    answers.push({ status, body })
    expect((await failureOf(client().createSubscription(order))).outcome).toBe(outcome)
  })

  test('is unknown where the connection breaks, and nothing where no connection was made', async () => {
    expect((await failureOf(client().createSubscription(order))).outcome).toBe('unknown')
    const nowhere = `http://127.0.0.1:${await freePort()}/v3`
    const failure = await failureOf(
      asaasClient({ url: () => nowhere, apiKey: 'x' }).createSubscription(order),
    )
    expect(failure.outcome).toBe('unavailable')
    const early = asaasClient({ url: () => undefined, apiKey: 'x' })
    expect((await failureOf(early.subscription('sub_1'))).outcome).toBe('unavailable')
  })

  test('never tells the card, even where the gateway repeats it', async () => {
    const repeated = `O cartão ${number} (${number.replace(/(....)(?=.)/g, '$1 ')}) foi recusado.`
    answers.push({ status: 400, body: { errors: [{ code: 'invalid_creditCard', description: repeated }] } })
    const refused = await failureOf(client().createSubscription({ ...order, card }))
    expect([refused.message, refused.isDecline]).toEqual(['O cartão … (…) foi recusado.', true])
    answers.push({ body: { ...subscription, value: number } })
    for (const failure of [
      await failureOf(client().createSubscription({ ...order, card })),
      await failureOf(client().createSubscription({ ...order, card })),
    ]) {
      expect(`${failure.stack} ${JSON.stringify(failure)} ${String(failure.cause)}`).not.toContain(number)
    }
  })
})
