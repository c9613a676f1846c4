import { expect, it } from 'vitest'
import {
  type Cell,
  closingMarketplaces,
  type FileWarning,
  type LocatedFile,
  readSheets,
  type Sheet,
} from '../../index.ts'
import { faultOf } from './fault-of.ts'

const { shopee, mercadoLivre, shein } = closingMarketplaces
const six = [1, 2, 3, 4, 5, 6]

interface Tried {
  readonly locate: (heads: readonly Sheet[]) => LocatedFile<{ readonly warnings: readonly FileWarning[] }>
  readonly stated: string
  readonly header: readonly string[]
  readonly row: (one: number) => Cell[]
}

const files: Readonly<Record<string, Tried>> = {
  'Meus Pedidos': {
    locate: shopee.files.locateOrders,
    stated: 'Subtotal do produto',
    header: [
      ...['ID do pedido', 'Status do pedido', 'Status da Devolução / Reembolso', 'Data de criação do pedido'],
      ...['Preço acordado', 'Quantidade', 'Subtotal do produto', 'Cupom do vendedor'],
      ...['Taxa de comissão líquida', 'Taxa de serviço líquida'],
    ],
    row: (one: number): Cell[] => [
      ...[`260305AAAAAAA${one}`, 'Concluído', null, '2026-03-05 10:00', '50.00', '2', '100.00', '0'],
      ...['18.00', '6.00'],
    ],
  },
  Vendas: {
    locate: mercadoLivre.files.locateOrders,
    stated: 'Total (BRL)',
    header: [
      ...['N.º de venda', 'Data da venda', 'Estado', 'Receita por produtos (BRL)'],
      ...['Tarifa de venda e impostos (BRL)', 'Tarifas de envio (BRL)', 'Total (BRL)'],
    ],
    row: (one: number): Cell[] => [
      ...[`200000900700001${one}`, '5 de março de 2026 10:30 hs.', 'Entregue', 100, -13, -7, 80],
    ],
  },
  Faturas: {
    locate: shein.files.locateIncome,
    stated: 'Valor a receber',
    header: [
      ...['Site', 'Número do pedido', 'Número de pedido relacionado', 'Número de fatura', 'Tipo de fatura'],
      ...['Resumo de preços de produtos', 'Desconto da campanha', 'Valor do cupom da loja', 'Comissão'],
      ...['Taxa de intermediação de frete', 'Taxa de operação de estocagem'],
      ...['Taxa de processamento de devolução', 'Valor a receber', 'Data de pagamento'],
    ],
    row: (one: number): Cell[] => [
      ...['BR', `GSH100000000${one}`, null, `F${one}`, 'Venda', 100, 2, 3, 18, 4, 1, 0, 72, '2026-09-20'],
    ],
  },
}

it.each(Object.entries(files))(
  'of %s most amounts that do not add up are named, those off by a power of ten are refused, and single ones are neither',
  (_, { locate, stated, header, row }) => {
    const at = header.indexOf(stated)
    const said = (changed: number, factor = 1.5) => {
      const rows = six.map((one) => {
        const cells = row(one)
        return one > changed ? cells : cells.with(at, Number(cells[at]) * factor)
      })
      const { warnings } = readSheets([{ name: 'dados', rows: [[...header], ...rows] }], locate)
      return warnings.map(({ kind, count, columns }) => [kind, count, ...columns])
    }
    expect([said(0), said(3)]).toEqual([[], []])
    expect(said(6)).toEqual([['other-net', 6, stated]])
    for (const factor of [100, 10, 0.1, 0.01]) {
      const fault = { kind: 'other-scale', column: stated, factor, orders: 6, all: 6 }
      expect(faultOf(() => said(6, factor))).toEqual(fault)
    }
    expect(said(1, 100)).toEqual([])
  },
)

const read = (rows: Cell[][], { locate, header }: Tried) =>
  readSheets([{ name: 'dados', rows: [[...header], ...rows] }], locate)

it.each(Object.entries(files))(
  'of %s several amounts of 0 beside others that come to more are named',
  (_, file) => {
    const at = file.header.indexOf(file.stated)
    const said = (nothing: number) =>
      read(
        six.map((one) => (one > nothing ? file.row(one) : file.row(one).with(at, 0))),
        file,
      ).warnings.map(({ kind, count }) => [kind, count])
    expect(said(2)).toEqual([])
    expect(said(3)).toEqual([['other-net', 3]])
  },
)

const releases: Tried = {
  locate: mercadoLivre.files.locateIncome,
  stated: 'NET_DEBIT_AMOUNT',
  header: [
    ...['DATE', 'SOURCE_ID', 'RECORD_TYPE', 'DESCRIPTION', 'NET_CREDIT_AMOUNT', 'NET_DEBIT_AMOUNT'],
    ...['GROSS_AMOUNT', 'MP_FEE_AMOUNT', 'ORDER_ID', 'PACK_ID'],
  ],
  row: (one) => [
    ...['2026-03-15T12:15:00.000-03:00', `9${one}`, 'release', 'shipping', 0, 7 + one, -6 - one, -1],
    ...[`200000900700001${one}`, null],
  ],
}

it('refuses releases whose debits are a hundred times what their gross amount and fees come to', () => {
  const at = releases.header.indexOf(releases.stated)
  const rows = six.map(releases.row)
  expect(read(rows, releases).warnings).toEqual([])
  expect(
    faultOf(() =>
      read(
        rows.map((cells) => cells.with(at, 100 * Number(cells[at]))),
        releases,
      ),
    ),
  ).toMatchObject({
    ...{ kind: 'other-scale', column: releases.stated, factor: 100 },
  })
})

it.each([
  ['Faturas', files.Faturas, 'Valor a receber'],
  ['Liberações', releases, 'NET_DEBIT_AMOUNT'],
  ['Vendas', files.Vendas, 'Total (BRL)'],
] as const)('leaves out a row of %s that is the sum of all others under the id of one', (_, file, stated) => {
  if (!file) throw new Error('there is no such file')
  const at = file.header.indexOf(stated)
  const numbers = file.header.flatMap((name, place) =>
    typeof file.row(1)[place] === 'number' ? [[name, place] as const] : [],
  )
  const rows = six.map((one) =>
    numbers.reduce((cells, [, place]) => cells.with(place, Number(cells[place]) * one), file.row(one)),
  )
  const sum = numbers.reduce(
    (cells, [, place]) =>
      cells.with(
        place,
        rows.reduce((all, row) => all + Number(row[place]), 0),
      ),
    file.row(6).map((cell, place) => (file.header[place] === 'Número de fatura' ? 'F9' : cell)),
  )
  const own = stated === 'Total (BRL)' ? sum.with(0, '2000009007000019') : sum
  const found = read([...rows, own], file)
  expect(found.warnings).toContainEqual(expect.objectContaining({ kind: 'sum-rows' }))
  expect(sum[at]).not.toBe(0)
})

it.each([
  [75, 0],
  [74, 6],
])(
  'a total of Mercado Livre may lack 5 %% of the products without a column that says so: %i',
  (total, named) => {
    const { locate, stated, header, row } = files.Vendas as Tried
    const rows = six.map((one) => row(one).with(header.indexOf(stated), total))
    const { warnings } = readSheets([{ name: 'dados', rows: [[...header], ...rows] }], locate)
    expect(warnings.reduce((sum, { count }) => sum + count, 0)).toBe(named)
  },
)

it('names commissions of Shopee that are all 0, or whole beside prices that are not', () => {
  const { locate, header, row } = files['Meus Pedidos'] as Tried
  const [price, subtotal, fee] = ['Preço acordado', 'Subtotal do produto', 'Taxa de comissão líquida'].map(
    (name) => header.indexOf(name),
  ) as [number, number, number]
  const said = (worth: string, commission: (one: number) => string) => {
    const rows = six.map((one) =>
      row(one)
        .with(price, worth)
        .with(subtotal, String(Number(worth) * 2))
        .with(fee, commission(one)),
    )
    const { warnings } = readSheets([{ name: 'dados', rows: [[...header], ...rows] }], locate)
    return warnings.map(({ kind }) => kind)
  }
  expect(said('50.00', () => '0.00')).toEqual(['whole-commissions'])
  expect(said('49.95', (one) => `${17 + one}.00`)).toEqual(['whole-commissions'])
  expect(said('49.95', (one) => (one === 1 ? '17.98' : '18.00'))).toEqual([])
  expect(said('50.00', () => '18.00')).toEqual([])
})
