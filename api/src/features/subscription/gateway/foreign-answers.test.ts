import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { productWithGateway } from '../../../../test/product-with-gateway.ts'
import { reconciler } from '../../../../test/reconciler.ts'
import { newSeller } from '../../../../test/sign-up.ts'

const played = productWithGateway()
const { app, seller, books } = played
const work = reconciler(played)
const subscriptionOf = async (token: string) => (await seller.session(token)).subscription
/** Somebody who waits for the payment of a Pix, and the gateway's record of it. */
async function waiting() {
  const person = await newSeller(app)
  await seller.byPix(person.token)
  const [charge] = books.payments
  if (!charge) throw new Error('the gateway has no charge')
  return { ...person, charge }
}

describe('a charge', () => {
  test.each([
    ['of another subscription', { subscription: 'sub_of_another' }],
    ['of no subscription', { subscription: undefined }],
    ['of another customer', { customer: 'cus_of_another' }],
    ['of no customer', { customer: undefined }],
    ['with another reference', { externalReference: crypto.randomUUID() }],
    ['of one centavo', { value: 0.01 }],
    ['of another price', { value: 2999 }],
    ['of less than its price', { value: 0.01, originalValue: 29.99 }],
    ['that is due in a far year', { dueDate: '9999-12-31' }],
    ['that was paid in a far year', { clientPaymentDate: '9999-12-31' }],
    ['of nothing', { value: 0 }],
    ['of less than nothing', { value: -29.99 }],
    ['of a text', { value: '29.99' }],
    ['with an endless id', { id: 'p'.repeat(100_000) }],
  ])('%s opens nothing', async (_, part) => {
    const { token, charge } = await waiting()
    const { subscription } = charge
    Object.assign(charge, { status: 'RECEIVED', clientPaymentDate: '2026-11-20' }, part)
    // The gateway lists it under the subscription that was asked for, also if the charge names another.
    Object.defineProperty(charge, 'subscription', readAs(subscription, charge.subscription))
    await work().repair()
    await work().reconcile()
    expect(await subscriptionOf(token)).toBe('pending')
    const { rows } = await app.database.execute(sql`select 1 from payments where state = 'paid'`)
    expect(rows).toEqual([])
  })

  test('that was paid late, with interest, opens the tools', async () => {
    const { token, charge } = await waiting()
    const paid = { status: 'RECEIVED', clientPaymentDate: '2026-11-20', value: 31.2, originalValue: 29.99 }
    Object.assign(charge, paid)
    await work().repair()
    expect(await subscriptionOf(token)).toBe('active')
  })

  test('opens one account only, of those whose charges the gateway mixes up', async () => {
    const payer = await waiting()
    const other = await waiting()
    Object.assign(payer.charge, { status: 'RECEIVED', clientPaymentDate: '2026-11-20' })
    const list = [...books.payments]
    // The gateway lists what the payer paid under the other's subscription too.
    books.payments.unshift({
      ...payer.charge,
      get subscription() {
        return other.charge.subscription
      },
    })
    await work().repair()
    books.payments.splice(0, books.payments.length, ...list)
    expect([await subscriptionOf(payer.token), await subscriptionOf(other.token)]).toEqual([
      'active',
      'pending',
    ])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://127.0.0.1/x', 'https://golpe.example/x'])(
    'names no receipt at %s',
    async (transactionReceiptUrl) => {
      const { token, charge } = await waiting()
      Object.assign(charge, { status: 'RECEIVED', clientPaymentDate: '2026-11-20', transactionReceiptUrl })
      await work().repair()
      expect((await seller.view(token)).payments[0]).toMatchObject({ state: 'paid', receiptUrl: null })
      await app.database.execute(sql`update payments set receipt_url = 'javascript:alert(1)'`)
      expect((await seller.view(token)).payments[0]).toMatchObject({ receiptUrl: null })
    },
  )
})

describe('a subscription', () => {
  test.each([
    ['with another reference', { externalReference: crypto.randomUUID() }],
    ['of another customer', { customer: 'cus_of_another' }],
    ['of another price', { value: 0.01 }],
    ['that is due in a far year', { nextDueDate: '9999-12-31' }],
  ])('%s is not taken over by an interrupted purchase', async (_, part) => {
    const { user, token } = await waiting()
    await app.database.execute(sql`update subscriptions set stage = 'asked', gateway_id = null`)
    const [made] = books.subscriptions
    const reference = made?.externalReference
    Object.assign(made ?? {}, part, { status: 'ACTIVE' })
    // Found by the reference that was asked for, also if it says another.
    if (made)
      Object.defineProperty(
        made,
        'externalReference',
        readAs(reference, { externalReference: reference, ...part }.externalReference),
      )
    await work().repair()
    const { rows } = await app.database.execute(
      sql`select stage, gateway_id from subscriptions where user_id = ${user}`,
    )
    expect(rows).toEqual([{ stage: 'asked', gateway_id: null }])
    expect(await subscriptionOf(token)).not.toBe('active')
  })
})

/** What a list is searched by, and then what it answers, in turns. */
function readAs(searched: unknown, answered: unknown): PropertyDescriptor {
  let reads = 0
  const get = () => (reads++ % 2 === 0 ? searched : answered)
  return { get, enumerable: true, configurable: true }
}

test('a customer with another reference is not taken over', async () => {
  const owner = await waiting()
  const { token, user } = await newSeller(app)
  const [foreign] = books.customers
  if (foreign) Object.defineProperty(foreign, 'externalReference', readAs(user, owner.user))
  const answer = await seller.byPix(token)
  expect(answer.statusCode).toBe(503)
  const { rows } = await app.database.execute(sql`select user_id from payers`)
  expect(rows).toEqual([{ user_id: owner.user }])
})
