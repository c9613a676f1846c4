import { describe, expect, test } from 'vitest'
import { productWithGateway } from '../../../../test/product-with-gateway.ts'
import { newSeller } from '../../../../test/sign-up.ts'

describe('an answer of the gateway that is lost', () => {
  const { app, seller } = productWithGateway()
  const found = async () => [(await seller.customers()).length, (await seller.subscriptions()).length]
  const pass = (seconds: number) => {
    app.now = new Date(app.now.getTime() + seconds * 1000)
  }

  describe('a gateway that', () => {
    test.each(['byCard', 'byPix'] as const)(
      'does what it was asked and answers an error, is asked what it did (%s)',
      async (buy) => {
        const { token } = await newSeller(app)
        await seller.fault('lostAnswer', 2)
        expect((await seller[buy](token)).statusCode).toBe(200)
        expect(await found()).toEqual([1, 1])
      },
    )

    test('does nothing and answers errors, leaves a purchase open that cannot be repeated until it is known', async () => {
      const { token } = await newSeller(app)
      await seller.byCard(token, {}, { number: '5184019740373151' })
      // Once for the existing customer and once for the subscription.
      await seller.fault('unavailable', 2)
      const lost = await seller.byCard(token)
      expect([lost.statusCode, lost.json().error]).toEqual([503, 'payment_unknown'])
      expect(lost.headers['retry-after']).toBe('120')
      expect((await seller.view(token)).isBeingBought).toBe(true)
      const again = await seller.byCard(token)
      expect([again.statusCode, again.json().error]).toEqual([503, 'payment_unknown'])
      pass(120)
      expect((await seller.view(token)).isBeingBought).toBe(false)
      expect((await seller.byCard(token)).statusCode).toBe(200)
      expect(await found()).toEqual([1, 1])
    })

    test('answers 429 did nothing: the seller can buy right away', async () => {
      const { token } = await newSeller(app)
      await seller.fault('tooMany', 1)
      const refused = await seller.byPix(token)
      expect([refused.statusCode, refused.json().error]).toEqual([503, 'gateway_unavailable'])
      expect((await seller.byPix(token)).statusCode).toBe(200)
      expect(await found()).toEqual([1, 1])
    })

    test('is slow is waited for', async () => {
      const { token } = await newSeller(app)
      await seller.fault('slow', 1)
      const [first, second] = await Promise.all([seller.byCard(token), seller.byCard(token)])
      expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 503])
      expect(await found()).toEqual([1, 1])
    })
  })
})
