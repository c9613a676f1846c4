import { describe, expect, test } from 'vitest'
import { cardOrder, declinedCards, until } from '../../../test/buyer.ts'
import { eachGateway, productWith } from '../../../test/each-gateway.ts'
import { signUp } from '../../../test/sign-up.ts'

describe.each(eachGateway)('with %s,', (name) => {
  const { it, rita } = productWith(name)
  const cancel = (token: string) => it.call('DELETE', '/subscription', { token })
  const refund = (token: string) => it.call('POST', '/subscription/refund', { token })
  /** As seen from the subscription; sessions stay as they are. */
  const pass = rita.moveClock

  const subscriber = async (order: object = {}) => {
    const person = await signUp(it)
    await rita.byCard(person.token, order)
    await rita.state(person.token, 'active')
    return person
  }

  describe('cancelling', () => {
    test('charges nothing more, and leaves the tools open until the end of what was paid', async () => {
      const { token, email } = await subscriber()
      const answer = await cancel(token)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { state: 'active', renews: false, endsAt: '2026-12-21T03:00:00.000Z', nextCharge: null },
      ])
      expect(await rita.session(token)).toMatchObject({
        ...{ subscription: 'active', endsAt: '2026-12-21T03:00:00.000Z' },
      })
      expect(await rita.subscriptions()).toEqual([])
      const [letter] = await it.mailServer.mailsTo(email, /^A sua assinatura foi cancelada$/)
      expect(letter?.text).toContain('abertas até 20/12/2026')
      it.now = new Date('2026-11-21T02:59:59Z')
      await pass(30)
      expect((await rita.view(token)).state).toBe('active')
      it.now = new Date(it.now.getTime() + 1000)
      expect(await rita.view(token)).toMatchObject({ state: 'canceled', endsAt: null })
    })

    test('gives a Pix up that was not paid, which cannot be paid any more', async () => {
      const { token } = await signUp(it)
      await rita.byPix(token)
      const [payment] = await rita.payments()
      expect((await cancel(token)).json()).toMatchObject({ state: null, payments: [] })
      expect((await rita.confirm(payment.id)).statusCode).toBe(400)
      expect((await rita.session(token)).subscription).toBeNull()
      expect((await rita.byPix(token)).statusCode).toBe(200)
    })

    test('lets one buy again after the paid time is over, which waits for its own payment', async () => {
      const { token } = await subscriber()
      await cancel(token)
      await pass(40)
      expect((await rita.session(token)).subscription).toBe('canceled')
      expect((await rita.byPix(token)).statusCode).toBe(200)
      expect((await rita.session(token)).subscription).toBe('pending')
      expect((await rita.byPix(token)).statusCode).toBe(409)
    })

    test('is for whoever has something to cancel', async () => {
      const { token } = await signUp(it)
      expect([(await cancel(token)).statusCode, (await refund(token)).statusCode]).toEqual([404, 404])
    })

    test('once more is refused, and one may subscribe again and loses no day', async () => {
      const { token } = await subscriber()
      await cancel(token)
      expect((await cancel(token)).statusCode).toBe(404)
      await pass(10)
      expect((await rita.byCard(token)).statusCode).toBe(200)
      await until(
        () => rita.view(token),
        ({ renews, paidUntil }) => renews && paidUntil === '2027-01-21T03:00:00.000Z',
      )
    })
  })

  describe('withdrawing', () => {
    test('within seven days gives everything back and closes the tools at once', async () => {
      const { token, email } = await subscriber({ cycle: 'YEARLY', value: 197.99 })
      it.now = new Date('2026-11-28T02:59:59Z')
      const answer = await refund(token)
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { state: 'canceled', renews: false, withdrawal: null, payments: [{ state: 'refunded' }] },
      ])
      await until(rita.payments, (all) => all.length === 1 && all[0].status === 'REFUNDED')
      expect(await rita.subscriptions()).toEqual([])
      const [letter] = await it.mailServer.mailsTo(email, /^O seu pagamento foi devolvido$/)
      expect(letter?.text).toMatch(/R\$\s197,99/)
    })

    test('is too late from the eighth day on, and changes nothing', async () => {
      const { token } = await subscriber()
      it.now = new Date('2026-11-28T03:00:00Z')
      expect((await rita.view(token)).withdrawal).toBeNull()
      const answer = await refund(token)
      expect([answer.statusCode, answer.json().error]).toEqual([409, 'too_late'])
      expect((await rita.session(token)).subscription).toBe('active')
    })

    test('stays possible after a cancel', async () => {
      const { token } = await subscriber()
      await cancel(token)
      expect((await refund(token)).json()).toMatchObject({ state: 'canceled' })
    })

    test('twice at the same time gives back once', async () => {
      const { token } = await subscriber()
      const answers = await Promise.all([refund(token), refund(token)])
      expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
      const [payment] = await until(rita.payments, ([last]) => last.status === 'REFUNDED')
      expect(payment.refunds).toHaveLength(1)
    })

    test('from what was bought again gives that back alone, and leaves what the first purchase paid for', async () => {
      const { token } = await subscriber()
      await cancel(token)
      await pass(10)
      expect((await rita.byCard(token, { cycle: 'YEARLY', value: 197.99 })).statusCode).toBe(200)
      const { withdrawal } = await until(
        () => rita.view(token),
        ({ paidUntil }) => paidUntil === '2027-12-21T03:00:00.000Z',
      )
      expect(withdrawal).toEqual({
        ...{ until: '2026-12-08T03:00:00.000Z', value: 197.99, keptUntil: '2026-12-21T03:00:00.000Z' },
      })
      expect((await refund(token)).json()).toMatchObject({
        ...{ state: 'active', renews: false, endsAt: '2026-12-21T03:00:00.000Z', withdrawal: null },
      })
      await until(rita.payments, (all) => all.length === 2 && all[0].status === 'REFUNDED')
      expect((await rita.payments())[1].status).not.toBe('REFUNDED')
    })

    test('from a purchase stays possible where a Pix bought after it was given up', async () => {
      const { token } = await subscriber()
      await cancel(token)
      expect((await rita.byPix(token)).statusCode).toBe(200)
      await cancel(token)
      expect((await refund(token)).json()).toMatchObject({ state: 'canceled', withdrawal: null })
      await until(rita.payments, (all) => all.length === 1 && all[0].status === 'REFUNDED')
    })

    test('is not for a Pix that was never paid', async () => {
      const { token } = await signUp(it)
      await rita.byPix(token)
      expect((await refund(token)).statusCode).toBe(404)
    })
  })

  describe('switching the plan', () => {
    const switchTo = (token: string, cycle: string) =>
      it.call('PUT', '/subscription/plan', { token, body: { cycle } })

    test('holds from the next charge on, and keeps the coupon', async () => {
      await rita.addCoupon('METADE', 50)
      const { token } = await subscriber({ coupon: 'METADE', value: 15 })
      const answer = await switchTo(token, 'YEARLY')
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        {
          plan: { cycle: 'YEARLY', value: 99 },
          paidUntil: '2026-12-21T03:00:00.000Z',
          nextCharge: { dueDate: '2026-12-20', value: 99 },
        },
      ])
      await pass(30)
      await until(
        () => rita.view(token),
        ({ paidUntil }) => paidUntil === '2027-12-21T03:00:00.000Z',
      )
    })

    /** What was charged, oldest first. */
    const charged = async () => {
      const all: { status: string; value: number; dueDate: string }[] = await rita.payments()
      const taken = all.filter(({ status }) => ['CONFIRMED', 'RECEIVED'].includes(status))
      return taken.map(({ dueDate, value }) => [dueDate, value]).toReversed()
    }

    test.each([0, 5, 25])(
      'to a year %i days after buying a month charges the year once, whatever was made ahead',
      async (days) => {
        const { token } = await subscriber()
        if (days > 0) await pass(days)
        const answer = await switchTo(token, 'YEARLY')
        expect(answer.json().nextCharge).toEqual({ dueDate: '2026-12-20', value: 197.99 })
        await pass(100 - days)
        expect(await charged()).toEqual([
          ['2026-11-20', 29.99],
          ['2026-12-20', 197.99],
        ])
        await until(
          () => rita.view(token),
          ({ paidUntil }) => paidUntil === '2027-12-21T03:00:00.000Z',
        )
      },
    )

    test.each([0, 340])(
      'to a month %i days after buying a year charges every month from then on',
      async (days) => {
        const { token } = await subscriber({ cycle: 'YEARLY', value: 197.99 })
        if (days > 0) await pass(days)
        const answer = await switchTo(token, 'MONTHLY')
        expect(answer.json().nextCharge).toEqual({ dueDate: '2027-11-20', value: 29.99 })
        await pass(400 - days)
        expect(await charged()).toEqual([
          ['2026-11-20', 197.99],
          ['2027-11-20', 29.99],
          ['2027-12-20', 29.99],
        ])
      },
    )

    test('does not make a year of a month that was paid before it', async () => {
      const { token } = await signUp(it)
      await rita.byPix(token)
      const [payment] = await rita.payments()
      await rita.confirm(payment.id)
      await switchTo(token, 'YEARLY')
      await rita.state(token, 'active')
      expect((await rita.view(token)).paidUntil).toBe('2026-12-21T03:00:00.000Z')
    })

    test('needs a subscription that goes on, and a plan there is', async () => {
      const { token } = await subscriber()
      expect((await switchTo(token, 'WEEKLY')).statusCode).toBe(400)
      await cancel(token)
      expect((await switchTo(token, 'YEARLY')).statusCode).toBe(404)
    })
  })

  describe('another card', () => {
    const change = (token: string, card: object) => {
      const { creditCardHolderInfo, creditCard } = cardOrder({}, card)
      return it.call('PUT', '/subscription/credit-card', {
        token,
        body: { creditCardHolderInfo, creditCard },
      })
    }

    test('is charged from now on', async () => {
      const { token } = await subscriber()
      const answer = await change(token, { number: '5500 0000 0000 0004' })
      expect([answer.statusCode, answer.json().plan.card]).toEqual([
        200,
        { brand: 'mastercard', lastDigits: '0004' },
      ])
      expect((await rita.subscriptions())[0].creditCard.creditCardNumber).toBe('0004')
    })

    test('that is declined leaves the old one', async () => {
      const { token } = await subscriber()
      const answer = await change(token, { number: declinedCards[1] })
      expect([answer.statusCode, answer.json().error]).toEqual([402, 'card_declined'])
      expect((await rita.view(token)).plan.card.lastDigits).toBe('4444')
    })

    test('pays at once what the old one did not', async () => {
      const { token } = await subscriber()
      await pass(1)
      const next = (await rita.payments()).find(({ status }: { status: string }) => status === 'PENDING')
      await rita.refuse(next.id)
      await pass(30)
      await rita.state(token, 'overdue')
      expect((await change(token, { number: declinedCards[0] })).statusCode).toBe(402)
      expect((await rita.session(token)).subscription).toBe('overdue')
      const answer = await change(token, {})
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { state: 'active', renews: true }])
    })

    test('is not for a subscription that is paid by Pix', async () => {
      const { token } = await signUp(it)
      await rita.byPix(token)
      expect((await change(token, {})).statusCode).toBe(404)
    })
  })

  describe('as time goes by', () => {
    test('a card is charged every month', async () => {
      const { token } = await subscriber()
      for (const day of ['2027-01-21', '2027-02-21', '2027-03-21']) {
        await pass(31)
        await until(
          () => rita.view(token),
          ({ paidUntil }) => paidUntil === `${day}T03:00:00.000Z`,
        )
      }
    })

    test('a Pix that is not paid again closes the tools when the paid month is over', async () => {
      const { token, email } = await signUp(it)
      await rita.byPix(token)
      await rita.confirm((await rita.payments())[0].id)
      await rita.state(token, 'active')
      await pass(31)
      await rita.state(token, 'overdue')
      await it.mailServer.mailsTo(email, /^O seu Pix não chegou$/)
      const late = (await rita.view(token)).payments.find(
        ({ isPayable }: { isPayable: boolean }) => isPayable,
      )
      await rita.confirm(late.id)
      await rita.state(token, 'active')
    })
  })

  describe('deleting the account', () => {
    test('ends the subscription at the gateway first', async () => {
      const { token } = await subscriber()
      const body = { password: 'uma senha bem boa' }
      expect((await it.call('DELETE', '/user', { token, body })).statusCode).toBe(200)
      expect(await rita.subscriptions()).toEqual([])
    })

    test('is refused while the gateway cannot be told', async () => {
      const { token } = await subscriber()
      await rita.fault('unavailable', 1)
      const body = { password: 'uma senha bem boa' }
      const answer = await it.call('DELETE', '/user', { token, body })
      expect([answer.statusCode, answer.json().error]).toEqual([503, 'gateway_unavailable'])
      expect(await rita.subscriptions()).toHaveLength(1)
      expect((await it.call('DELETE', '/user', { token, body })).statusCode).toBe(200)
      expect(await rita.subscriptions()).toEqual([])
    })
  })
})
