import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Known, reais, saysExactly } from '../../../../../test/closing/known-month.ts'
import { type Cells, releasedOperations, releases, sales } from '../../../../../test/closing/written-files.ts'
import { closeMonth, closingMarketplaces, type DifferenceReason } from '../../../index.ts'
import type { ReleasesColumns, SalesColumns } from '../columns.ts'
import type { ReleasedColumns } from '../reports/columns.ts'

const { mercadoLivre } = closingMarketplaces

const fates = [
  'paid',
  'in-two-lines',
  'pasted-twice',
  'refund',
  'dispute',
  'share',
  'fee-again',
  'shipping-again',
  'unexplained',
  'few-centavos',
  'more',
  'cancelled',
  'missing',
] as const
type Fate = (typeof fates)[number]
const reasons: Partial<Record<Fate, DifferenceReason>> = {
  refund: 'refund',
  dispute: 'dispute',
  share: 'share-of-products',
  'fee-again': 'sale-fee-again',
  'shipping-again': 'shipping-again',
  unexplained: 'unexplained',
  more: 'unexplained',
}
const sale = fc.record({
  fate: fc.constantFrom<Fate>(...fates),
  /** With these amounts no fee or share of a sale is the same as another, within a centavo. */
  products: fc.integer({ min: 100, max: 900 }).map((hundreds) => hundreds * 100),
  amount: fc.integer({ min: 11, max: 99 }),
  isPack: fc.boolean(),
})
type Sale = typeof sale extends fc.Arbitrary<infer Value> ? Value : never

/** The lines of a month in the two reports that say what was paid. A line names a package or one of its products. */
class Lines {
  readonly releases: Cells<ReleasesColumns>[] = []
  readonly operations: Cells<ReleasedColumns>[] = []
  readonly packs = new Set<string>()

  add(id: string, description: 'payment' | 'refund' | 'chargeback', amount: number): void {
    const line = this.operations.length + 1
    const [credit, debit] = amount < 0 ? ['0', reais(-amount)] : [reais(amount), '0']
    const ids = line % 2 === 0 ? { orderId: id, packId: '' } : { orderId: `3${id.slice(1)}`, packId: id }
    const releasedOn = `2026-03-2${line % 9}`
    this.releases.push({ ...ids, releasedOn, operation: `op${line}`, description, credit, debit })
    const orderId = this.packs.has(id) && line % 3 > 0 ? `4${line % 3}${id.slice(2)}` : id
    const kind = { payment: 'Venda', refund: 'Devolução', chargeback: 'Contestação' }[description]
    this.operations.push({ orderId, releasedOn, kind, net: amount / 100 })
  }
}

function monthOf(made: readonly Sale[]) {
  const sold: Cells<SalesColumns>[] = []
  const known: Known[] = []
  const lines = new Lines()
  for (const [index, { fate, products, amount, isPack }] of made.entries()) {
    const orderId = `20000090${String(index).padStart(8, '0')}`
    const [fee, shipping] = [-Math.round(products * 0.13), -2113]
    const due = fate === 'cancelled' ? 0 : products + fee + shipping
    const money = {
      products: products / 100,
      saleFee: fee / 100,
      shippingFee: shipping / 100,
      total: due / 100,
    }
    const state = isPack ? 'Pacote de 2 produtos' : 'Entregue'
    sold.push({ orderId, state, packed: isPack ? 'Sim' : 'Não', ...money })
    if (isPack) lines.packs.add(orderId)
    for (const part of isPack ? ['1', '2'] : []) {
      const none = { products: null, saleFee: null, shippingFee: null, total: null }
      sold.push({ orderId: `4${part}${orderId.slice(2)}`, packed: 'Sim', ...none })
    }
    if (fate === 'cancelled') continue
    if (fate === 'missing') {
      known.push({ id: orderId, due })
      continue
    }
    const off: Partial<Record<Fate, number>> = {
      refund: -amount * 7,
      dispute: -amount * 7,
      share: -Math.round(products / 20),
      'fee-again': fee,
      'shipping-again': shipping,
      unexplained: -amount,
      more: amount,
      'few-centavos': -9,
    }
    const difference = off[fate] ?? 0
    known.push({ id: orderId, due, came: due + difference, reason: reasons[fate] })
    const isStated = fate === 'refund' || fate === 'dispute'
    const parts = fate === 'in-two-lines' ? [due - 100, 100] : [isStated ? due : due + difference]
    for (const part of parts) lines.add(orderId, 'payment', part)
    if (isStated) lines.add(orderId, fate === 'refund' ? 'refund' : 'chargeback', difference)
    if (fate === 'pasted-twice') lines.releases.push(lines.releases.at(-1) ?? {})
  }
  lines.add('2000001111111111', 'payment', 777)
  const ofNone = { orderId: '', packId: '', operation: '', releasedOn: '', description: '' }
  const read = releases(
    { ...ofNone, releasedOn: '2026-03-01', record: 'initial_available_balance', credit: '500.00' },
    ...lines.releases,
    {
      ...ofNone,
      operation: 'p1',
      releasedOn: '2026-03-30',
      description: 'payout',
      credit: '0',
      debit: '10.00',
    },
    { ...ofNone, record: 'total', credit: '9999.00' },
  )
  const operations = releasedOperations(
    ...lines.operations,
    { orderId: '70000000001', kind: 'Saque', net: -10 },
    { orderId: 'Total', releasedOn: '', kind: '', net: 9999 },
  )
  const listed = sales(...sold).orders
  expect(listed).toHaveLength(made.length)
  return { known, by: [read, operations].map(({ income: paid }) => closeMonth(mercadoLivre, listed, paid)) }
}

it('a month of Mercado Livre with every kind of sale gives exactly what was put into it, by its releases and by its conciliation', () => {
  const each = fates.map((fate) => ({ fate, products: 12_300, amount: 17, isPack: true }))
  fc.assert(
    fc.property(fc.array(sale, { minLength: 1, maxLength: 40 }), (made) => {
      const { known, by } = monthOf(made)
      for (const month of by) saysExactly(month, known, [777])
      // One of the two reports names the products of a package, the other one names the package.
      const [one, other] = by.map(({ differences, outcomes: __, ...month }) => ({
        ...month,
        differences: differences.map(({ named: _, ...row }) => row),
      }))
      expect(other).toEqual(one)
    }),
    { examples: [[each]] },
  )
})
