import { describe, expect, it } from 'vitest'
import { type Cells, releases, saleId, sales } from '../../../../../test/closing/written-files.ts'
import { claimOf, closeMonth, closingMarketplaces } from '../../../index.ts'
import type { ReleasesColumns, SalesColumns } from '../columns.ts'

const { mercadoLivre } = closingMarketplaces
const [first, second, third] = [saleId(1), saleId(2), saleId(3)] as const

type Release = Cells<ReleasesColumns>
type Sale = Cells<SalesColumns>
const close = (sold: readonly Sale[], ...paid: Release[]) =>
  closeMonth(mercadoLivre, sales(...sold).orders, paid.length === 0 ? [] : releases(...paid).income)
const taken = (debit: string, description: string): Release => ({ credit: '0.00', debit, description })

/** A package of R$ 150,00 with so many products; each may be named by its own number. */
const products = ['3000000001', '3000000002', '3000000003'] as const
const pack = (count: number): readonly Sale[] => [
  { state: `Pacote de ${count} produtos`, total: 150 },
  ...products.slice(0, count).map((orderId) => ({ orderId, products: null, saleFee: null, total: null })),
]

it('knows a sale by its own number where nothing is listed under the number of its package', () => {
  const [whole, ...items] = pack(1)
  const sold = [{}, { orderId: second }, { ...whole, orderId: third, state: 'Pacote de 1 produto' }, ...items]
  const { matched, unmatched, differences, sums } = close(
    sold,
    { credit: '100.00', packId: '2000009007000999' },
    { ...taken('20.00', 'shipping'), operation: '2' },
    { orderId: second, packId: '2000009007000999' },
    { orderId: products[0], packId: third, credit: '150.00' },
    { orderId: products[1], packId: '2000009007000998', credit: '7.00' },
  )
  expect([matched, unmatched, differences]).toEqual([3, [], []])
  expect(sums).toMatchObject({ received: 31_000, otherOrders: 1, otherReceived: 700 })
})

it('takes a release for the package that it names, also where its own number is that of another sale', () => {
  const sold = [{}, { orderId: second }]
  const { matched, differences } = close(
    sold,
    { orderId: second, packId: first },
    { orderId: second, operation: '2' },
  )
  expect([matched, differences]).toEqual([2, []])
})

describe('the rest of a package', () => {
  const rowOf = (count: number, ...paid: Release[]) => close(pack(count), ...paid).differences[0]
  const of = (at: 0 | 1 | 2, credit: string): Release => ({
    orderId: products[at],
    operation: `${at}`,
    credit,
  })

  it('is found where another month paid it under the number of one of its products', () => {
    expect(rowOf(2, of(0, '75.00'))).toMatchObject({ difference: -7500, numbers: products.slice(0, 2) })
    const both = close(pack(2), of(0, '75.00'), { ...of(1, '75.00'), releasedOn: '2026-04-02' })
    expect(both).toMatchObject({ differences: [], matched: 1 })
  })

  it('is awaited where some products are released, and asked for once its day is over', () => {
    const rest = rowOf(2, of(0, '70.00'))
    expect(rest).toMatchObject({
      difference: -8000,
      reason: 'rest-of-package',
      info: 'ask-mercado-livre',
      reasons: [{ kind: 'rest-of-package', amount: -8000, basis: 'lacking' }],
    })
    const { sums } = close(pack(2), of(0, '70.00'))
    expect(sums.rests).toEqual([{ until: null, amount: 8000 }])
    // The same if the releases name both the package and its product.
    expect(rowOf(2, { ...of(0, '70.00'), packId: first })?.reason).toBe('rest-of-package')
    expect(rowOf(3, of(0, '50.00'), of(1, '50.00'))).toMatchObject({
      difference: -5000,
      reason: rest?.reason,
    })
    const ruleOn = (today: string, deliveredOn?: string) =>
      rest && claimOf(mercadoLivre, { ...rest, ...(deliveredOn && { deliveredOn }) }, today)?.rule
    expect(ruleOn('2026-11-25')).toMatchObject({ contest: 'later', advice: 'wait' })
    expect(ruleOn('2026-04-01', '2026-03-20')).toMatchObject({ contest: 'later', advice: 'wait' })
    expect(ruleOn('2026-04-02', '2026-03-20')).toMatchObject({ contest: 'yes', advice: 'missing' })
  })

  it.each([
    ['all its products are named', [of(0, '60.00'), of(1, '20.00')]],
    ['a line may be for all of them', [of(0, '60.00'), { operation: '9', credit: '20.00' }]],
    ['little is missing', [of(0, '130.00')]],
    ['a refund says why', [of(0, '60.00'), { ...of(0, ''), ...taken('90.00', 'refund'), operation: '9' }]],
  ])('is not awaited where %s', (_, paid) => {
    expect(rowOf(2, ...paid)?.reason).toBe('unexplained')
  })
})

it('says that the buyer of a sale of 0 was refunded where its payment was taken back, and leaves out one without payments', () => {
  const nothing = { total: 0 }
  const { matched, differences, settled, sums } = close(
    [nothing, { ...nothing, orderId: second }, { orderId: third }],
    { credit: '90.00' },
    { ...taken('90.00', 'refund'), operation: '2' },
    { orderId: second, credit: '0.00' },
    { orderId: third },
  )
  expect([matched, differences]).toEqual([2, []])
  expect(settled).toMatchObject([{ orderId: first, amount: 0, refunded: 9000 }])
  expect(sums).toMatchObject({ expected: 8000, received: 8000, refunded: 0 })
  expect(sums.counts).toMatchObject({ refunded: 1, cancelled: 1, returned: 0 })
})

it('awaits nothing for a sale whose total is 0, and says what is on its way', () => {
  const { matched, unmatched } = close([
    { total: 0, state: 'Cancelada pelo comprador' },
    { orderId: second, state: 'A caminho' },
    { orderId: third },
  ])
  expect(matched).toBe(0)
  expect(unmatched.map(({ info }) => info)).toEqual(['on-the-way', 'not-released'])
})

it.each([
  ['Devolução em preparação', 'in-return', 'depends'],
  ['Devolução a caminho', 'in-return', 'depends'],
  ['Mediação com devolução habilitada', 'in-return', 'depends'],
  ['Reclamação encerrada com reembolso para o comprador', 'in-return', 'depends'],
  ['Reembolsamos o valor ao comprador', 'in-return', 'depends'],
  ['Mediação finalizada. Te demos o dinheiro.', 'not-released', 'yes'],
  ['Entregue', 'not-released', 'yes'],
])('of a sale without money that says %j it is %s, and is claimed: %s', (state, info, contest) => {
  const [row] = close([{ state }]).unmatched
  const overdue = row && ({ ...row, due: { on: '2026-04-01', basis: 'estimated' } } as const)
  expect(overdue?.info).toBe(info)
  expect(overdue && claimOf(mercadoLivre, overdue, '2026-05-01')?.rule.contest).toBe(contest)
})

it('names a refund as the reason where it is what is missing', () => {
  const refund = { ...taken('80.00', 'refund'), operation: '2' }
  const { differences } = close([{}, { orderId: second }], {}, refund, { orderId: second, credit: '70.00' })
  expect(differences).toMatchObject([
    { orderId: first, difference: -8000, reason: 'refund', reasons: [{ amount: -8000, basis: 'stated' }] },
    { orderId: second, difference: -1000, reason: 'sale-fee-again' },
  ])
})
