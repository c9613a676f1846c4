import { describe, expect, it } from 'vitest'
import { faultOf } from '../../../../../test/closing/fault-of.ts'
import { madeOrder } from '../../../../../test/closing/made-rows.ts'
import {
  billing,
  releasedOperations,
  releases,
  saleId,
  soldOperations,
} from '../../../../../test/closing/written-files.ts'
import { cents } from '../../../../money/index.ts'
import {
  type Cell,
  checkTogether,
  closeMonth,
  closingMarketplaces,
  combineBeside,
  type IncomeFile,
} from '../../../index.ts'
import type { MercadoLivreNames } from '../../../model/names/mercado-livre.ts'

const { mercadoLivre } = closingMarketplaces
const [first, second] = [saleId(1), saleId(2)] as const
const other = { orderId: second }
const ofReleases = 'conciliation-of-releases'

describe('the conciliation of releases', () => {
  it('sums the lines of an operation by their sale, and leaves out lines without a sale', () => {
    const { income, rowsLeftOut, report } = releasedOperations(
      { net: '100,00' },
      { net: '-4,50', kind: 'Envio' },
      { net: '-30,00', kind: 'Devolução parcial', releasedOn: '20/03/2026' },
      other,
      { ...other, net: -1.5, kind: 'Retenção' },
      { orderId: '70000000001', net: -500, kind: 'Saque' },
      { orderId: null, net: -12, kind: 'Publicidade - Product Ads' },
      { orderId: 'Total', net: 999 },
    )
    expect(report).toBe(ofReleases)
    expect(income).toMatchObject([
      { orderId: first, payment: 10_000, shipping: -450, refund: -3000 },
      { orderId: second, payment: 8000, other: -150 },
    ])
    const days = income[0]?.payments?.map(({ releasedOn }) => releasedOn)
    expect(days).toEqual(['2026-03-12', '2026-03-12', '2026-03-20'])
    expect(rowsLeftOut).toMatchObject({ texts: 3, copies: 0 })
  })

  it.each([
    ['Venda com retirada na loja', 'payment'],
    ['Pagamento por transferência', 'payment'],
    ['Venda por publicidade', 'payment'],
    ['Liberação imediata', 'other'],
  ])('releases a sale whose words are also those of something else: %s', (kind, part) => {
    expect(releasedOperations({ kind }).income).toMatchObject([{ orderId: first, [part]: 8000 }])
  })

  it('is refused where freights and refunds are above 0, as without their signs', () => {
    const rows = (sign: string) =>
      [1, 2, 3].flatMap((one) => [
        { orderId: saleId(one), net: 80 + one },
        { orderId: saleId(one), net: `${sign}${one},50`, kind: one === 3 ? 'Devolução' : 'Envio' },
      ])
    const fault = { kind: 'wrong-sign', column: 'Valor líquido', cells: 3 }
    expect(faultOf(() => releasedOperations(...rows('')))).toMatchObject(fault)
    expect(releasedOperations(...rows('-')).payments).toHaveLength(6)
  })

  it('is refused where a sale has no number, and where it has most lines twice, in any writing', () => {
    const lost = { kind: 'rows-without-id', rows: 1 }
    expect(faultOf(() => releasedOperations({}, { orderId: null }))).toMatchObject(lost)
    const again = { orderId: ` ${first}`, net: '80,00', kind: 'venda ', releasedOn: '2026-03-12' }
    const day = new Date('2026-03-12T00:00:00Z')
    for (const copy of [{}, again, { releasedOn: day }]) {
      const fault = faultOf(() => releasedOperations({}, other, copy, { ...other, net: 'R$ 80,00' }))
      expect(fault).toEqual({ kind: 'pasted-twice', rows: 2, of: ofReleases })
    }
    const others = [3, 4].map((at) => ({ orderId: saleId(at) }))
    const once = releasedOperations({}, other, {}, ...others)
    expect(once.income[0]).toMatchObject({ payment: 16_000 })
    expect(once.warnings).toMatchObject([{ kind: 'equal-rows', orderIds: [first] }])
  })

  it('has numbers of sixteen digits in cells of numbers only where none was rounded', () => {
    const whole = [2_000_009_007_000_014, 2_000_009_007_000_025, 2_000_009_007_000_030]
    const ids = (numbers: readonly number[]) =>
      releasedOperations(...numbers.map((orderId) => ({ orderId }))).income.map(({ orderId }) => orderId)
    expect(ids(whole)).toEqual(whole.map(String))
    const rounded = [2_000_009_007_000_010, 2_000_009_007_000_020, 2_000_009_007_000_014]
    expect(faultOf(() => ids(rounded))).toMatchObject({
      kind: 'lost-digits',
      column: 'Número da operação',
      of: ofReleases,
    })
  })

  it('names the report that has a column missing or doubled, and no report for an unknown file', () => {
    const { name, rows } = releasedOperations.sheet({})
    const header = rows[0] ?? []
    const of = (...columns: Cell[]) => faultOf(() => releasedOperations.of({ name, rows: [columns] }))
    expect(of(...header.slice(0, -1))).toEqual({
      kind: 'missing-columns',
      sheet: name,
      columns: ['Valor líquido'],
      of: ofReleases,
    })
    expect(of(...header, 'Valor líquido')).toMatchObject({ kind: 'twin-columns', of: ofReleases })
    expect(of(...header)).toEqual({ kind: 'no-rows', of: ofReleases })
    expect(of('Cliente', 'Telefone')).toEqual({ kind: 'unknown', header: ['Cliente', 'Telefone'] })
  })
})

const fee = (name: string, net: string, postpaid = 'Não') =>
  `{Tarifa 1\nID da tarifa: 9${net.length}${name.length}\nNome da tarifa: ${name}\nValor bruto: 99,00\nDesconto aplicado: 1,00\nValor líquido: ${net}\nPós-paga: ${postpaid};}`
const charged = { fees: '13,00', details: fee('Custo por vender', '13,00') }
const amountsOf = ({ billed }: Pick<IncomeFile, 'billed'>, id = first) =>
  billed?.get(id)?.map(({ amount }) => amount)

describe('the conciliation of sales', () => {
  it('states the fees of each operation in its details, over its lines', () => {
    const both = `${fee('Custo por vender', '1.219,26')}\n${fee('Full', '0,15', 'Sim')}`
    const { billed, payments, warnings, feeRows } = soldOperations(
      { fees: '1.219,26', postpaidFees: '0,15', details: both },
      {
        kind: 'Cancelamento',
        fees: '-9,26',
        net: 0,
        details: fee('Cancelamento do Custo por vender', '9,26'),
      },
      { ...other, fees: 0 },
    )
    expect([payments, warnings, feeRows]).toEqual([[], [], 3])
    expect(billed?.get(first)).toMatchObject([
      { name: 'Custo por vender', amount: -121_926 },
      { name: 'Full', amount: -15, isInvoiced: true },
      { name: 'Cancelamento do Custo por vender', amount: 926 },
    ])
    expect(billed?.get(second)).toEqual([])
  })

  it('counts the fees of a line once where it was pasted again with its amounts written in another way', () => {
    const again = { kind: 'VENDA', fees: 13, postpaidFees: null, net: 80, details: ` ${charged.details}` }
    const file = soldOperations(charged, again, { ...charged, net: '79,00' })
    expect(amountsOf(file)).toEqual([-1300, -1300])
    expect(file.warnings).toMatchObject([{ kind: 'copied-rows', count: 1 }])
  })

  it('has only the total of fees whose details do not come to it, and says so', () => {
    const { billed, warnings } = soldOperations(
      { ...charged, fees: '20,00' },
      { ...other, details: 'Tarifa de venda R$ 20,00' },
    )
    const total = { number: '', name: 'Valor total de tarifas (desconto já aplicado)', amount: -2000 }
    expect(billed?.get(first)).toEqual([{ ...total, line: 2 }])
    expect(billed?.get(second)).toEqual([{ ...total, line: 3 }])
    expect(warnings).toMatchObject([{ kind: 'fees-not-adding', count: 2, orderIds: [first, second] }])
  })
})

/** The n-th fee of a bill. */
const bill = billing.row

describe('a bill', () => {
  it('has what was not taken off a sale as an adjustment, and marks what was given back', () => {
    const file = billing(
      bill(1, { orderId: Number(first) }),
      bill(2, { deducted: 'Não', amount: 18.72 }),
      bill(3, { ...other, deducted: 'Não se aplica', amount: 5 }),
      bill(4, { ...other, deducted: 'Não se aplica', amount: -5, reverses: '3.0' }),
      bill(5, { orderId: null, deducted: 'Não', amount: 120.45 }),
      bill(6, { number: null, day: null, name: 'Total', deducted: null, amount: 152.17, orderId: null }),
    )
    expect(file.payments).toEqual([])
    expect(file.billed?.get(first)).toEqual([
      { number: '1', name: 'Custo por vender', amount: -1300, line: 2 },
      { number: '2', name: 'Custo por vender', amount: -1872, isInvoiced: true, line: 3 },
    ])
    expect(file.billed?.get(second)).toMatchObject([{ amount: -500, isReversed: true }, { amount: 500 }])
    expect(file.adjustments).toMatchObject([
      { kind: 'invoiced-fee', orderId: first, amount: -1872, reason: '2', day: '2026-03-12' },
      { kind: 'invoiced-fee', amount: -12_045 },
    ])
    expect(file.rowsLeftOut).toMatchObject({ withoutId: 0, texts: 1, copies: 0 })
  })

  it('counts a doubled fee once, and is refused with two amounts, an unknown word or a lost number', () => {
    const rows = [bill(1), bill(2, { deducted: 'Não', amount: 2 })]
    const twice = billing(...rows, ...rows)
    expect(twice.billed?.get(first)).toHaveLength(2)
    expect([twice.adjustments?.length, twice.rowsLeftOut.copies]).toEqual([1, 2])
    expect(faultOf(() => billing(bill(1), bill(1, { amount: 14 })))).toMatchObject({ kind: 'doubled-rows' })
    const unknown = { kind: 'unknown-word', column: 'Descontado da operação', of: 'billing' }
    for (const deducted of ['Talvez', null])
      expect(faultOf(() => billing({ deducted }))).toMatchObject(unknown)
    const lost = { kind: 'lost-digits', column: 'Número da tarifa' }
    expect(faultOf(() => billing({ number: '6,8E+10' }))).toMatchObject(lost)
  })

  it.each([
    ['another fee names', [bill(1), bill(2, { reverses: '1' })], [-1300, 1300]],
    ['another fee names with a minus', [bill(1), bill(2, { reverses: '1', amount: -13 })], [-1300, 1300]],
    ['its name gives back', [bill(2, { name: 'Cancelamento do custo por vender' })], [1300]],
    ['names what it takes back', [bill(1, { reverses: '2' }), bill(2, { amount: -13 })], [-1300, 1300]],
  ])('credits what %s, with any sign', (_, rows, amounts) => {
    expect(amountsOf(billing(...rows))).toEqual(amounts)
  })

  it('is refused where most of its fees are credits that take nothing back', () => {
    const fault = { kind: 'wrong-sign', column: 'Valor da tarifa', cells: 3 }
    expect(faultOf(() => billing(...[1, 2, 3].map((one) => bill(one, { amount: -13 }))))).toMatchObject(fault)
  })

  it('says which column is missing under all of its names', () => {
    const columns = ['Tarifa estornada ou Tarifa cancelada']
    expect(billing({ reverses: undefined }).warnings).toMatchObject([{ kind: 'without-columns', columns }])
  })
})

describe('several reports', () => {
  const order = (orderId: string, ...numbers: string[]) => {
    return { ...madeOrder(orderId, { total: 8700 }), createdAt: '2026-03-01', numbers }
  }
  /** The fees of orders by several files together, if nothing was paid. */
  function feesOf(
    orders: readonly ReturnType<typeof order>[],
    ...files: readonly IncomeFile<MercadoLivreNames>[]
  ) {
    const { unmatched } = closeMonth(mercadoLivre, orders, [], combineBeside(files))
    return unmatched.map(({ billed = [] }) => billed.map(({ amount }) => amount))
  }
  it.each([10, 0.1, 100, 0.01])('are doubted where they are %d times those of the orders', (factor) => {
    const orders = [1, 2, 3, 4].map((one) => ({ ...order(saleId(one)), saleFee: cents(-1300 - 111 * one) }))
    const doubtOf = (times: number) => {
      const rows = orders.map(({ orderId, saleFee }, at) =>
        bill(at + 1, { orderId, amount: (-saleFee * times) / 100 }),
      )
      return closeMonth(mercadoLivre, orders, [], combineBeside([billing(...rows)])).doubt
    }
    expect(doubtOf(factor)).toEqual({ kind: 'other-fee-scale', factor, orders: 4, all: 4 })
    expect(doubtOf(1)).toBeUndefined()
  })

  it('are doubted where one of two fees of a sale is a hundred times as large', () => {
    const orders = [1, 2, 3, 4].map((one) => ({
      ...order(saleId(one)),
      saleFee: cents(-1300 - 111 * one),
      shippingFee: cents(-790 - 53 * one),
    }))
    const doubtOf = (times: number) => {
      const rows = orders.flatMap(({ orderId, saleFee, shippingFee }, at) => [
        bill(2 * at + 1, { orderId, amount: (-saleFee * times) / 100 }),
        bill(2 * at + 2, { orderId, amount: -shippingFee / 100 }),
      ])
      return closeMonth(mercadoLivre, orders, [], combineBeside([billing(...rows)])).doubt
    }
    expect(doubtOf(100)).toEqual({ kind: 'other-fee-scale', factor: 100, orders: 4, all: 4 })
    expect(doubtOf(1)).toBeUndefined()
    expect(doubtOf(1.2)).toBeUndefined()
  })

  it('are doubted where they are those of other orders, and not where they are all larger', () => {
    const orders = [1, 2, 3, 4, 5, 6, 7].map((one) => ({
      ...order(saleId(one)),
      saleFee: cents(-1300 - 111 * one),
    }))
    const doubtOf = (amountAt: (place: number) => number) => {
      const rows = orders.map(({ orderId }, at) => bill(at + 1, { orderId, amount: amountAt(at) / 100 }))
      return closeMonth(mercadoLivre, orders, [], combineBeside([billing(...rows)])).doubt
    }
    const feeAt = (at: number) => -(orders[at % 7]?.saleFee ?? 0)
    const doubt = { kind: 'most-differ', reason: 'fees', orders: 7, all: 7 }
    expect(doubtOf((at) => feeAt(at + 2))).toEqual(doubt)
    expect(doubtOf((at) => 1.1 * feeAt(at))).toBeUndefined()
  })

  const sale = { ...other, details: 'Tarifa de venda R$ 20,00' }

  it('take fees of several bills once, and those of a conciliation only where no bill has the order by any number', () => {
    const march = billing({})
    const april = billing({}, bill(2, { deducted: 'Não se aplica', amount: -13, reverses: '1' }))
    const sold = soldOperations(charged, sale)
    expect(feesOf([order(first), order(second)], march, april, sold)).toEqual([[-1300, 1300], [-2000]])
    expect(feesOf([order(second, first)], sold, march)).toEqual([[-1300]])
  })

  it('take fees of overlapping conciliations once, also those without a number, and also what gives a fee back', () => {
    const givenBack = {
      kind: 'Cancelamento',
      fees: '-13,00',
      net: 0,
      details: fee('Estorno da venda', '13,00'),
    }
    const files = [soldOperations(sale, charged), soldOperations(sale, charged, givenBack)]
    expect(feesOf([order(first), order(second)], ...files)).toEqual([[-1300, 1300], [-2000]])
  })

  it('count an invoice fee of two bills once, also where one bill does not have its day', () => {
    const rows = [bill(1, { deducted: 'Não' }), bill(2, { deducted: 'Não', orderId: null })]
    const [full, dayless] = [billing(...rows), billing(...rows.map((row) => ({ ...row, day: '12/03/26' })))]
    for (const files of [
      [full, dayless],
      [dayless, full],
    ]) {
      expect(combineBeside(files).adjustments.map(({ amount }) => amount)).toEqual([-1300, -1300])
    }
  })

  const paidOn = (...days: string[]) =>
    releases(...days.map((releasedOn, at) => releases.row(1, { releasedOn, operation: `${at}` })))
  const march = releasedOperations({}, { net: 1, releasedOn: '20/03/2026' })
  const bills = billing({})

  it.each([
    ['on a day', [paidOn('2026-03-20'), march], { kind: 'mixed-reports', of: ofReleases }],
    ['in a period', [paidOn('2026-04-02', '2026-02-02'), march], { kind: 'mixed-reports', of: ofReleases }],
    ['on unknown days', [paidOn('em breve'), march], { kind: 'mixed-reports', of: ofReleases }],
    ['of fees alone', [bills], { kind: 'fees-only', of: 'billing' }],
  ])('are refused where they may state the same money, or no money: %s', (_, files, fault) => {
    expect(faultOf(() => checkTogether(files))).toEqual(fault)
  })

  it('are taken where their days are apart, and beside those of fees, but not of one workbook', () => {
    expect(() => checkTogether([paidOn('2026-04-02'), march])).not.toThrow()
    expect(() => checkTogether([bills, paidOn('2026-03-20')])).not.toThrow()
    const sheets = [releasedOperations.sheet({}), soldOperations.sheet({})]
    expect(faultOf(() => releasedOperations.of(...sheets))).toEqual({ kind: 'several-reports' })
  })
})
