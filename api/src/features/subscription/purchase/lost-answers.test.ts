import { describe, expect, test } from 'vitest'
import { productWithGateway } from '../../../../test/product-with-gateway.ts'
import { newSeller } from '../../../../test/sign-up.ts'

describe('an answer of the gateway that is lost', () => {
  const { it, rita } = productWithGateway()
  const found = async () => [(await rita.customers()).length, (await rita.subscriptions()).length]
  const pass = (seconds: number) => {
    it.now = new Date(it.now.getTime() + seconds * 1000)
  }

  describe('a gateway that', () => {
    test.each(['byCard', 'byPix'] as const)(
      'does what it was asked and answers an error, is asked what it did (%s)',
      async (buy) => {
        const { token } = await newSeller(it)
        await rita.fault('lostAnswer', 2)
        expect((await rita[buy](token)).statusCode).toBe(200)
        expect(await found()).toEqual([1, 1])
      },
    )

    test('does nothing and answers errors, leaves a purchase open that nobody can repeat until it is known', async () => {
      const { token } = await newSeller(it)
      await rita.byCard(token, {}, { number: '5184019740373151' })
      // Once for the customer, which is there already, once for the subscription.
      await rita.fault('unavailable', 2)
      const lost = await rita.byCard(token)
      expect([lost.statusCode, lost.json().error]).toEqual([503, 'payment_unknown'])
      expect(lost.headers['retry-after']).toBe('120')
      expect((await rita.view(token)).isBeingBought).toBe(true)
      const again = await rita.byCard(token)
      expect([again.statusCode, again.json().error]).toEqual([503, 'payment_unknown'])
      pass(120)
      expect((await rita.view(token)).isBeingBought).toBe(false)
      expect((await rita.byCard(token)).statusCode).toBe(200)
      expect(await found()).toEqual([1, 1])
    })

    test('answers 429 did nothing: one can buy right away', async () => {
      const { token } = await newSeller(it)
      await rita.fault('tooMany', 1)
      const refused = await rita.byPix(token)
      expect([refused.statusCode, refused.json().error]).toEqual([503, 'gateway_unavailable'])
      expect((await rita.byPix(token)).statusCode).toBe(200)
      expect(await found()).toEqual([1, 1])
    })

    test('is slow is waited for', async () => {
      const { token } = await newSeller(it)
      await rita.fault('slow', 1)
      const [first, second] = await Promise.all([rita.byCard(token), rita.byCard(token)])
      expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 503])
      expect(await found()).toEqual([1, 1])
    })
  })
})
