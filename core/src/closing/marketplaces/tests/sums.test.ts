import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumCents } from '../../../money/index.ts'
import {
  type Cell,
  closeMonth,
  closingOf,
  combineIncome,
  combineOrders,
  type IncomeFile,
  missingOf,
  type OrdersFile,
  readSheets,
} from '../../index.ts'
import type { ClosingMarketplace } from '../../model/names/known-names.ts'

/** What an order is worth and was paid, in centavos; `sold` and `paid` are the files that have it. */
const order = fc.record({
  worth: fc.integer({ min: 1, max: 300_000 }),
  sold: fc.constantFrom<number[]>([0], [1], [0, 1]),
  isUnpaid: fc.boolean(),
  payments: fc.array(
    fc.record({
      amount: fc.integer({ min: -50_000, max: 300_000 }),
      files: fc.constantFrom<number[]>([0], [1], [0, 1]),
    }),
    { maxLength: 3 },
  ),
})
type Made = typeof order extends fc.Arbitrary<infer One> ? One : never

const text = (cents: number) => (cents / 100).toFixed(2)

/** Writes the rows of the two files of a marketplace. */
interface Files {
  readonly idOf: (index: number) => string
  readonly orders: (id: string, worth: number, status: string) => Readonly<Record<string, Cell>>
  readonly income: (id: string, day: string, amount: number) => Readonly<Record<string, Cell>>
}

const files: Readonly<Record<ClosingMarketplace, Files>> = {
  shopee: {
    idOf: (index) => `260305${String(index).padStart(8, '0')}`,
    orders: (id, worth, status) => ({
      ...{ 'ID do pedido': id, 'Status do pedido': status, 'Status da Devolução / Reembolso': null },
      ...{ 'Subtotal do produto': text(worth + 700), 'Cupom do vendedor': '1.00' },
      ...{ 'Taxa de comissão líquida': '2.00', 'Taxa de serviço líquida': '4.00' },
    }),
    income: (id, day, amount) => ({
      ...{ 'ID do pedido': id, 'ID do reembolso': '-', 'Data de conclusão do pagamento': day },
      ...{ 'Quantia total lançada (R$)': text(amount - 30), 'Valor Reembolsado ao Comprador': '-0.30' },
    }),
  },
  mercadoLivre: {
    idOf: (index) => `20000090${String(index).padStart(8, '0')}`,
    orders: (id, worth, status) => ({
      ...{ 'N.º de venda': id, 'Data da venda': '5 de março de 2026 10:30 hs.', Estado: status },
      'Total (BRL)': text(worth),
    }),
    income: (id, day, amount) => ({
      ...{ DATE: `${day}T12:00:00.000-03:00`, SOURCE_ID: `${day}${id}`, DESCRIPTION: 'payment' },
      NET_CREDIT_AMOUNT: text(Math.max(0, amount)),
      NET_DEBIT_AMOUNT: text(Math.max(0, -amount)),
      ...{ ORDER_ID: id, PACK_ID: null },
    }),
  },
  shein: {
    idOf: (index) => `GSH1${String(index).padStart(8, '0')}`,
    orders: (id, worth, status) => ({
      ...{ 'Número do pedido': id, 'Status do pedido': status, 'ID do item': `${id}-1` },
      ...{ 'Preço do produto': text(worth + 1500), 'Valor do cupom': '0', Comissão: '10.00' },
      ...{ 'Desconto de campanha da loja': '0', 'Taxa de intermediação de frete': '5.00' },
      'Taxa de operação de estocagem': null,
    }),
    income: (id, day, amount) => ({
      ...{ 'Número do pedido': id, 'Número de fatura': `F${day}${id}`, 'Data de pagamento': day },
      'Valor a receber': text(amount),
    }),
  },
}

function sheetOf(rows: readonly Readonly<Record<string, Cell>>[]) {
  const header = Object.keys(rows[0] ?? {})
  return [{ name: 'dados', rows: [header, ...rows.map((row) => header.map((name) => row[name] ?? null))] }]
}

/** Reads the available files that have any rows. */
function readAll(marketplace: ClosingMarketplace, made: readonly Made[], atHand: readonly string[]) {
  const { idOf, orders, income } = files[marketplace]
  const { locateOrders, locateIncome } = closingOf(marketplace).files
  const [sold, paid]: [OrdersFile[], IncomeFile[]] = [[], []]
  for (const file of [0, 1]) {
    const lines = made.flatMap(({ worth, isUnpaid, ...one }, index) =>
      one.sold.includes(file) ? [orders(idOf(index), worth, isUnpaid ? 'Não pago' : 'Concluído')] : [],
    )
    if (lines.length > 0 && atHand.includes(`sold ${file}`)) {
      sold.push(readSheets(sheetOf(lines), locateOrders))
    }
    const payments = made.flatMap((one, index) =>
      one.payments.flatMap((payment, place) =>
        payment.files.includes(file)
          ? [income(idOf(index), `2026-03-${10 + 3 * place}`, payment.amount)]
          : [],
      ),
    )
    if (payments.length > 0 && atHand.includes(`paid ${file}`)) {
      paid.push(readSheets(sheetOf(payments), locateIncome))
    }
  }
  return { sold, paid }
}

/** The expected result, computed from the orders themselves. */
function known(made: readonly Made[], atHand: readonly string[]) {
  const has = (kind: string, places: readonly number[]) =>
    places.some((file) => atHand.includes(`${kind} ${file}`))
  let [expected, received, awaited, otherReceived, unpaid] = [0, 0, 0, 0, 0]
  for (const { worth, isUnpaid, sold, payments } of made) {
    const paid = payments.filter((payment) => has('paid', payment.files))
    const sum = paid.reduce((total, { amount }) => total + amount, 0)
    if (!has('sold', sold)) otherReceived += sum
    else if (paid.length > 0) {
      expected += worth
      received += sum
    } else if (isUnpaid) unpaid += 1
    else {
      expected += worth
      awaited += worth
    }
  }
  return { expected, received, awaited, otherReceived, unpaid }
}

const everyFile = ['sold 0', 'sold 1', 'paid 0', 'paid 1']
const marketplaces = Object.keys(files) as ClosingMarketplace[]

it.each(marketplaces)(
  'sums of %s add up to the centavo, whichever of its files is missing',
  (marketplace) => {
    const entry = closingOf(marketplace)
    const { rules } = entry
    fc.assert(
      fc.property(
        fc.array(order, { minLength: 1, maxLength: 12 }),
        fc.subarray(everyFile),
        (made, atHand) => {
          const { sold, paid } = readAll(marketplace, made, atHand)
          const { kept: orders } = combineOrders(sold)
          const { kept: income } = combineIncome(rules, paid)
          const answer = closeMonth(entry, orders, income)
          const { sums, matched, unmatched, differences, totalDifference } = answer
          const { unpaid, ...amounts } = known(made, atHand)
          // Only Shopee states what went back to the buyer apart from what was received.
          expect({
            expected: sums.expected,
            received: sums.received + sums.refunded,
            awaited: sums.awaited,
            otherReceived: sums.otherReceived,
            unpaid: sums.counts?.unpaid,
          }).toEqual({ ...amounts, otherReceived: amounts.otherReceived - otherRefunds(), unpaid })
          expect(missingOf(sums)).toBe(amounts.expected - amounts.received)
          expect(matched + unmatched.length).toBe(orders.length)
          expect(sums.otherOrders).toBe(income.length - matched)
          expect(totalDifference).toBe(sumCents(differences.map((one) => one.difference)))

          function otherRefunds(): number {
            const ids = new Set(orders.map(({ orderId }) => orderId))
            const others = income.filter(({ orderId }) => !ids.has(orderId))
            return others.reduce((sum, one) => sum + rules.refundedAmount(one), 0)
          }
        },
      ),
    )
  },
)
