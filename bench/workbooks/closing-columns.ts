import { type GeneratedColumn, generatedIncome, generatedOrders, noise } from './columns.ts'

type Values = Readonly<Record<string, GeneratedColumn['value']>>

/** One order in this many is paid with another amount than expected, one in this many is not paid yet. */
const differs = 5
const awaited = 20

const orderId = (row: number) => `260301${String(row).padStart(8, '0')}`
const subtotal = (row: number) => 2000 + (noise(row, 70) % 18_000)
const commission = (row: number) => Math.round(subtotal(row) * 0.14)
const serviceFee = (row: number) => Math.round(subtotal(row) * 0.06) + 400
const coupon = (row: number) => (row % 7 === 0 ? 300 : 0)
const shortfall = (row: number) => {
  if (row % differs !== 0) return 0
  const cents = 100 + (noise(row, 71) % 1500)
  return row % 4 === 0 ? -cents : cents
}
const released = (row: number) =>
  subtotal(row) - commission(row) - serviceFee(row) - coupon(row) - shortfall(row)
const paidId = (row: number) => (row % awaited === awaited - 1 ? `X${orderId(row).slice(1)}` : orderId(row))

const text = (cents: (row: number) => number) => (row: number) => (cents(row) / 100).toFixed(2)
const number = (cents: (row: number) => number) => (row: number) => cents(row) / 100
const charged = (cents: (row: number) => number) => (row: number) => -cents(row) / 100

/** The orders of a month; most were paid as they should be. One row an order. */
export const closingMarks = withValues(generatedOrders, {
  'ID do pedido': orderId,
  'Status do pedido': (row) => (noise(row, 2) % 4 === 0 ? 'Entregue' : 'Concluído'),
  'Hora do pagamento do pedido': valueIn('Data de criação do pedido'),
  'Preço acordado': text(subtotal),
  Quantidade: () => '1',
  'Número de produtos pedidos': () => '1',
  'Subtotal do produto': text(subtotal),
  'Cupom do vendedor': text(coupon),
  'Taxa de comissão líquida': text(commission),
  'Taxa de serviço líquida': text(serviceFee),
})

/** What came of them. */
export const closingIncome = withValues(generatedIncome, {
  'ID do pedido': paidId,
  'Quantia total lançada (R$)': number(released),
  'Preço do produto': number(subtotal),
  'Valor do Reembolso': () => 0,
  'Valor Reembolsado ao Comprador': () => 0,
  'Taxa de comissão líquida': charged(commission),
  'Taxa de serviço líquida': charged(serviceFee),
  'Voucher subsidiado pelo Seller': charged(coupon),
})

function valueIn(name: string): GeneratedColumn['value'] {
  return generatedOrders.find((column) => column.name === name)?.value ?? (() => '')
}

function withValues(columns: readonly GeneratedColumn[], values: Values): readonly GeneratedColumn[] {
  return columns.map((column) => ({ ...column, value: values[column.name] ?? column.value }))
}
