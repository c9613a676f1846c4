import { expect, it } from 'vitest'
import {
  type Cell,
  claimOf,
  closeMonth,
  closingMarketplaces,
  combineIncome,
  type Income,
  readSheets,
} from '../../index.ts'
import type { MercadoLivreNames } from '../../model/names/mercado-livre.ts'
import { faultOf } from '../tests/fault-of.ts'

const { mercadoLivre } = closingMarketplaces

const salesHeader = [
  'N.º de venda',
  'Data da venda',
  'Estado',
  'Descrição do status',
  'Unidades',
  'Receita por produtos (BRL)',
]
const salesColumns = [
  ...salesHeader,
  'Tarifa de venda e impostos (BRL)',
  'Total (BRL)',
  'Título do anúncio',
  'Estado',
  'SKU',
  'Variação',
]
const day = '15 de março de 2026 10:30 hs.'
const sale = (id: string, total: Cell, state = 'Entregue'): Cell[] => [
  ...[id, day, state, state, 1, 100, -10, total, 'Caneca', 'São Paulo', 'CAN', 'Azul'],
]
const item = (id: string, title: string): Cell[] => [
  id,
  day,
  'Entregue',
  'Entregue',
  2,
  null,
  null,
  null,
  title,
  null,
]
const sales = (...rows: Cell[][]) =>
  readSheets(
    [{ name: 'Vendas BR', rows: [['Vendas'], [], salesColumns, ...rows] }],
    mercadoLivre.files.locateOrders,
  )

const releaseColumns = [
  'DATE',
  'SOURCE_ID',
  'RECORD_TYPE',
  'DESCRIPTION',
  'NET_CREDIT_AMOUNT',
  'NET_DEBIT_AMOUNT',
  'ORDER_ID',
  'PACK_ID',
]
const release = (
  source: string,
  credit: string,
  debit: string,
  order: Cell,
  pack: Cell = null,
  of = 'payment',
): Cell[] => [...['2026-03-20T12:15:00.000-03:00', source, 'release', of, credit, debit, order, pack]]
const releases = (rows: Cell[][], columns: Cell[] = releaseColumns) =>
  readSheets([{ name: 'liberacoes.csv', rows: [columns, ...rows] }], mercadoLivre.files.locateIncome)

const [first, second, third] = ['2000009007000014', '2000009007000025', '2000009007000036']

const caneca = { name: 'Caneca', variation: 'Azul', sku: 'CAN', units: 1 }

it('reads a sale of several products as one, with its products and without their money', () => {
  const { orders } = sales(
    sale(first, 80),
    sale(second, 150, 'Pacote de 2 produtos'),
    item(third, 'Bule'),
    item('2000009007000037', 'Copo'),
  )
  expect(orders).toMatchObject([
    { orderId: first, total: 8000, units: 1, createdAt: '2026-03-15 10:30', items: [caneca] },
    { orderId: second, total: 15_000, units: 4, lines: 3, items: [{ name: 'Bule' }, { name: 'Copo' }] },
  ])
})

it('counts a sale that was pasted twice once, and refuses one with two totals', () => {
  const pasted = sales(sale(first, 80), sale(second, 20), sale(first, 80))
  expect(pasted.orders.map(({ total }) => total)).toEqual([8000, 2000])
  expect(pasted.warnings).toMatchObject([{ kind: 'copied-rows', count: 1, orderIds: [first] }])
  expect(faultOf(() => sales(sale(first, 80), sale(first, 90)))).toMatchObject({
    kind: 'doubled-rows',
    orders: 1,
  })
})

const packedColumns = ['Pacote de diversos produtos', ...salesColumns]
const packed = (row: Cell[], says: Cell): Cell[] => [says, ...row]
const packedSales = (...rows: Cell[][]) =>
  readSheets([{ name: 'Vendas BR', rows: [packedColumns, ...rows] }], mercadoLivre.files.locateOrders)
const pack = sale(first, 150, 'Pacote de 2 produtos')

it('refuses products that have money beside their package', () => {
  const withMoney = sale(second, 75)
  for (const says of ['Sim', null]) {
    expect(faultOf(() => packedSales(packed(pack, 'Sim'), packed(withMoney, says)))).toMatchObject({
      ...{ kind: 'doubled-rows', orders: 1 },
    })
  }
  expect(faultOf(() => sales(pack, withMoney))).toMatchObject({ kind: 'doubled-rows', orders: 1 })
  const others = packedSales(packed(pack, 'Sim'), packed(withMoney, 'Não'))
  expect(others.orders.map(({ total }) => total)).toEqual([15_000, 7500])
})

it('counts no delivery that is before its sale, from which the money would be overdue', () => {
  const days = ['20 de março de 2026', '15 de março de 2026', '14 de março de 2026', null]
  const rows = days.map((delivered, index) => [...sale(`200000900700010${index}`, 80), delivered])
  const sheet = { name: 'Vendas BR', rows: [['Vendas'], [], [...salesColumns, 'Data de entrega'], ...rows] }
  const { orders } = readSheets([sheet], mercadoLivre.files.locateOrders)
  expect(orders.map(({ deliveredOn }) => deliveredOn)).toEqual([
    ...['2026-03-20', '2026-03-15', undefined, undefined],
  ])
})

it('refuses releases in another currency', () => {
  const columns = [...releaseColumns, 'CURRENCY']
  const inCurrency = (currency: Cell) =>
    releases([[...release('1', '100.00', '0.00', first), currency]], columns)
  expect(faultOf(() => inCurrency('ARS'))).toMatchObject({ kind: 'other-currency', column: 'CURRENCY' })
  expect(inCurrency('BRL').income).toHaveLength(1)
})

it('knows a sale by its own number where none is listed under that of its package', () => {
  const { orders } = sales(sale(first, 80), sale(second, 90), pack.with(0, third), item('3000000001', 'Bule'))
  const { income } = releases([
    release('1', '100.00', '0.00', first, '2000009007000999'),
    release('2', '0.00', '20.00', first, null, 'shipping'),
    release('3', '90.00', '0.00', second, '2000009007000999'),
    release('4', '150.00', '0.00', '3000000001', third),
    release('5', '7.00', '0.00', '3000000002', '2000009007000998'),
  ])
  const { matched, unmatched, differences, sums } = closeMonth(mercadoLivre, orders, income)
  expect([matched, unmatched, differences]).toEqual([3, [], []])
  expect(sums).toMatchObject({ received: 32_000, otherOrders: 1, otherReceived: 700 })
})

it('finds the rest of a package, paid in another month under the number of one of its products', () => {
  const { orders } = sales(pack, item('3000000001', 'Bule'), item('3000000002', 'Copo'))
  const paid = (day: string, operation: string, id: string) =>
    releases([release(operation, '75.00', '0.00', id).with(0, `${day}T10:00:00.000-03:00`)]).income
  const own = paid('2026-03-20', '1', '3000000001')
  expect(closeMonth(mercadoLivre, orders, own).differences).toMatchObject([
    { difference: -7500, numbers: ['3000000001', '3000000002'] },
  ])
  const next = paid('2026-04-02', '2', '3000000002')
  expect(closeMonth(mercadoLivre, orders, [...own, ...next])).toMatchObject({
    differences: [],
    matched: 1,
  })
})

it('awaits the rest of a package of which another month released some products and none released the others', () => {
  const titles = ['Bule', 'Copo', 'Pires']
  const ofThree = pack.map((cell) => (String(cell).startsWith('Pacote de 2') ? 'Pacote de 3 produtos' : cell))
  const { orders } = sales(ofThree, ...titles.map((title, index) => item(`300000000${index + 1}`, title)))
  const paid = (day: string, operation: string, id: string) =>
    releases([release(operation, '50.00', '0.00', id).with(0, `${day}T10:00:00.000-03:00`)]).income
  const monthWith = (own: readonly Income<MercadoLivreNames>[], id: string) =>
    closeMonth(mercadoLivre, orders, [...own, ...paid('2026-04-02', '2', id)])
  const own = paid('2026-03-20', '1', '3000000001')
  const both = monthWith(own, '3000000002')
  expect(both.differences).toMatchObject([{ difference: -5000, reason: 'rest-of-package' }])
  expect(both.differences.map((row) => claimOf(mercadoLivre, row, '2026-11-25')?.rule.contest)).toEqual([
    'later',
  ])
  expect(monthWith([], '3000000002').differences).toMatchObject([
    { difference: -10_000, reason: 'rest-of-package' },
  ])
  // A release that names the package may be for all of it.
  expect(monthWith(own, first).differences).toMatchObject([{ difference: -5000, reason: 'unexplained' }])
})

it('awaits the rest of a package of which some products are released, and asks for it once its day is over', () => {
  const { orders } = sales(pack, item('3000000001', 'Bule'), item('3000000002', 'Copo'))
  const rowOf = (...rows: Cell[][]) => closeMonth(mercadoLivre, orders, releases(rows).income).differences[0]
  const rest = rowOf(release('1', '70.00', '0.00', '3000000001'))
  expect(rest).toMatchObject({
    ...{ difference: -8000, reason: 'rest-of-package', info: 'ask-mercado-livre' },
    reasons: [{ kind: 'rest-of-package', amount: -8000, basis: 'lacking' }],
  })
  // The same if the releases name both the package and its product.
  expect(rowOf(release('1', '70.00', '0.00', '3000000001', first))?.reason).toBe('rest-of-package')
  const ruleOn = (today: string, deliveredOn?: string) =>
    rest && claimOf(mercadoLivre, { ...rest, ...(deliveredOn && { deliveredOn }) }, today)?.rule
  expect(ruleOn('2026-11-25')).toMatchObject({ contest: 'later', advice: 'wait' })
  expect(ruleOn('2026-04-01', '2026-03-20')).toMatchObject({ contest: 'later', advice: 'wait' })
  expect(ruleOn('2026-04-02', '2026-03-20')).toMatchObject({ contest: 'yes', advice: 'missing' })
})

it('takes less of a package for no rest where all its products are named, a line names none of them, or little is missing', () => {
  const { orders } = sales(pack, item('3000000001', 'Bule'), item('3000000002', 'Copo'))
  const reasonOf = (...rows: Cell[][]) =>
    closeMonth(mercadoLivre, orders, releases(rows).income).differences[0]?.reason
  const bule = release('1', '60.00', '0.00', '3000000001')
  expect(reasonOf(bule, release('2', '20.00', '0.00', '3000000002'))).toBe('unexplained')
  expect(reasonOf(bule, release('2', '20.00', '0.00', first))).toBe('unexplained')
  expect(reasonOf(release('1', '130.00', '0.00', '3000000001'))).toBe('unexplained')
  const back = release('2', '0.00', '90.00', '3000000001', null, 'refund')
  expect(reasonOf(bule, back)).toBe('unexplained')
})

it('says of a sale of 0 whose payment was taken back that its buyer was refunded, and leaves out one of no payment', () => {
  const { orders } = sales(sale(first, 0), sale(second, 0), sale(third, 80))
  const { income } = releases([
    release('1', '90.00', '0.00', first),
    release('2', '0.00', '90.00', first, null, 'refund'),
    release('3', '0.00', '0.00', second),
    release('4', '80.00', '0.00', third),
  ])
  const { matched, differences, settled, sums } = closeMonth(mercadoLivre, orders, income)
  expect([matched, differences]).toEqual([2, []])
  expect(settled).toMatchObject([{ orderId: first, amount: 0, refunded: 9000 }])
  expect(sums).toMatchObject({ expected: 8000, received: 8000, refunded: 0 })
  expect(sums.counts).toMatchObject({ refunded: 1, cancelled: 1, returned: 0 })
})

it('counts a sale of one product without a total as 0, and says so', () => {
  const { orders, warnings } = packedSales(
    packed(sale(first, 80), 'Não'),
    packed(item(second, 'Bule'), 'Não'),
  )
  expect(orders.map(({ total }) => total)).toEqual([8000, 0])
  expect(warnings).toMatchObject([{ kind: 'blank-amounts', orderIds: [second] }])
  expect(
    faultOf(() => packedSales(packed(sale(first, 80), 'Não'), packed(item(second, 'Bule'), 'Sim'))),
  ).toMatchObject({ kind: 'only-details', orders: 1 })
})

it('takes a sale whose total is 0 for one also where nothing else is said of it', () => {
  const cancelled = item(second, 'Bule').map((cell, at) => (at === 7 ? 0 : cell))
  expect(sales(sale(first, 80), cancelled).orders.map(({ total }) => total)).toEqual([8000, 0])
})

it('counts a package that was pasted twice once, with its products', () => {
  const rows = [pack, item(second, 'Bule'), item(third, 'Copo')]
  const { orders, linesLeftOut, rows: used } = sales(...rows, ...rows)
  expect(orders).toMatchObject([{ orderId: first, total: 15_000, units: 4, lines: 3 }])
  expect([used, linesLeftOut.copies]).toEqual([3, 3])
})

it('refuses sales whose id stands in a merged cell above them, and leaves out the row of a total', () => {
  expect(faultOf(() => sales(sale(first, 80), sale('', 90)))).toEqual({ kind: 'rows-without-id', rows: 1 })
  expect(sales(sale(first, 80), sale('', 170, 'Total')).linesLeftOut.withoutId).toBe(1)
})

it('refuses products whose package is missing, and a file without its total', () => {
  expect(faultOf(() => sales(sale(first, 80), item(second, 'Bule')))).toMatchObject({
    kind: 'only-details',
    orders: 1,
  })
  const rows = [salesColumns.filter((name) => name !== 'Total (BRL)'), sale(first, 80)]
  expect(faultOf(() => readSheets([{ name: 'Vendas BR', rows }], mercadoLivre.files.locateOrders))).toEqual({
    ...{ kind: 'missing-columns', sheet: 'Vendas BR', columns: ['Total (BRL)'] },
  })
})

it('sums the lines of a sale by its package or else by itself, and leaves out what is of none', () => {
  const { income, rowsLeftOut } = releases([
    [null, null, 'initial_available_balance', null, '99.00', '0.00', null, null],
    release('1', '90.00', '0.00', third, second),
    release('2', '0.00', '4.50', third, second, 'shipping'),
    release('3', '80.00', '0.00', first),
    release('4', '0.00', '500.00', null, null, 'payout'),
    [null, null, 'total', null, '269.00', '504.50', null, null],
  ])
  expect(income).toMatchObject([
    { orderId: second, payment: 9000, shipping: -450 },
    { orderId: first, payment: 8000 },
  ])
  expect(rowsLeftOut).toMatchObject({ withoutId: 1, texts: 2, copies: 0 })
})

it('counts a line once that was pasted twice, or that two reports have', () => {
  const rows = [release('1', '90.00', '0.00', first), release('1', '90.00', '0.00', first)]
  const pasted = releases(rows)
  expect(pasted.income).toMatchObject([{ payment: 9000 }])
  expect(pasted.rowsLeftOut.copies).toBe(1)
  const both = combineIncome(mercadoLivre.rules, [releases(rows.slice(1)), releases(rows.slice(1))])
  expect(both.kept).toMatchObject([{ payment: 9000 }])
})

it('says which columns are missing that the seller has to add, or that copies and releases are known by', () => {
  const missing = (...names: string[]) =>
    faultOf(() =>
      releases(
        [],
        releaseColumns.filter((name) => !names.includes(name)),
      ),
    )
  expect(missing('ORDER_ID', 'PACK_ID')).toMatchObject({
    ...{ kind: 'missing-columns', columns: ['ORDER_ID', 'PACK_ID'] },
  })
  for (const name of ['PACK_ID', 'SOURCE_ID', 'DESCRIPTION']) {
    expect(missing(name)).toMatchObject({ kind: 'missing-columns', columns: [name] })
  }
})

const ofShipping = release('9', '0.00', '4.50', first, null, 'shipping')

it('sums equal lines of no operation, and says so', () => {
  const { income, warnings } = releases([
    release('', '90.00', '0.00', first),
    release('', '90.00', '0.00', first),
    ofShipping,
  ])
  expect(income).toMatchObject([{ payment: 18_000, shipping: -450 }])
  expect(warnings).toMatchObject([{ kind: 'equal-rows', count: 1, orderIds: [first] }])
  const both = [first, second].map((id) => release('', '50.00', '0.00', id))
  expect(faultOf(() => releases([...both, ...both]))).toMatchObject({ kind: 'pasted-twice', rows: 2 })
})

it('says that a release may have been pasted twice with a cell changed, and refuses a file of such', () => {
  const [one, other] = [release('1', '90.00', '0.00', first), release('2', '50.00', '0.00', second)]
  const isLike = [{ kind: 'equal-rows', orderIds: [first] }]
  const changed: [number, Cell][] = [
    [0, '2026-04-02T12:15:00.000-03:00'],
    [1, null],
    [3, 'pagamento'],
  ]
  for (const [at, cell] of changed) {
    expect(releases([one, other, one.with(at, cell), ofShipping]).warnings).toMatchObject(isLike)
  }
  expect(releases([one, other, one.with(1, '3'), ofShipping]).warnings).toEqual([])
  const again = [one, other].map((row) => row.with(0, '2026-04-02T12:15:00.000-03:00'))
  expect(faultOf(() => releases([one, other, ...again]))).toMatchObject({ kind: 'pasted-twice', rows: 2 })
})

it.each(['90007000006', 90_007_000_006, '90.007.000.006', '90 007 000 006', "'90007000006"])(
  'counts a release once whose operation is %j in another file',
  (number) => {
    const [one, other] = ['90007000006', number].map((source) =>
      releases([release('1', '90.00', '0.00', first).with(1, source)]),
    )
    const { kept } = combineIncome(
      mercadoLivre.rules,
      [one, other].flatMap((file) => file ?? []),
    )
    expect(kept).toMatchObject([{ payment: 9000 }])
  },
)

it.each([2, '2', '2,00', '2.0'])('counts the pieces of a sale that says %j', (pieces) => {
  expect(sales(sale(first, 80).with(4, pieces)).orders).toMatchObject([{ units: 2 }])
})

it('knows a sale by its number with zeros before it', () => {
  const { income, warnings } = releases([release('1', '90.00', '0.00', `00${first}`)])
  expect(income).toMatchObject([{ orderId: first, payment: 9000 }])
  expect(warnings).toEqual([])
})

it('refuses a record that nobody knows, and leaves out those that are no release', () => {
  const recorded = (record: Cell) =>
    release('1', '90.00', '0.00', first).map((cell, at) => (at === 2 ? record : cell))
  expect(faultOf(() => releases([recorded('Release'), recorded('reserva')]))).toMatchObject({
    ...{ kind: 'unknown-word', column: 'RECORD_TYPE', cells: 1, example: 'reserva' },
  })
  const known = ['block', 'unblock', 'subtotal', 'available_balance'].map(recorded)
  const pasted = releases([release('2', '80.00', '0.00', first), releaseColumns, ...known])
  expect(pasted.income).toMatchObject([{ payment: 8000 }])
  expect(pasted.rowsLeftOut.texts).toBe(5)
})

it('reads releases without the column of records by their description and day', () => {
  const columns = releaseColumns.filter((name) => name !== 'RECORD_TYPE')
  const row = (day: Cell, description: Cell, credit: string): Cell[] => [
    ...[day, '1', description, credit, '0.00', first, null],
  ]
  const { income, rowsLeftOut } = releases(
    [row('2026-03-01', null, '1234.56'), row('2026-03-20', 'payment', '80.00'), row(null, 'total', '99.00')],
    columns,
  )
  expect(income).toMatchObject([{ payment: 8000 }])
  expect(rowsLeftOut.texts).toBe(2)
})

it('refuses ids that lost their digits', () => {
  const lost = (order: Cell, pack: Cell) =>
    faultOf(() => releases([release('1', '90.00', '0.00', order, pack)]))
  expect(lost('2E+15', null)).toMatchObject({ kind: 'lost-digits', column: 'ORDER_ID' })
  for (const pack of ['2E+15', 2_000_009_007_000_010, '20000']) {
    expect(lost(first, pack)).toMatchObject({ kind: 'lost-digits', column: 'PACK_ID', example: String(pack) })
  }
})

it('awaits nothing for a sale whose total is 0, and says what is on its way', () => {
  const { orders } = sales(
    sale(first, 0, 'Cancelada pelo comprador'),
    sale(second, 30, 'A caminho'),
    sale(third, 40),
  )
  const { matched, unmatched } = closeMonth(mercadoLivre, orders, [])
  expect(matched).toBe(0)
  expect(unmatched.map(({ info }) => info)).toEqual(['on-the-way', 'not-released'])
})

it('asks to look first where the money of a sale in a return, a claim or a mediation is not released', () => {
  const statuses = [
    ...['Devolução em preparação', 'Devolução a caminho', 'Mediação com devolução habilitada'],
    ...['Reclamação encerrada com reembolso para o comprador', 'Reembolsamos o valor ao comprador'],
    ...['Mediação finalizada. Te demos o dinheiro.', 'Entregue'],
  ]
  const { orders } = sales(...statuses.map((state, index) => sale(`200000900700020${index}`, 80, state)))
  const { unmatched } = closeMonth(mercadoLivre, orders, [])
  const overdue = unmatched.map((row) => ({ ...row, due: { on: '2026-04-01', basis: 'estimated' } }) as const)
  expect(overdue.map((row) => [row.info, claimOf(mercadoLivre, row, '2026-05-01')?.rule.contest])).toEqual([
    ...Array(5).fill(['in-return', 'depends']),
    ...Array(2).fill(['not-released', 'yes']),
  ])
  const came = sale(first, 80, 'Devolução finalizada com reembolso para o comprador').with(
    3,
    'Chegou em 8 de setembro',
  )
  expect(sales(came).orders[0]?.status).toBe('Devolução finalizada com reembolso para o comprador')
  expect(sales(came.with(2, 'Entregue')).orders[0]?.status).toBe('Chegou em 8 de setembro')
})

it('names a refund as the reason where it is what is missing', () => {
  const { orders } = sales(sale(first, 80), sale(second, 80))
  const { income } = releases([
    release('1', '80.00', '0.00', first),
    release('2', '0.00', '80.00', first, null, 'refund'),
    release('3', '70.00', '0.00', second),
  ])
  expect(closeMonth(mercadoLivre, orders, income).differences).toMatchObject([
    { orderId: first, difference: -8000, reason: 'refund', reasons: [{ amount: -8000, basis: 'stated' }] },
    { orderId: second, difference: -1000, reason: 'sale-fee-again' },
  ])
})

it('counts a release once, however its moment and its amount are written', () => {
  const at = (moment: string, credit = '87.00') =>
    release('1', credit, '0.00', first).map((cell, place) => (place === 0 ? moment : cell))
  const inBrazil = at('2026-03-15T23:30:00.000-03:00')
  const inUtc = at('2026-03-16T02:30:00Z')
  expect(releases([inBrazil, inUtc, at('2026-03-15 23:30', '87')]).income).toMatchObject([
    { payment: 8700, releasedOn: '2026-03-15' },
  ])
  const { kept } = combineIncome(mercadoLivre.rules, [releases([inBrazil]), releases([inUtc])])
  expect(kept).toMatchObject([{ payment: 8700 }])
})

it('tells two payments of one sale, day and amount in two reports apart by their operations, where both name them', () => {
  const of = (operation: string) => releases([release(operation, '50.00', '0.00', first)])
  const amounts = (...operations: string[]) =>
    combineIncome(mercadoLivre.rules, operations.map(of)).kept.map(({ payment }) => payment)
  expect(amounts('91', '92')).toEqual([10_000])
  expect(amounts('91', '91,0')).toEqual([5000])
  expect(amounts('91', '')).toEqual([5000])
  expect(amounts('91', '9,1E+10')).toEqual([5000])
})

it('says which packages have other rows than they say, as where the next sale would be taken for a product', () => {
  const pack = sale(first, 150, 'Pacote de 2 produtos')
  const kinds = (...rows: Cell[][]) => sales(...rows).warnings.map(({ kind, orderIds }) => [kind, orderIds])
  const wholePack = [pack, item('2000009007000037', 'Bule'), item('2000009007000038', 'Copo')]
  const cancelled = sale(second, 0, 'Cancelada').with(5, 0).with(6, 0)
  expect(kinds(...wholePack, cancelled)).toEqual([])
  expect(kinds(...wholePack.slice(0, 2), cancelled)).toEqual([['package-rows', [first]]])
  expect(kinds(...wholePack.slice(0, 2))).toEqual([['package-rows', [first]]])
})

it('takes nothing off a sale for what is held back of it, and says where it still is', () => {
  const paid = (row: string) => release(row, '87.00', '0.00', first)
  const held = release('2', '0.00', '87.00', first, null, 'reserve_for_dispute')
  const freed = release('3', '87.00', '0.00', first, null, 'reserve_for_dispute')
  const reserved = releases([paid('1'), held])
  expect(reserved.income).toEqual([{ orderId: first, releasedOn: '2026-03-20', payment: 8700, line: 2 }])
  expect(reserved.warnings).toMatchObject([{ kind: 'reserved', orderIds: [first] }])
  expect(releases([paid('1'), held, freed]).warnings).toEqual([])
  const columns = releaseColumns.filter((name) => name !== 'RECORD_TYPE')
  const unrecorded = [paid('1'), release('2', '0.00', '87.00', first, null, 'block')].map((row) =>
    row.toSpliced(2, 1),
  )
  expect(releases(unrecorded, columns).income).toMatchObject([{ payment: 8700 }])
})

it('says where the lines do not come to the total or the balances of the report, or it ends without its total', () => {
  const opening = [null, null, 'initial_available_balance', null, '99.00', '0.00', null, null]
  const total = (credit: string) => [null, null, 'total', null, credit, '4.50', null, null]
  const lines = [release('1', '90.00', '0.00', first), release('2', '0.00', '4.50', first, null, 'shipping')]
  const said = (...rows: Cell[][]) => releases(rows).warnings.map(({ kind, columns }) => [kind, columns])
  expect(said(opening, ...lines, total('90.00'))).toEqual([])
  expect(said(opening, ...lines, total('189.00'))).toEqual([])
  expect(said(opening, ...lines.slice(1), total('90.00'))).toEqual([
    ['other-sum', ['NET_CREDIT_AMOUNT', 'NET_DEBIT_AMOUNT']],
  ])
  expect(said(opening, ...lines)).toEqual([['without-total', []]])
  const balances = (rows: number[]) =>
    releases(
      rows.map((row) => [...release(String(row), '10.00', '0.00', first), `${row * 10}.00`]),
      [...releaseColumns, 'BALANCE_AMOUNT'],
    ).warnings.map(({ kind, columns }) => [kind, columns])
  expect(balances([1, 2, 3, 4, 5])).toEqual([])
  expect(balances([5, 4, 3, 2, 1])).toEqual([])
  expect(balances([1, 2, 4, 5])).toEqual([['other-sum', ['BALANCE_AMOUNT']]])
})

it('says how many payments name no sale, and nothing of movements that are of none', () => {
  const { income, warnings } = releases([
    release('1', '87.00', '0.00', first),
    release('2', '43.93', '0.00', null),
    release('3', '20.00', '0.00', null),
    release('4', '0.00', '50.00', null, null, 'payout'),
  ])
  expect(income).toMatchObject([{ orderId: first, payment: 8700 }])
  expect(warnings).toMatchObject([{ kind: 'without-sale', count: 2, columns: ['ORDER_ID', 'PACK_ID'] }])
})

it('refuses debits with a minus, which would add what was taken', () => {
  expect(faultOf(() => releases([release('1', '0.00', '-87.00', first, null, 'refund')]))).toMatchObject({
    ...{ kind: 'wrong-sign', column: 'NET_DEBIT_AMOUNT', cells: 1, example: '-87.00' },
  })
})

it('refuses ids that were rounded and are texts again', () => {
  const ids = ['10', '20', '30', '40', '50'].map((end) => `20000090070000${end}`)
  const of = (all: readonly string[]) => () => releases(all.map((id) => release(id, '1.00', '0.00', id)))
  expect(faultOf(of(ids))).toMatchObject({ kind: 'lost-digits', column: 'ORDER_ID', cells: 5 })
  expect(of([...ids, first])().income).toHaveLength(6)
})
