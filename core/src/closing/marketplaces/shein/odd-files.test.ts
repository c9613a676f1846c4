import { expect, it } from 'vitest'
import {
  type Cell,
  claimOf,
  closeMonth,
  closingMarketplaces,
  combineIncome,
  combineOrders,
  readSheets,
} from '../../index.ts'
import { faultOf } from '../tests/fault-of.ts'

const { shein } = closingMarketplaces

const unitColumns = [
  'Número do pedido',
  'Status do pedido',
  'ID do item',
  'Data e hora de criação do pedido',
  'Preço do produto',
  'Valor do cupom',
  'Desconto de campanha da loja',
  'Comissão',
  'Taxa de intermediação de frete',
  'Taxa de operação de estocagem',
]
const unit = (id: string, item: string, price: Cell, status = 'Entregue'): Cell[] => [
  ...[id, status, item, '11 setembro 2026 18:31', price, '1,00', '0', '10,00', '5,00', '0,50'],
]
const units = (rows: Cell[][], columns: Cell[] = unitColumns) =>
  readSheets(
    [{ name: 'Sheet1', rows: [['Informações do pedido'], columns, ...rows] }],
    shein.files.locateOrders,
  )

const invoiceColumns = [
  'Número do pedido',
  'Número de fatura',
  'Resumo de preços de produtos',
  'Comissão',
  'Taxa de processamento de devolução',
  'Valor a receber',
  'Data de pagamento',
]
const invoice = (id: string, number: string, received: Cell, returnFee: Cell = '0'): Cell[] => [
  ...[id, number, '50,00', '10,00', returnFee, received, '2026-10-05'],
]
const invoices = (...rows: Cell[][]) =>
  readSheets([{ name: 'Sheet1', rows: [['Faturas'], invoiceColumns, ...rows] }], shein.files.locateIncome)

const invoicesOf = (...rows: Readonly<Record<string, Cell>>[]) => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = rows.map((row) => columns.map((column) => row[column] ?? null))
  return readSheets([{ name: 'Sheet1', rows: [['Faturas'], columns, ...cells] }], shein.files.locateIncome)
}
const invoiced = (id: string, number: string, received: Cell) => ({
  ...{ 'Número do pedido': id, 'Número de fatura': number, 'Tipo de fatura': 'Venda' },
  ...{ 'Resumo de preços de produtos': '50,00', Comissão: '9,00', 'Taxa de intermediação de frete': '5,00' },
  ...{ 'Desconto da campanha': '0', 'Valor do cupom da loja': '0', 'Taxa de operação de estocagem': '0' },
  ...{ 'Taxa de processamento de devolução': '0', 'Número de pedido relacionado': null },
  ...{ 'Valor a receber': received, 'Data de pagamento': '2026-10-05' },
})

const [first, second, third] = ['GSH02Z0007000000', 'GSHJAZ0007000001', 'GSHXU10007000002']

it('sums the units of an order, each item once', () => {
  const file = units([unit(first, '0-0', '50,00'), unit(first, '0-1', '30,00'), unit(first, '0-0', '50,00')])
  expect(file.orders).toMatchObject([
    { orderId: first, price: 8000, coupon: 200, commission: 2000, freight: 1000, storage: 100, units: 2 },
  ])
  expect(file.orders[0]?.createdAt).toBe('2026-09-11 18:31')
  expect(file.warnings).toMatchObject([{ kind: 'copied-rows', count: 1 }])
})

it('counts units of one product, variation, SKU and price as one item, with the ids of Shein', () => {
  const columns = [...unitColumns, 'Nome do produto', 'Variação', 'SKU do vendedor', 'SKC', 'SHEIN-SKU']
  const cup = ['Caneca', 'Azul', 'CAN-A', 'sc240812', 'I2a1b2']
  const rows = [cup, cup, ['Caneca', 'Azul', 'CAN-B', '', '']].map((texts, index) => [
    ...unit(first, `0-${index}`, '10,00'),
    ...texts,
  ])
  rows.push([...unit(first, '0-3', '12,00'), ...cup])
  const blue = { name: 'Caneca', variation: 'Azul', sku: 'CAN-A', listing: 'sc240812', variationId: 'I2a1b2' }
  expect(units(rows, columns).orders[0]?.items).toEqual([
    { ...blue, units: 2, price: 1000 },
    { name: 'Caneca', variation: 'Azul', sku: 'CAN-B', units: 1, price: 1000 },
    { ...blue, units: 1, price: 1200 },
  ])
})

it('sums equal units that name no item, and says so', () => {
  const { orders, warnings, linesLeftOut } = units([
    unit(first, '', '50,00'),
    unit(first, '', '50,00'),
    unit(first, '', '30,00'),
  ])
  expect(orders).toMatchObject([{ price: 13_000, units: 3 }])
  expect(warnings).toMatchObject([{ kind: 'equal-rows', count: 1, orderIds: [first] }])
  expect(linesLeftOut.copies).toBe(0)
})

it('says so, too, of units that name no item and that one half of a file writes otherwise', () => {
  const written = [first, 'Entregue', '', '2026-09-11 18:31', 50, 1, 0, 10, 5, 0.5]
  const { orders, warnings } = units([
    unit(first, '', '50,00'),
    written,
    unit(second, '', '30,00'),
    unit(third, '', '20,00'),
  ])
  expect(orders[0]).toMatchObject({ price: 10_000, units: 2 })
  expect(warnings).toMatchObject([{ kind: 'equal-rows', count: 1, orderIds: [first] }])
})

it('refuses a file that was pasted twice where nothing numbers its units or invoices', () => {
  const sold = [unit(first, '', '50,00'), unit(second, '', '30,00'), unit(third, '', '20,00')]
  const paid = [invoice(first, '', '20,00'), invoice(second, '-', '30,00'), invoice(third, '', '10,00')]
  const doubled = { kind: 'pasted-twice', rows: 3 }
  expect(faultOf(() => units([...sold, ...sold]))).toMatchObject(doubled)
  expect(faultOf(() => units(sold.flatMap((row) => [row, row])))).toMatchObject(doubled)
  expect(faultOf(() => invoices(...paid, ...paid))).toMatchObject(doubled)
  expect(units([...sold, ...sold.slice(1, 2)]).warnings).toMatchObject([{ kind: 'equal-rows' }])
  const named = [unit(first, '1', '50,00'), unit(second, '2', '30,00')]
  expect(units([...named, ...named]).orders).toMatchObject([{ price: 5000 }, { price: 3000 }])
})

it('refuses an item that stands there twice with other amounts, or once cancelled', () => {
  const once = unit(first, '0-0', '50,00')
  const doubled = { kind: 'doubled-rows', orders: 1 }
  expect(faultOf(() => units([once, unit(first, '0-0', '40,00')]))).toMatchObject(doubled)
  expect(faultOf(() => units([once, unit(first, '0-0', '50,00', 'Cancelado')]))).toMatchObject(doubled)
  expect(units([once, unit(second, '0-0', '40,00')]).orders).toHaveLength(2)
})

it('refuses units and invoices whose id stands in a merged cell above them, and leaves out totals', () => {
  const lost = { kind: 'rows-without-id', rows: 1 }
  expect(faultOf(() => units([unit(first, '0-0', '50,00'), unit('', '0-1', '30,00')]))).toEqual(lost)
  expect(faultOf(() => invoices(invoice(first, 'F1', '20,00'), invoice('', 'F1', '10,00')))).toEqual(lost)
  const total = units([unit(first, '0-0', '50,00'), unit('', '', '50,00', 'Total')])
  expect(total.linesLeftOut.withoutId).toBe(1)
  expect(invoices(invoice(first, 'F1', '20,00'), invoice('', '', '20,00')).income).toHaveLength(1)
})

it('refuses amounts in another currency', () => {
  const columns = [...unitColumns, 'Moeda do vendedor']
  const inCurrency = (currency: Cell) => units([[...unit(first, '0-0', '50,00'), currency]], columns)
  expect(faultOf(() => inCurrency('USD'))).toMatchObject({
    ...{ kind: 'other-currency', column: 'Moeda do vendedor', cells: 1, example: 'USD' },
  })
  for (const currency of ['BRL', 'brl', null]) expect(inCurrency(currency).orders).toHaveLength(1)
  const paidIn = (currency: Cell) => invoicesOf({ ...invoiced(first, 'F1', '20,00'), Moeda: currency })
  expect(faultOf(() => paidIn('MXN'))).toMatchObject({ kind: 'other-currency', column: 'Moeda' })
  expect(paidIn('BRL').income).toHaveLength(1)
})

it('says which amounts and statuses look wrong', () => {
  const { warnings } = units([
    unit(first, '0-0', '-50,00', ''),
    unit(second, '1-0', null),
    unit(third, '2-0', '50,00'),
  ])
  expect(warnings).toEqual([
    { kind: 'blank-amounts', count: 1, columns: ['Preço do produto'], orderIds: [second] },
    { kind: 'blank-status', count: 1, columns: ['Status do pedido'], orderIds: [first] },
    { kind: 'negative-amounts', count: 1, columns: ['Preço do produto'], orderIds: [first] },
  ])
  const columns = unitColumns.map((name) => name.replace('Data e hora', 'Dia'))
  expect(units([unit(first, '0-0', '50,00')], columns).warnings).toMatchObject([
    { kind: 'without-columns', columns: ['Data e hora de criação do pedido'] },
  ])
})

it('sums equal invoices without a number, and says so', () => {
  const { income, warnings } = invoices(invoice(first, '', '20,00'), invoice(first, '', '20,00'))
  expect(income).toMatchObject([{ received: 4000 }])
  expect(warnings).toMatchObject([{ kind: 'equal-rows', count: 1 }, { kind: 'without-columns' }])
})

it('says that an invoice may have been pasted twice with a cell changed, and refuses a file of such', () => {
  const [one, other] = [invoiced(first, 'F1', '36,00'), invoiced(second, 'F2', '36,00')]
  const said = (...rows: Readonly<Record<string, Cell>>[]) => invoicesOf(one, other, ...rows).warnings
  const isLike = [{ kind: 'equal-rows', orderIds: [first] }]
  expect(said({ ...one, Comissão: null })).toMatchObject(isLike)
  expect(said({ ...one, 'Data de pagamento': '2026-10-06' })).toMatchObject(isLike)
  expect(said({ ...one, 'Número de fatura': null })).toMatchObject(isLike)
  expect(said({ ...one, 'Número de fatura': 'F3' })).toEqual([])
  const again = [one, other].map((row) => ({ ...row, 'Resumo de preços de produtos': null }))
  expect(faultOf(() => said(...again))).toEqual({ kind: 'pasted-twice', rows: 2 })
})

it('refuses units whose order is in another column', () => {
  const moved = [null, ...unit(second, '1-0', '50,00')]
  expect(faultOf(() => units([unit(first, '0-0', '50,00'), moved]))).toEqual({
    ...{ kind: 'rows-without-id', rows: 1 },
  })
})

it('says that a unit without an item may be the copy of one', () => {
  const said = (price: Cell) => units([unit(first, '0-0', '50,00'), unit(first, '', price)]).warnings
  expect(said('50,00')).toMatchObject([{ kind: 'equal-rows', orderIds: [first] }])
  expect(said('30,00')).toEqual([])
})

it.each(['Desconto da campanha', 'Taxa de operação de estocagem', 'Tipo de fatura'] as const)(
  'says that the invoices have no column “%s”',
  (name) => {
    const { [name]: _, ...row } = invoiced(first, 'F1', '36,00')
    expect(invoicesOf(row).warnings).toMatchObject([{ kind: 'without-columns', columns: [name] }])
  },
)

it('leaves out cancelled orders, and whole those of which a unit is cancelled', () => {
  const file = units([
    unit(first, '0-0', '50,00', 'CANCELLED'),
    unit(second, '1-0', '50,00'),
    unit(second, '1-1', '50,00', 'Cancelado'),
    unit(third, '2-0', '50,00'),
  ])
  expect(file.orders.map(({ orderId }) => orderId)).toEqual([third])
  expect(file.leftOut).toMatchObject([
    { orderId: first, why: 'cancelled', status: 'CANCELLED' },
    { orderId: second, why: 'partly', status: 'Cancelado' },
  ])
  expect(file.linesLeftOut).toMatchObject({ cancelled: 1, partly: 2 })
})

it('awaits nothing of an order whose buyer got the money back, and compares it once an invoice has it', () => {
  const columns = [...unitColumns, 'Status do produto']
  const refunded = 'Reembolsado por cliente'
  const of = (id: string, item: string, status: string, ofUnit: Cell) => [
    ...unit(id, item, '50,00', status),
    ofUnit,
  ]
  const rows = [
    of(first, '0-0', refunded, null),
    of(second, '1-0', 'Entregue', refunded),
    of(second, '1-1', 'Entregue', 'Devolvido'),
    of(third, '2-0', 'Entregue', refunded),
    of(third, '2-1', 'Entregue', 'Entregue'),
  ]
  const { orders } = units(rows, columns)
  expect(orders.map(({ status }) => status)).toEqual([refunded, refunded, 'Entregue'])
  const { unmatched, sums } = closeMonth(shein, orders, [])
  expect(unmatched.map(({ orderId }) => orderId)).toEqual([third])
  // One unit of the third order was refunded and one was not.
  expect(sums).toMatchObject({ expected: 3350, awaited: 3350, counts: { returned: 2, cancelled: 0 } })
  const { income } = invoices(invoice(first, 'F1', '33,50'))
  expect(closeMonth(shein, orders, income)).toMatchObject({
    ...{ matched: 1, differences: [], sums: { expected: 3350 + 3350, counts: { refunded: 1, returned: 1 } } },
    settled: [{ orderId: first, amount: 3350, refunded: 0 }],
  })
})

it('finds nothing missing of an order whose buyer got the money back but what it was charged itself', () => {
  const sold = [first, 'Reembolsado por cliente', '0-0', '11 setembro 2026 18:31', '50,00', '0', '0', '9,00']
  const { orders } = units([[...sold, '5,00', '0']])
  const sale = invoiced(first, 'F1', '36,00')
  const back = (amount: string, fee: string) => ({
    ...sale,
    ...{ 'Número de fatura': 'F2', 'Tipo de fatura': 'Devolução', 'Resumo de preços de produtos': '-50,00' },
    ...{ 'Valor a receber': amount, 'Taxa de processamento de devolução': fee },
  })
  const closed = (...rows: Readonly<Record<string, Cell>>[]) => {
    const { differences, settled, sums, matched } = closeMonth(shein, orders, invoicesOf(...rows).income)
    const [row] = differences
    const said = row && [row.difference, row.reason, row.reasons?.map(({ kind, amount }) => [kind, amount])]
    const [paid] = settled ?? []
    expect(matched).toBe(1)
    return { difference: said, refunded: paid?.refunded, expected: sums.expected, received: sums.received }
  }
  const none = { difference: undefined }
  expect(closed(sale)).toEqual({ ...none, refunded: 0, expected: 3600, received: 3600 })
  expect(closed(sale, back('-36,00', '0'))).toEqual({ ...none, refunded: 3600, expected: 0, received: 0 })
  expect(closed(sale, back('-20,00', '0'))).toEqual({
    ...none,
    refunded: 2000,
    expected: 1600,
    received: 1600,
  })
  const fee = [-400, 'return-fee', [['return-fee', -400]]]
  expect(closed(sale, back('-40,00', '4,00'))).toEqual({ difference: fee, expected: 0, received: -400 })
  const alone = [-3600, 'refund', [['refund', -3600]]]
  expect(closed(back('-36,00', '0'))).toEqual({ difference: alone, expected: 0, received: -3600 })
  const more = [500, 'product-price', [['product-price', 500]]]
  const dearer = { ...sale, 'Resumo de preços de produtos': '55,00', 'Valor a receber': '41,00' }
  expect(closed(dearer)).toEqual({ difference: more, expected: 3600, received: 4100 })
})

it('asks about an order that is in a return and has no invoice, and does not claim it as missing', () => {
  const columns = [...unitColumns, 'Status do produto']
  const { orders } = units(
    [
      [...unit(first, '0-0', '50,00', 'Em devolução'), null],
      [...unit(second, '1-0', '50,00', 'Entregue'), 'Entregue'],
      [...unit(second, '1-1', '50,00', 'Entregue'), 'Em devolução'],
      [...unit(third, '2-0', '50,00', 'Entregue'), null],
    ],
    columns,
  )
  const { unmatched } = closeMonth(shein, orders, [])
  const said = unmatched.map((row) => {
    const due = { on: '2026-10-01', basis: 'estimated' as const }
    const claim = claimOf(shein, { ...row, due }, '2026-11-25')
    return [row.info, claim?.rule.contest, claim?.amount]
  })
  expect(said).toEqual([
    ['order-in-return', 'depends', 3350],
    ['order-in-return', 'depends', 6700],
    ['not-invoiced', 'depends', 3350],
  ])
})

it('sums the invoices of an order, one that was pasted twice once', () => {
  const file = invoices(
    invoice(first, 'F1', '20,00'),
    invoice(first, 'F2', '13,50'),
    invoice(first, 'F2', '13,50'),
  )
  expect(file.income).toMatchObject([{ orderId: first, received: 3350, price: 10_000 }])
  expect(file.rowsLeftOut.copies).toBe(1)
})

it('names the fee of a return as the reason, and nothing where the files explain nothing', () => {
  const { orders } = units([
    unit(first, '0-0', '50,00'),
    unit(second, '1-0', '50,00'),
    unit(third, '2-0', '50,00'),
  ])
  const { income } = invoices(
    invoice(first, 'F1', '29,32', '4,18'),
    invoice(second, 'F2', '30,00'),
    invoice(third, 'F3', '33,45'),
  )
  expect(closeMonth(shein, orders, income).differences).toMatchObject([
    { orderId: first, difference: -418, reason: 'return-fee' },
    { orderId: second, difference: -350, reason: 'unexplained' },
  ])
})

it('asks to look first where an invoice has less of the price: the other units may be in the lots of later weeks', () => {
  const { orders } = units([unit(first, '0-0', '50,00'), unit(first, '0-1', '50,00')])
  const lot = { ...invoiced(first, 'F1', '33,50'), 'Taxa de operação de estocagem': '0,50' }
  const { income } = invoicesOf({ ...lot, Comissão: '10,00', 'Valor do cupom da loja': '1,00' })
  const [row] = closeMonth(shein, orders, income).differences
  expect(row).toMatchObject({ difference: -3350 })
  expect(row && claimOf(shein, row, '2026-11-25')?.rule).toMatchObject({
    contest: 'depends',
    advice: 'compare-lots',
  })
})

it('says which column is missing', () => {
  for (const missing of ['Comissão', 'ID do item']) {
    const columns = unitColumns.filter((name) => name !== missing)
    expect(faultOf(() => units([], columns))).toEqual({
      ...{ kind: 'missing-columns', sheet: 'Sheet1', columns: [missing] },
    })
  }
})

it('tells two payments of one order, day and amount in two files apart by their invoices', () => {
  const amounts = (...numbers: string[]) => {
    const files = numbers.map((number) => invoices(invoice(first, number, '36,00')))
    return combineIncome(shein.rules, files).kept.map(({ received }) => received)
  }
  expect(amounts('F1', 'F2')).toEqual([7200])
  expect(amounts('F1', 'F1')).toEqual([3600])
  expect(amounts('F1', '')).toEqual([3600])
})

it('sums two rows of an invoice that only their delivery tells apart, with a warning, and drops a pasted one', () => {
  const at = (time: string) => ({
    ...invoiced(first, 'F1', '36,00'),
    'Data e hora de entrega': `2026-09-16 ${time}`,
  })
  const two = invoicesOf(at('10:00'), at('18:00'), at('18:00'))
  expect(two.income).toMatchObject([{ received: 7200 }])
  expect(two.warnings.map(({ kind, count }) => [kind, count])).toEqual([
    ['copied-rows', 1],
    ['equal-rows', 1],
  ])
})

it('counts what is charged without a price for the order it is related to', () => {
  const charge = {
    ...invoiced(second, 'F2', '-10,00'),
    'Resumo de preços de produtos': '0',
    'Número de pedido relacionado': first,
  }
  const exchanged = { ...invoiced(third, 'F3', '36,00'), 'Número de pedido relacionado': first }
  expect(invoicesOf(invoiced(first, 'F1', '36,00'), charge, exchanged).income).toMatchObject([
    { orderId: first, received: 2600 },
    { orderId: third, received: 3600 },
  ])
})

it('warns of invoices that should take money back and add it, and of amounts of several shops', () => {
  const kind = 'Fatura de devolução'
  const back = { ...invoiced(first, 'F2', '36,00'), 'Tipo de fatura': kind }
  const said = (...rows: Readonly<Record<string, Cell>>[]) =>
    invoicesOf(...rows).warnings.map(({ kind, columns }) => [kind, columns])
  expect(said(invoiced(first, 'F1', '36,00'), back)).toEqual([['positive-charges', [kind]]])
  expect(said({ ...back, 'Valor a receber': '-36,00' })).toEqual([])
  expect(said({ ...back, 'Taxa de processamento de devolução': '4,18' })).toEqual([])
  const shops = ['shein-br', 'shein-mx'].map((Site, index) => ({
    ...invoiced(first, `F${index}`, '36,00'),
    Site,
  }))
  expect(said(...shops)).toEqual([['several-shops', ['shein-br', 'shein-mx']]])
})

it('reads fees that an export has below 0 as those that it has positive', () => {
  const negated = {
    ...invoiced(first, 'F1', '36,00'),
    Comissão: '-9,00',
    'Taxa de intermediação de frete': '-5,00',
  }
  expect(invoicesOf(negated).income).toMatchObject([{ price: 5000, commission: 900, freight: 500 }])
  const returned = { ...negated, 'Resumo de preços de produtos': '-50,00', 'Valor a receber': '-36,00' }
  expect(invoicesOf(invoiced(first, 'F1', '36,00'), returned).income).toMatchObject([
    { price: 5000, commission: 900, freight: 500, received: 0, refund: -3600 },
  ])
})

it('names the goods that came back as the reason, and not a price or a commission that is another', () => {
  const sale = { ...invoiced(first, 'F1', '36,00'), 'Taxa de processamento de devolução': '0' }
  const back = {
    ...sale,
    ...{ 'Número de fatura': 'F2', 'Tipo de fatura': 'Ajuste', 'Resumo de preços de produtos': '-50,00' },
    ...{ Comissão: '-9,00', 'Taxa de intermediação de frete': '-5,00', 'Valor a receber': '-36,00' },
  }
  const sold = [first, 'Entregue', '0-0', '11 setembro 2026 18:31', '50,00', '0', '0', '9,00', '5,00', '0']
  const closed = (...rows: Readonly<Record<string, Cell>>[]) => {
    const [row] = closeMonth(shein, units([sold]).orders, invoicesOf(...rows).income).differences
    const claim = row && claimOf(shein, row, '2026-11-25')
    const reasons = row?.reasons?.map(({ kind, amount }) => [kind, amount])
    const isRefunded = row?.paid && shein.rules.isRefunded(row.paid)
    return [row?.difference, row?.reason, reasons, claim?.amount, claim?.rule.contest, isRefunded]
  }
  const refund = ['refund', -3600]
  expect(closed(sale, back)).toEqual([-3600, 'refund', [refund], 3600, 'depends', true])
  const withFee = { ...back, 'Valor a receber': '-40,00', 'Taxa de processamento de devolução': '4,00' }
  const several = [['return-fee', -400], refund]
  expect(closed(sale, withFee)).toEqual([-4000, 'several', several, 4000, 'depends', true])
  const none = { 'Resumo de preços de produtos': '0', Comissão: '0', 'Taxa de intermediação de frete': '0' }
  const byKind = { ...back, ...none, 'Tipo de fatura': 'Fatura de devolução' }
  expect(closed(sale, byKind)).toEqual([-3600, 'refund', [refund], 3600, 'depends', true])
  // A charge that names no return and takes no price back may be anything.
  expect(closed(sale, { ...back, ...none })).toEqual([-3600, 'unexplained', [], 3600, 'yes', false])
  const feeOnly = { ...byKind, 'Valor a receber': '-4,00', 'Taxa de processamento de devolução': '4,00' }
  expect(closed(sale, feeOnly)).toEqual([-400, 'return-fee', [['return-fee', -400]], 400, 'depends', true])
})

it('knows an item again whose number became one with decimals, and warns where the file says otherwise than its amounts', () => {
  const twice = units([unit(first, '1', '50,00'), unit(first, '1.0', '50,00')])
  expect(twice.orders).toMatchObject([{ price: 5000, units: 1 }])
  const columns = [...unitColumns, 'Receita estimada de mercadorias', 'Número de artigos vendidos']
  const said = (...rows: Cell[][]) =>
    units(rows, columns).warnings.map(({ kind, orderIds }) => [kind, orderIds])
  expect(said([...unit(first, '1', '50,00'), '33,50', '1'], [...unit(second, '2', '50,00'), '', ''])).toEqual(
    [],
  )
  expect(
    said([...unit(first, '1', '50,00'), '38,50', 2], [...unit(second, '2', '50,00'), '33.50', '1']),
  ).toEqual([
    ['several-pieces', [first]],
    ['other-net', [first]],
  ])
})

it('sums units of one order that are in two exports, at the end of one and the beginning of the other', () => {
  const file = (...items: readonly [string, string, string][]) => units(items.map((item) => unit(...item)))
  const [march, april] = [
    file([second, '2-1', '10,00'], [first, '1-1', '50,00']),
    file([first, '1-2', '30,00'], [third, '3-1', '10,00']),
  ]
  const prices = (...files: ReturnType<typeof file>[]) =>
    combineOrders(files).kept.map(({ orderId, price }) => [orderId, price])
  expect(prices(march, april)).toEqual([
    [second, 1000],
    [first, 8000],
    [third, 1000],
  ])
  expect(prices(march, march)).toEqual(prices(march))
})
