import { closingReceipts } from '@vendaclara/contract/closing-receipt'
import fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { FileRefused } from '../reading/file-refused.ts'
import { ClosingDesk } from './closing-desk.ts'

const orderHeader = [
  ...['ID do pedido', 'Status do pedido', 'Subtotal do produto', 'Taxa de comissão', 'Taxa de serviço'],
  ...['Data de criação do pedido', 'Cupom do vendedor', 'Status da Devolução / Reembolso', 'Nome do Produto'],
]
const incomeHeader = [
  ...['ID do pedido', 'Quantia total lançada (R$)', 'Data de conclusão do pagamento'],
  ...['Valor Reembolsado ao Comprador', 'ID do reembolso', 'Ver'],
]
const id = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G')
const orderLine = fc
  .record({ id, cancelled: fc.boolean(), refunded: fc.boolean(), product: fc.constantFrom('x', 'y', 'z') })
  .map(({ cancelled, refunded, product, ...line }) => [
    ...[line.id, cancelled ? 'Cancelado' : 'Concluído', 10, 1, 1, '2026-03-01', 0],
    ...[refunded ? 'Solicitação aprovada' : '', product],
  ])
const incomeLine = fc
  .record({ id, amount: fc.integer({ min: 1, max: 3 }), refund: fc.boolean(), details: fc.nat(2) })
  .map(({ amount, refund, details, ...line }) => {
    const row = [line.id, amount, '2026-03-31', 0, refund ? 'R1' : '']
    return [[...row, 'Order'], ...Array.from({ length: details }, () => [...row, 'Sku'])]
  })

async function file(name: string, lastModified: number, rows: (string | number)[][]): Promise<File> {
  const bytes = await writeXlsx({ sheets: [{ name: 'dados', rows }] })
  return new File([Uint8Array.from(bytes)], name, { lastModified })
}

const several = <Row>(row: fc.Arbitrary<Row>) =>
  fc.array(fc.array(row, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 3 })

test('every line of every file is used or left out for a reason, as it is kept too', async () => {
  let answered = 0
  await fc.assert(
    fc.asyncProperty(several(orderLine), several(incomeLine), async (orders, income) => {
      const desk = new ClosingDesk(() => {})
      const ordersFiles = orders.map((rows, at) => file(`pedidos-${at}.xlsx`, at, [orderHeader, ...rows]))
      const incomeFiles = income.map((rows, at) =>
        file(`renda-${at}.xlsx`, at, [incomeHeader, ...rows.flat()]),
      )
      try {
        const { receipts: ofOrders } = await desk.takeOrders(await Promise.all(ordersFiles))
        const { receipts: ofIncome } = await desk.takeIncome(await Promise.all(incomeFiles))
        const kept = closingReceipts.parse(JSON.parse(JSON.stringify({ orders: ofOrders, income: ofIncome })))
        expect(kept).toEqual({ orders: ofOrders, income: ofIncome })
        expect(ofOrders.map(({ rows }) => rows)).toEqual(orders.map(({ length }) => length))
        expect(ofIncome.map(({ rows }) => rows)).toEqual(income.map((rows) => rows.flat().length))
        for (const { rows, used, orders: told, leftOut } of [...ofOrders, ...ofIncome]) {
          expect(Object.values(leftOut).reduce<number>((sum, count = 0) => sum + count, used)).toBe(rows)
          expect(told).toBeLessThanOrEqual(used)
        }
        answered += 1
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error
      }
    }),
    { numRuns: 12 },
  )
  expect(answered).toBeGreaterThan(3)
})
