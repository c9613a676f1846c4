import { expect, it } from 'vitest'
import { type Kind, kinds } from '../../../../test/closing/kinds.ts'
import { type Cell, closingOf, readSheets, type Sheet } from '../../index.ts'

interface Named {
  readonly orderId: string
  readonly line?: number
}

interface Rows {
  readonly orders?: readonly Named[]
  readonly leftOut?: readonly Named[]
  readonly payments?: readonly Named[]
  readonly billed?: ReadonlyMap<string, readonly Pick<Named, 'line'>[]>
}

/** The lines that the orders, payments and fees of a file are said to have, in their sequence. */
function linesOf({ marketplace, file }: Pick<Kind, 'marketplace' | 'file'>, sheets: readonly Sheet[]) {
  const read = readSheets<unknown>(sheets, closingOf(marketplace).files[file]) as Rows
  const { orders = [], leftOut = [], payments = [], billed = new Map() } = read
  return [...orders, ...leftOut, ...payments, ...[...billed.values()].flat()].map(({ line }) => line)
}

const withRows = Object.entries(kinds)

it.each(withRows)('%s: each row says its line, counting what is above and between', (_, kind) => {
  const { header, lines } = kind
  const [one = [], two = [], ...others] = lines
  const rows = [['Relatório'], [], [...header], one, [], two, ...others]
  const said = linesOf(kind, [{ name: 'dados', rows }])
  expect(said).toEqual([4, 6, ...others.map((_, index) => 7 + index)])
})

it.each(withRows)('%s: a line is that of its sheet', (_, kind) => {
  const { header, lines } = kind
  const [one = [], two = [], three = []] = lines
  const sheets = [
    { name: 'um', rows: [[...header], one, two] },
    { name: 'dois', rows: [['Relatório'], [...header], [], three] },
  ]
  expect(linesOf(kind, sheets)).toEqual([2, 3, 4])
})

it.each([
  ['Shopee, Meus Pedidos', 'Nome do Produto'],
  ['Shein, Pedidos', 'ID do item'],
] as const)('%s: an order has its first line, also where it is left out', (name, item) => {
  const kind = kinds[name] as Kind
  const { header, lines } = kind
  const [first = [], second = [], third = []] = lines
  const again = second.with(header.indexOf(item), 'outro')
  const rows = [
    [...header],
    first,
    second,
    again,
    third.with(header.indexOf('Status do pedido'), 'Cancelado'),
  ]
  expect(linesOf(kind, [{ name: 'x', rows }])).toEqual([2, 3, 5])
})

it('a package has its first line, also where its products come before it', () => {
  const header = ['N.º de venda', 'Data da venda', 'Estado', 'Pacote de diversos produtos', 'Total (BRL)']
  const day = '5 de março de 2026 10:30 hs.'
  const whole = ['2000009007000011', day, 'Pacote de 2 produtos', 'Não', '61.40']
  const items = ['2000009007000022', '2000009007000033'].map((id) => [id, day, 'Entregue', 'Sim', null])
  const lines = (...rows: Cell[][]) =>
    linesOf({ marketplace: 'mercadoLivre', file: 'locateOrders' }, [{ name: 'x', rows: [header, ...rows] }])
  expect([lines(whole, ...items), lines(...items, whole)]).toEqual([[2], [2]])
})
