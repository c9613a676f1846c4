import { describe, expect, test } from 'vitest'
import { declinedCards } from '../../../../test/buyer.ts'
import { productWithGateway } from '../../../../test/product-with-gateway.ts'
import { newSeller, signUp } from '../../../../test/sign-up.ts'
import { couponRepository } from '../coupons/coupon.repository.ts'

describe('a purchase', () => {
  const { app, seller } = productWithGateway()

  test('there is no simulator', async () => {
    for (const url of ['/simulator/asaas/v3/payments', '/simulator/recibos/pay_1']) {
      expect((await app.inject({ url, method: 'POST' })).statusCode).toBe(404)
    }
  })

  describe('buying by Pix', () => {
    test('answers a code to pay, waits, and opens the tools when it is paid', async () => {
      const { token, email } = await newSeller(app)
      const answer = await seller.byPix(token)
      expect(answer.statusCode).toBe(200)
      const { qrCode } = answer.json()
      expect(Buffer.from(qrCode.encodedImage, 'base64').subarray(1, 4).toString()).toBe('PNG')
      expect(qrCode.payload).toMatch(/^000201/)
      expect((await seller.session(token)).subscription).toBe('pending')
      const [payment] = await seller.payments()
      expect(payment).toMatchObject({ value: 29.99, billingType: 'PIX', dueDate: '2026-11-20' })
      await seller.confirm(payment.id)
      const session = await seller.state(token, 'active')
      expect(session.endsAt).toBeNull()
      expect(await seller.view(token)).toMatchObject({
        state: 'active',
        renews: true,
        paidUntil: '2026-12-21T03:00:00.000Z',
        withdrawal: { until: '2026-11-28T03:00:00.000Z', value: 29.99, keptUntil: null },
        nextCharge: { dueDate: '2026-12-20', value: 29.99 },
        payments: [{ state: 'paid', value: 29.99, paidOn: '2026-11-20', isPayable: false }],
      })
      const [letter] = await app.mailServer.mailsTo(email, /^Recebemos o seu pagamento$/)
      expect(letter?.text).toContain('até 20/12/2026')
    })

    test('shows the same code again as long as it waits', async () => {
      const { token } = await newSeller(app)
      const { qrCode } = (await seller.byPix(token)).json()
      const again = await app.call('GET', '/subscription/pix', { token })
      expect(again.json()).toEqual({ qrCode, value: 29.99, dueDate: '2026-11-20' })
      await seller.confirm((await seller.payments())[0].id)
      await seller.state(token, 'active')
      expect((await app.call('GET', '/subscription/pix', { token })).statusCode).toBe(404)
    })

    test('is open to an account that is not confirmed yet', async () => {
      const { token } = await signUp(app, { confirmed: false })
      expect((await seller.byPix(token)).statusCode).toBe(200)
    })
  })

  describe('buying by card', () => {
    test('is answered with the sentence of the specification, and opens the tools', async () => {
      const { token } = await newSeller(app)
      const answer = await seller.byCard(token, { cycle: 'YEARLY', value: 197.99 })
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { message: 'Assinatura criada. Processando pagamento.' },
      ])
      await seller.state(token, 'active')
      expect(await seller.view(token)).toMatchObject({
        paidUntil: '2027-11-21T03:00:00.000Z',
        plan: {
          cycle: 'YEARLY',
          value: 197.99,
          billingType: 'CREDIT_CARD',
          card: { brand: 'visa', lastDigits: '4444' },
        },
      })
    })

    test.each(declinedCards)(
      'that is declined (%s) says so with 402, buys nothing, and may be tried again',
      async (number) => {
        const { token } = await newSeller(app)
        const answer = await seller.byCard(token, {}, { number })
        expect([answer.statusCode, answer.json()]).toEqual([
          402,
          {
            error: 'card_declined',
            message: 'Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.',
          },
        ])
        expect([await seller.subscriptions(), (await seller.session(token)).subscription]).toEqual([[], null])
        expect((await seller.byCard(token)).statusCode).toBe(200)
        expect([(await seller.customers()).length, (await seller.subscriptions()).length]).toEqual([1, 1])
      },
    )

    test('hands on the buyer and their network', async () => {
      const { token, user } = await newSeller(app)
      const buyerInfo = { name: 'Loja da Rita', cpfCnpj: '12.ABC.345/01DE-35', email: 'loja@example.com' }
      expect((await seller.byCard(token, { buyer: buyerInfo })).statusCode).toBe(200)
      const [customer] = await seller.customers()
      expect(customer).toMatchObject({
        name: 'Loja da Rita',
        cpfCnpj: '12ABC34501DE35',
        personType: 'JURIDICA',
        externalReference: user,
        address: 'Rua Um',
        postalCode: '01001000',
        mobilePhone: '11987654321',
        notificationDisabled: true,
      })
    })

    test.each([
      [
        'creditCard.expiryMonth',
        {},
        { expiryMonth: '10', expiryYear: '26' },
        'Data de validade do cartão é inválida.',
      ],
      ['creditCard.number', {}, { number: '4444 4444' }, 'Confira o número do cartão.'],
      ['creditCard.ccv', {}, { ccv: '12' }, 'Confira o código de segurança do cartão.'],
    ])('names the field %s that is wrong', async (field, part, card, message) => {
      const { token } = await newSeller(app)
      const answer = await seller.byCard(token, part, card)
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_request', field, message }])
      expect(await seller.customers()).toEqual([])
    })

    test('says a wrong CPF or CNPJ in the words of how it is paid', async () => {
      const { token } = await newSeller(app)
      const wrong = { name: 'Rita', cpfCnpj: '529.982.247-26', email: 'rita@example.com' }
      const byPix = await seller.byPix(token, { pixHolderInfo: wrong })
      const byCard = await seller.byCard(token, { buyer: wrong })
      expect([byPix, byCard].map((answer) => [answer.statusCode, answer.json().message])).toEqual([
        [400, 'Por favor, verifique o campo de CPF.'],
        [400, 'Por favor, verifique os campos de CPF/CNPJ.'],
      ])
    })

    test('is good until the end of the month the card names', async () => {
      const { token } = await newSeller(app)
      expect((await seller.byCard(token, {}, { expiryMonth: '11', expiryYear: '2026' })).statusCode).toBe(200)
    })

    test('is refused after tries with many cards', async () => {
      const { token } = await newSeller(app)
      for (let count = 0; count < 10; count++) {
        expect((await seller.byCard(token, {}, { number: declinedCards[0] })).statusCode).toBe(402)
      }
      const answer = await seller.byCard(token)
      expect([answer.statusCode, answer.json().error]).toEqual([429, 'too_many_requests'])
    })
  })

  describe('the price', () => {
    test.each([29.98, 0.01, 0, -29.99, 197.99, 14.99])('of %d for a month is refused', async (value) => {
      const { token } = await newSeller(app)
      for (const answer of [await seller.byPix(token, { value }), await seller.byCard(token, { value })]) {
        expect([answer.statusCode, answer.json()]).toMatchObject([
          400,
          { error: 'invalid_request', field: 'value' },
        ])
      }
      expect(await seller.subscriptions()).toEqual([])
    })

    test('is the one of the coupon, in whole centavos, for every charge', async () => {
      await seller.addCoupon('METADE', 50)
      const { token } = await newSeller(app)
      expect((await app.call('GET', '/subscription/coupon?coupon=metade', { token })).json()).toEqual({
        discount: 50,
      })
      expect((await seller.byPix(token, { coupon: 'metade', value: 14.99 })).statusCode).toBe(400)
      expect((await seller.byPix(token, { coupon: 'metade', value: 15 })).statusCode).toBe(200)
      expect((await seller.subscriptions())[0].value).toBe(15)
      expect((await seller.view(token)).plan).toMatchObject({
        coupon: 'METADE',
        discount: 50,
        value: 15,
        prices: { MONTHLY: 15, YEARLY: 99 },
      })
    })
  })

  describe('a coupon', () => {
    const ask = (token: string, coupon: string) =>
      app.call('GET', `/subscription/coupon?coupon=${coupon}`, { token })

    test.each(['NADA', '', '%20'])('is refused in words where it does not exist: %j', async (coupon) => {
      const { token } = await newSeller(app)
      const answer = await ask(token, coupon)
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { error: 'not_found', message: 'Cupom Inválido' },
      ])
    })

    test('is good through its last day', async () => {
      await seller.addCoupon('NATAL', 10, { until: '2026-11-20' })
      const { token } = await newSeller(app)
      expect((await ask(token, 'NATAL')).statusCode).toBe(200)
      app.now = new Date('2026-11-21T03:00:00Z')
      expect((await ask(token, 'NATAL')).statusCode).toBe(404)
      expect((await seller.byPix(token, { coupon: 'NATAL', value: 26.99 })).json()).toMatchObject({
        error: 'not_found',
        field: 'coupon',
        message: 'Cupom Inválido',
      })
    })

    const uses = async (code: string) =>
      (await couponRepository(app.database).all())
        .filter((coupon) => coupon.code === code)
        .flatMap(({ uses, waiting }) => [uses, waiting])

    test('of two uses is held by two of many who try at the same time, each at its price', async () => {
      await seller.addCoupon('DOIS', 10, { limit: 2 })
      const people = await Promise.all(Array.from({ length: 6 }, () => newSeller(app)))
      const answers = await Promise.all(
        people.map(({ token }) => seller.byPix(token, { coupon: 'DOIS', value: 26.99 })),
      )
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 404, 404, 404, 404])
      const refused = answers.find(({ statusCode }) => statusCode === 404)
      expect(refused?.json()).toMatchObject({ field: 'coupon', message: 'Cupom Inválido' })
      expect((await seller.payments()).map(({ value }: { value: number }) => value)).toEqual([26.99, 26.99])
      expect(await uses('DOIS')).toEqual([0, 2])
    })

    test('is counted once, when its first charge is paid, also if the gateway tells it again', async () => {
      await seller.addCoupon('UM', 10, { limit: 1 })
      const [one, other] = [await newSeller(app), await newSeller(app)]
      await seller.byPix(one.token, { coupon: 'UM', value: 26.99 })
      expect([await uses('UM'), (await ask(other.token, 'UM')).statusCode]).toEqual([[0, 1], 404])
      await seller.fault('eventTwice', 9)
      await seller.confirm((await seller.payments())[0].id)
      await seller.state(one.token, 'active')
      await Promise.all([1, 2, 3].map(() => seller.view(one.token)))
      expect([await uses('UM'), (await ask(other.token, 'UM')).statusCode]).toEqual([[1, 0], 404])
    })

    test('is free again where the Pix that held it was given up or not paid in time, and honoured where it is paid late', async () => {
      await seller.addCoupon('UM', 10, { limit: 1 })
      const [one, other] = [await newSeller(app), await newSeller(app)]
      const order = { coupon: 'UM', value: 26.99 }
      await seller.byPix(one.token, order)
      await seller.cancel(one.token)
      expect(await uses('UM')).toEqual([0, 0])
      await seller.byPix(one.token, order)
      const [late] = await seller.payments()
      await seller.overdue(late.id)
      await seller.state(one.token, 'overdue')
      expect((await seller.byCard(other.token, order)).statusCode).toBe(200)
      await seller.state(other.token, 'active')
      await seller.confirm(late.id)
      await seller.state(one.token, 'active')
      expect([await uses('UM'), (await seller.view(one.token)).payments[0].value]).toEqual([[2, 0], 26.99])
    })

    test('is given back by a purchase that came to nothing', async () => {
      await seller.addCoupon('UM', 10, { limit: 1 })
      const { token } = await newSeller(app)
      const order = { coupon: 'UM', value: 26.99 }
      expect((await seller.byCard(token, order, { number: declinedCards[0] })).statusCode).toBe(402)
      expect((await seller.byCard(token, order)).statusCode).toBe(200)
    })
  })

  describe('a second subscription', () => {
    test('is refused while one waits or is paid', async () => {
      const { token } = await newSeller(app)
      await seller.byPix(token)
      for (const answer of [await seller.byPix(token), await seller.byCard(token)]) {
        expect([answer.statusCode, answer.json().error]).toEqual([409, 'already_subscribed'])
      }
      await seller.confirm((await seller.payments())[0].id)
      expect((await seller.byPix(token)).statusCode).toBe(409)
      expect(await seller.subscriptions()).toHaveLength(1)
    })

    test('does not come from many requests at the same time', async () => {
      const { token } = await newSeller(app)
      const answers = await Promise.all([1, 2, 3, 4].map(() => seller.byCard(token)))
      const statuses = answers.map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      for (const status of statuses) expect([200, 409, 503]).toContain(status)
      expect([(await seller.customers()).length, (await seller.subscriptions()).length]).toEqual([1, 1])
    })

    test('takes the place of one that was not paid in time', async () => {
      const { token, email } = await newSeller(app)
      await seller.byPix(token)
      await seller.overdue((await seller.payments())[0].id)
      await seller.state(token, 'overdue')
      expect((await seller.byCard(token)).statusCode).toBe(200)
      await seller.state(token, 'active')
      // The buyer did not cancel, so no mail may say so.
      await app.mailServer.mailsTo(email, /^Recebemos o seu pagamento$/)
      const told = app.mailServer.received.filter(({ to }) => to?.[0]?.address === email)
      expect(told.filter(({ subject }) => /cancelada|encerrada/.test(subject ?? ''))).toEqual([])
      expect([(await seller.customers()).length, (await seller.subscriptions()).length]).toEqual([1, 1])
    })
  })
})
