import type { Cell, Sheet } from '@vendaclara/core/closing'

export type Line = Cell[]
export interface Report {
  header: string[]
  lines: Line[]
  /** Sheets in addition to the one with header and lines. */
  more: Sheet[]
}
export interface Month {
  orders: Report
  income: Report
}

const orderHeader = [
  ...['ID do pedido', 'Status do pedido', 'Status da Devolução / Reembolso', 'Data de criação do pedido'],
  ...['Nome do Produto', 'Quantidade', 'Subtotal do produto', 'Número de produtos pedidos'],
  ...['Cupom do vendedor', 'Taxa de comissão líquida', 'Taxa de serviço líquida'],
]
const incomeHeader = [
  ...['Número da sequência', 'Ver', 'ID do pedido', 'ID do reembolso', 'SKU', 'Nome do produto'],
  ...['Data de conclusão do pagamento', 'Quantia total lançada (R$)', 'Taxa de frete paga pelo comprador'],
  ...['Frete cobrado pelo parceiro logístico', 'Desconto de frete pela Shopee'],
  ...['Valor Reembolsado ao Comprador'],
]
export const amountsOf = {
  orders: [
    ...['Subtotal do produto', 'Cupom do vendedor'],
    ...['Taxa de comissão líquida', 'Taxa de serviço líquida'],
  ],
  income: ['Quantia total lançada (R$)', 'Valor Reembolsado ao Comprador'],
}

const text = (cents: number) => (cents / 100).toFixed(2)

/**
 * The two files of a month with these orders. Orders with the fate 'less' or 'freight' are paid `less` centavos too
 * little.
 */
export function makeMonth(
  orders: readonly { day: number; fate: string; subtotals: number[]; less: number }[],
): Month {
  const lines: Line[] = []
  const paid: Line[] = []
  const pay = (...row: Cell[]) => paid.push([paid.length + 1, ...row])
  for (const [index, { day, fate, subtotals, less }] of orders.entries()) {
    const dd = String(day).padStart(2, '0')
    const id = `2603${dd}QXK${String(index).padStart(5, '0')}`
    const subtotal = subtotals.reduce((sum, one) => sum + one, 0)
    const [coupon, commission, service] = [index % 2 === 0 ? 0 : 150, Math.round(subtotal * 0.18), 405]
    const status = fate === 'cancelled' ? 'Cancelado' : 'Concluído'
    const refund = fate === 'returned' ? 'Solicitação aprovada' : null
    for (const [item, one] of subtotals.entries()) {
      lines.push([
        ...[id, status, refund, `2026-03-${dd} 10:0${item}`, `Produto ${item}`, '1', text(one)],
        ...[String(subtotals.length), text(coupon), text(commission), text(service)],
      ])
    }
    if (fate === 'missing' || fate === 'cancelled') continue
    const shortfall = fate === 'less' || fate === 'freight' ? less : 0
    const paidAmount = (subtotal - coupon - commission - service - shortfall) / 100
    const rest = [`2026-04-${dd}`, paidAmount, 0, fate === 'freight' ? -less / 100 : 0, 0, 0]
    const refundId = fate === 'returned' ? `R${index}` : '-'
    pay('Order', id, refundId, '-', '-', ...rest)
    pay('Sku', id, refundId, `SKU-${index}`, 'Produto 0', ...rest)
  }
  return {
    orders: { header: orderHeader, lines, more: [] },
    income: { header: incomeHeader, lines: paid, more: [] },
  }
}
