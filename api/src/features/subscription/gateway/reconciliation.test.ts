import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { until } from '../../../../test/buyer.ts'
import { productWithGateway } from '../../../../test/product-with-gateway.ts'
import { reconciler } from '../../../../test/reconciler.ts'
import { newSeller } from '../../../../test/sign-up.ts'

const day = 24 * 60 * 60 * 1000

describe('the reconciliation', () => {
  const played = productWithGateway()
  const { app, seller } = played
  const work = reconciler(played)
  /** Moves the clock of the whole product. Sessions expire, so a later call needs a new login. */
  const pass = (days: number) => {
    app.now = new Date(app.now.getTime() + days * day)
  }
  const stored = async (user: string) => {
    const { rows } = await app.database.execute<{ stage: string }>(
      sql`select stage from subscriptions where user_id = ${user} order by stage`,
    )
    return rows.map(({ stage }) => stage)
  }

  beforeEach(() => seller.fault('eventLost', 99))

  describe('without a single webhook', () => {
    test('a payment is found by the day after', async () => {
      const { token } = await newSeller(app)
      await seller.byPix(token)
      await seller.confirm((await seller.payments())[0].id)
      expect((await seller.session(token)).subscription).toBe('pending')
      await work().reconcile()
      expect((await seller.session(token)).subscription).toBe('active')
    })

    test('one made soon after the purchase is found within minutes', async () => {
      const { token } = await newSeller(app)
      await seller.byPix(token)
      await work().repair()
      expect((await seller.session(token)).subscription).toBe('pending')
      await seller.confirm((await seller.payments())[0].id)
      await work().repair()
      expect((await seller.session(token)).subscription).toBe('active')
    })

    test('so are a charge that was not paid, one given back at the gateway, and an end made there', async () => {
      const people = [await newSeller(app), await newSeller(app), await newSeller(app)]
      for (const { token } of people) await seller.byPix(token)
      const [third, second, first] = await seller.payments()
      await seller.overdue(first.id)
      await seller.confirm(second.id)
      await seller.gateway('POST', `/payments/${second.id}/refund`, {})
      await seller.gateway('DELETE', `/subscriptions/${third.subscription}`)
      await work().reconcile()
      const states = await Promise.all(
        people.map(async ({ token }) => (await seller.session(token)).subscription),
      )
      expect(states).toEqual(['overdue', 'overdue', null])
    })
  })

  describe('a purchase that was cut short', () => {
    /** The state after a kill: stored, but without an answer. */
    const forget = (user: string) =>
      app.database.execute(
        sql`update subscriptions set stage = 'asked', gateway_id = null where user_id = ${user}`,
      )

    test('is taken over where the gateway made it', async () => {
      const { token, user } = await newSeller(app)
      await seller.byCard(token)
      await seller.charged()
      await forget(user)
      await work().repair()
      expect(await stored(user)).toEqual(['live'])
      expect((await seller.session(token)).subscription).toBe('active')
    })

    test.each([
      ['', 1],
      [', even if the clock was set back', -1],
    ])('is given up where the gateway never made it, but not before it could have%s', async (_, days) => {
      const { token, user } = await newSeller(app)
      await seller.byPix(token)
      await seller.gateway('DELETE', `/subscriptions/${(await seller.subscriptions())[0].id}`)
      await forget(user)
      await work().repair()
      expect(await stored(user)).toEqual(['asked'])
      pass(days)
      await work().repair()
      expect(await stored(user)).toEqual(['failed'])
    })

    test('and was made after it was given up, is taken over', async () => {
      const { token, user } = await newSeller(app)
      await seller.byCard(token)
      await seller.charged()
      await app.database.execute(sql`update subscriptions set stage = 'failed', gateway_id = null`)
      await work().reconcile()
      expect(await stored(user)).toEqual(['live'])
      expect((await seller.session(token)).subscription).toBe('active')
    })

    test('and was made after another one took its place, is undone and given back', async () => {
      const { token, user } = await newSeller(app)
      await seller.byCard(token)
      await seller.charged()
      await app.database.execute(sql`update subscriptions set stage = 'failed', gateway_id = null`)
      expect((await seller.byCard(token)).statusCode).toBe(200)
      await seller.charged()
      await work().reconcile()
      expect(await stored(user)).toEqual(['failed', 'live'])
      expect(await seller.subscriptions()).toHaveLength(1)
      await until(seller.payments, (all: { status: string }[]) =>
        ['CONFIRMED', 'REFUNDED'].every((status) => all.some((one) => one.status === status)),
      )
    })
  })

  describe('an end the gateway could not be told of', () => {
    test('is told again', async () => {
      const { token } = await newSeller(app)
      await seller.byCard(token)
      await seller.charged()
      await work().reconcile()
      await seller.fault('unavailable', 1)
      const answer = await app.call('DELETE', '/subscription', { token })
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { state: 'active', renews: false }])
      expect(await seller.subscriptions()).toHaveLength(1)
      await work().repair()
      expect(await seller.subscriptions()).toEqual([])
    })

    test('closes the tools at once where it is a refund', async () => {
      const { token, user } = await newSeller(app)
      await seller.byCard(token)
      await seller.charged()
      await work().reconcile()
      await seller.fault('unavailable', 1)
      const answer = await app.call('POST', '/subscription/refund', { token })
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { state: 'canceled' }])
      await work().repair()
      await until(seller.payments, ([last]) => last.status === 'REFUNDED')
      expect(await stored(user)).toEqual(['ended'])
    })
  })

  test('an unpaid first Pix is given up after a week', async () => {
    const { token, user } = await newSeller(app)
    await seller.byPix(token)
    pass(7)
    await work().reconcile()
    expect(await stored(user)).toEqual(['live'])
    pass(1)
    await work().reconcile()
    expect(await stored(user)).toEqual(['ended'])
    expect(await seller.subscriptions()).toEqual([])
  })

  test('a change of plan that was cut short charges the year once', async () => {
    const { token } = await newSeller(app)
    await seller.byCard(token)
    await seller.charged()
    pass(25)
    await seller.payments()
    const change = { cycle: 'YEARLY', value: 197.99, nextDueDate: '2027-12-20', updatePendingPayments: true }
    await seller.gateway('PUT', `/subscriptions/${(await seller.subscriptions())[0].id}`, change)
    const waiting = async () =>
      (await seller.payments())
        .filter(({ status }: { status: string }) => status === 'PENDING')
        .map(({ dueDate }: { dueDate: string }) => dueDate)
    expect(await waiting()).toEqual(['2027-01-20', '2026-12-20'])
    await work().reconcile()
    expect(await waiting()).toEqual(['2026-12-20'])
  })

  describe('a notice is sent once before', () => {
    const remind = async (days: number) => {
      for (let passed = 0; passed < days; passed++) {
        pass(1)
        await seller.payments()
        await work().reconcile()
        await work().remind()
        await work().remind()
      }
    }
    const letters = (email: string) =>
      app.mailServer.received.filter((mail) => mail.to?.[0]?.address === email).map(({ subject }) => subject)

    test('the trial ends in two days', async () => {
      const { email } = await newSeller(app)
      const buying = await newSeller(app)
      await seller.byPix(buying.token)
      await remind(4)
      expect(letters(email)).toEqual([])
      await remind(3)
      await app.mailServer.mailsTo(email, /^O seu período grátis está acabando$/)
      expect(letters(email)).toHaveLength(1)
      expect(letters(buying.email)).not.toContain('O seu período grátis está acabando')
    })

    test('the Pix of the next month falls due', async () => {
      const { token, email } = await newSeller(app)
      await seller.byPix(token)
      await seller.confirm((await seller.payments())[0].id)
      await remind(28)
      const due = await app.mailServer.mailsTo(email, /^O seu próximo Pix vence em 20\/12\/2026$/)
      expect(due).toHaveLength(1)
      expect(due[0]?.text).toMatch(/R\$\s29,99/)
    })

    test('a year is charged again', async () => {
      const { token, email } = await newSeller(app)
      await seller.byCard(token, { cycle: 'YEARLY', value: 197.99 })
      pass(332)
      await remind(4)
      const renewal = await app.mailServer.mailsTo(
        email,
        /^A sua assinatura anual será renovada em 20\/11\/2027$/,
      )
      expect(renewal).toHaveLength(1)
    })
  })
})
