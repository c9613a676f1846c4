import { describe, expect, it } from 'vitest'
import {
  type Cell,
  closeMonth,
  closingMarketplaces,
  combineBeside,
  type IncomeFile,
  type LocatedFile,
  type OrdersFile,
  readSheets,
  type Sheet,
} from '../../index.ts'
import { faultOf } from './fault-of.ts'
import { withoutLines } from './without-lines.ts'

const { shopee, mercadoLivre, shein } = closingMarketplaces
type Content = Partial<OrdersFile & IncomeFile>

interface Kind {
  readonly locate: (heads: readonly Sheet[]) => LocatedFile<Content>
  readonly header: readonly string[]
  readonly row: (one: number) => Cell[]
  readonly id: string
  readonly amount: string
}

const dayOf = (one: number) => String(one * 3).padStart(2, '0')
const kinds: Readonly<Record<string, Kind>> = {
  'Meus Pedidos': {
    locate: shopee.files.locateOrders,
    header: [
      ...['ID do pedido', 'Status do pedido', 'Status da Devolução / Reembolso', 'Data de criação do pedido'],
      ...['Subtotal do produto', 'Cupom do vendedor', 'Taxa de comissão líquida', 'Taxa de serviço líquida'],
    ],
    row: (one) => [
      ...[`2603${dayOf(one)}AAAAAAA${one}`, 'Concluído', null, `2026-03-${dayOf(one)} 10:00`],
      ...[`${90 + one}.50`, '0.00', '18.10', '6.00'],
    ],
    ...{ id: 'ID do pedido', amount: 'Subtotal do produto' },
  },
  'Minha Renda': {
    locate: shopee.files.locateIncome,
    header: [
      ...['ID do pedido', 'ID do reembolso', 'Data de criação do pedido', 'Data de conclusão do pagamento'],
      ...['Quantia total lançada (R$)', 'Valor Reembolsado ao Comprador'],
    ],
    row: (one) => [
      ...[
        `2603${dayOf(one)}AAAAAAA${one}`,
        '-',
        `2026-03-${dayOf(one)}`,
        '2026-04-20',
        `${60 + one}.40`,
        '0',
      ],
    ],
    ...{ id: 'ID do pedido', amount: 'Quantia total lançada (R$)' },
  },
  Vendas: {
    locate: mercadoLivre.files.locateOrders,
    header: ['N.º de venda', 'Data da venda', 'Estado', 'Total (BRL)'],
    row: (one) => [`200000900700001${one}`, '5 de março de 2026 10:30 hs.', 'Entregue', 60.4 + one],
    ...{ id: 'N.º de venda', amount: 'Total (BRL)' },
  },
  Liberações: {
    locate: mercadoLivre.files.locateIncome,
    header: [
      ...['DATE', 'SOURCE_ID', 'RECORD_TYPE', 'DESCRIPTION', 'NET_CREDIT_AMOUNT', 'NET_DEBIT_AMOUNT'],
      ...['ORDER_ID', 'PACK_ID'],
    ],
    row: (one) => [
      ...[
        `2026-04-${dayOf(one)}T12:15:00.000-03:00`,
        `91${one}`,
        'release',
        one === 6 ? 'shipping' : 'payment',
      ],
      ...(one === 6 ? ['0.00', '7.25'] : [`${60 + one}.40`, '0.00']),
      ...[`200000900700001${one}`, null],
    ],
    ...{ id: 'ORDER_ID', amount: 'NET_CREDIT_AMOUNT' },
  },
  Pedidos: {
    locate: shein.files.locateOrders,
    header: [
      ...['Número do pedido', 'Status do pedido', 'ID do item', 'Data e hora de criação do pedido'],
      ...['Preço do produto', 'Valor do cupom', 'Desconto de campanha da loja', 'Comissão'],
      ...['Taxa de intermediação de frete', 'Taxa de operação de estocagem'],
    ],
    row: (one) => [
      ...[`GSH100000000${one}`, 'Entregue', `I${one}`, '5 setembro 2026 02:29'],
      ...[90.5 + one, 0, 0, 16.3, 4, 0],
    ],
    ...{ id: 'Número do pedido', amount: 'Preço do produto' },
  },
  Faturas: {
    locate: shein.files.locateIncome,
    header: [
      ...['Site', 'Número do pedido', 'Número de pedido relacionado', 'Número de fatura', 'Tipo de fatura'],
      ...['Resumo de preços de produtos', 'Desconto da campanha', 'Valor do cupom da loja', 'Comissão'],
      ...['Taxa de intermediação de frete', 'Taxa de operação de estocagem'],
      ...['Taxa de processamento de devolução', 'Valor a receber', 'Data de pagamento'],
    ],
    row: (one) => [
      ...['BR', `GSH100000000${one}`, null, `F${one}`, 'Venda', 90.5 + one, 0, 0, 16.3, 4, 0, 0],
      ...[70.2 + one, '2026-09-20'],
    ],
    ...{ id: 'Número do pedido', amount: 'Valor a receber' },
  },
}
const six = [1, 2, 3, 4, 5, 6]

describe.each(Object.entries(kinds))('%s', (_, { locate, header, row, id, amount }) => {
  const read = (rows: readonly Cell[][]) =>
    readSheets([{ name: 'dados', rows: [[...header], ...rows] }], locate)
  const at = header.indexOf(id)
  const good = read(six.map(row))
  const amounts = ({ orders, income }: Content) => withoutLines(orders ?? income)

  it.each<[string, (id: Cell) => Cell]>([
    ['2603… Total', (one) => `${one} Total`],
    ['2603… Soma', (one) => `${one} Soma`],
    ['Subtotal 2603…', (one) => `Subtotal ${one}`],
    ['2603… Contagem', (one) => `${one} Contagem`],
    ['2603… Resultado', (one) => `${one} - Resultado`],
    ['2603… Sum', (one) => `${one} (SUM)`],
    ['2603…Total', (one) => `${one}Total`],
    ['Total geral', () => 'Total geral'],
    ['SOMA', () => 'SOMA'],
    ['6', () => 6],
  ])('reads no order from a row that says %s', (_, said) => {
    const rows = six.flatMap((one) => [row(one), row(one).with(at, said(row(one)[at] ?? null))])
    expect(amounts(read(rows))).toBe(amounts(good))
  })

  it('is refused where half of its amounts cannot be read, and says of one which order it is of', () => {
    const place = header.indexOf(amount)
    const changed = (count: number) =>
      six.map((one) => (one > count ? row(one) : row(one).with(place, 'BRL 9,9o')))
    expect(faultOf(() => read(changed(4)))).toMatchObject({ kind: 'no-amount', column: amount, cells: 4 })
    const { orders, unread } = read(changed(1))
    expect(orders ? orders[0]?.unread : unread).toEqual(orders ? true : [row(1)[at]])
  })
})

describe.each(['Meus Pedidos', 'Minha Renda'])('%s', (name) => {
  const { locate, header, row, id } = kinds[name] as Kind
  const at = header.indexOf(id)
  const moved = (by: number) => six.map((one) => row(one).with(at, row(((one + by - 1) % 6) + 1)[at] ?? null))

  it('is refused where its ids fit the days of other rows', () => {
    const read = (by: number) => readSheets([{ name: 'dados', rows: [[...header], ...moved(by)] }], locate)
    expect(faultOf(() => read(2))).toEqual({ kind: 'moved-ids', column: id, orders: 6, all: 6 })
    expect(read(0).warnings).toEqual(read(0).warnings?.filter(({ kind }) => kind === 'without-columns'))
  })
})

it('reads a column without decimals as the other columns of its file', () => {
  const { locate, header, row } = kinds['Meus Pedidos'] as Kind
  const rows = six.map((one) => row(one).with(header.indexOf('Subtotal do produto'), '1.299'))
  const { orders } = readSheets([{ name: 'dados', rows: [[...header], ...rows] }], locate)
  expect(orders?.map((order) => 'subtotal' in order && order.subtotal)).toEqual(six.map(() => 130))
})

it.each([
  '0',
  0,
  'Não',
  'NaT',
  '<NA>',
  'N/D',
  '(vazio)',
  'nan',
  'NULL',
  'None',
  '-',
  '–',
  '#N/A',
  false,
  '',
  null,
  '(em branco)',
])('reads %j as no refund, in both files of Shopee', (word: Cell) => {
  const [sold, paid] = [kinds['Meus Pedidos'], kinds['Minha Renda']] as [Kind, Kind]
  const orders = readSheets([{ name: 'a', rows: [[...sold.header], sold.row(1).with(2, word)] }], sold.locate)
  const income = readSheets([{ name: 'a', rows: [[...paid.header], paid.row(1).with(1, word)] }], paid.locate)
  expect([orders.orders, income.income]).toMatchObject([{ length: 1 }, { length: 1 }])
})

it('names a state that no export has, and refuses a word in place of a refund id', () => {
  const [sold, paid] = [kinds['Meus Pedidos'], kinds['Minha Renda']] as [Kind, Kind]
  const { warnings } = readSheets(
    [{ name: 'a', rows: [[...sold.header], sold.row(1).with(1, 'Xyz'), sold.row(2).with(2, 'ok')] }],
    sold.locate,
  )
  const columns = ['Status do pedido: Xyz', 'Status da Devolução / Reembolso: ok']
  expect(warnings).toContainEqual(expect.objectContaining({ kind: 'unknown-words', columns, count: 2 }))
  const read = () =>
    readSheets([{ name: 'a', rows: [[...paid.header], paid.row(1).with(1, 'talvez')] }], paid.locate)
  expect(faultOf(read)).toMatchObject({ kind: 'unknown-word', column: 'ID do reembolso', example: 'talvez' })
})

it('refuses copies of an invoice with another amount', () => {
  const { locate, header, row } = kinds.Faturas as Kind
  const read = (...rows: Cell[][]) => readSheets([{ name: 'a', rows: [[...header], ...rows] }], locate)
  const at = header.indexOf('Valor a receber')
  expect(faultOf(() => read(row(1), row(2), row(1).with(at, 9)))).toMatchObject({
    kind: 'doubled-rows',
    orders: 1,
  })
  expect(read(row(1), row(1).with(at, 9).with(3, 'F9')).income).toHaveLength(1)
})

describe('Liberações', () => {
  const { locate, header, row } = kinds.Liberações as Kind
  const columns = [...header, 'EXTERNAL_REFERENCE', 'BALANCE_AMOUNT', 'REFUND_ID']
  const read = (...rows: Cell[][]) => readSheets([{ name: 'a', rows: [columns, ...rows] }], locate)
  const line = (...more: Cell[]): Cell[] => [...row(1), ...more]
  const nameless = (description: string, reference: Cell): Cell[] =>
    line(reference, null, null).with(6, null).with(3, description).with(4, '0.00').with(5, '13.00')

  it('belong to the sale that the external reference names where both numbers are blank', () => {
    const sale = row(1)[6] as string
    const { income } = read(line(null, null, null), nameless('shipping', sale), nameless('payout', sale))
    expect(income).toMatchObject([{ orderId: sale, payment: 6140, shipping: -1300 }])
    expect(read(line(null, null, null), nameless('refund', 'MP-7')).income).toMatchObject([{ payment: 6140 }])
  })

  it('have two refunds of one second that have other balances or refund ids, and one that was pasted', () => {
    const refund = (balance: Cell, id: Cell) =>
      line(null, balance, id).with(3, 'refund').with(4, '0').with(5, '5.00')
    const sum = (...rows: Cell[][]) => read(line(null, '61.40', null), ...rows).income
    expect(sum(refund('56.40', null), refund('51.40', null))).toMatchObject([{ refund: -1000 }])
    expect(sum(refund(null, '71'), refund(null, '72'))).toMatchObject([{ refund: -1000 }])
    expect(sum(refund('56.40', '71'), refund('56.40', '71'))).toMatchObject([{ refund: -500 }])
  })
})

describe('a payment with a refund id', () => {
  const [sold, paid] = [kinds['Meus Pedidos'], kinds['Minha Renda']] as [Kind, Kind]
  const rows = (...of: Cell[][]) => [{ name: 'a', rows: [[...paid.header], ...of] }]
  const taken = (one: number, amount: Cell, id: Cell = '71') =>
    paid.row(one).with(1, id).with(4, amount).with(3, '2026-04-25')
  const close = (...of: Cell[][]) => {
    const { orders = [] } = readSheets(
      [{ name: 'a', rows: [[...sold.header], ...six.map(sold.row)] }],
      sold.locate,
    )
    const income = readSheets(rows(...of), shopee.files.locateIncome)
    return closeMonth(shopee, orders as never, income.income, combineBeside([income, income]))
  }

  it('changes nothing that is compared, and is said at its order and in the sums, once for all files', () => {
    const { unmatched, settled, sums } = close(
      paid.row(1).with(4, '67.40'),
      taken(1, '-67.40'),
      taken(2, '-5.00'),
    )
    expect(unmatched).toMatchObject([{ takenBack: -500 }, {}, {}, {}, {}])
    expect(settled).toMatchObject([{ amount: 0, refunded: 6740 }])
    expect(sums).toMatchObject({ received: -500, refunded: 7240, otherOrders: 0, otherReceived: 0 })
  })

  it('takes back two times what two refunds of one day do, and once what was pasted', () => {
    const twice = close(taken(1, '-5.00'), taken(1, '-5.00', '72'))
    expect(twice.unmatched[0]).toMatchObject({ takenBack: -1000 })
    expect(close(taken(1, '-5.00'), taken(1, '-5.00')).unmatched[0]).toMatchObject({ takenBack: -500 })
  })

  it('of another month is in what was paid for other orders', () => {
    const other = taken(1, '-5.00').with(0, '260203BBBBBBB1').with(2, '2026-02-03')
    expect(close(paid.row(1), other).sums).toMatchObject({ otherOrders: 1, otherReceived: -500 })
  })
})

it('has the money of cancelled orders of Shein at these orders', () => {
  const [sold, paid] = [kinds.Pedidos, kinds.Faturas] as [Kind, Kind]
  const lines = six.map((one) => sold.row(one).with(1, one === 1 ? 'Cancelado' : 'Entregue'))
  const file = readSheets([{ name: 'a', rows: [[...sold.header], ...lines] }], shein.files.locateOrders)
  const income = readSheets(
    [{ name: 'a', rows: [[...paid.header], ...six.map(paid.row)] }],
    shein.files.locateIncome,
  )
  const { sums, matched, settled } = closeMonth(
    shein,
    file.orders,
    income.income,
    combineBeside([income]),
    file.leftOut,
  )
  expect([matched, sums.otherOrders, sums.otherReceived]).toEqual([5, 0, 0])
  expect(sums.leftOut).toEqual({ count: 1, amount: 7120 })
  expect(settled).toMatchObject([{ orderId: 'GSH1000000001', leftOut: 'cancelled', amount: 7120 }])
})

it.each(['2026-03-21 Total', 'Total', '260305AAAAAAA1 Soma', 'Total geral'])(
  'reads no line of the wallet from a row that says %s, in whichever column',
  (said) => {
    const header = ['Data', 'Tipo de transação', 'ID do pedido', 'Valor', 'Balança após as transações']
    const lines: Cell[][] = [
      ['2026-03-20 10:00', 'Renda do pedido', '260305AAAAAAA1', '60.00', '160.00'],
      ['2026-03-21 10:00', 'Renda do pedido', '260306AAAAAAA2', '40.00', '200.00'],
    ]
    const { locateMovements } = shopee.files
    if (!locateMovements) throw new Error('there are none')
    const read = (rows: Cell[][]) =>
      readSheets([{ name: 'a', rows: [header, ...rows] }], locateMovements).lines
    for (const at of [0, 2]) {
      const sum: Cell[] = [null, null, null, '100.00', null]
      expect(read([...lines, sum.with(at, said)])).toEqual(read(lines))
    }
  },
)
