import type { ListedAnalysis, YearMovementSum } from '@vendaclara/contract/closing'
import {
  type Adjustment,
  type AuditedOrder,
  closeMonth,
  closingMarketplaces,
  type LeftOutOrder,
  type Movement,
  type Order,
  resultFigures,
} from '@vendaclara/core/closing'
import { type Cents, cents, noCents } from '@vendaclara/core/money'
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { someFigures, someListed, someOrder, somePayment, someSums } from '../../../../test/closing-rows.ts'
import { AllOrders } from '../worker/rows/find-orders.ts'
import { type MonthToWrite, writeMonthWorkbook } from './month-workbook.ts'
import { letters } from './sheet-rows.ts'
import { writeYearWorkbook } from './year-workbook.ts'

const order = (orderId: string, subtotal: number, name = 'Chapéu') =>
  someOrder(orderId, {
    subtotal,
    createdAt: '2026-03-01 17:15',
    commission: 100,
    serviceFee: 50,
    items: [{ name, sku: '', variation: '', units: 1 }],
  })
const paid = (orderId: string, released: number, refunded: Cents = noCents) => {
  const { releasedOn: _, ...income } = somePayment(orderId, released, { refunded })
  return income
}

const audit = {
  checked: 9,
  matching: 8,
  unchecked: {},
  tables: [{ table: 'shopee-2026-03', checked: 9 }],
  groups: [
    {
      table: 'shopee-2026-03',
      deviation: { kind: 'cpf' as const },
      count: 1,
      amount: cents(300),
      alike: 9,
    },
  ],
}

const noMonth: MonthToWrite = {
  marketplace: 'shopee',
  title: 'Março 2026',
  figures: someFigures(),
  today: '2026-04-20',
  orders: [],
  differences: [],
  unmatched: [],
  leftOut: [],
  adjustments: [],
  audited: [],
  movements: [],
}
const sheetsOf = async (month: Partial<MonthToWrite>) => {
  const file = await writeMonthWorkbook({ ...noMonth, ...month })
  return (await readXlsx(await file.arrayBuffer(), { readStyles: true })).sheets
}

async function write(
  orders: readonly Order[],
  income: readonly ReturnType<typeof paid>[],
  adjusted: readonly Adjustment[] = [],
  audited: readonly AuditedOrder[] = [],
  movements: readonly Movement[] = [],
  leftOut: readonly LeftOutOrder[] = [],
) {
  const beside = {
    adjustments: adjusted,
    freight: new Map(),
    billed: [],
    takenBack: new Map(),
    unread: new Set<string>(),
  }
  const results = closeMonth(closingMarketplaces.shopee, orders, income, beside)
  const { differences, unmatched, adjustments = [] } = results
  const { sums, ...found } = resultFigures(results)
  const figures = someFigures({ ...found, sums: sums && { ...sums, audit } })
  const sheets = await sheetsOf({
    figures,
    orders: new AllOrders('shopee', orders, leftOut, results).compared(noMonth.today),
    differences,
    unmatched,
    leftOut,
    adjustments,
    audited,
    movements,
  })
  return { results, sheets }
}

test('a month is written with its orders, differences, reasons and sums', async () => {
  const orders = [order('A', 1000), order('B', 2000), order('C', 3000, '=1+1')]
  const { sheets } = await write(orders, [paid('A', 850), paid('B', 1700, cents(-100))])
  const rows = Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]))
  expect(Object.keys(rows)).toEqual(['Resumo', 'Pedidos', 'Diferenças', 'Motivos', 'Sem pareamento'])
  expect(rows.Resumo?.slice(2)).toEqual([
    ['Esperado', 55.5],
    ['Devolvido a compradores', 1],
    ['Recebido', 25.5],
    ['Falta', 29],
    ['Falta: pedidos sem pagamento', 28.5],
    ['Falta: pago a menos', 0.5],
    ['Falta: pago a mais (diminui)', 0],
    ['Falta: diferenças de poucos centavos', 0],
    ['Do pago a menos, dá para contestar', 0.5],
    ['Do que está sem pagamento, dá para contestar', 0],
  ])
  const [summary] = sheets
  const formulasOf = [4, 5, 9].map((row) => summary?.cells?.get(`${row},1`)?.formula)
  expect(formulasOf).toEqual(['B3-B4-B6', 'B7+B8+B9+B10', undefined])
  expect(rows.Diferenças?.map((row) => row.at(-1))).toEqual(['A contestar (R$)', 0.5])
  expect(rows.Pedidos?.map((row) => row.at(-2))).toEqual([
    'Situação',
    'Pago',
    'Pago a menos',
    'Sem pagamento, sem data',
  ])
  expect(rows.Pedidos?.[3]?.slice(0, 5)).toEqual(['C', '01/03/2026 17:15', 'Concluído', '=1+1', 1])
  expect(rows.Motivos?.slice(1)).toEqual([['Motivo não informado', 1, -0.5]])
  const formulas = sheets.flatMap(({ cells }) => [...(cells?.values() ?? [])].map(({ formula }) => formula))
  expect(formulas).toContain("SUM('Pedidos'!J2:J4)")
  expect(formulas).not.toContain('1+1')
})

test('what is awaited of a package can be contested once its day is over, in its column and in the sum', async () => {
  const row = {
    orderId: 'P',
    createdAt: '2026-03-15 10:30',
    difference: cents(-8000),
    info: 'ask-mercado-livre' as const,
    reason: 'rest-of-package' as const,
    deliveredOn: '2026-03-20',
    expected: { total: cents(15_000) },
    paid: { payment: cents(7000) },
    reasons: [{ kind: 'rest-of-package' as const, amount: cents(-8000), basis: 'lacking' as const }],
  }
  const figures = someFigures({ totalDifference: cents(-8000), differences: 1, lost: cents(8000) })
  const asked = async (today: string) => {
    const sheets = await sheetsOf({ marketplace: 'mercadoLivre', figures, today, differences: [row] })
    const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows
    const sum = rowsOf('Resumo')?.find(([label]) => label === 'Do pago a menos, dá para contestar')
    return [sum?.[1], rowsOf('Diferenças')?.at(-1)?.at(-1)]
  }
  expect([await asked('2026-04-01'), await asked('2026-04-02')]).toEqual([
    [0, 0],
    [80, 80],
  ])
})

test('orders say whether they are late, overdue or not due yet, and those left out are a sheet of their own', async () => {
  const delivered = (orderId: string, deliveredOn: string) => ({ ...order(orderId, 1000), deliveredOn })
  const orders = [
    { ...delivered('A', '2026-03-02'), line: 7 },
    delivered('B', '2026-03-02'),
    delivered('C', '2026-04-19'),
    delivered('E', '2026-03-02'),
  ]
  const late = { ...paid('A', 850), payments: [{ ...paid('A', 850), releasedOn: '2026-04-01' }] }
  const leftOut = [{ orderId: 'D', why: 'cancelled' as const, status: '=1+1', product: '', line: 9 }]
  const { sheets } = await write(orders, [late, paid('E', 0, cents(-850))], [], [], [], leftOut)
  const rows = Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]))
  const states = rows.Pedidos?.slice(1).map((row) => row.at(-2))
  expect(rows.Pedidos?.map((row) => row.at(-1))).toEqual(['Linha no arquivo', 7, null, null, null])
  expect(states).toEqual([
    'Pago com atraso',
    'Sem pagamento, atrasado',
    'No prazo',
    'Pago, com reembolso ao comprador',
  ])
  expect(rows['Sem pareamento']?.map((row) => row.at(-1))).toEqual(['A contestar (R$)', 8.5, null])
  expect(rows.Resumo?.at(-1)).toEqual(['Do que está sem pagamento, dá para contestar', 8.5])
  expect(rows['Fora da conta']?.slice(1)).toEqual([['D', 'Cancelado', '=1+1', null, 9]])
})

test('fees that differ are a sheet of their own', async () => {
  const audited = {
    orderId: 'A',
    createdAt: '2026-03-01 17:15',
    group: 0,
    charged: cents(1500),
    due: cents(1200),
  }
  const { sheets } = await write([order('A', 1000)], [paid('A', 850)], [], [audited])
  const { rows, cells } = sheets.find(({ name }) => name === 'Tarifas') ?? {}
  expect(rows?.[1]).toEqual([
    'A',
    '01/03/2026 17:15',
    15,
    12,
    3,
    expect.stringContaining('CPF'),
    expect.stringContaining('quem vende com CPF'),
    'a tabela de 01/03/2026',
  ])
  expect(cells?.get('1,4')).toMatchObject({ formula: 'C2-D2' })
})

test('adjustments are a sheet of their own, and their sum a line beside the others', async () => {
  const { sheets } = await write(
    [order('A', 1000)],
    [paid('A', 850)],
    [
      {
        day: '2026-03-12',
        kind: 'other',
        description: 'DIFAL',
        reason: '=1+1',
        orderId: 'A',
        amount: cents(-1234),
        line: 3,
      },
      { kind: 'ads-top-up', description: 'Recarga Automática', amount: cents(-5000) },
    ],
  )
  expect(sheets.at(-1)).toMatchObject({
    name: 'Ajustes',
    rows: [
      ['Data', 'Descrição', 'Motivo', 'ID do pedido', 'Tipo', 'Valor (R$)', 'Linha no arquivo'],
      ['12/03/2026', 'DIFAL', '=1+1', 'A', 'Ajuste', -12.34, 3],
      [null, 'Recarga Automática', null, null, 'Recarga de anúncios', -50, null],
    ],
  })
  expect(sheets[0]?.rows.at(-1)).toEqual(['Ajustes fora dos pedidos (à parte)', -62.34])
  const formulas = sheets.flatMap(({ cells }) => [...(cells?.values() ?? [])].map(({ formula }) => formula))
  expect(formulas).toContain("SUM('Ajustes'!F:F)")
  expect(formulas).not.toContain('1+1')
})

test('an order that its buyer has not paid is in no amount of the workbook or of the month', async () => {
  const unpaid = { ...order('B', 2000), status: 'Não pago' }
  const { results, sheets } = await write([order('A', 1000), unpaid], [paid('A', 850)])
  const rows = Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]))
  expect(results.sums.expected).toBe(850)
  expect(rows.Resumo?.slice(2, 7).map((row) => row[1])).toEqual([8.5, 0, 8.5, 0, 0])
  expect(rows.Pedidos?.[2]?.slice(-4, -1)).toEqual([null, null, 'Comprador não pagou'])
  expect(rows['Sem pareamento']?.[1]?.[3]).toBeNull()
})

test('an order without payment has the day its money is expected on, and how sure that is', async () => {
  const due = { ...order('B', 2000), deliveredOn: '2026-03-10' }
  const { sheets } = await write([order('A', 1000), due, order('C', 3000)], [paid('A', 850)])
  const rows = sheets.find(({ name }) => name === 'Sem pareamento')?.rows ?? []
  expect(rows.map((row) => row.slice(3, 6))).toEqual([
    ['Esperado (R$)', 'Previsto para', 'De onde vem a data'],
    [18.5, new Date('2026-03-18'), 'Regra do marketplace'],
    [28.5, null, null],
  ])
})

test('in any month, each formula has the sum of the cells it names', async () => {
  const any = fc.record({
    subtotal: fc.integer({ min: 200, max: 100_000 }),
    off: fc.option(fc.integer({ min: -300, max: 300 })),
    refund: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(any, { maxLength: 12 }), async (made) => {
      const orders = made.map(({ subtotal }, index) => order(`O${index}`, subtotal))
      const income = made.flatMap(({ subtotal, off, refund }, index) => {
        const back = refund ? 150 : 0
        return off === null ? [] : [paid(`O${index}`, subtotal - 150 - back + off, cents(-back))]
      })
      const { results, sheets } = await write(orders, income)
      const sheet = (name: string) => sheets.find((one) => one.name === name)?.rows ?? []
      const inCents = (value: unknown) => Math.round(Number(value ?? 0) * 100)
      const sum = (name: string, column: number) =>
        sheet(name)
          .slice(1)
          .reduce((total, row) => total + inCents(row[column]), 0)
      const [expected = 0, refunded = 0, received = 0, missing = 0, ...parts] = sheet('Resumo')
        .slice(2, 10)
        .map((row) => inCents(row[1]))
      expect(expected).toBe(sum('Pedidos', 9))
      expect([expected, refunded, received]).toEqual([
        results.sums.expected,
        results.sums.refunded,
        results.sums.received,
      ])
      expect(missing).toBe(expected - refunded - received)
      expect(parts.reduce((total, part) => total + part, 0)).toBe(missing)
      expect(parts[0]).toBe(sum('Sem pareamento', 3))
      expect((parts[1] ?? 0) + (parts[2] ?? 0)).toBe(0 - sum('Diferenças', 4))
      expect(sum('Motivos', 2)).toBe(sum('Diferenças', 4))
    }),
    { numRuns: 25 },
  )
})

test('columns are named as a workbook names them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(letters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

test('a year is written with a line for each compared month and their sums', async () => {
  const figures = someFigures({
    matched: 2,
    unmatched: 1,
    differences: 1,
    denied: cents(10),
    totalDifference: cents(-50),
    lost: cents(50),
    recovered: cents(20),
    regained: { less: cents(20), awaited: noCents, count: 0 },
    sums: someSums({
      expected: cents(5550),
      received: cents(2550),
      refunded: cents(100),
      awaited: cents(2850),
      counts: { unpaid: 1, paidLate: 0, cancelled: 0, returned: 0 },
      adjustments: { count: 2, amount: cents(-1234) },
    }),
  })
  const month = (month: number, more: Partial<ListedAnalysis> = {}) => someListed(month, { figures, ...more })
  const before = month(4, { figures: { ...figures, sums: null, doubts: 2 } })
  const doubtful = 'Confira os arquivos: os valores podem estar errados'
  const file = await writeYearWorkbook([month(3), month(3, { duplicate: true }), before], [])
  const [sheet] = (await readXlsx(await file.arrayBuffer(), { readStyles: true })).sheets
  expect(sheet?.rows.slice(1)).toEqual([
    ['Março', 'Shopee', 2, 55.5, 25.5, 1, 0.2, 28.8, 1, -0.5, 0.2, 0.1, -12.34, null],
    ['Abril', 'Shopee', 3, null, null, null, null, null, 1, -0.5, 0.2, 0.1, null, doubtful],
    ['Total', null, 5, 55.5, 25.5, 1, 0.2, 28.8, 2, -1, 0.4, 0.2, -12.34, null],
  ])
  const formulas = [...(sheet?.cells?.values() ?? [])].flatMap(({ formula }) => formula ?? [])
  expect(formulas.slice(0, 3)).toEqual(['D2-E2-F2-G2', 'SUM(C2:C3)', 'SUM(D2:D3)'])
})

const movement = (more: Partial<Movement>): Movement => ({
  id: 'w',
  source: 'wallet',
  kind: 'adjustment',
  month: '2026-03',
  day: '2026-03-18',
  text: 'Ajuste',
  amount: cents(-550),
  ...more,
})

test('what other files say of a month are sheets of their own: line by line, and summed by kind', async () => {
  const returned: Partial<Movement> = { source: 'returns', kind: 'return', orderId: 'A', until: '2026-03-20' }
  const { amount: _, ...unknown } = movement({ ...returned, state: 'Em análise', text: '=1+1' })
  const { sheets } = await write(
    [order('A', 1000)],
    [paid('A', 850)],
    [],
    [],
    [
      movement({}),
      movement({ amount: cents(200) }),
      movement({
        source: 'advances',
        kind: 'advance',
        amount: cents(8200),
        fee: cents(-170),
        rest: cents(930),
      }),
      unknown,
    ],
  )
  const [lines, sums] = sheets.slice(-2)
  expect([lines?.name, sums?.name]).toEqual(['Outros arquivos', 'Outros arquivos, somas'])
  expect(lines?.rows.slice(1).map((row) => row.slice(0, 7))).toEqual([
    ['Carteira', 'Ajuste', '18/03/2026', null, 'Ajuste', null, -5.5],
    ['Carteira', 'Ajuste', '18/03/2026', null, 'Ajuste', null, 2],
    ['Shopee Acelera', 'Adiantamento', '18/03/2026', null, 'Ajuste', null, 82],
    ['Devoluções', 'Devolução', '18/03/2026', 'A', '=1+1', 'Em análise', null],
  ])
  expect(lines?.rows.at(-1)?.at(-1)).toBe('20/03/2026')
  expect(sums?.rows.slice(1)).toEqual([
    ['Carteira', 'Ajuste', 2, -3.5, 0, 0, 0],
    ['Shopee Acelera', 'Adiantamento', 1, 82, -1.7, 9.3, 0],
    ['Devoluções', 'Devolução', 1, 0, 0, 0, 0],
  ])
  const formulas = [...(sums?.cells?.values() ?? [])].flatMap(({ formula }) => formula ?? [])
  expect(formulas.slice(0, 2)).toEqual([
    "COUNTIFS('Outros arquivos'!A:A,A2,'Outros arquivos'!B:B,B2)",
    "SUMIFS('Outros arquivos'!G:G,'Outros arquivos'!A:A,A2,'Outros arquivos'!B:B,B2)",
  ])
})

test('what other files say of a year has a column for each kind, whose sums add up', async () => {
  const sum = (month: string, more: Partial<YearMovementSum>): YearMovementSum => ({
    marketplace: 'shopee',
    month,
    source: 'wallet',
    kind: 'adjustment',
    count: 1,
    unknown: 0,
    amount: noCents,
    fee: noCents,
    rest: noCents,
    compensation: noCents,
    ...more,
  })
  const file = await writeYearWorkbook(
    [],
    [
      sum('2026-03', { amount: cents(-10), count: 2 }),
      sum('2026-03', { kind: 'order-income', amount: cents(20) }),
      sum('2026-03', { source: 'returns', kind: 'return', amount: cents(-33_108), unknown: 1 }),
      sum('2026-12', { kind: 'order-income', amount: cents(30) }),
    ],
  )
  const sheet = (await readXlsx(await file.arrayBuffer(), { readStyles: true })).sheets.at(-1)
  expect(sheet?.name).toBe('Outros arquivos')
  expect(sheet?.rows.slice(0, 4)).toEqual([
    [
      'Mês',
      'Marketplace',
      'Linhas',
      'Sem valor',
      'Carteira: Ajuste (R$)',
      'Carteira: Renda do pedido (R$)',
      'Devoluções: reembolsos (R$)',
      'Devoluções: compensações (R$)',
      'Carteira: soma (R$)',
    ],
    ['março de 2026', 'Shopee', 4, 1, -0.1, 0.2, -331.08, 0, 0.1],
    ['dezembro de 2026', 'Shopee', 1, 0, 0, 0.3, 0, 0, 0.3],
    ['Total', null, 5, 1, -0.1, 0.5, -331.08, 0, 0.4],
  ])
  const formulas = [...(sheet?.cells?.values() ?? [])].flatMap(({ formula }) => formula ?? [])
  expect(formulas).toContain('SUM(E2:F2)')
  expect(formulas).toContain('SUM(I2:I3)')
})
