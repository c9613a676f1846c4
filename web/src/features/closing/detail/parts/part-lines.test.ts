import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { cameLines, detailLines, expectedLines, freightLines } from './part-lines.ts'

const came = {
  released: cents(7000),
  refunded: cents(-500),
  freightPaidForSeller: cents(-2000),
  freightDiscount: cents(1500),
  freightPaidByBuyer: cents(500),
}

test('the expected parts add up to the subtotal less fees and coupon', () => {
  const { lines, total } = expectedLines({
    subtotal: cents(10000),
    commission: cents(1400),
    serviceFee: cents(400),
    sellerCoupon: cents(200),
  })
  expect(lines.map(({ amount }) => amount)).toEqual([10000, -1400, -400, -200])
  expect(total).toBe(8000)
})

test('what came is what was released less the refund with the sign of the file', () => {
  expect(cameLines(came).total).toBe(7500)
})

test('the parts of the freight add up to their balance', () => {
  expect(freightLines(came).total).toBe(0)
})

test('of the further amounts of a file those of 0 and those it does not have are left out', () => {
  const lines = detailLines({ ...came, commission: cents(-1400), affiliateFee: cents(0) })
  expect(lines).toEqual([{ label: 'Comissão', amount: -1400 }])
})
