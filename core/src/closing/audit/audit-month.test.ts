import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, subtractCents, sumCents } from '../../money/index.ts'
import { closeMonth, closingMarketplaces, readSheets, verdictOf } from '../index.ts'

const header = [
  ...['ID do pedido', 'Status do pedido', 'Status da Devolução / Reembolso', 'Data de criação do pedido'],
  ...['Preço acordado', 'Quantidade', 'Subtotal do produto', 'Cupom do vendedor'],
  ...['Taxa de comissão líquida', 'Taxa de serviço líquida', 'Ajuste por pagamento via PIX'],
]
const incomeHeader = [
  ...['ID do pedido', 'ID do reembolso', 'Quantia total lançada (R$)', 'Valor Reembolsado ao Comprador'],
]

/** An order of October 2026: the price of each piece in centavos, the number of pieces, and its fees. */
interface Made {
  readonly price: number
  readonly units: number
  readonly fees: number
  readonly fate?: 'paid' | 'paid-less' | 'refunded' | 'missing'
}

const text = (amount: number) => (amount / 100).toFixed(2)

function close(made: readonly Made[], columns: readonly string[] = header) {
  const orders: string[][] = []
  const income: (string | number)[][] = []
  for (const [index, { price, units, fees, fate = 'paid' }] of made.entries()) {
    const id = `261012QXK${String(index).padStart(5, '0')}`
    const subtotal = text(price * units)
    const row = [id, 'Concluído', '', '2026-10-12 10:00', text(price), String(units), subtotal, '0.00']
    orders.push([...row, text(fees), '0.00', '0.00'])
    const received = price * units - fees - (fate === 'paid-less' ? 100 : 0)
    if (fate !== 'missing') income.push([id, '-', received / 100, fate === 'refunded' ? -1 : 0])
  }
  const marketplace = closingMarketplaces.shopee
  const { files } = marketplace
  const kept = header.map((name) => columns.includes(name))
  const only = (row: readonly string[]) => row.filter((_, place) => kept[place])
  const rows = [header, ...orders].map(only)
  const read = readSheets([{ name: 'orders', rows }], files.locateOrders)
  const paid = readSheets([{ name: 'Renda', rows: [incomeHeader, ...income] }], files.locateIncome)
  return closeMonth(marketplace, read.orders, paid.income)
}

const rates = (fixedFee: number) => ({
  kind: 'rates' as const,
  commission: { charged: 14, due: 14 },
  fixedFee: { charged: cents(fixedFee), due: cents(2000) },
})
const table = 'shopee-2026-10'

describe('a month whose fees are checked', () => {
  it('counts what matches, and groups what differs by its reason', () => {
    const right: Made = { price: 15_000, units: 1, fees: 4100 }
    const { sums, audited, differences } = close([
      ...Array.from({ length: 8 }, () => right),
      { ...right, fees: 4700, fate: 'paid-less' },
      { ...right, fees: 4700 },
      { ...right, fees: 3700 },
      { ...right, fate: 'refunded' },
      { ...right, fees: 4700, fate: 'missing' },
      { ...right, fate: 'paid-less' },
    ])
    expect(sums.audit).toEqual({
      checked: 12,
      matching: 9,
      tables: [{ table, checked: 12 }],
      unchecked: { refunded: 1 },
      groups: [
        { table, deviation: rates(2600), count: 2, amount: 1200, alike: 12 },
        { table, deviation: rates(1600), count: 1, amount: -400, alike: 12 },
      ],
    })
    expect(audited).toEqual(
      [8, 9, 10].map((index) => ({
        orderId: `261012QXK${String(index).padStart(5, '0')}`,
        createdAt: '2026-10-12 10:00',
        group: index === 10 ? 1 : 0,
        charged: index === 10 ? 3700 : 4700,
        due: 4100,
      })),
    )
    expect(differences.map(({ fees }) => fees)).toEqual([
      { table, charged: 4700, due: 4100, deviation: rates(2600) },
      { unchecked: 'refunded' },
      { table, charged: 4100, due: 4100 },
    ])
  })

  it('says why nothing could be checked where its files have no prices, and fails for the absence of no column', () => {
    const month = [{ price: 15_001, units: 2, fees: 4700 }]
    const without = (...names: string[]) =>
      close(
        month,
        header.filter((name) => !names.includes(name)),
      ).sums.audit
    expect(without('Preço acordado', 'Quantidade')).toMatchObject({
      checked: 0,
      unchecked: { 'no-prices': 1 },
    })
    expect(without('Data de criação do pedido')).toMatchObject({ checked: 0, unchecked: { 'no-day': 1 } })
    expect(without('Preço acordado', 'Ajuste por pagamento via PIX')).toMatchObject({
      checked: 1,
      unchecked: {},
    })
  })

  it('comes to what its orders come to, one by one', () => {
    const any = fc.record({
      price: fc.integer({ min: 100, max: 40_000 }),
      units: fc.integer({ min: 1, max: 4 }),
      fees: fc.integer({ min: 0, max: 20_000 }),
      fate: fc.constantFrom('paid' as const, 'refunded' as const, 'missing' as const),
    })
    const paid: Made = { price: 15_000, units: 1, fees: 4100 }
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), (made) => {
        const { sums, audited = [], matched } = close([...made, paid])
        const { checked = 0, matching = 0, unchecked = {}, groups = [], tables = [] } = sums.audit ?? {}
        const countOf = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0)
        expect(matching + countOf(groups.map(({ count }) => count))).toBe(checked)
        expect(countOf(tables.map((one) => one.checked))).toBe(checked)
        expect(checked + countOf(Object.values(unchecked))).toBe(matched)
        for (const [place, { count, amount, alike }] of groups.entries()) {
          const own = audited.filter(({ group }) => group === place)
          expect(own).toHaveLength(count)
          expect(sumCents(own.map(({ charged, due }) => subtractCents(charged, due)))).toBe(amount)
          expect(new Set(own.map(({ charged, due }) => charged > due)).size).toBe(1)
          expect(alike).toBeGreaterThanOrEqual(count)
        }
      }),
    )
  })
})

describe('what may be said of orders that differ', () => {
  const group = { deviation: rates(2600), count: 4, amount: cents(2400), alike: 100 }

  it('accuses nobody by a table that is not official, for a reason that is not certain, or where most orders differ alike', () => {
    expect(verdictOf(group, 'high')).toBe('overcharged')
    expect(verdictOf({ ...group, amount: cents(-2400) }, 'high')).toBe('undercharged')
    for (const certainty of ['medium-high', 'medium', 'own', undefined] as const) {
      expect(verdictOf(group, certainty)).toBe('differs')
    }
    expect(verdictOf({ ...group, deviation: { kind: 'unexplained' } }, 'high')).toBe('differs')
    for (const kind of ['cpf', 'campaign', 'pix-kept', 'pix-unsaid', 'coupon-base'] as const) {
      expect(verdictOf({ ...group, count: 100, deviation: { kind } }, 'high')).toBe('may-be')
    }
    expect(verdictOf({ ...group, count: 50 }, 'high')).toBe('overcharged')
    expect(verdictOf({ ...group, count: 51 }, 'high')).toBe('systematic')
    expect(verdictOf({ ...group, count: 4, alike: 4 }, 'high')).toBe('overcharged')
  })
})
