import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type Cell,
  closeMonth,
  closingMarketplaces,
  combineIncome,
  type DifferenceReason,
  readSheets,
} from '../../index.ts'

const { shein } = closingMarketplaces

const unitsHeader = [
  ...[
    'Número do pedido',
    'Status do pedido',
    'ID do item',
    'Data e hora de criação do pedido',
    'Moeda do vendedor',
  ],
  ...['Preço do produto', 'Valor do cupom', 'Desconto de campanha da loja', 'Comissão'],
  ...['Taxa de intermediação de frete', 'Taxa de operação de estocagem'],
]
const invoicesHeader = [
  ...['Número do pedido', 'Número de fatura', 'Data de pagamento', 'Resumo de preços de produtos'],
  ...['Desconto da campanha', 'Valor do cupom da loja', 'Comissão', 'Taxa de intermediação de frete'],
  ...['Taxa de operação de estocagem', 'Taxa de processamento de devolução', 'Valor a receber'],
]

/** What happens to an order of the month. */
const fates = [
  ...['paid', 'in-two-lots', 'lot-sent-twice', 'return-fee', 'commission', 'freight', 'campaign'],
  ...['price-and-freight', 'unexplained', 'few-centavos', 'cancelled', 'missing'],
] as const
type Fate = (typeof fates)[number]

const order = fc.record({
  fate: fc.constantFrom<Fate>(...fates),
  prices: fc.array(fc.integer({ min: 2000, max: 30_000 }), { minLength: 1, maxLength: 4 }),
  amount: fc.integer({ min: 11, max: 900 }),
})
type Made = typeof order extends fc.Arbitrary<infer Value> ? Value : never

const reasons: Partial<Record<Fate, DifferenceReason>> = {
  'return-fee': 'return-fee',
  commission: 'commission',
  freight: 'freight',
  campaign: 'campaign',
  'price-and-freight': 'several',
  unexplained: 'unexplained',
}

const reais = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

function month(made: readonly Made[]) {
  const units: Cell[][] = [['Informações do pedido'], unitsHeader]
  const lots: Cell[][][] = [
    [['Faturas'], invoicesHeader],
    [['Faturas'], invoicesHeader],
  ]
  const known: { id: string; difference: number; reason: DifferenceReason | undefined }[] = []
  const unmatched: string[] = []
  const sums = { expected: 0, received: 0, refunded: 0, awaited: 0, otherOrders: 1, otherReceived: 500 }
  const invoice = (lot: number, id: string, amounts: readonly number[]) =>
    lots[lot]?.push([id, `F${lot}${id}`, `2026-10-0${lot + 5}`, ...amounts.map(reais)])
  for (const [index, { fate, prices, amount }] of made.entries()) {
    const id = `GSH${String(index).padStart(10, '0')}`
    const price = prices.reduce((sum, one) => sum + one, 0)
    const commissions = prices.map((one) => Math.round(one * 0.18))
    const commission = commissions.reduce((sum, one) => sum + one, 0)
    const [coupon, campaign, freight, storage] = [100, 50, 500, 25].map((one) => one * prices.length)
    for (const [unit, one] of prices.entries()) {
      const status = fate === 'cancelled' ? 'Cancelado' : 'Entregue'
      const amounts = [one, 100, 50, commissions[unit] ?? 0, 500, 25].map(reais)
      units.push([id, status, `${index}-${unit}`, '11 setembro 2026 18:31', 'BRL', ...amounts])
    }
    if (fate === 'cancelled') continue
    const due = price - (coupon ?? 0) - (campaign ?? 0) - commission - (freight ?? 0) - (storage ?? 0)
    sums.expected += due
    if (fate === 'missing') {
      sums.awaited += due
      unmatched.push(id)
      continue
    }
    const more = (...of: Fate[]) => (of.includes(fate) ? amount : 0)
    const off =
      fate === 'price-and-freight' ? amount * 2 : fate === 'few-centavos' ? 9 : reasons[fate] ? amount : 0
    const charged = [
      ...[price - more('price-and-freight'), (campaign ?? 0) + more('campaign'), coupon ?? 0],
      ...[
        commission + more('commission'),
        (freight ?? 0) + more('freight', 'price-and-freight'),
        storage ?? 0,
      ],
      ...[more('return-fee'), due - off],
    ]
    sums.received += due - off
    if (fate === 'in-two-lots') {
      invoice(0, id, charged)
      invoice(
        1,
        id,
        charged.map(() => 0),
      )
    } else invoice(index % 2, id, charged)
    if (fate === 'lot-sent-twice') lots[index % 2]?.push([...(lots[index % 2]?.at(-1) ?? [])])
    if (reasons[fate]) known.push({ id, difference: -off, reason: reasons[fate] })
  }
  invoice(1, 'GSHX000000000', [500, 0, 0, 0, 0, 0, 0, 500])
  return { units, lots, known, unmatched, sums }
}

it('a month with every kind of order and invoice gives exactly what was put into it', () => {
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 30 }), (any) => {
      const { units, lots, known, unmatched, sums } = month([
        ...any,
        { fate: 'paid', prices: [5000], amount: 11 },
      ])
      const { orders } = readSheets([{ name: 'Sheet1', rows: units }], shein.files.locateOrders)
      const filled = lots.filter((rows) => rows.length > 2)
      const files = filled.map((rows) => readSheets([{ name: 'Sheet1', rows }], shein.files.locateIncome))
      const answer = closeMonth(shein, orders, combineIncome(shein.rules, files).kept)
      expect(answer.unmatched.map(({ orderId }) => orderId)).toEqual(unmatched)
      expect(
        answer.differences.map(({ orderId: id, difference, reason }) => ({ id, difference, reason })),
      ).toEqual(known)
      expect(answer.totalDifference).toBe(known.reduce((sum, one) => sum + one.difference, 0))
      expect(answer.sums).toMatchObject(sums)
    }),
    { examples: [[fates.map((fate) => ({ fate, prices: [9900, 4500], amount: 77 }))]] },
  )
})
