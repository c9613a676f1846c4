import { closingReceipts, type FileReceipt } from '@vendaclara/contract/closing'
import { type Cell, ClosingProblem, closingMarketplaces, readSheets } from '@vendaclara/core/closing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeIncome, mergeOrders, warnOfShops } from './file-receipts.ts'

const { locateOrders, locateIncome } = closingMarketplaces.shopee.files

const orderHeader = [
  'ID do pedido',
  'Status do pedido',
  'Subtotal do produto',
  'Taxa de comissão',
  'Taxa de serviço',
  'Data de criação do pedido',
  'Cupom do vendedor',
  'Status da Devolução / Reembolso',
  'Nome do Produto',
]
const incomeHeader = [
  'ID do pedido',
  'Quantia total lançada (R$)',
  'Data de conclusão do pagamento',
  'Valor Reembolsado ao Comprador',
  'ID do reembolso',
  'Ver',
]
const id = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G')
const orderLine = fc
  .record({ id, cancelled: fc.boolean(), refunded: fc.boolean(), product: fc.constantFrom('x', 'y', 'z') })
  .map(({ cancelled, refunded, product, ...line }) => [
    line.id,
    cancelled ? 'Cancelado' : 'Concluído',
    10,
    1,
    1,
    '2026-03-01',
    0,
    refunded ? 'Solicitação aprovada' : '',
    product,
  ])
const incomeLine = fc
  .record({ id, amount: fc.integer({ min: 1, max: 3 }), refund: fc.boolean(), details: fc.nat(2) })
  .map(({ amount, refund, details, ...line }) => {
    const row = [line.id, amount, '2026-03-31', 0, refund ? 'R1' : '']
    return [[...row, 'Order'], ...Array.from({ length: details }, () => [...row, 'Sku'])]
  })

const sheet = (rows: Cell[][]) => [{ name: 'dados', rows }]

const several = <Row>(row: fc.Arbitrary<Row>) =>
  fc.array(fc.array(row, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 3 })

test('every line of every file is used or left out for a reason, as it is kept too', () => {
  let answered = 0
  fc.assert(
    fc.property(several(orderLine), several(incomeLine), (orders, income) => {
      try {
        const ofOrders = mergeOrders(
          orders.map((rows) => ({
            fileName: 'p.xlsx',
            sha256: '',
            content: readSheets(sheet([orderHeader, ...rows]), locateOrders),
          })),
        )
        const ofIncome = mergeIncome(
          closingMarketplaces.shopee.rules,
          income.map((rows) => ({
            fileName: 'r.xlsx',
            sha256: '',
            content: readSheets(sheet([incomeHeader, ...rows.flat()]), locateIncome),
          })),
        )
        const kept = closingReceipts.parse(JSON.parse(JSON.stringify({ orders: ofOrders, income: ofIncome })))
        expect(kept).toEqual({ orders: ofOrders, income: ofIncome })
        expect(ofOrders.map(({ rows }) => rows)).toEqual(orders.map(({ length }) => length))
        expect(ofIncome.map(({ rows }) => rows)).toEqual(income.map((rows) => rows.flat().length))
        for (const { rows, used, orders: counted, leftOut } of [...ofOrders, ...ofIncome]) {
          expect(Object.values(leftOut).reduce<number>((sum, count = 0) => sum + count, used)).toBe(rows)
          expect(counted).toBeLessThanOrEqual(used)
        }
        answered += 1
      } catch (error) {
        if (!(error instanceof ClosingProblem)) throw error
      }
    }),
  )
  expect(answered).toBeGreaterThan(20)
})

test('files that name different shops say so, each beside those before it', () => {
  const { locateOrders: locateSales } = closingMarketplaces.mercadoLivre.files
  const header = ['N.º de venda', 'Data da venda', 'Estado', 'Receita por produtos (BRL)']
  const sale = (shop: string | null) => {
    const line = ['2000009007000014', '2026-03-05', 'Entregue', 100, -13, 87, shop]
    const rows = [[...header, 'Tarifa de venda e impostos (BRL)', 'Total (BRL)', 'Loja oficial'], line]
    return {
      fileName: `${shop}.xlsx`,
      sha256: '',
      content: readSheets([{ name: 'Vendas', rows }], locateSales),
    }
  }
  const warned = mergeOrders(['Casa', null, 'Casa', 'Moda'].map(sale)).map(({ warnings = [] }) => warnings)
  expect(warned.slice(0, 3)).toEqual([[], [], []])
  expect(warned[3]).toMatchObject([{ kind: 'other-shops', columns: ['Moda'] }])
})

test('files whose shops are not those of the month’s other files, or of those stored before, say so', () => {
  const receipt = (...shops: string[]): FileReceipt => ({
    fileName: 'a.xlsx',
    sheet: 'Vendas',
    rows: 1,
    used: 1,
    orders: 1,
    unreadableValues: 0,
    leftOut: {
      withoutId: 0,
      cancelled: 0,
      refunded: 0,
      partly: 0,
      details: 0,
      refunds: 0,
      repeated: 0,
    },
    ...(shops.length > 0 && { shops }),
  })
  const warned = (
    shops: readonly string[],
    others: readonly FileReceipt[] | null,
    before: readonly FileReceipt[] | null = null,
  ) => warnOfShops([receipt(...shops)], others, before).flatMap(({ warnings = [] }) => warnings)
  expect(warned(['Moda'], [receipt('Casa')])).toMatchObject([
    { kind: 'other-shops-across', columns: ['Moda'] },
  ])
  expect(warned(['Moda'], [receipt()], [receipt('Casa')])).toMatchObject([{ kind: 'other-shops-stored' }])
  expect(warned(['Moda', 'Casa'], [receipt('Casa')], [receipt('Jardim')])).toEqual([])
  expect([warned([], [receipt('Casa')]), warned(['Moda'], [receipt()]), warned(['Moda'], null)]).toEqual([
    [],
    [],
    [],
  ])
})
