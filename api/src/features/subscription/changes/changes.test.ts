import { describe, expect, test } from 'vitest'
import { cardOrder, declinedCards, until } from '../../../../test/buyer.ts'
import { productWithGateway } from '../../../../test/product-with-gateway.ts'
import { newSeller } from '../../../../test/sign-up.ts'

describe('a subscription', () => {
  const { app, seller } = productWithGateway()

  describe('switching the plan', () => {
    const switchTo = (token: string, cycle: string) =>
      app.call('PUT', '/subscription/plan', { token, body: { cycle } })

    test('holds from the next charge on, and keeps the coupon', async () => {
      await seller.addCoupon('METADE', 50)
      const { token } = await seller.subscriber({ coupon: 'METADE', value: 15 })
      const answer = await switchTo(token, 'YEARLY')
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        {
          plan: { cycle: 'YEARLY', value: 99 },
          paidUntil: '2026-12-21T03:00:00.000Z',
          nextCharge: { dueDate: '2026-12-20', value: 99 },
        },
      ])
      await seller.moveClock(30)
      await until(
        () => seller.view(token),
        ({ paidUntil }) => paidUntil === '2027-12-21T03:00:00.000Z',
      )
    })

    /** The paid charges, oldest first. */
    const charged = async () => {
      const all: { status: string; value: number; dueDate: string }[] = await seller.payments()
      const taken = all.filter(({ status }) => ['CONFIRMED', 'RECEIVED'].includes(status))
      return taken.map(({ dueDate, value }) => [dueDate, value]).toReversed()
    }

    test.each([0, 5, 25])(
      'to a year %i days after buying a month charges the year once, also if charges were made ahead',
      async (days) => {
        const { token } = await seller.subscriber()
        if (days > 0) await seller.moveClock(days)
        const answer = await switchTo(token, 'YEARLY')
        expect(answer.json().nextCharge).toEqual({ dueDate: '2026-12-20', value: 197.99 })
        await seller.moveClock(100 - days)
        expect(await charged()).toEqual([
          ['2026-11-20', 29.99],
          ['2026-12-20', 197.99],
        ])
        await until(
          () => seller.view(token),
          ({ paidUntil }) => paidUntil === '2027-12-21T03:00:00.000Z',
        )
      },
    )

    test.each([0, 340])(
      'to a month %i days after buying a year charges every month from then on',
      async (days) => {
        const { token } = await seller.subscriber({ cycle: 'YEARLY', value: 197.99 })
        if (days > 0) await seller.moveClock(days)
        const answer = await switchTo(token, 'MONTHLY')
        expect(answer.json().nextCharge).toEqual({ dueDate: '2027-11-20', value: 29.99 })
        await seller.moveClock(400 - days)
        expect(await charged()).toEqual([
          ['2026-11-20', 197.99],
          ['2027-11-20', 29.99],
          ['2027-12-20', 29.99],
        ])
      },
    )

    test('does not make a year of a month that was paid before it', async () => {
      const { token } = await newSeller(app)
      await seller.byPix(token)
      const [payment] = await seller.payments()
      await seller.confirm(payment.id)
      await switchTo(token, 'YEARLY')
      await seller.state(token, 'active')
      expect((await seller.view(token)).paidUntil).toBe('2026-12-21T03:00:00.000Z')
    })

    test('needs a subscription that goes on, and an existing plan', async () => {
      const { token } = await seller.subscriber()
      expect((await switchTo(token, 'WEEKLY')).statusCode).toBe(400)
      await seller.cancel(token)
      expect((await switchTo(token, 'YEARLY')).statusCode).toBe(404)
    })
  })

  describe('another card', () => {
    const change = (token: string, card: object) => {
      const { creditCardHolderInfo, creditCard } = cardOrder({}, card)
      return app.call('PUT', '/subscription/credit-card', {
        token,
        body: { creditCardHolderInfo, creditCard },
      })
    }

    test('is charged from now on', async () => {
      const { token } = await seller.subscriber()
      const answer = await change(token, { number: '5500 0000 0000 0004' })
      expect([answer.statusCode, answer.json().plan.card]).toEqual([
        200,
        { brand: 'mastercard', lastDigits: '0004' },
      ])
      expect((await seller.subscriptions())[0].creditCard.creditCardNumber).toBe('0004')
    })

    test('that is declined leaves the old one', async () => {
      const { token } = await seller.subscriber()
      const answer = await change(token, { number: declinedCards[1] })
      expect([answer.statusCode, answer.json().error]).toEqual([402, 'card_declined'])
      expect((await seller.view(token)).plan.card.lastDigits).toBe('4444')
    })

    test('pays at once what the old one did not', async () => {
      const { token } = await seller.subscriber()
      await seller.moveClock(1)
      const next = (await seller.payments()).find(({ status }: { status: string }) => status === 'PENDING')
      await seller.refuse(next.id)
      await seller.moveClock(30)
      await seller.state(token, 'overdue')
      expect((await change(token, { number: declinedCards[0] })).statusCode).toBe(402)
      expect((await seller.session(token)).subscription).toBe('overdue')
      const answer = await change(token, {})
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { state: 'active', renews: true }])
    })

    test('is not for a subscription that is paid by Pix', async () => {
      const { token } = await newSeller(app)
      await seller.byPix(token)
      expect((await change(token, {})).statusCode).toBe(404)
    })
  })

  describe('as time goes by', () => {
    test('a card is charged every month', async () => {
      const { token } = await seller.subscriber()
      for (const day of ['2027-01-21', '2027-02-21', '2027-03-21']) {
        await seller.moveClock(31)
        await until(
          () => seller.view(token),
          ({ paidUntil }) => paidUntil === `${day}T03:00:00.000Z`,
        )
      }
    })

    test('a Pix that is not paid again closes the tools when the paid month is over', async () => {
      const { token, email } = await newSeller(app)
      await seller.byPix(token)
      await seller.confirm((await seller.payments())[0].id)
      await seller.state(token, 'active')
      await seller.moveClock(31)
      await seller.state(token, 'overdue')
      await app.mailServer.mailsTo(email, /^O seu Pix não chegou$/)
      const late = (await seller.view(token)).payments.find(
        ({ isPayable }: { isPayable: boolean }) => isPayable,
      )
      await seller.confirm(late.id)
      await seller.state(token, 'active')
    })
  })
})
