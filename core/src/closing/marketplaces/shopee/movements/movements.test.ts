import { describe, expect, it } from 'vitest'
import { faultOf } from '../../../../../test/closing/fault-of.ts'
import {
  advances,
  affiliates,
  type Cells,
  returns,
  shopeeId,
  wallet,
} from '../../../../../test/closing/written-files.ts'
import {
  type Cell,
  closingMarketplaces,
  type FileWarning,
  fingerprintOf,
  type Movement,
} from '../../../index.ts'
import type { AdvancesColumns, AffiliatesColumns, ReturnsColumns } from './columns.ts'

// No original was available: names and formats are as others describe them (docs/decisions/0027-movements.md).
const [march, april] = [shopeeId(1), '260402AAAAAAAA'] as const
const amounts = ({ lines }: { lines: readonly Movement[] }) => lines.map(({ amount }) => amount)
const ids = ({ lines }: { lines: readonly Movement[] }) => lines.map(({ id }) => id)

describe('the advances of Shopee Acelera', () => {
  const other: Cells<AdvancesColumns> = { orderId: `="${april}"`, day: '2026-04-11' }

  it('say what came, the fee and the rest of each order, whose ids are written ="…"', () => {
    expect(advances({}, other).lines[0]).toMatchObject({
      source: 'advances',
      kind: 'advance',
      orderId: march,
      month: '2026-03',
      day: '2026-03-11',
      amount: 9755,
      fee: -199,
      rest: 1106,
      state: 'Ativo',
    })
  })

  it('are refused where what came is not what was advanced less the fee, and count copies once', () => {
    const broken = { kind: 'broken-sum', column: 'Valor recebido' }
    expect(faultOf(() => advances({ received: 'R$99.54' }))).toMatchObject(broken)
    const file = advances({}, other, {})
    expect(file.lines).toHaveLength(2)
    expect(file.warnings).toMatchObject([{ kind: 'copied-rows', count: 1 }])
  })

  it('are refused where two exports say of one payment that its rest is another', () => {
    const fault = { kind: 'doubled-rows', orders: 1, of: 'shopee-advances' }
    expect(faultOf(() => advances({}, other, { rest: 'R$0.00', state: 'Pago' }))).toMatchObject(fault)
  })

  it('are refused where the rest or the fee is that of another column, or ten times as large', () => {
    const ten = [1, 2, 3].map((one) => ({
      orderId: `="${shopeeId(one)}"`,
      available: `R$${(110.6 + one).toFixed(2)}`,
      rest: `R$${(110.6 + 10 * one).toFixed(2)}`,
    }))
    expect(faultOf(() => advances(...ten))).toMatchObject({
      kind: 'other-scale',
      column: 'Valor restante para pagamento',
      factor: 10,
    })
    const advanced = ten.map(({ orderId, available }) => ({
      orderId,
      available,
      rest: 'R$11.06',
      advanced: 'R$995.40',
      fee: 'R$19.90',
      received: 'R$975.50',
    }))
    expect(faultOf(() => advances(...advanced))).toMatchObject({
      kind: 'other-scale',
      column: 'Valor dos resgates rápidos',
      factor: 10,
    })
    const fault = { kind: 'broken-sum', column: 'Taxa de Serviço' }
    expect(faultOf(() => advances({ fee: 'R$97.55', received: 'R$1.99' }))).toMatchObject(fault)
  })

  it('are refused in another currency', () => {
    const fault = { kind: 'no-amount', column: 'Valor recebido' }
    expect(faultOf(() => advances({ received: 'US$97.55' }))).toMatchObject(fault)
  })
})

describe('returns', () => {
  it('are one line each, for all of its products, with what is asked until when', () => {
    expect(returns({ refund: 'R$331,08' }, { refund: 'R$331,08' }).lines).toEqual([
      {
        id: `returns|R1|${march}|1`,
        source: 'returns',
        kind: 'return',
        month: '2026-03',
        day: '2026-03-15',
        orderId: march,
        amount: -33108,
        until: '2026-03-18',
        state: 'Em análise',
        text: 'Produto com defeito',
      },
    ])
  })

  const product = (price: string, refund = 'R$50,00') => ({ price, refund, units: '1' })

  it.each<[string, Cells<ReturnsColumns>[], boolean]>([
    ['their rows disagree about it', [{ refund: 'R$300,00' }, { refund: 'R$31,08' }], true],
    ['each row says that of its own product', [product('R$50,00'), product('R$50,00')], true],
    ['they were cancelled', [{ state: 'Solicitação cancelada' }], false],
  ])('have no amount where %s', (_, rows, isSaid) => {
    const { lines, warnings } = returns(...rows)
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toHaveProperty('amount')
    const named = { kind: 'different-amounts', orderIds: [march] }
    expect(warnings).toMatchObject(isSaid ? [named] : [])
  })

  it('have the amount of the whole where the products come to it', () => {
    expect(amounts(returns(product('R$20,00'), product('R$30,00')))).toEqual([-5000])
  })

  it('are refused where refunds are ten times the price, and say where one is blank', () => {
    const ten = ['12,05', '33,99', '88,72'].map((price, index) => ({
      returnId: `R${index}`,
      price: `R$${price}`,
      units: '1',
      refund: `R$${(Number(price.replace(',', '.')) * 10).toFixed(2).replace('.', ',')}`,
    }))
    expect(faultOf(() => returns(...ten))).toMatchObject({ kind: 'other-scale', factor: 10, orders: 3 })
    expect(returns({ refund: '' }).warnings).toMatchObject([
      { kind: 'blank-amounts', count: 1, columns: ['Quantia total de reembolsos'] },
    ])
  })
})

describe('what affiliates are paid', () => {
  const other: Cells<AffiliatesColumns> = { orderId: april, expense: '5.27' }

  it('is read order by order, on the day in the id of the order', () => {
    expect(affiliates({}, other).lines).toMatchObject([
      { kind: 'affiliate', orderId: march, day: '2026-03-03', amount: -350, text: 'Loja da Ana, 2026-03' },
      { kind: 'affiliate', orderId: april, month: '2026-04', amount: -527, state: 'Deduzido' },
    ])
  })

  it('has no amount where it was found to be invalid', () => {
    const [invalid] = affiliates({ verified: 'Inválido' }).lines
    expect(invalid).toMatchObject({ state: 'Inválido', orderId: march })
    expect(invalid).not.toHaveProperty('amount')
  })

  it('counts a block pasted again once, and two equal rows twice, with a warning', () => {
    expect(affiliates({}, other, {}, other).lines).toHaveLength(2)
    expect(affiliates({}, {}).lines).toHaveLength(2)
    for (const state of ['Deduzido', 'Pendente']) {
      const { warnings } = affiliates({}, other, { state })
      expect(warnings).toMatchObject([{ kind: 'equal-rows', count: 1 }])
    }
    expect(faultOf(() => affiliates({}, {}, other, other))).toEqual({ kind: 'pasted-twice', rows: 2 })
  })

  it('is refused where an amount may be in thousands or not, and the refusal names it', () => {
    expect(faultOf(() => affiliates({ expense: '1.299' }, { ...other, expense: '2.500' }))).toEqual({
      kind: 'no-amount',
      column: 'despesas',
      cells: 2,
      example: '1.299',
      orderId: march,
    })
  })

  const several = (fee: number, expenseOf: (one: number) => number): Cells<AffiliatesColumns>[] =>
    Array.from({ length: 20 }, (_, one) => ({
      orderId: `2603${String(one + 1).padStart(2, '0')}2ZPHDF8J`,
      attributionId: `${9000 + one}`,
      commission: (3 + one).toFixed(2),
      serviceFee: fee.toFixed(2),
      expense: expenseOf(3 + one).toFixed(2),
    }))

  it('is refused where the expense is a tenth of commission and fee, and says where it is another sum', () => {
    expect(affiliates(...several(0.57, (commission) => commission + 0.57)).warnings).toEqual([])
    const tenth = several(0.5, (commission) => (commission + 0.5) / 10)
    expect(faultOf(() => affiliates(...tenth))).toMatchObject({
      kind: 'other-scale',
      column: 'despesas',
      factor: 0.1,
    })
    const other = affiliates(...several(0.57, (commission) => 30.57 - commission))
    expect(other.warnings).toMatchObject([{ kind: 'other-net', columns: ['despesas'] }])
  })

  it('leaves out a row that is the sum of all others under the number of one of them', () => {
    const rows = several(0.57, (commission) => commission + 0.57)
    const sum = { ...rows[19], commission: '250.00', serviceFee: '11.40', expense: '261.40' }
    const file = affiliates(...rows, { ...sum, attributionId: '9999' })
    expect(file.lines).toHaveLength(20)
    expect(file.warnings).toMatchObject([{ kind: 'sum-rows', orderIds: ['2603202ZPHDF8J'] }])
  })

  it('says that no amount has centavos', () => {
    const { warnings } = affiliates(...several(0, (commission) => commission))
    expect(warnings).toMatchObject([{ kind: 'whole-amounts' }])
  })

  it('counts no total or header pasted again', () => {
    const header = Object.fromEntries(
      Object.entries(affiliates.format.columns).map(([name, { names }]) => [name, names[0] ?? null]),
    )
    const total = { ...affiliates.row(1), orderId: 'Total', attributionId: '', expense: '7.00' }
    expect(amounts(affiliates({}, header, other, total))).toEqual([-350, -527])
  })
})

describe('a file', () => {
  it.each([
    ['its whole header', ['Amount', 'Status', 'Balance After Transactions']],
    ['most of it', ['Amount', 'Status', 'Running Balance']],
  ])('that is a wallet in English is named so everywhere, by %s', (_, last) => {
    const names = ['Date', 'Transaction Type', 'Description', 'Order ID', 'Money Direction', ...last]
    const { files } = closingMarketplaces.shopee
    for (const locate of [wallet.locate, files.locateOrders, files.locateIncome]) {
      expect(faultOf(() => locate([{ name: 'Transaction Report', rows: [['x'], names] }]))).toEqual({
        kind: 'other-report',
        report: 'shopee-wallet-in-english',
      })
    }
  })

  it.each<[Cell[], object]>([
    [
      ['ID do Afiliado', 'Nome do afiliado', 'Nome de usuário do afiliado', 'Vendas(R$)', 'ROI'],
      { report: 'affiliate-performance' },
    ],
    [['Cliente', 'Telefone'], { kind: 'unknown' }],
  ])('with the columns %j is named', (header, fault) => {
    expect(faultOf(() => wallet.locate([{ name: 'x', rows: [header, ['1']] }]))).toMatchObject(fault)
  })

  it('is refused where its workbook has another one too', () => {
    expect(faultOf(() => wallet.of(wallet.sheet({}), returns.sheet({})))).toEqual({ kind: 'several-reports' })
  })

  it('has a fingerprint of its lines: the same again, another where a state changed', () => {
    const [before, after] = [affiliates({}).lines, affiliates({ state: 'Pendente' }).lines]
    expect(fingerprintOf(before)).toBe(fingerprintOf(affiliates({}).lines))
    expect(fingerprintOf(before)).not.toBe(fingerprintOf(after))
    expect(before[0]?.id).toBe(after[0]?.id)
  })

  it.each(['N/A', 'Sim', '0', '-', `${march}-1`, 'sem pedido', '2.60301E+13'])(
    'with an order in each line is refused where a line says %j instead, and the line is not left out',
    (orderId) => {
      const files = [
        () => advances({ orderId: `="${april}"` }, { orderId }),
        () => returns({}, { returnId: 'R2', orderId }),
        () => affiliates({ orderId: april }, { orderId }),
      ]
      for (const file of files) expect(['lost-digits', 'rows-without-id']).toContain(faultOf(file).kind)
    },
  )

  it('warns of a line from before its order, as with dates of another workbook', () => {
    const before = new Date('2022-03-11T10:00:00Z')
    const said = [
      wallet({ orderId: march, type: 'Renda do pedido', amount: '1', balance: '1', day: before }),
      advances({ day: before }),
      returns({ requestedAt: before }),
      returns({ until: before }),
    ].map(({ warnings }) => warnings.filter(({ kind }) => kind !== 'without-times'))
    expect(said.map((of) => of.map(({ kind, columns }) => [kind, ...columns]))).toEqual([
      [['other-days', 'Data']],
      [['other-days', 'Data do resgate rápido']],
      [['other-days', 'Tempo de envio de devolução']],
      [['other-days', 'Ação do Vendedor solicitada até']],
    ])
  })

  it('has the same ids as one that writes its numbers and amounts in another way', () => {
    const again = { expense: '3,50', attributionId: "'9001", price: 'R$ 100,00', units: '1,00' }
    expect(ids(affiliates(again))).toEqual(ids(affiliates({})))
    expect(ids(returns({ returnId: 7700 }))).toEqual(ids(returns({ returnId: '7700' })))
  })

  it('names a missing column, also one that only one of its sheets has', () => {
    const missed = ({ warnings }: { warnings: readonly FileWarning[] }) =>
      warnings.map(({ kind, columns }) => [kind, ...columns])
    const compensation = 'Compensação ao Vendedor (Disputa bem sucedida/Ajuste em carteira)'
    const [one, later] = [returns.sheet({}), returns.sheet({ returnId: 'R2', compensation: undefined })]
    expect(missed(returns.of(later))).toEqual([['without-columns', compensation]])
    expect(missed(returns.of(one, later))).toEqual([['sheets-without', compensation]])
    const requested = 'Tempo de envio de devolução'
    expect(missed(returns({ requestedAt: undefined }))).toEqual([['without-columns', requested]])
    expect(missed(affiliates({ verified: undefined }))).toEqual([['without-columns', 'Status verificado']])
    expect(missed(wallet({ text: undefined }))).toEqual([['without-columns', 'Descrição']])
  })
})
