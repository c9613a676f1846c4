import { expect, it } from 'vitest'
import { type Cell, ClosingProblem, readSheets, reconcile } from '../../index.ts'
import { shein } from './closing.ts'

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

const [first, second, third] = ['GSH02Z0007000000', 'GSHJAZ0007000001', 'GSHXU10007000002']
const faultOf = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    if (error instanceof ClosingProblem) return error.fault
    throw error
  }
  throw new Error('it was read')
}

it('sums the units of an order, each item once', () => {
  const file = units([unit(first, '0-0', '50,00'), unit(first, '0-1', '30,00'), unit(first, '0-0', '50,00')])
  expect(file.orders).toMatchObject([
    { orderId: first, price: 8000, coupon: 200, commission: 2000, freight: 1000, storage: 100, units: 2 },
  ])
  expect(file.orders[0]?.createdAt).toBe('2026-09-11 18:31')
  expect(file.warnings).toMatchObject([{ kind: 'copied-rows', count: 1 }])
})

it('counts units of one product, variation and SKU as one item', () => {
  const columns = [...unitColumns, 'Nome do produto', 'Variação', 'SKU do vendedor']
  const cup = ['Caneca', 'Azul', 'CAN-A']
  const rows = [cup, cup, ['Caneca', 'Azul', 'CAN-B']].map((texts, index) => [
    ...unit(first, `0-${index}`, '10,00'),
    ...texts,
  ])
  expect(units(rows, columns).orders[0]?.items).toEqual([
    { name: 'Caneca', variation: 'Azul', sku: 'CAN-A', units: 2 },
    { name: 'Caneca', variation: 'Azul', sku: 'CAN-B', units: 1 },
  ])
})

it('leaves out cancelled orders, and whole those of which a unit is cancelled', () => {
  const file = units([
    unit(first, '0-0', '50,00', 'Cancelado'),
    unit(second, '1-0', '50,00'),
    unit(second, '1-1', '50,00', 'Cancelado'),
    unit(third, '2-0', '50,00'),
  ])
  expect(file.orders.map(({ orderId }) => orderId)).toEqual([third])
  expect([file.leftOut, file.partlyLeftOut]).toEqual([[first, second], [second]])
  expect(file.linesLeftOut).toMatchObject({ cancelled: 1, partly: 2 })
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
  expect(reconcile(shein.rules, orders, income).differences).toMatchObject([
    { orderId: first, difference: -418, reason: 'return-fee' },
    { orderId: second, difference: -350, reason: 'unexplained' },
  ])
})

it('says which column is missing, and knows a file given in place of the other', () => {
  const columns = unitColumns.filter((name) => name !== 'Comissão')
  expect(faultOf(() => units([], columns))).toEqual({
    ...{ kind: 'missing-columns', sheet: 'Sheet1', columns: ['Comissão'] },
  })
  const rows = [['Faturas'], invoiceColumns, invoice(first, 'F1', '20,00')]
  expect(faultOf(() => readSheets([{ name: 'a', rows }], shein.files.locateOrders))).toEqual({
    kind: 'swapped',
  })
})
