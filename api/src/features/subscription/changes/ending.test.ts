import { describe, expect, test } from 'vitest'
import { until } from '../../../../test/buyer.ts'
import { productWithGateway } from '../../../../test/product-with-gateway.ts'
import { newSeller } from '../../../../test/sign-up.ts'

describe('the end of a subscription', () => {
  const { app, seller } = productWithGateway()
  const refund = (token: string) => app.call('POST', '/subscription/refund', { token })

  describe('cancelling', () => {
    test('charges nothing more, and leaves the tools open until the end of what was paid', async () => {
      const { token, email } = await seller.subscriber()
      const answer = await seller.cancel(token)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { state: 'active', renews: false, endsAt: '2026-12-21T03:00:00.000Z', nextCharge: null },
      ])
      expect(await seller.session(token)).toMatchObject({
        subscription: 'active',
        endsAt: '2026-12-21T03:00:00.000Z',
      })
      expect(await seller.subscriptions()).toEqual([])
      const [letter] = await app.mailServer.mailsTo(email, /^A sua assinatura foi cancelada$/)
      expect(letter?.text).toContain('continua até 20/12/2026')
      app.now = new Date('2026-11-21T02:59:59Z')
      await seller.moveClock(30)
      expect((await seller.view(token)).state).toBe('active')
      app.now = new Date(app.now.getTime() + 1000)
      expect(await seller.view(token)).toMatchObject({ state: 'canceled', endsAt: null })
    })

    test('gives a Pix up that was not paid, which cannot be paid any more', async () => {
      const { token, email } = await newSeller(app)
      await seller.byPix(token)
      const [payment] = await seller.payments()
      expect((await seller.cancel(token)).json()).toMatchObject({ state: null, payments: [] })
      expect((await seller.confirm(payment.id)).statusCode).toBe(400)
      expect((await seller.session(token)).subscription).toBeNull()
      const [letter] = await app.mailServer.mailsTo(email, /^A sua compra foi encerrada sem cobrança$/)
      expect(letter?.text).not.toContain('Se não foi você')
      expect((await seller.byPix(token)).statusCode).toBe(200)
    })

    test('lets the seller buy again after the paid time, and the new purchase waits for its own payment', async () => {
      const { token } = await seller.subscriber()
      await seller.cancel(token)
      await seller.moveClock(40)
      expect((await seller.session(token)).subscription).toBe('canceled')
      expect((await seller.byPix(token)).statusCode).toBe(200)
      expect((await seller.session(token)).subscription).toBe('pending')
      expect((await seller.byPix(token)).statusCode).toBe(409)
    })

    test('needs something to cancel', async () => {
      const { token } = await newSeller(app)
      expect([(await seller.cancel(token)).statusCode, (await refund(token)).statusCode]).toEqual([404, 404])
    })

    test('a second time is refused, and the seller may subscribe again and loses no day', async () => {
      const { token } = await seller.subscriber()
      await seller.cancel(token)
      expect((await seller.cancel(token)).statusCode).toBe(404)
      await seller.moveClock(10)
      expect((await seller.byCard(token)).statusCode).toBe(200)
      await until(
        () => seller.view(token),
        ({ renews, paidUntil }) => renews && paidUntil === '2027-01-21T03:00:00.000Z',
      )
    })
  })

  describe('withdrawing', () => {
    test('within seven days gives everything back and closes the tools at once', async () => {
      const { token, email } = await seller.subscriber({ cycle: 'YEARLY', value: 197.99 })
      app.now = new Date('2026-11-28T02:59:59Z')
      const answer = await refund(token)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { state: 'canceled', renews: false, withdrawal: null, payments: [{ state: 'refunded' }] },
      ])
      await until(seller.payments, (all) => all.length === 1 && all[0].status === 'REFUNDED')
      expect(await seller.subscriptions()).toEqual([])
      const [letter] = await app.mailServer.mailsTo(email, /^O seu pagamento foi devolvido$/)
      expect(letter?.text).toMatch(/R\$\s197,99/)
    })

    test('is too late from the eighth day on, and changes nothing', async () => {
      const { token } = await seller.subscriber()
      app.now = new Date('2026-11-28T03:00:00Z')
      expect((await seller.view(token)).withdrawal).toBeNull()
      const answer = await refund(token)
      expect([answer.statusCode, answer.json().error]).toEqual([409, 'too_late'])
      expect((await seller.session(token)).subscription).toBe('active')
    })

    test('stays possible after a cancel', async () => {
      const { token } = await seller.subscriber()
      await seller.cancel(token)
      expect((await refund(token)).json()).toMatchObject({ state: 'canceled' })
    })

    test('twice at the same time gives back once', async () => {
      const { token } = await seller.subscriber()
      const answers = await Promise.all([refund(token), refund(token)])
      expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
      const [payment] = await until(seller.payments, ([last]) => last.status === 'REFUNDED')
      expect(payment.refunds).toHaveLength(1)
    })

    test('from a second purchase gives only that one back, and leaves the time that the first one paid for', async () => {
      const { token } = await seller.subscriber()
      await seller.cancel(token)
      await seller.moveClock(10)
      expect((await seller.byCard(token, { cycle: 'YEARLY', value: 197.99 })).statusCode).toBe(200)
      const { withdrawal } = await until(
        () => seller.view(token),
        ({ paidUntil }) => paidUntil === '2027-12-21T03:00:00.000Z',
      )
      expect(withdrawal).toEqual({
        until: '2026-12-08T03:00:00.000Z',
        value: 197.99,
        keptUntil: '2026-12-21T03:00:00.000Z',
      })
      expect((await refund(token)).json()).toMatchObject({
        state: 'active',
        renews: false,
        endsAt: '2026-12-21T03:00:00.000Z',
        withdrawal: null,
      })
      await until(seller.payments, (all) => all.length === 2 && all[0].status === 'REFUNDED')
      expect((await seller.payments())[1].status).not.toBe('REFUNDED')
    })

    test('from a purchase stays possible where a Pix bought after it was given up', async () => {
      const { token } = await seller.subscriber()
      await seller.cancel(token)
      expect((await seller.byPix(token)).statusCode).toBe(200)
      await seller.cancel(token)
      expect((await refund(token)).json()).toMatchObject({ state: 'canceled', withdrawal: null })
      await until(seller.payments, (all) => all.length === 1 && all[0].status === 'REFUNDED')
    })

    test('is not for a Pix that was never paid', async () => {
      const { token } = await newSeller(app)
      await seller.byPix(token)
      expect((await refund(token)).statusCode).toBe(404)
    })
  })

  describe('deleting the account', () => {
    test('ends the subscription at the gateway first', async () => {
      const { token } = await seller.subscriber()
      const body = { password: 'uma senha bem boa' }
      expect((await app.call('DELETE', '/user', { token, body })).statusCode).toBe(200)
      expect(await seller.subscriptions()).toEqual([])
    })

    test('is refused while the gateway cannot be told', async () => {
      const { token } = await seller.subscriber()
      await seller.fault('unavailable', 1)
      const body = { password: 'uma senha bem boa' }
      const answer = await app.call('DELETE', '/user', { token, body })
      expect([answer.statusCode, answer.json().error]).toEqual([503, 'gateway_unavailable'])
      expect(await seller.subscriptions()).toHaveLength(1)
      expect((await app.call('DELETE', '/user', { token, body })).statusCode).toBe(200)
      expect(await seller.subscriptions()).toEqual([])
    })
  })
})
