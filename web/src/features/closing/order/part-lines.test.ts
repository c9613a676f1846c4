import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { causeSentence, detailLines, expectedLines, freightLines, receivedLines } from './part-lines.ts'

const paid = {
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

test('what was received is what was released less the refund with the sign of the file', () => {
  expect(receivedLines(paid).total).toBe(7500)
})

test('the parts of the freight add up to their balance', () => {
  expect(freightLines(paid).total).toBe(0)
})

test('of the further amounts of a file those of 0 and those it does not have are left out', () => {
  const lines = detailLines({ ...paid, commission: cents(-1400), affiliateFee: cents(0) })
  expect(lines).toEqual([{ label: 'Comissão', amount: -1400 }])
})

test('another commission says both rates', () => {
  const cause = {
    kind: 'commission-rate',
    amount: cents(-600),
    basis: 'stated',
    expectedRate: 14,
    chargedRate: 20,
  } as const
  expect(causeSentence(cause)).toBe('Comissão de 20,00% cobrada; a do arquivo de pedidos é de 14,00%.')
})

test('a fixed fee per unit says the fee and the units', () => {
  const cause = {
    kind: 'fixed-fee-per-unit',
    amount: cents(-800),
    basis: 'matches',
    fee: cents(400),
    units: 3,
  } as const
  expect(causeSentence(cause)).toMatch(/^Taxa fixa de R\$\s4,00 cobrada por cada uma das 3 unidades/)
})

test('a cause without rates is said without them', () => {
  const cause = { kind: 'commission-rate', amount: cents(-600), basis: 'stated' } as const
  expect(causeSentence(cause)).toBe('A comissão cobrada é outra que a do arquivo de pedidos.')
})
