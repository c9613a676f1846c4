import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type Cell,
  closeMonth,
  closingMarketplaces,
  type DifferenceReason,
  type Reconciliation,
  readSheets,
} from '../../index.ts'
import type { MercadoLivreNames } from '../../model/names/mercado-livre.ts'

const { mercadoLivre } = closingMarketplaces

const salesHeader = [
  ...['N.º de venda', 'Data da venda', 'Estado', 'Descrição do status', 'Pacote de diversos produtos'],
  ...['Unidades', 'Receita por produtos (BRL)', 'Tarifa de venda e impostos (BRL)', 'Tarifas de envio (BRL)'],
  ...['Total (BRL)', 'SKU', 'Título do anúncio', 'Estado', 'Unidades'],
]
const releasesHeader = [
  ...['DATE', 'SOURCE_ID', 'RECORD_TYPE', 'DESCRIPTION', 'NET_CREDIT_AMOUNT', 'NET_DEBIT_AMOUNT'],
  ...['ORDER_ID', 'PACK_ID'],
]
const operationsHeader = ['Número da operação', 'Data da liberação', 'Tipo de operação', 'Valor líquido']
const operationKinds: Readonly<Record<string, string>> = {
  payment: 'Venda',
  refund: 'Devolução',
  chargeback: 'Contestação',
}

/** What happens to a sale of the month. */
const fates = [
  ...['paid', 'in-two-lines', 'pasted-twice', 'refund', 'dispute', 'share', 'fee-again', 'shipping-again'],
  ...['unexplained', 'few-centavos', 'more', 'cancelled', 'missing'],
] as const
type Fate = (typeof fates)[number]

const sale = fc.record({
  fate: fc.constantFrom<Fate>(...fates),
  /** With these amounts no fee or share of a sale is the same as another, within a centavo. */
  products: fc.integer({ min: 100, max: 900 }).map((hundreds) => hundreds * 100),
  amount: fc.integer({ min: 11, max: 99 }),
  products2: fc.boolean(),
})
type Made = typeof sale extends fc.Arbitrary<infer Value> ? Value : never

const reasons: Partial<Record<Fate, DifferenceReason>> = {
  refund: 'refund',
  dispute: 'dispute',
  share: 'share-of-products',
  'fee-again': 'sale-fee-again',
  'shipping-again': 'shipping-again',
  unexplained: 'unexplained',
  more: 'unexplained',
}

const reais = (cents: number) => (cents / 100).toFixed(2)
const day = '15 de março de 2026 10:30 hs.'

function month(made: readonly Made[]) {
  const sales: Cell[][] = [['Vendas'], [], salesHeader]
  const releases: Cell[][] = [
    releasesHeader,
    ['2026-03-01', '', 'initial_available_balance', '', '500.00', '0', '', ''],
  ]
  const operations: Cell[][] = [operationsHeader]
  const known: { id: string; difference: number; reason: DifferenceReason | undefined }[] = []
  const unmatched: string[] = []
  const sums = { expected: 0, received: 0, refunded: 0, awaited: 0, otherOrders: 1, otherReceived: 777 }
  const packages = new Set<string>()
  let line = 0
  const release = (id: string, of: string, amount: number) => {
    line += 1
    const [credit, debit] = amount < 0 ? ['0', reais(-amount)] : [reais(amount), '0']
    const ids = line % 2 === 0 ? [id, ''] : [`3${id.slice(1)}`, id]
    const day = `2026-03-2${line % 9}`
    releases.push([day, `op${line}`, 'release', of, credit, debit, ...ids])
    // A line names either the package or one of its products.
    const isOfProduct = packages.has(id) && line % 3 > 0
    const operation = isOfProduct ? `4${line % 3}${id.slice(2)}` : id
    operations.push([operation, day, operationKinds[of] ?? of, amount / 100])
  }
  for (const [index, { fate, products, amount, products2 }] of made.entries()) {
    const id = `20000090${String(index).padStart(8, '0')}`
    const [fee, shipping] = [-Math.round(products * 0.13), -2113]
    const total = fate === 'cancelled' ? 0 : products + fee + shipping
    const money = [products / 100, fee / 100, shipping / 100, total / 100]
    const state = products2 ? 'Pacote de 2 produtos' : 'Entregue'
    sales.push([id, day, state, 'Entregue', products2 ? 'Sim' : 'Não', 1, ...money, 'S', 'Caneca', 'SP', ''])
    if (products2) {
      packages.add(id)
      for (const part of ['1', '2']) {
        const none = [null, null, null, null]
        sales.push([`4${part}${id.slice(2)}`, day, 'Entregue', 'Entregue', 'Sim', 1, ...none, 'S', 'Copo'])
      }
    }
    if (fate === 'cancelled') continue
    sums.expected += total
    if (fate === 'missing') {
      sums.awaited += total
      unmatched.push(id)
      continue
    }
    const less: Partial<Record<Fate, number>> = {
      ...{ refund: -amount * 7, dispute: -amount * 7, share: -Math.round(products / 20), 'fee-again': fee },
      ...{ 'shipping-again': shipping, unexplained: -amount, more: amount, 'few-centavos': -9 },
    }
    const difference = less[fate] ?? 0
    sums.received += total + difference
    const stated = fate === 'refund' || fate === 'dispute'
    const parts = fate === 'in-two-lines' ? [total - 100, 100] : [stated ? total : total + difference]
    for (const part of parts) release(id, 'payment', part)
    if (stated) release(id, fate === 'refund' ? 'refund' : 'chargeback', difference)
    if (fate === 'pasted-twice') releases.push(releases.at(-1) ?? [])
    if (reasons[fate]) known.push({ id, difference, reason: reasons[fate] })
  }
  release('2000001111111111', 'payment', 777)
  operations.push(['70000000001', '2026-03-30', 'Saque', -10])
  operations.push(['Total', '', '', 9999])
  releases.push(['2026-03-30', 'p1', 'release', 'payout', '0', '10.00', '', ''])
  releases.push(['', '', 'total', '', '9999.00', '0', '', ''])
  return { sales, releases, operations, known, unmatched, sums }
}

/** One of the two reports names the products of a package, the other one names the package. */
const withoutNamed = ({ differences, ...answer }: Reconciliation<MercadoLivreNames>) => ({
  ...answer,
  differences: differences.map(({ named: _, ...row }) => row),
})

it('a month with every kind of sale gives exactly what was put into it, by its releases and by its conciliation', () => {
  fc.assert(
    fc.property(fc.array(sale, { minLength: 1, maxLength: 40 }), (any) => {
      const { sales, releases, operations, known, unmatched, sums } = month(any)
      const { orders } = readSheets([{ name: 'Vendas BR', rows: sales }], mercadoLivre.files.locateOrders)
      const { income } = readSheets([{ name: 'csv', rows: releases }], mercadoLivre.files.locateIncome)
      const answer = closeMonth(mercadoLivre, orders, income)
      expect(orders).toHaveLength(any.length)
      expect(answer.unmatched.map(({ orderId }) => orderId)).toEqual(unmatched)
      const found = answer.differences.map(({ orderId: id, ...row }) => ({ id, ...row }))
      expect(found.map(({ id, difference, reason }) => ({ id, difference, reason }))).toEqual(known)
      expect(answer.totalDifference).toBe(known.reduce((sum, one) => sum + one.difference, 0))
      expect(answer.sums).toMatchObject(sums)
      const told = readSheets([{ name: 'csv', rows: operations }], mercadoLivre.files.locateIncome)
      const again = closeMonth(mercadoLivre, orders, told.income)
      expect(withoutNamed(again)).toEqual(withoutNamed(answer))
    }),
    { examples: [[fates.map((fate) => ({ fate, products: 12_300, amount: 17, products2: true }))]] },
  )
})
