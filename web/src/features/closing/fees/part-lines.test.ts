import {
  type ClosingMarketplace,
  closingMarketplaceIds,
  closingOf,
  type ExpectedParts,
  type PaidParts,
} from '@vendaclara/core/closing'
import { cents, sumCents } from '@vendaclara/core/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareParts, partSentence } from './part-lines.ts'

const basic = {
  released: cents(7000),
  refunded: cents(-500),
  freightPaidForSeller: cents(-2000),
  freightDiscount: cents(1500),
  freightPaidByBuyer: cents(500),
}
const expected = {
  subtotal: cents(10000),
  commission: cents(1400),
  serviceFee: cents(400),
  sellerCoupon: cents(200),
}
const linesOf = (
  due: ExpectedParts,
  paid: PaidParts | undefined,
  marketplace: ClosingMarketplace = 'shopee',
) =>
  compareParts(marketplace, due, paid).lines.map((line) => [
    line.label,
    line.expected,
    line.received,
    line.difference,
  ])

test('a file with only the released amount is compared with the sum of the expected parts', () => {
  expect(linesOf(expected, basic)).toEqual([
    ['Subtotal do produto', 10000, null, null],
    ['Taxa de comissão', -1400, null, null],
    ['Taxa de serviço', -400, null, null],
    ['Cupom do vendedor', -200, null, null],
    ['Reembolso ao comprador, descontado da conta', null, 500, null],
    ['Quantia total lançada', null, 7000, null],
  ])
  expect(compareParts('shopee', expected, basic)).toMatchObject({ expected: 8000, received: 7500 })
  expect(compareParts('shopee', expected, basic).freight.map(({ amount }) => amount)).toEqual([
    -2000, 1500, 500,
  ])
})

test('a file with the parts says which of them differ, and names the amount that no part explains', () => {
  const detailed = {
    ...basic,
    released: cents(7450),
    refunded: cents(0),
    freightPaidForSeller: cents(-2100),
    productPrice: cents(10000),
    commission: cents(-2000),
    serviceFee: cents(-400),
    sharedCoupon: cents(-200),
    affiliateFee: cents(-50),
  }
  expect(linesOf(expected, detailed)).toEqual([
    ['Subtotal do produto', 10000, 10000, 0],
    ['Taxa de comissão', -1400, -2000, -600],
    ['Taxa de serviço', -400, -400, 0],
    ['Cupom do vendedor', -200, -200, 0],
    ['Saldo do frete', null, -100, -100],
    ['Comissão de afiliados', null, -50, -50],
    ['Sem detalhe no arquivo', null, 200, 200],
  ])
})

test('a sale of Mercado Livre has its parts and its releases, and only refunds are the same thing in both', () => {
  const sale = { total: cents(9000), products: cents(10000), saleFee: cents(-1300), refunds: cents(-100) }
  expect(linesOf(sale, { payment: cents(8800), refund: cents(-300) }, 'mercadoLivre')).toEqual([
    ['Receita por produtos', 10000, null, null],
    ['Tarifa de venda e impostos', -1300, null, null],
    ['Cancelamentos e reembolsos', -100, -300, -200],
    ['Outros valores do total da venda', 400, null, null],
    ['Liberado pela venda', null, 8800, null],
  ])
})

test('an order of Shein is held against its invoice part by part', () => {
  const none = { coupon: cents(0), campaign: cents(0), storage: cents(0) }
  const unit = { ...none, price: cents(5000), commission: cents(800), freight: cents(500) }
  const invoice = { ...unit, received: cents(3500), returnFee: cents(200) }
  expect(linesOf(unit, invoice, 'shein')).toEqual([
    ['Preço dos produtos', 5000, 5000, 0],
    ['Comissão', -800, -800, 0],
    ['Taxa de intermediação de frete', -500, -500, 0],
    ['Taxa de processamento de devolução', null, -200, -200],
  ])
  expect(linesOf(unit, { received: cents(3500) }, 'shein').at(-1)).toEqual([
    'Valor a receber, das faturas',
    null,
    3500,
    null,
  ])
})

test('without a payment there is what is expected alone', () => {
  expect(linesOf(expected, undefined)[0]).toEqual(['Subtotal do produto', 10000, null, null])
  expect(compareParts('shopee', expected, undefined)).toMatchObject({ expected: 8000, received: 0 })
})

const amount = fc.integer({ min: -100_000, max: 100_000 }).map(cents)
function anyParts<Parts>(names: readonly string[], always: readonly string[]): fc.Arbitrary<Parts> {
  const amounts = Object.fromEntries(names.map((name) => [name, amount]))
  return fc.record(amounts, { requiredKeys: [...always] }) as fc.Arbitrary<object> as fc.Arbitrary<Parts>
}

test.each(closingMarketplaceIds)(
  'the lines of each side of an order of %s come to its total, for any file',
  (marketplace) => {
    const { rules } = closingOf(marketplace)
    const anyExpected = anyParts<ExpectedParts>(rules.expectedParts, rules.alwaysExpected)
    const anyPaid = anyParts<PaidParts>(rules.paidParts, rules.alwaysPaid)
    fc.assert(
      fc.property(anyExpected, anyPaid, (due, paid) => {
        const { lines, ...totals } = compareParts(marketplace, due, paid)
        expect(totals).toMatchObject({
          expected: rules.expectedAmount(due),
          received: rules.receivedAmount(paid),
        })
        expect(sumCents(lines.map((line) => line.expected ?? cents(0)))).toBe(totals.expected)
        expect(sumCents(lines.map((line) => line.received ?? cents(0)))).toBe(totals.received)
      }),
    )
  },
)

test('another commission says both rates', () => {
  const reason = {
    kind: 'commission-rate',
    amount: cents(-600),
    basis: 'stated',
    expectedRate: 14,
    chargedRate: 20,
  } as const
  expect(partSentence(reason)).toBe('comissão de 20,00% cobrada; a do arquivo de pedidos é de 14,00%')
})

test('a fixed fee per unit says the fee and the units', () => {
  const reason = {
    kind: 'fixed-fee-per-unit',
    amount: cents(-800),
    basis: 'matches',
    fee: cents(400),
    units: 3,
  } as const
  expect(partSentence(reason)).toMatch(/^taxa fixa de R\$\s4,00 cobrada por cada uma das 3 unidades/)
})

test('a reason without rates is written without them', () => {
  const reason = { kind: 'commission-rate', amount: cents(-600), basis: 'stated' } as const
  expect(partSentence(reason)).toBe('a comissão cobrada não é a do arquivo de pedidos')
})
