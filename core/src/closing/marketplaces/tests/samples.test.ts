import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { samples, sheetsOf } from '../../../../test/closing/sample-sheets.ts'
import { noCents, toReais } from '../../../money/index.ts'
import {
  checkTogether,
  closeMonth,
  closingOf,
  combineBeside,
  combineIncome,
  type OrderDifference,
  readSheets,
} from '../../index.ts'
import type { ClosingMarketplace } from '../../model/names/known-names.ts'
import type { Format } from '../../reading/format.ts'
import { columnKey } from '../../reading/sheet.ts'
import { releasesFormat, salesFormat } from '../mercado-livre/columns.ts'
import {
  billingFormat,
  releasedOperationsFormat,
  soldOperationsFormat,
} from '../mercado-livre/reports/columns.ts'
import { invoicesFormat, unitsFormat } from '../shein/columns.ts'
import { incomeFormat, ordersFormat } from '../shopee/columns.ts'

/** The month of a folder, of its orders and of one or several income files. */
async function closed(marketplace: ClosingMarketplace, folder: string, orders: string, ...income: string[]) {
  const { files, rules, ...entry } = closingOf(marketplace)
  const { leftOut, ...sold } = readSheets(await sheetsOf(`${folder}/${orders}`), files.locateOrders)
  const sheets = await Promise.all(income.map((name) => sheetsOf(`${folder}/${name}`)))
  const read = sheets.map((one) => readSheets(one, files.locateIncome))
  checkTogether(read)
  const { kept } = combineIncome(rules, read)
  const warnings = read.flatMap((file) => file.warnings)
  const month = closeMonth({ rules, ...entry }, sold.orders, kept, combineBeside(read))
  return { orders: sold.orders, leftOut, warnings, ...month }
}

const held = (folder: string) => JSON.parse(readFileSync(new URL(`${folder}/expected.json`, samples), 'utf8'))

const infos = {
  'freight-subtotal': 'Possível problema em SUBTOTAL DO FRETE',
  unknown: 'Erro desconhecido, verifique com o suporte da Shopee',
  'not-completed': 'Pedido não concluído',
  'not-in-income': 'Pedido não consta no arquivo de MINHA RENDA',
}
const sentence = (info: unknown) => infos[info as keyof typeof infos]

it.each(['layout-specification', 'layout-2026'])(
  'closes the month of %s with every figure and info of its known answer',
  async (folder) => {
    const month = await closed('shopee', folder, 'orders.xlsx', 'income.xlsx')
    expect({
      errors: month.differences.map(({ orderId, difference, info }) => ({
        id: orderId,
        diff: toReais(difference),
        info: sentence(info),
      })),
      unmatched: month.unmatched.map(({ orderId, info }) => ({ id: orderId, info: sentence(info) })),
      quantity: month.matched,
      totalErrors: toReais(month.totalDifference),
    }).toEqual(held(folder))
  },
)

/** What the known answers of other marketplaces have of a month. */
function figuresOf(marketplace: ClosingMarketplace, month: Awaited<ReturnType<typeof closed>>) {
  const { expectedAmount, receivedAmount } = closingOf(marketplace).rules
  return {
    quantity: month.matched,
    errors: month.differences.map(({ orderId: id, difference, expected, paid }) => ({
      id,
      difference: toReais(difference),
      expected: expected && toReais(expectedAmount(expected)),
      received: paid && toReais(receivedAmount(paid)),
    })),
    unmatched: month.unmatched.map((order) => ({
      id: order.orderId,
      expected: toReais(expectedAmount(order)),
    })),
    totalErrors: toReais(month.totalDifference),
  }
}

it.each(['liberacoes.csv', 'conciliacao-liberacao.csv'])(
  'closes the month of Mercado Livre by %s with every figure of its known answer',
  async (income) => {
    const month = await closed('mercadoLivre', 'mercado-livre', 'vendas.xlsx', income)
    const leftOut = month.orders.length - month.matched - month.unmatched.length
    expect({ ...figuresOf('mercadoLivre', month), leftOut }).toEqual(held('mercado-livre'))
    const shares = month.differences.filter(({ reason }) => reason === 'share-of-products')
    expect(shares.map(({ difference }) => toReais(difference))).toEqual([
      -4.29, -9.72, -11.83, -7.92, -5.17, -1.58, -1.29,
    ])
    expect(month.orders[0]?.items).toEqual([
      {
        name: 'Tênis Casual & Confortável',
        variation: '',
        sku: 'SKU-0',
        units: 2,
        listing: 'MLB3000000000',
        price: 6428,
      },
    ])
  },
)

it('closes the month of Shein with every figure of its known answer, and the reason of each', async () => {
  const month = await closed('shein', 'shein', 'pedidos.xlsx', 'faturas.xlsx')
  const { errors, ...figures } = figuresOf('shein', month)
  const feeOf = ({ paid }: OrderDifference) => (paid && 'returnFee' in paid ? paid.returnFee : undefined)
  expect({
    ...figures,
    leftOut: month.leftOut.length,
    errors: month.differences.map((row, at) => ({
      ...errors[at],
      returnFee: toReais(feeOf(row) ?? noCents),
    })),
  }).toEqual(held('shein'))
  const reasons = month.differences.map((row) => (feeOf(row) ? 'return-fee' : 'unexplained'))
  expect(month.differences.map(({ reason }) => reason)).toEqual(reasons)
})

it('reports of fees beside say what was charged of each sale, and change no figure of the month', async () => {
  const closedBy = (...income: string[]) => closed('mercadoLivre', 'mercado-livre', 'vendas.xlsx', ...income)
  const alone = await closedBy('liberacoes.csv')
  const names = ['liberacoes.csv', 'conciliacao-vendas.xlsx', 'faturamento.xlsx']
  const { adjustments, sums, differences, unmatched, warnings, ...figures } = await closedBy(...names)
  expect(warnings).toEqual([])
  expect(figures).toMatchObject({ matched: alone.matched, totalDifference: alone.totalDifference })
  const { adjustments: invoiced, ...ownSums } = sums
  expect(ownSums).toEqual(alone.sums)
  // Five fees of returns, the ads and the page: fees that were not taken off a sale.
  expect(invoiced).toEqual({ count: 7, amount: -(5 * 1872 + 12_045 + 7900) })
  expect(adjustments?.at(-1)).toMatchObject({
    kind: 'invoiced-fee',
    description: 'Tarifa de manutenção da Minha página',
    amount: -7900,
    day: '2026-03-31',
  })
  const bare = (row: object) => ({ ...row, billed: undefined })
  expect(differences.map(bare)).toEqual(alone.differences.map(bare))
  expect(unmatched.map(bare)).toEqual(alone.unmatched.map(bare))
  for (const { expected, billed = [] } of differences) {
    const saleFee = billed.find(({ name }) => name === 'Custo por vender no Mercado Livre')
    expect(expected).toMatchObject({ saleFee: saleFee?.amount })
  }
  const withSales = await closedBy('conciliacao-liberacao.csv', 'conciliacao-vendas.xlsx')
  expect(withSales.warnings).toEqual([])
  expect(withSales.differences.map(({ billed = [] }) => billed[0]?.amount)).toEqual(
    differences.map(({ billed = [] }) => billed[0]?.amount),
  )
})

const [march, specified] = ['layout-2026', 'layout-specification']
const formats: readonly (readonly [paths: readonly string[], format: Format, inNone: readonly string[]])[] = [
  [[`${march}/orders.xlsx`, `${specified}/orders.xlsx`], ordersFormat, []],
  [[`${march}/income.xlsx`, `${specified}/income.xlsx`], incomeFormat, ['easyReturnFee', 'topUpFee']],
  [['mercado-livre/vendas.xlsx'], salesFormat, ['exchangeShipping', 'discounts']],
  [['mercado-livre/liberacoes.csv'], releasesFormat, ['refundId', 'balance', 'currency']],
  [['mercado-livre/conciliacao-liberacao.csv'], releasedOperationsFormat, []],
  [['mercado-livre/conciliacao-vendas.xlsx'], soldOperationsFormat, []],
  [['mercado-livre/faturamento.xlsx'], billingFormat, []],
  [['shein/pedidos.xlsx'], unitsFormat, ['pieces']],
  [['shein/faturas.xlsx'], invoicesFormat, ['currency']],
]

it.each(formats)(
  '%j name every column that is read of them, except some of other exports',
  async (paths, format, inNone) => {
    const sheets = (await Promise.all(paths.map(sheetsOf))).flat()
    const cells = sheets.flatMap(({ rows }) => rows.slice(0, 20).flat())
    const keys = new Set(cells.map((cell) => columnKey(String(cell))))
    const missing = Object.entries(format.columns).filter(
      ([, { names }]) => !names.some((name) => keys.has(columnKey(name))),
    )
    expect(missing.map(([column]) => column)).toEqual(inNone)
  },
)
