import { describe, expect, it } from 'vitest'
import { type ClosingFault, closingMarketplaces, type Sheet } from '../index.ts'

const locateOrders = (heads: readonly Sheet[]) => closingMarketplaces.shopee.files.locateOrders(heads).tables
const locateIncome = (heads: readonly Sheet[]) => closingMarketplaces.shopee.files.locateIncome(heads).tables

const orders = [
  'Nota',
  'ID do pedido',
  'Taxa de serviço',
  'Status do pedido',
  'Subtotal do produto',
  'Taxa de comissão',
  'Cupom do vendedor',
  'Status da Devolução / Reembolso',
]
const income = [
  'Ver',
  'Nota',
  'Quantia total lançada (R$)',
  'ID do pedido',
  'ID do reembolso',
  'Valor Reembolsado ao Comprador',
]
const sheets = (...rows: string[][]): Sheet[] => [
  { name: 'capa', rows: [['Relatório']] },
  { name: 'dados', rows },
]

const swapped = { kind: 'swapped', marketplace: 'shopee' } as const
const fault = (is: ClosingFault) => expect.objectContaining({ fault: is })

describe('the place of a table', () => {
  it('is its sheet, the row of its header and its wanted columns', () => {
    expect(locateOrders(sheets([], orders))).toEqual([{ sheet: 1, row: 1, columns: [1, 2, 3, 4, 5, 6, 7] }])
    expect(locateIncome(sheets([], [], [], [], income))).toEqual([
      { sheet: 1, row: 4, columns: [0, 2, 3, 4, 5] },
    ])
  })

  it('is refused for another report, with the header of that report', () => {
    expect(() => locateOrders(sheets(income))).toThrow(fault({ ...swapped, file: 'income' }))
    expect(() => locateIncome(sheets(orders))).toThrow(fault({ ...swapped, file: 'orders' }))
    const unknown = fault({ kind: 'unknown', header: ['Cliente', 'Telefone'] })
    expect(() => locateOrders(sheets(['Cliente', 'Telefone']))).toThrow(unknown)
  })
})
