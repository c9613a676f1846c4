import { expect, it } from 'vitest'
import { invoiceTree } from '../../../test/products/xml-tree.ts'
import { costBook, costOn } from '../costs/cost-book.ts'
import { costOfPieces } from '../costs/unit-costs.ts'
import { blankProduct } from '../model/product.ts'
import { InvoiceProblem } from './invoice-problem.ts'
import { planPurchases, surelyMatched, unmatchedLines } from './plan-purchases.ts'
import { readInvoice } from './read-invoice.ts'

const mine = { taxIds: ['12345678000195'] }
const read = (name: string, change?: (xml: string) => string) => readInvoice(invoiceTree(name, change), mine)
const mugs = 'canecas-e-panelas.xml'

function faultOf(name: string, change?: (xml: string) => string, taxIds = mine.taxIds) {
  try {
    readInvoice(invoiceTree(name, change), { taxIds })
  } catch (error) {
    if (error instanceof InvoiceProblem) return error.fault
    throw error
  }
  return undefined
}
const replaced = (from: string, to: string) => faultOf(mugs, (xml) => xml.replaceAll(from, to))?.kind

it('costs a line with discount, freight, IPI, ICMS-ST and FCP, and less exempted ICMS that is deducted', () => {
  const { purchase, apart, freeLines } = read(mugs)
  expect(purchase).toMatchObject({
    number: '4101',
    issuedOn: '2026-10-05',
    supplier: '44555666000172',
    supplierName: 'Utilidades Serra Ltda',
    buyer: '12345678000195',
    cancelled: false,
    lines: [
      // 1080.00 - 54.00 + 30.00 + 51.30 + 88.20 + 9.80
      { code: 'CX-0012', gtin: '7899999001012', unit: 'CX', quantity: 10, cost: 120_530, proposedPack: 12 },
      // 1246.00 + 4.00 - 12.00
      { code: '7788', gtin: '7899999002026', unit: 'UN', quantity: 20, cost: 123_800, proposedPack: 1 },
    ],
  })
  expect([apart, freeLines]).toEqual([undefined, 0])
  expect(read(mugs, (xml) => xml.replace('<vNF>2443.30', '<vNF>2500.00')).apart).toEqual({
    lines: 244_330,
    total: 250_000,
  })
})

it('reads decimals of quantities, and leaves out what is no part of the total', () => {
  const { purchase, apart, freeLines } = read('fita-e-brinde.xml')
  expect(purchase).toMatchObject({
    supplier: '12ABC34501DE35',
    lines: [{ code: 'FITA', gtin: '', unit: 'KG', quantity: 2.5, cost: 9000, proposedPack: 1 }],
  })
  expect([apart, freeLines]).toEqual([undefined, 1])
})

it('counts the taxes that are within the goods from 2027 on, and compares no total then', () => {
  const { purchase, apart } = read('canecas-de-2027.xml')
  expect(purchase.lines[0]).toMatchObject({ cost: 55_000, quantity: 5, proposedPack: 12 })
  expect(apart).toBeUndefined()
})

it('refuses what is no authorised purchase of the seller, and says why', () => {
  expect(faultOf('de-outra-empresa.xml')).toEqual({
    kind: 'other-buyer',
    buyer: '98765432000198',
    buyerName: 'Bazar Poente Ltda',
  })
  expect(faultOf(mugs, undefined, [])?.kind).toBe('other-buyer')
  expect(faultOf(mugs, undefined, ['44555666000172'])?.kind).toBe('own-sale')
  expect(faultOf('resumo.xml')?.kind).toBe('summary')
  expect(replaced('nfeProc', 'outro')).toBe('no-invoice')
  expect(replaced('<mod>55', '<mod>65')).toBe('other-model')
  expect(replaced('<tpAmb>1', '<tpAmb>2')).toBe('test')
  expect(replaced('<cStat>100', '<cStat>302')).toBe('unauthorised')
  expect(replaced('protNFe', 'outro')).toBe('unauthorised')
  expect(replaced('<finNFe>1', '<finNFe>4')).toBe('return')
  expect(replaced('<tpNF>1', '<tpNF>0')).toBe('return')
  expect(faultOf(mugs, (xml) => xml.replace('<chNFe>3526', '<chNFe>3527'))?.kind).toBe('bad-key')
  expect(replaced('4101', '4102')).toBe('bad-key')
  expect(replaced('<dhEmi>2026-10', '<dhEmi>2026-01')).toBe('bad-key')
  expect(replaced('<qCom>10.0000', '<qCom>0')).toBe('bad-line')
  expect(faultOf(mugs, (xml) => xml.replace('<vFrete>30.00', '<vFrete>-30.00'))).toEqual({
    kind: 'bad-line',
    line: 1,
    field: 'vFrete',
  })
  const line = { kind: 'bad-line', line: 1, field: 'qCom' }
  for (const [from, to] of [
    ['<qCom>10.0000', '<qCom>100000'],
    ['<qCom>10.0000', '<qCom>12.0000'],
    ['<vProd>1080', '<vProd>108'],
  ])
    expect(faultOf(mugs, (xml) => xml.replace(from ?? '', to ?? ''))).toEqual(line)
  expect(replaced('<vDesc>54.00', '<vDesc>5400.00')).toBe('bad-line')
  expect(faultOf(mugs, (xml) => xml.replace(/<det [\s\S]*<\/det>/, ''))?.kind).toBe('no-lines')
})

it('counts an invoice once, and takes a cancelled one out, whether the invoice or the cancellation comes first', () => {
  const [bought, cancelled] = [read('copos-em-duzias.xml'), read('copos-em-duzias-cancelamento.xml')].map(
    ({ purchase }) => purchase,
  )
  if (!bought || !cancelled) expect.fail()
  expect(bought.lines[0]).toMatchObject({ unit: 'DZ', quantity: 15, cost: 36_000, proposedPack: 12 })
  expect(planPurchases([], [bought, bought])).toEqual({ saved: [bought], same: 1, cancelled: 0 })
  const gone = { ...bought, cancelled: true }
  expect(planPurchases([bought], [cancelled])).toEqual({ saved: [gone], same: 0, cancelled: 1 })
  expect(planPurchases([cancelled], [bought])).toEqual({ saved: [gone], same: 0, cancelled: 0 })
  expect(planPurchases([gone], [bought, cancelled])).toEqual({ saved: [], same: 2, cancelled: 0 })
  expect(unmatchedLines([gone], [], [])).toEqual([])
})

it('asks once about a supplier’s code, unless the bar code and unit leave no question', () => {
  const purchases = [mugs, 'canecas-de-2027.xml', 'fita-e-brinde.xml'].map((name) => read(name).purchase)
  const products = [
    { ...blankProduct('mug'), gtin: '7899999001012' },
    { ...blankProduct('pan'), gtin: '7899999002026' },
  ]
  const asked = unmatchedLines(purchases, [], products)
  expect(
    asked.map(({ code, product, quantity, cost, proposedPack }) => [
      code,
      product,
      quantity,
      cost,
      proposedPack,
    ]),
  ).toEqual([
    ['CX-0012', 'mug', 15, 175_530, 12],
    ['7788', 'pan', 20, 123_800, 1],
    ['FITA', '', 2.5, 9000, 1],
  ])
  const sure = surelyMatched(asked)
  expect(sure).toEqual([{ supplier: '44555666000172', code: '7788', product: 'pan', pack: 1 }])
  const items = [...sure, { supplier: '44555666000172', code: 'CX-0012', product: 'mug', pack: 12 }]
  expect(unmatchedLines(purchases, items, products).map(({ code }) => code)).toEqual(['FITA'])
  const cost = (method: 'dated' | 'average', id: string, day: string) => {
    const found = costOn(costBook({ products, purchases, items, method }), id, day)
    return found && costOfPieces(found)
  }
  // 1205.30 for 120 pieces, then 550.00 for 60.
  expect(cost('dated', 'mug', '2026-12-31')).toBe(1004)
  expect(cost('dated', 'mug', '2027-01-18')).toBe(917)
  expect(cost('average', 'mug', '2027-01-18')).toBe(975)
  expect(cost('dated', 'pan', '2026-10-05')).toBe(6190)
  expect(cost('dated', 'pan', '2026-10-04')).toBeNull()
})
