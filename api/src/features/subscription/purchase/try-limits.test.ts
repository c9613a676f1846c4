import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildTestApp, emptyBeforeEach } from '../../../../test/build-test-app.ts'
import { buyer, cardOrder, declinedCards, pixOrder } from '../../../../test/buyer.ts'
import { newSeller } from '../../../../test/sign-up.ts'

// A tenth of every limit: 2 coupons for an account, 6 for a network, 1 card, 3 for a network, as many of Pix.
const app = buildTestApp({ rateLimitFactor: 0.1, trustProxy: 'loopback' })
emptyBeforeEach(app)
const seller = buyer(app)
const guess = (token: string, coupon: string, address = '192.0.2.1') =>
  app.call('GET', `/subscription/coupon?coupon=${coupon}`, {
    token,
    headers: { 'x-forwarded-for': address },
  })

test('an account can try few coupons in a time, by all calls together, and the refusal says when to go on', async () => {
  const { token } = await newSeller(app)
  await seller.addCoupon('BOM', 10)
  expect((await seller.byPix(token, { coupon: 'NADA', value: 1 })).statusCode).toBe(404)
  expect((await guess(token, 'BOM')).statusCode).toBe(200)
  for (const refused of [
    await guess(token, 'BOM'),
    await seller.byPix(token, { coupon: 'BOM', value: 26.99 }),
  ]) {
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect(refused.json()).toEqual({
      error: 'too_many_requests',
      message: 'Muitas tentativas. Tente de novo em 60 minutos. Você também pode assinar sem cupom.',
    })
  }
  app.now = new Date(app.now.getTime() + 3_600_000)
  expect((await seller.byPix(token)).statusCode).toBe(200)
  expect((await guess(token, 'BOM')).statusCode).toBe(200)
})

test('coupons can be tried few times from one network, by all accounts together, and other networks go on', async () => {
  const owner = await newSeller(app)
  app.now = new Date(app.now.getTime() + 3_600_000)
  for (const host of [1, 2, 3]) {
    const { token } = await newSeller(app)
    for (const tries of [1, 2]) {
      expect((await guess(token, 'NADA', `2001:db8::${host}:${tries}`)).statusCode).toBe(404)
    }
  }
  expect((await guess(owner.token, 'NADA', '2001:db8::ffff')).statusCode).toBe(429)
  expect((await guess(owner.token, 'NADA', '2001:db8:0:1::1')).statusCode).toBe(404)
})

test('a few cards can be tried for a subscription in a time, and after them not even a good one', async () => {
  const { token } = await seller.subscriber()
  app.now = new Date(app.now.getTime() + 3_600_000)
  const change = (card: object) => {
    const { creditCard, creditCardHolderInfo } = cardOrder({}, card)
    return app.call('PUT', '/subscription/credit-card', { token, body: { creditCard, creditCardHolderInfo } })
  }
  expect((await change({ number: declinedCards[0] })).statusCode).toBe(402)
  const refused = await change({})
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect(refused.json().message).toBe('Muitas tentativas. Tente de novo em 60 minutos.')
})

test.each([
  ['cards', '/subscription/credit-card', cardOrder({}, { number: declinedCards[0] }), 402],
  ['Pix', '/subscription', pixOrder(), 200],
])(
  '%s can be bought with few times from one network, by all accounts together, and other networks go on',
  async (_, path, body, first) => {
    app.now = new Date(app.now.getTime() + 3_600_000)
    const buy = async (address: string) => {
      const { token, user } = await newSeller(app)
      await app.database.execute(sql`update users set confirmed_at = null where id = ${user}`)
      return app.call('POST', path, { token, body, headers: { 'x-forwarded-for': address } })
    }
    for (const host of [1, 2, 3]) expect((await buy(`2001:db8::${host}`)).statusCode).toBe(first)
    const refused = await buy('2001:db8::ffff')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect((await buy('2001:db8:0:1::1')).statusCode).toBe(first)
  },
)

test('an account can ask the gateway few times, by all calls together', async () => {
  const { token } = await newSeller(app)
  await seller.byPix(token)
  const asks = [
    () => app.call('GET', '/subscription/pix', { token }),
    () => app.call('PUT', '/subscription/plan', { token, body: { cycle: 'YEARLY' } }),
    () => app.call('POST', '/subscription/refund', { token }),
    () => app.call('DELETE', '/subscription', { token }),
  ]
  const answers = []
  for (const ask of [...asks, ...asks]) answers.push((await ask()).statusCode)
  expect(answers.slice(0, 6)).not.toContain(429)
  expect(answers.slice(6)).toEqual([429, 429])
})
