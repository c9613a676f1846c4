import { describe, expect, it } from 'vitest'
import { income, orders } from '../../../test/closing/written-files.ts'
import {
  claimOf,
  closeMonth,
  closingMarketplaces,
  combineIncome,
  isContestable,
  splitLoss,
} from '../index.ts'

const { shopee } = closingMarketplaces

/** What an order of R$ 123,50 was charged and paid, in reais. */
interface Paid {
  readonly commission: number
  readonly received: number
  /** The Pix subsidy in each file; absent if the file has no such column. */
  readonly inOrders?: number
  readonly inIncome?: number
  /** What the income file charges in addition to the orders file. */
  readonly more?: number
}

/** The months that pay the order: its own, the next one, or both a part. */
type PaidIn = 'own' | 'next' | 'both'

/** The order of October 2026, as both files state it. */
function close({ commission, received, inOrders, inIncome, more = 0 }: Paid, paidIn: PaidIn = 'own') {
  const orderId = '261012PIX00001'
  const createdAt = '2026-10-12 10:00'
  const sold = { orderId, createdAt, subtotal: 123.5, price: 123.5, units: 1, sellerCoupon: 0 }
  const file = orders({ ...sold, commission, serviceFee: 18.26, pix: inOrders })
  const freight = {
    freightPaidForSeller: undefined,
    freightDiscount: undefined,
    freightPaidByBuyer: undefined,
  }
  const parts = { productPrice: 123.5, commission: -(commission + more), serviceFee: -18.26 }
  const inOwn = paidIn === 'both' ? 40 : received
  const releasedOn = paidIn === 'next' ? '2026-11-20' : '2026-10-20'
  const own = income({ orderId, releasedOn, released: inOwn, ...freight, ...parts, pixAdjustment: inIncome })
  const none = {
    productPrice: 0,
    commission: 0,
    serviceFee: 0,
    pixAdjustment: inIncome === undefined ? inIncome : 0,
  }
  const rest = income({ orderId, releasedOn: '2026-11-03', released: received - inOwn, ...freight, ...none })
  const { kept } = combineIncome(shopee.rules, paidIn === 'both' ? [own, rest] : [own])
  const { differences, matched, totalDifference, sums } = closeMonth(shopee, file.orders, kept)
  const [row] = differences
  const claim = row && claimOf(shopee, row, '2026-11-22')
  return {
    row,
    matched,
    totalDifference,
    sums,
    reason: row?.reason,
    loss: row && splitLoss(shopee, row, '2026-11-22'),
    isAsked: claim ? isContestable(claim.rule) : null,
  }
}

const right = { commission: 12.86, received: 86.21 }
const kept = { commission: 19.03, received: 80.04 }
const explained = { contestable: 0, awaited: 0, explained: 617 }

describe('an order of R$ 123,50 paid by Pix, which is R$ 86,21 by the fee table without Pix', () => {
  it('differs by R$ 6,17 from the specified expectation, as specified, and nothing is asked for', () => {
    const { row, sums, ...found } = close({ ...right, inIncome: -6.17 })
    expect(row).toMatchObject({ difference: -617, info: 'unknown', reason: 'pix-subsidy' })
    expect(sums).toMatchObject({ expected: 9238, received: 8621, explained: 617 })
    expect(found).toMatchObject({ matched: 1, totalDifference: -617, loss: explained, isAsked: false })
  })

  it.each([{ inOrders: 6.17 }, {}, { inIncome: 0, inOrders: 6.17 }])(
    'is explained by the orders file too, and by the table where no file names the Pix: %j',
    (said) => {
      const found = close({ ...right, ...said })
      expect(found).toMatchObject({ reason: 'pix-subsidy', loss: explained, isAsked: false })
    },
  )

  it('is no difference where the orders file has the fees before the subsidy', () => {
    expect(close({ ...kept, received: 86.21 }).row).toBeUndefined()
  })

  it('may be asked for where the fees are not less by it', () => {
    const { row, loss, isAsked } = close({ ...kept, inIncome: -6.17 })
    const fees = { deviation: { kind: 'pix-kept' } }
    expect(row).toMatchObject({ difference: -617, reason: 'pix-kept', fees })
    expect([loss, isAsked]).toEqual([{ contestable: 617, awaited: 0, explained: 0 }, true])
  })

  it('leaves what else was charged to be asked for', () => {
    const { reason, loss, isAsked, sums } = close({ ...right, received: 83.21, inIncome: -6.17, more: 3 })
    expect([reason, loss, isAsked]).toEqual(['several', { ...explained, contestable: 300 }, true])
    expect(sums.explained).toBe(617)
  })

  it.each<[string, Paid]>([
    ['said by the income file', { ...right, inIncome: -6.17 }],
    ['said by the orders file', { ...right, inOrders: 6.17 }],
    ['said by no file', right],
    ['not made good', { ...kept, inOrders: 6.17 }],
    ['beside another charge', { ...right, received: 83.21, inIncome: -6.17, more: 3 }],
  ])('%s is asked for alike, paid by any months', (_, paid) => {
    const [own, ...others] = (['own', 'next', 'both'] as const).map((months) => {
      const { row, reason, loss, isAsked, sums } = close(paid, months)
      return { difference: row?.difference, reason, loss, isAsked, explained: sums.explained }
    })
    expect(own?.difference).toBeLessThan(0)
    for (const other of others) expect(other).toEqual(own)
  })
})
