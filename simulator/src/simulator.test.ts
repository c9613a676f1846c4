import { isValidPixPayload } from '@brazilian-utils/brazilian-utils'
import { simulatorKey } from '@vendaclara/testing/server-process'
import { sql } from 'drizzle-orm'
import jsQr from 'jsqr'
import { PNG } from 'pngjs'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildTestApp, emptyBeforeEach } from '../../api/test/build-test-app.ts'
import { buyer, declinedCards } from '../../api/test/buyer.ts'
import { unpayableBrCode } from './gateway/br-code.ts'

const app = buildTestApp()
emptyBeforeEach(app)
const { gateway, moveClock, payments } = buyer(app)

const customer = { name: 'Rita Moura', cpfCnpj: '52998224725', externalReference: 'ref-1' }
const holder = {
  name: 'Rita Moura',
  email: 'rita@loja.com.br',
  cpfCnpj: '24971563792',
  postalCode: '01001000',
  addressNumber: '10',
  phone: '11987654321',
}
const card = (number: string) => ({
  creditCard: { holderName: 'RITA', number, expiryMonth: '12', expiryYear: '2030', ccv: '123' },
  creditCardHolderInfo: holder,
  remoteIp: '203.0.113.7',
})
const plan = (part: object = {}) => ({
  billingType: 'PIX',
  value: 29.99,
  nextDueDate: '2026-11-20',
  cycle: 'MONTHLY',
  description: 'Plano mensal',
  externalReference: 'ref-2',
  ...part,
})
const subscribe = async (part: object = {}) => {
  const made = (await gateway('POST', '/customers', customer)).json()
  return gateway('POST', '/subscriptions', { customer: made.id, ...plan(part) })
}
const refusal = (answer: { statusCode: number; json: () => unknown }) => [answer.statusCode, answer.json()]
const error = (code: string, description: string) => ({ errors: [{ code, description }] })
const keys = (value: object) => Object.keys(value).toSorted()

beforeEach(() => payments())

/** As named in the gateway's documentation and in recorded answers of its sandbox. */
const fields = {
  customer: [
    'object',
    'id',
    'dateCreated',
    'name',
    'email',
    'phone',
    'mobilePhone',
    'address',
    'addressNumber',
    'complement',
    'province',
    'postalCode',
    'cpfCnpj',
    'personType',
    'deleted',
    'externalReference',
    'notificationDisabled',
    'observations',
  ],
  subscription: [
    'object',
    'id',
    'dateCreated',
    'customer',
    'paymentLink',
    'value',
    'nextDueDate',
    'cycle',
    'description',
    'billingType',
    'deleted',
    'status',
    'externalReference',
    'checkoutSession',
    'discount',
    'fine',
    'interest',
    'split',
  ],
  payment: [
    'object',
    'id',
    'dateCreated',
    'customer',
    'subscription',
    'paymentLink',
    'value',
    'netValue',
    'originalValue',
    'interestValue',
    'installmentNumber',
    'description',
    'billingType',
    'pixTransaction',
    'status',
    'dueDate',
    'originalDueDate',
    'paymentDate',
    'clientPaymentDate',
    'confirmedDate',
    'creditDate',
    'estimatedCreditDate',
    'invoiceUrl',
    'invoiceNumber',
    'externalReference',
    'transactionReceiptUrl',
    'bankSlipUrl',
    'nossoNumero',
    'lastInvoiceViewedDate',
    'deleted',
    'lastBankSlipViewedDate',
    'anticipated',
    'anticipable',
    'postalService',
    'refunds',
  ],
  list: ['object', 'hasMore', 'totalCount', 'limit', 'offset', 'data'],
  pix: ['success', 'encodedImage', 'payload', 'expirationDate', 'description'],
}

describe('the answers have the fields of the gateway', () => {
  test('of a customer', async () => {
    const answer = await gateway('POST', '/customers', customer)
    expect([answer.statusCode, keys(answer.json())]).toEqual([200, fields.customer.toSorted()])
    expect(answer.json()).toMatchObject({ object: 'customer', id: expect.stringMatching(/^cus_\d{12}$/) })
  })

  test('of a subscription, whose next date is a cycle ahead already', async () => {
    const answer = await subscribe()
    expect([answer.statusCode, keys(answer.json())]).toEqual([200, fields.subscription.toSorted()])
    expect(answer.json()).toMatchObject({
      object: 'subscription',
      id: expect.stringMatching(/^sub_[a-z0-9]{16}$/),
      status: 'ACTIVE',
      nextDueDate: '2026-12-20',
      value: 29.99,
      deleted: false,
    })
  })

  test('of the list of its charges, and of a charge that waits and is then paid', async () => {
    const { id } = (await subscribe()).json()
    const list = (await gateway('GET', `/subscriptions/${id}/payments`)).json()
    expect(keys(list)).toEqual(fields.list.toSorted())
    expect(list).toMatchObject({ object: 'list', hasMore: false, totalCount: 1, limit: 10, offset: 0 })
    expect(keys(list.data[0])).toEqual(fields.payment.toSorted())
    expect(list.data[0]).toMatchObject({
      object: 'payment',
      id: expect.stringMatching(/^pay_[a-z0-9]{16}$/),
      subscription: id,
      status: 'PENDING',
      dueDate: '2026-11-20',
      clientPaymentDate: null,
      creditDate: null,
      externalReference: 'ref-2',
      billingType: 'PIX',
      netValue: 28,
      deleted: false,
    })
    const paid = (await gateway('POST', `/sandbox/payment/${list.data[0].id}/confirm`)).json()
    expect(paid).toMatchObject({
      status: 'RECEIVED',
      clientPaymentDate: '2026-11-20',
      paymentDate: '2026-11-20',
      transactionReceiptUrl: `http://localhost:3000/simulator/recibos/${paid.id}`,
    })
  })

  test('of a charge by card, which is confirmed at once and is money after 32 days', async () => {
    const answer = await subscribe({ billingType: 'CREDIT_CARD', ...card('4444444444444444') })
    expect(keys(answer.json())).toEqual([...fields.subscription, 'creditCard'].toSorted())
    expect(answer.json().creditCard).toEqual({
      creditCardNumber: '4444',
      creditCardBrand: 'VISA',
      creditCardToken: expect.any(String),
    })
    const status = async () => (await payments()).at(-1)
    expect(await status()).toMatchObject({
      status: 'CONFIRMED',
      paymentDate: null,
      clientPaymentDate: '2026-11-20',
      creditDate: '2026-12-22',
    })
    await moveClock(32)
    expect(await status()).toMatchObject({ status: 'RECEIVED', paymentDate: '2026-12-22' })
  })

  test('of a Pix code', async () => {
    await subscribe()
    const [{ id }] = await payments()
    const answer = (await gateway('GET', `/payments/${id}/pixQrCode`)).json()
    expect(keys(answer)).toEqual(fields.pix.toSorted())
    expect(answer.expirationDate).toBe('2027-11-20 23:59:59')
    const { data, width, height } = PNG.sync.read(Buffer.from(answer.encodedImage, 'base64'))
    expect(jsQr.default(new Uint8ClampedArray(data), width, height)?.data).toBe(answer.payload)
    expect(isValidPixPayload(answer.payload)).toBe(true)
    expect(answer.payload).toContain('simulador.invalid')
  })
})

describe('refusals are the gateway’s own', () => {
  test.each([{}, { access_token: 'any' }])('without its key (%j)', async (headers) => {
    const answer = await app.inject({ url: '/simulator/asaas/v3/payments', headers })
    expect(answer.statusCode).toBe(401)
    expect(answer.json().errors[0].code).toBe('invalid_access_token')
  })

  test('of an invalid CPF, a missing customer, an unknown record', async () => {
    const wrong = await gateway('POST', '/customers', { ...customer, cpfCnpj: '52998224726' })
    expect(refusal(wrong)).toEqual([400, error('invalid_object', 'O CPF/CNPJ informado é inválido.')])
    const noCustomer = await gateway('POST', '/subscriptions', plan())
    expect(refusal(noCustomer)).toEqual([
      400,
      error('invalid_customer', 'Customer inválido ou não informado.'),
    ])
    expect((await gateway('GET', '/payments/pay_1')).statusCode).toBe(404)
    expect((await gateway('POST', '/nothing')).statusCode).toBe(404)
  })

  test.each(declinedCards)('of the card %s, and nothing of the card is kept', async (number) => {
    const answer = await subscribe({ billingType: 'CREDIT_CARD', ...card(number) })
    const description = 'Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.'
    expect(refusal(answer)).toEqual([400, error('invalid_action', description)])
    expect(await payments()).toEqual([])
  })

  test.each(['creditCard', 'creditCardHolderInfo', 'remoteIp'])('of a card without %s', async (missing) => {
    const { [missing as 'remoteIp']: _, ...rest } = card('4444444444444444')
    const answer = await subscribe({ billingType: 'CREDIT_CARD', ...rest })
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, `invalid_${missing}`])
  })

  test('of paying twice, refunding what was not paid, and ending what has ended', async () => {
    const { id } = (await subscribe()).json()
    const [payment] = await payments()
    expect((await gateway('POST', `/payments/${payment.id}/refund`, {})).statusCode).toBe(400)
    await gateway('POST', `/sandbox/payment/${payment.id}/confirm`)
    for (const act of ['confirm', 'overdue']) {
      expect((await gateway('POST', `/sandbox/payment/${payment.id}/${act}`)).statusCode).toBe(400)
    }
    expect((await gateway('DELETE', `/subscriptions/${id}`)).json()).toEqual({ deleted: true, id })
    expect((await gateway('DELETE', `/subscriptions/${id}`)).statusCode).toBe(400)
  })
})

describe('as days pass', () => {
  test('charges are made 40 days ahead, cards are charged when due, and Pix fall overdue the day after', async () => {
    await subscribe()
    await subscribe({ billingType: 'CREDIT_CARD', ...card('4444444444444444') })
    await moveClock(1)
    const charges = async () =>
      (await payments())
        .map(
          ({ billingType, dueDate, status }: Record<string, string>) => `${billingType} ${dueDate} ${status}`,
        )
        .toSorted()
    expect(await charges()).toEqual([
      'CREDIT_CARD 2026-11-20 CONFIRMED',
      'CREDIT_CARD 2026-12-20 PENDING',
      'PIX 2026-11-20 OVERDUE',
      'PIX 2026-12-20 PENDING',
    ])
    await moveClock(29)
    expect((await charges()).filter((line: string) => line.includes('2026-12-20'))).toEqual([
      'CREDIT_CARD 2026-12-20 CONFIRMED',
      'PIX 2026-12-20 PENDING',
    ])
  })
})

test('only this machine reaches it', async () => {
  const headers = { access_token: simulatorKey, 'x-forwarded-for': '203.0.113.7' }
  for (const url of ['/simulator', '/simulator/asaas/v3/payments', '/simulator/recibos/pay_1']) {
    expect((await app.inject({ url, headers })).statusCode).toBe(404)
    expect((await app.inject({ url, headers, remoteAddress: '203.0.113.7' })).statusCode).toBe(404)
  }
})

test.each([
  'evil.example',
  'evil.example:80',
  'localhost:9999',
  'localhost.evil.example:80',
  '127.0.0.1.nip.io',
])('while payments are simulated nothing is answered under the name %s', async (host) => {
  for (const url of [
    '/simulator',
    '/simulator/asaas/v3/payments',
    '/api/settings',
    '/login',
    '/healthz',
    '/x.js',
  ]) {
    const answer = await app.inject({ url, headers: { host, access_token: simulatorKey } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe('Este não é o endereço da Vendaclara. Abra http://localhost:3000')
  }
})

test.each(['localhost', 'LOCALHOST:80', '127.0.0.1:80', '[::1]:80', 'localhost:3000'])(
  'under its own name %s it is',
  async (host) => {
    expect((await app.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200)
  },
)

test('its code is well-formed for every charge', () => {
  expect(unpayableBrCode('pay_0000000000000000')).toMatch(/6304[0-9A-F]{4}$/)
  expect(isValidPixPayload(unpayableBrCode('pay_abcdefghijklmnop'))).toBe(true)
})

test('reminders are looked for each minute, because a moved clock does not wait for nine in the morning', async () => {
  const name = 'subscription-reminders-of-moved-days'
  const { rows } = await app.database.execute(sql`select cron from pgboss.schedule where name = ${name}`)
  expect(rows).toEqual([{ cron: '*/1 * * * *' }])
})
