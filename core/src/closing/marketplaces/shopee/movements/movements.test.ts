import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toReais } from '../../../../money/index.ts'
import {
  type Cell,
  closingMarketplaces,
  countMonths,
  fingerprintOf,
  type Movement,
  readSheets,
  type Sheet,
} from '../../../index.ts'
import { othersThan } from '../../../registry/known-files.ts'
import { faultOf } from '../../tests/fault-of.ts'
import { locateMovements } from './locate-movements.ts'

const locate = (heads: readonly Sheet[]) => locateMovements(heads, othersThan)

// No original was available: names and formats are as others describe them (docs/decisions/0027-movements.md).
const [march, april] = ['2603012ZPHDF8J', '260402AAAAAAAA']
const walletHeader = [
  ...['Data', 'Tipo de transação', 'Descrição', 'ID do pedido', 'Direção do dinheiro', 'Valor', 'Status'],
  ...['Balança após as transações', 'Valor a Ser Ajustado'],
]
const above = Array.from({ length: 17 }, (_, row): Cell[] => [`linha ${row + 1}`, 'x'])
const line = (day: string, type: string, order: string, amount: string, balance: string): Cell[] => [
  ...[`${day} 10:00:00`, type, `${type} ${order}`, order, amount.startsWith('-') ? 'Saída' : 'Entrada'],
  ...[amount, 'Concluído', balance, '-'],
]
/** The newest line first. */
const walletLines = [
  line('2026-04-10', 'Saques', '-', '-150.00', '10.36'),
  line('2026-04-06', 'Recarga Automática', '-', '-20.00', '160.36'),
  line('2026-04-05', 'Ajuste', '-', '-5.50', '180.36'),
  line('2026-04-03', 'Renda do pedido', april, '85.86', '185.86'),
  line('2026-03-20', 'Renda do pedido', march, '99.54', '100.00'),
  line('2026-03-18', 'Pix', '-', '0.46', '0.46'),
]
const advancesHeader = [
  ...['Data do resgate rápido', 'ID do resgate rápido', 'ID do pedido'],
  ...['Valor de pedidos disponível para resgate rápido', 'Percentual de resgate rápido'],
  ...['Valor dos resgates rápidos', 'Taxa de Serviço', 'Valor recebido', 'Valor restante para pagamento'],
  ...['Valor reembolsado', 'Faturamento total do pedido', 'Valor pendente', 'Status'],
  ...['Data da última transação', 'Data de vencimento'],
]
const advance = (order: string, fee = 'R$1.99', received = 'R$97.55'): Cell[] => [
  ...['2026-03-11', '="7001"', `="${order}"`, 'R$110.60', '90%', 'R$99.54', fee, received, 'R$11.06'],
  ...['R$0.00', 'R$110.60', 'R$11.06', 'Ativo', '2026-03-11', '2026-04-11'],
]
const returnsHeader = [
  ...['ID da Devolução', 'ID do pedido', 'Data de criação do pedido', 'Nome de usuário (Comprador)'],
  ...['Nome do Produto', 'Tempo de envio de devolução', 'Status da Devolução / Reembolso'],
  ...['Motivo da Devolução', 'Quantia total de reembolsos', 'Cidade', 'Cidade'],
  ...['Ação do Vendedor solicitada até'],
  ...['Compensação ao Vendedor (Disputa bem sucedida/Ajuste em carteira)'],
]
const returned = (product: string, refund: string, order = march): Cell[] => [
  ...['R1', order, '2026-03-01 08:00', 'comprador', product, '2026-03-15 09:00', 'Em análise'],
  ...['Produto com defeito', refund, 'Recife', 'Recife', '2026-03-18 23:59', '-'],
]
const affiliatesHeader = [
  ...['ID do pedido', 'Status do Pedido', 'Status verificado', 'Preço', 'Qtd', 'Nome do afiliado'],
  ...['Id de atribuição da comissão', 'Comissão do item da marca para o Afiliado'],
  ...['Taxa de serviço de Afiliados do Vendedor', 'despesas', 'Estado de dedução'],
  ...['Período de cobrança da comissão'],
]
const affiliate = (order: string, expense = '3.50', attribution = '9001'): Cell[] => [
  ...[order, 'Concluído', 'Válido', '100.00', '1', 'Loja da Ana', attribution, '3.00', '0.50', expense],
  ...['Deduzido', '2026-03'],
]

const sheet = (...rows: Cell[][]): Sheet => ({ name: 'Transaction Report', rows })
const read = (...rows: Cell[][]) => readSheets([sheet(...rows)], locate)
const wallet = (...lines: Cell[][]) => read(...above, walletHeader, ...lines)
const advances = (...lines: Cell[][]) => read(['Shopee Acelera'], [], advancesHeader, ...lines)
const returns = (...lines: Cell[][]) => read(returnsHeader, ...lines)
const affiliates = (...lines: Cell[][]) => read(affiliatesHeader, ...lines)
const amounts = ({ lines }: { lines: readonly Movement[] }) => lines.map(({ amount }) => amount)
const changed = (lines: readonly Cell[][], at: number, column: number, cell: Cell) =>
  lines.map((cells, index) => (index === at ? cells.with(column, cell) : cells))

describe('a wallet', () => {
  it('is read line by line, each in the month of its order or of its day', () => {
    const { source, lines, warnings } = wallet(...walletLines)
    expect({ source, warnings }).toEqual({ source: 'wallet', warnings: [] })
    expect(lines.map(({ kind, month, day, orderId, amount }) => [kind, month, day, orderId, amount])).toEqual(
      [
        ['withdrawal', '2026-04', '2026-04-10', undefined, -15000],
        ['ads-top-up', '2026-04', '2026-04-06', undefined, -2000],
        ['adjustment', '2026-04', '2026-04-05', undefined, -550],
        ['order-income', '2026-04', '2026-04-03', april, 8586],
        ['order-income', '2026-03', '2026-03-20', march, 9954],
        ['transfer', '2026-03', '2026-03-18', undefined, 46],
      ],
    )
    expect(countMonths(lines)).toEqual({ '2026-03': 2, '2026-04': 4 })
  })

  it('is read in either order of its lines, and with commas, to the same ids', () => {
    const ids = wallet(...walletLines).lines.map(({ id }) => id)
    expect(wallet(...walletLines.toReversed()).lines.map(({ id }) => id)).toEqual(ids.toReversed())
    const commas = walletLines.map((cells) =>
      cells.map((cell, column) => ([5, 7].includes(column) ? String(cell).replace('.', ',') : cell)),
    )
    expect(wallet(...commas).lines.map(({ id }) => id)).toEqual(ids)
  })

  it.each([1, 2, 3, 4])('is refused without its line %i: the balances show it', (cut) => {
    expect(faultOf(() => wallet(...walletLines.filter((_, index) => index !== cut)))).toMatchObject({
      ...{ kind: 'broken-sum', column: 'Balança após as transações' },
    })
  })

  it('is refused where an amount was changed, or a block of it pasted again', () => {
    const broken = { kind: 'broken-sum' }
    expect(faultOf(() => wallet(...changed(walletLines, 3, 5, '85.87')))).toMatchObject(broken)
    expect(faultOf(() => wallet(...walletLines, ...walletLines))).toMatchObject(broken)
  })

  it('keeps two equal lines that both moved money, told apart by a number', () => {
    const twice = [
      line('2026-03-20', 'Ajuste', '-', '-5.00', '0.00'),
      line('2026-03-20', 'Ajuste', '-', '-5.00', '5.00'),
    ]
    const { lines } = wallet(...twice)
    expect(lines.map(({ amount }) => amount)).toEqual([-500, -500])
    expect(new Set(lines.map(({ id }) => id)).size).toBe(2)
  })

  it('tells an adjustment of the freight by its words', () => {
    const weight = line('2026-03-20', 'Ajuste', march, '-7.90', '0.00').with(2, 'Ajuste de frete por peso')
    expect(wallet(weight).lines).toMatchObject([{ kind: 'freight', orderId: march, amount: -790 }])
  })

  it('leaves out what failed and moved nothing, and says so', () => {
    const failed = line('2026-04-09', 'Saques', '-', '-160.36', '160.36').with(6, 'Cancelado')
    const file = wallet(...walletLines.toSpliced(1, 0, failed))
    expect(amounts(file)).toEqual(amounts(wallet(...walletLines)))
    expect(file.warnings).toMatchObject([{ kind: 'unsettled-rows', count: 1 }])
  })

  it('says that an amount is still to be taken, and does not sum it', () => {
    const partly = line('2026-04-11', 'Ajuste', '-', '-20.00', '0.00').with(8, '-9.64')
    const file = wallet(partly, ...walletLines)
    expect(amounts(file)[0]).toBe(-2000)
    expect(file.warnings).toMatchObject([{ kind: 'to-be-adjusted', count: 1 }])
  })

  it('is refused where money went out and is above 0, and no direction or balance before says so', () => {
    const [out] = [line('2026-04-10', 'Saques', '-', '150.00', '160.36').with(4, null)]
    expect(faultOf(() => wallet(out))).toMatchObject({ kind: 'wrong-sign', column: 'Valor' })
    expect(amounts(wallet(out.with(4, 'Entrada')))).toEqual([15_000])
    expect(amounts(wallet(out, line('2026-04-09', 'Pix', '-', '0.46', '10.36')))).toEqual([15_000, 46])
  })

  it.each(['-', `${march}X`, '2 pedidos'])('says that an income of %j is of no order', (order) => {
    const odd = { kind: 'odd-ids', count: 1, columns: ['ID do pedido'] }
    expect(wallet(...changed(walletLines, 4, 3, order)).warnings).toMatchObject([odd])
  })

  it('knows a line of midnight again, in a text or a date', () => {
    const texts = changed(walletLines, 0, 0, '2026-04-10 00:00:00')
    const dates = texts.map((cells) => cells.with(0, new Date(`${String(cells[0]).replace(' ', 'T')}Z`)))
    const [ids, again] = [texts, dates].map((lines) => wallet(...lines).lines.map(({ id }) => id))
    expect(again).toEqual(ids)
  })

  it('is refused where its days were sorted alone, against its balances', () => {
    const days = walletLines.map(([day]) => String(day)).toSorted()
    const sorted = walletLines.map((cells, index) => cells.with(0, days[index] ?? ''))
    expect(faultOf(() => wallet(...sorted))).toMatchObject({ kind: 'broken-sum', column: 'Data' })
  })

  it('says that a day is more than a year after its order, and what types most lines have that are unknown', () => {
    const late = walletLines.map((cells) => cells.with(0, String(cells[0]).replace('2026', '2027')))
    expect(wallet(...late).warnings).toMatchObject([{ kind: 'other-days', count: 1, columns: ['Data'] }])
    const blank = walletLines.map((cells, index) => cells.with(1, index < 5 ? '' : (cells[1] ?? null)))
    expect(wallet(...blank).warnings).toMatchObject([
      { kind: 'unknown-words', count: 4, columns: ['Tipo de transação: -'] },
    ])
  })

  it('says that a line has no balance, by which its amount is confirmed', () => {
    const added = line('2026-04-11', 'Ajuste', '-', '-5.00', '-')
    expect(wallet(added, ...walletLines).warnings).toMatchObject([
      { kind: 'blank-amounts', count: 1, columns: ['Balança após as transações'] },
    ])
  })

  it('says that its days lost their time, by which lines are known again', () => {
    const days = walletLines.map((cells) => cells.with(0, String(cells[0]).slice(0, 10)))
    const dates = days.map((cells) => cells.with(0, new Date(`${cells[0]}T00:00:00Z`)))
    for (const lines of [days, dates]) {
      expect(wallet(...lines).warnings).toMatchObject([{ kind: 'without-times', columns: ['Data'] }])
    }
  })

  it.each<[string, number, Cell, string]>([
    ['a sign against its direction', 4, 'Entrada', 'wrong-sign'],
    ['an amount that is none', 5, 'quinze', 'no-amount'],
    ['no amount', 5, null, 'no-amount'],
    ['a date that is none', 0, '2026-02-31 10:00', 'no-date'],
    ['no date', 0, null, 'no-date'],
    ['a formula without a result', 5, '=A1', 'broken-cells'],
    ['an order that became a number', 3, '2,60301E+13', 'lost-digits'],
  ])('is refused with %s', (_, column, cell, kind) => {
    expect(faultOf(() => wallet(...changed(walletLines, 0, column, cell)))).toMatchObject({ kind })
  })

  it('is refused where a line has no day', () => {
    expect(faultOf(() => wallet(...changed(walletLines, 2, 0, 'N/A')))).toMatchObject({ kind: 'no-date' })
  })

  it('names the column it lacks or has twice', () => {
    const without = (name: string) => walletHeader.map((one) => (one === name ? 'Outra' : one))
    expect(faultOf(() => read(without('Balança após as transações'), ...walletLines))).toMatchObject({
      ...{ kind: 'missing-columns', columns: ['Balança após as transações'] },
    })
    expect(faultOf(() => read([...walletHeader, 'Valor'], ...walletLines))).toMatchObject({
      ...{ kind: 'twin-columns', columns: ['Valor'] },
    })
    expect(faultOf(() => wallet())).toEqual({ kind: 'no-rows' })
  })

  it('sums to its balance whatever its lines are', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((one) => one !== 0)
    fc.assert(
      fc.property(fc.array(cents, { minLength: 2, maxLength: 40 }), (moved) => {
        let balance = 0
        const lines = moved.map((amount) => {
          balance += amount
          return line('2026-03-20', 'Ajuste', '-', (amount / 100).toFixed(2), (balance / 100).toFixed(2))
        })
        const read = amounts(wallet(...lines)).reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
        expect(read).toBe(moved.reduce((sum, amount) => sum + amount, 0))
      }),
    )
  })
})

describe('the advances of Shopee Acelera', () => {
  it('say what came, the fee and the rest of each order, whose ids are written ="…"', () => {
    const [found] = advances(advance(march), advance(april)).lines
    expect(found).toMatchObject({
      ...{ source: 'advances', kind: 'advance', orderId: march, month: '2026-03', day: '2026-03-11' },
      ...{ amount: 9755, fee: -199, rest: 1106, state: 'Ativo' },
    })
  })

  it('are refused where what came is not what was advanced less the fee, and count copies once', () => {
    expect(faultOf(() => advances(advance(march, 'R$1.99', 'R$99.54')))).toMatchObject({
      ...{ kind: 'broken-sum', column: 'Valor recebido' },
    })
    const file = advances(advance(march), advance(april).with(0, '2026-04-11'), advance(march))
    expect(file.lines).toHaveLength(2)
    expect(file.warnings).toMatchObject([{ kind: 'copied-rows', count: 1 }])
  })

  it('are refused where two exports say of one payment that its rest is another', () => {
    const later = advance(march).with(8, 'R$0.00').with(12, 'Pago')
    expect(faultOf(() => advances(advance(march), advance(april), later))).toMatchObject({
      ...{ kind: 'doubled-rows', orders: 1, of: 'shopee-advances' },
    })
  })

  it('are refused where the rest or the fee is that of another column, or ten times as large', () => {
    const orders = ['260301', '260302', '260303'].map((day) => `${day}2ZPHDF8J`)
    const ten = orders.map((order, index) =>
      advance(order)
        .with(3, `R$${(110.6 + index).toFixed(2)}`)
        .with(8, `R$${(110.6 + 10 * index).toFixed(2)}`),
    )
    expect(faultOf(() => advances(...ten))).toMatchObject({
      ...{ kind: 'other-scale', column: 'Valor restante para pagamento', factor: 10 },
    })
    const swapped = advance(march, 'R$97.55', 'R$1.99')
    expect(faultOf(() => advances(swapped))).toMatchObject({ kind: 'broken-sum', column: 'Taxa de Serviço' })
  })

  it('are refused in another currency', () => {
    const dollars = advance(march).with(7, 'US$97.55')
    expect(faultOf(() => advances(dollars))).toMatchObject({ kind: 'no-amount', column: 'Valor recebido' })
  })
})

describe('returns', () => {
  it('are one line each, of whatever products, with what is asked until when, and nothing of the buyer', () => {
    const file = returns(returned('Caneca', 'R$331,08'), returned('Pires', 'R$331,08'))
    expect(file.lines).toEqual([
      {
        ...{ id: `returns|R1|${march}|1`, source: 'returns', kind: 'return', month: '2026-03' },
        ...{ day: '2026-03-15', orderId: march, amount: -33108, until: '2026-03-18' },
        ...{ state: 'Em análise', text: 'Produto com defeito' },
      },
    ])
  })

  it('have no amount where their rows disagree about it', () => {
    const file = returns(returned('Caneca', 'R$300,00'), returned('Pires', 'R$31,08'))
    expect(file.lines).toHaveLength(1)
    expect(file.lines[0]).not.toHaveProperty('amount')
    expect(file.warnings).toMatchObject([{ kind: 'different-amounts', orderIds: [march] }])
  })

  it('have no amount where each row says that of its own product, or it was cancelled', () => {
    const columns = [...returnsHeader, 'Preço da unidade', 'Quantidade de Devoluções']
    const one = (product: string, price: string, refund = 'R$50,00') => [
      ...returned(product, refund),
      price,
      '1',
    ]
    const ofEach = read(columns, one('Caneca', 'R$50,00'), one('Pires', 'R$50,00'))
    expect(ofEach.lines[0]).not.toHaveProperty('amount')
    expect(ofEach.warnings).toMatchObject([{ kind: 'different-amounts', orderIds: [march] }])
    expect(amounts(read(columns, one('Caneca', 'R$20,00'), one('Pires', 'R$30,00')))).toEqual([-5000])
    const cancelled = returns(returned('Caneca', 'R$50,00').with(6, 'Solicitação cancelada'))
    expect(cancelled.lines[0]).not.toHaveProperty('amount')
  })

  it('are refused where the refund is ten times the price, and say where it is blank', () => {
    const columns = [...returnsHeader, 'Preço da unidade']
    const ten = ['R$120,50', 'R$339,90', 'R$887,20'].map((refund, index) => [
      ...returned('Caneca', refund).with(0, `R${index}`),
      ['R$12,05', 'R$33,99', 'R$88,72'][index] ?? '',
    ])
    expect(faultOf(() => read(columns, ...ten))).toMatchObject({ kind: 'other-scale', factor: 10, orders: 3 })
    expect(returns(returned('Caneca', '')).warnings).toMatchObject([
      { kind: 'blank-amounts', count: 1, columns: ['Quantia total de reembolsos'] },
    ])
  })

  it('are refused without an order', () => {
    expect(faultOf(() => returns(returned('Caneca', 'R$1,00', '-')))).toMatchObject({ kind: 'lost-digits' })
  })
})

describe('what affiliates are paid', () => {
  it('is read order by order, on the day in the id of the order', () => {
    expect(affiliates(affiliate(march), affiliate(april, '5.27')).lines).toMatchObject([
      { kind: 'affiliate', orderId: march, day: '2026-03-01', amount: -350, text: 'Loja da Ana, 2026-03' },
      { kind: 'affiliate', orderId: april, month: '2026-04', amount: -527, state: 'Deduzido' },
    ])
  })

  it('has no amount where it was found to be invalid', () => {
    const [invalid] = affiliates(affiliate(march).with(2, 'Inválido')).lines
    expect(invalid).toMatchObject({ state: 'Inválido', orderId: march })
    expect(invalid).not.toHaveProperty('amount')
  })

  it('counts a block pasted again once, and two equal rows twice', () => {
    const [one, other] = [affiliate(march), affiliate(april)]
    expect(affiliates(one, other, one, other).lines).toHaveLength(2)
    expect(affiliates(one, one).lines).toHaveLength(2)
  })

  it.each(['Deduzido', 'Pendente'])('says that two rows are of one item, the second %s', (state) => {
    const rows = [affiliate(march), affiliate(april), affiliate(march).with(10, state)]
    expect(affiliates(...rows).warnings).toMatchObject([{ kind: 'equal-rows', count: 1 }])
  })

  it('is refused where each row stands there twice', () => {
    const twice = [march, march, april, april].map((order) => affiliate(order))
    expect(faultOf(() => affiliates(...twice))).toEqual({ kind: 'pasted-twice', rows: 2 })
  })

  it('is refused where an amount may be in thousands or not, with the one it is', () => {
    const unsure = [affiliate(march, '1.299'), affiliate(april, '2.500')]
    expect(faultOf(() => affiliates(...unsure))).toEqual({
      ...{ kind: 'no-amount', column: 'despesas', cells: 2, example: '1.299', orderId: march },
    })
  })

  const days = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'))
  const several = (expenseOf: (index: number) => number) =>
    days.map((day, index) =>
      affiliate(`2603${day}2ZPHDF8J`, expenseOf(index).toFixed(2), `90${index}`).with(
        7,
        (3 + index).toFixed(2),
      ),
    )

  it('is refused where the expense is a tenth of commission and fee, and says where it is another sum', () => {
    expect(
      affiliates(...several((index) => 3.57 + index).map((cells) => cells.with(8, '0.57'))).warnings,
    ).toEqual([])
    expect(faultOf(() => affiliates(...several((index) => (3.5 + index) / 10)))).toMatchObject({
      ...{ kind: 'other-scale', column: 'despesas', factor: 0.1 },
    })
    expect(affiliates(...several((index) => 22.57 - index)).warnings).toMatchObject([
      { kind: 'other-net', columns: ['despesas'] },
    ])
  })

  it('leaves out a row that is the sum of all others under the number of one of them', () => {
    const rows = several((index) => 3.57 + index).map((cells) => cells.with(8, '0.57'))
    const sum = affiliate('2603202ZPHDF8J', '261.40', '9119').with(7, '250.00').with(8, '11.40')
    const file = affiliates(...rows, sum)
    expect(file.lines).toHaveLength(20)
    expect(file.warnings).toMatchObject([{ kind: 'sum-rows', orderIds: ['2603202ZPHDF8J'] }])
  })

  it('says that no amount has centavos', () => {
    const whole = several((index) => 3 + index).map((cells) => cells.with(8, '0.00'))
    expect(affiliates(...whole).warnings).toMatchObject([{ kind: 'whole-amounts' }])
  })

  it('is refused where an id lost its digits', () => {
    expect(faultOf(() => affiliates(affiliate('2.60301E+13')))).toMatchObject({ kind: 'lost-digits' })
  })
})

describe('a file', () => {
  const all = [
    { rows: [...above, walletHeader, ...walletLines], report: 'shopee-wallet' },
    { rows: [advancesHeader, advance(march)], report: 'shopee-advances' },
    { rows: [returnsHeader, returned('Caneca', 'R$1,00')], report: 'shopee-returns' },
    { rows: [affiliatesHeader, affiliate(march)], report: 'shopee-affiliates' },
  ] as const

  it.each(all)(
    '$report is told by its columns, and on the inputs of a month by its name',
    ({ rows, report }) => {
      const { files } = closingMarketplaces.shopee
      expect(read(...rows).source).toBe(report.replace('shopee-', ''))
      for (const locate of [files.locateOrders, files.locateIncome]) {
        expect(faultOf(() => locate([sheet(...rows)]))).toEqual({ kind: 'other-report', report })
      }
    },
  )

  it.each([
    ['its whole header', ['Amount', 'Status', 'Balance After Transactions']],
    ['most of it', ['Amount', 'Status', 'Running Balance']],
  ])('that is a wallet in English is named so everywhere, by %s', (_, last) => {
    const names = ['Date', 'Transaction Type', 'Description', 'Order ID', 'Money Direction', ...last]
    const { files } = closingMarketplaces.shopee
    for (const one of [locate, files.locateOrders, files.locateIncome]) {
      expect(faultOf(() => one([sheet(...above, names)]))).toEqual({
        ...{ kind: 'other-report', report: 'shopee-wallet-in-english' },
      })
    }
  })

  it('of a month is named, and so is one of affiliates without orders, or an unknown one', () => {
    const orders = [
      'ID do pedido',
      'Status do pedido',
      'Status da Devolução / Reembolso',
      'Subtotal do produto',
    ]
    const more = ['Cupom do vendedor', 'Taxa de comissão', 'Taxa de serviço']
    expect(faultOf(() => read([...orders, ...more], [march]))).toEqual({
      ...{ kind: 'swapped', marketplace: 'shopee', file: 'orders' },
    })
    const performance = [
      'ID do Afiliado',
      'Nome do afiliado',
      'Nome de usuário do afiliado',
      'Vendas(R$)',
      'ROI',
    ]
    expect(faultOf(() => read(performance, ['1']))).toMatchObject({ report: 'affiliate-performance' })
    expect(faultOf(() => read(['Cliente', 'Telefone'], ['Ana', '1']))).toMatchObject({ kind: 'unknown' })
  })

  it('has a fingerprint of its lines: the same again, another where a state changed', () => {
    const [before, after] = [affiliate(march), affiliate(march).with(10, 'Pendente')].map(
      (row) => affiliates(row).lines,
    )
    expect(fingerprintOf(before ?? [])).toBe(fingerprintOf(affiliates(affiliate(march)).lines))
    expect(fingerprintOf(before ?? [])).not.toBe(fingerprintOf(after ?? []))
    expect(before?.[0]?.id).toBe(after?.[0]?.id)
  })

  it.each(['N/A', 'Sim', '0', `${march}-1`, 'sem pedido'])(
    'of lines that are each of an order is refused where one says %j in its place, and not left out',
    (word) => {
      const files = [
        () => advances(advance(april), advance(march).with(2, word)),
        () => returns(returned('Caneca', 'R$1,00'), returned('Pires', 'R$1,00', word).with(0, 'R2')),
        () => affiliates(affiliate(april), affiliate(word)),
      ]
      for (const file of files) {
        expect(['lost-digits', 'rows-without-id']).toContain((faultOf(file) as { kind: string }).kind)
      }
    },
  )

  it('says of a line that it is of before its order, as dates of another workbook are', () => {
    const before = new Date('2022-03-11T10:00:00Z')
    const [row, back] = [walletLines[4] ?? [], returned('Caneca', 'R$1,00')]
    const said = [
      wallet(row.with(0, before)),
      advances(advance(march).with(0, before)),
      returns(back.with(5, before)),
      returns(back.with(11, before)),
    ].map(({ warnings }) => warnings.map(({ kind, columns }) => [kind, ...columns]))
    expect(said).toEqual([
      [['other-days', 'Data']],
      [['other-days', 'Data do resgate rápido']],
      [['other-days', 'Tempo de envio de devolução']],
      [['other-days', 'Ação do Vendedor solicitada até']],
    ])
  })

  it('has the ids of another one that writes its numbers and amounts otherwise', () => {
    const ids = ({ lines }: { lines: readonly Movement[] }) => lines.map(({ id }) => id)
    const [row, again] = [
      affiliate(march),
      affiliate(march, '3,50', "'9001").with(3, 'R$ 100,00').with(4, '1,00'),
    ]
    expect(ids(affiliates(again))).toEqual(ids(affiliates(row)))
    const back = returned('Caneca', 'R$1,00').with(0, '7700')
    expect(ids(returns(back.with(0, 7700)))).toEqual(ids(returns(back)))
  })

  it.each<[string, Cell[], Cell[]]>([
    ['Descrição', walletHeader, walletLines[5] ?? []],
    ['Tempo de envio de devolução', returnsHeader, returned('Caneca', 'R$1,00')],
    [
      'Compensação ao Vendedor (Disputa bem sucedida/Ajuste em carteira)',
      ...([returnsHeader, returned('Caneca', 'R$1,00')] as [Cell[], Cell[]]),
    ],
    ['Status verificado', affiliatesHeader, affiliate(march)],
  ])('says that it has no column “%s”, or only one of its sheets has it', (name, header, row) => {
    const without = header.map((one) => (one === name ? 'Outra' : one))
    expect(read(without, row).warnings).toMatchObject([{ kind: 'without-columns', columns: [name] }])
    const later = row.with(0, row[0] === 'R1' ? 'R2' : row[0] === march ? april : (row[0] ?? null))
    const last = header === walletHeader ? later.with(7, '0.92') : later
    const { warnings } = readSheets([sheet(header, row), sheet(without, last)], locate)
    expect(warnings).toMatchObject([{ kind: 'sheets-without', columns: [name] }])
  })

  it('counts no total, remark or header pasted again', () => {
    const file = affiliates(affiliate(march), affiliatesHeader, affiliate(april), [
      'Total',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '7.00',
    ])
    expect(file.lines.map(({ amount = 0 }) => toReais(amount as never))).toEqual([-3.5, -3.5])
  })
})
