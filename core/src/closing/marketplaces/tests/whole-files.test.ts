import { describe, expect, it } from 'vitest'
import { faultOf } from '../../../../test/closing/fault-of.ts'
import {
  type Cells,
  income,
  invoices,
  orders,
  releases,
  sales,
  units,
} from '../../../../test/closing/written-files.ts'
import type { Cell, FileWarning, IncomeFile, OrdersFile, Sheet } from '../../index.ts'

// What a file is judged by as a whole.

type Content = Partial<OrdersFile & IncomeFile> & { readonly warnings: readonly FileWarning[] }
type Row = Readonly<Record<string, Cell | undefined>>

/** A file of six orders with some changed rows. */
interface Six {
  readonly amount: string
  readonly row: (one: number) => Row
  readonly read: (rows: readonly Row[]) => Content
  readonly label: (column: string) => string
}

const six = [1, 2, 3, 4, 5, 6]

function sixOf<C extends Cells>(
  file: {
    (...rows: C[]): Content
    row(one: number): C
    readonly format: { readonly columns: Readonly<Record<string, { readonly names: readonly string[] }>> }
  },
  amount: keyof C & string,
): Six {
  return {
    amount,
    row: (one) => file.row(one),
    read: (rows) => file(...(rows as readonly C[])),
    label: (column) => file.format.columns[column]?.names[0] ?? '',
  }
}

const files: Readonly<Record<string, Six>> = {
  'Meus Pedidos': sixOf(orders, 'subtotal'),
  'Minha Renda': sixOf(income, 'released'),
  Vendas: sixOf(sales, 'total'),
  Liberações: sixOf(releases, 'credit'),
  Pedidos: sixOf(units, 'price'),
  Faturas: sixOf(invoices, 'received'),
}

describe.each(Object.entries(files))('%s', (_, { amount, row, read, label }) => {
  const rowsOf = (content: Content) =>
    JSON.stringify(content.orders ?? content.payments, (name, value) => (name === 'line' ? undefined : value))
  const good = rowsOf(read(six.map(row)))

  it.each<[string, (id: Cell) => Cell]>([
    ['2603… Total', (id) => `${id} Total`],
    ['2603… Soma', (id) => `${id} Soma`],
    ['Subtotal 2603…', (id) => `Subtotal ${id}`],
    ['2603… Contagem', (id) => `${id} Contagem`],
    ['2603… Resultado', (id) => `${id} - Resultado`],
    ['2603… Sum', (id) => `${id} (SUM)`],
    ['2603…Total', (id) => `${id}Total`],
    ['Total geral', () => 'Total geral'],
    ['SOMA', () => 'SOMA'],
    ['6', () => 6],
  ])('reads no order from a row that says %s', (_, said) => {
    const rows = six.map(row).flatMap((one) => [one, { ...one, orderId: said(one.orderId ?? null) }])
    expect(rowsOf(read(rows))).toBe(good)
  })

  it.each([Number, String])(
    'names an amount far above the others that is the number of a day, as %o',
    (write) => {
      const rows = six.map((one) => {
        const whole = Number(String(row(one)[amount]).replace(',', '.'))
        return { ...row(one), [amount]: write(one === 2 ? 46_119 : whole) }
      })
      const found = read(rows).warnings.filter(({ kind }) => kind === 'day-numbers')
      expect(found).toMatchObject([{ columns: [label(amount)], orderIds: [row(2).orderId] }])
    },
  )

  it('is refused where half of its amounts are unreadable, and names the order of a single one', () => {
    const changed = (count: number) =>
      read(six.map((one) => (one > count ? row(one) : { ...row(one), [amount]: 'BRL 9,9o' })))
    expect(faultOf(() => changed(4))).toMatchObject({ kind: 'no-amount', column: label(amount), cells: 4 })
    const { orders: found, unread } = changed(1)
    expect(found ? found[0]?.unread : unread).toEqual(found ? true : [row(1).orderId])
  })
})

it.each(['Meus Pedidos', 'Minha Renda'])('%s is refused where its ids fit the days of other rows', (name) => {
  const { row, read } = files[name] as Six
  const moved = (by: number) =>
    six.map((one) => {
      const { orderId } = row(((one + by - 1) % 6) + 1)
      return { ...row(one), createdAt: orders.row(one).createdAt, orderId }
    })
  expect(faultOf(() => read(moved(2)))).toEqual({
    kind: 'moved-ids',
    column: 'ID do pedido',
    orders: 6,
    all: 6,
  })
  expect(read(moved(0)).warnings).toEqual([])
})

/** The other amounts of a row, which come to what it states. */
const stated: readonly (readonly [file: string, more: Row])[] = [
  ['Meus Pedidos', { price: '50.00', units: '2' }],
  ['Vendas', { shippingFee: -10 }],
  ['Faturas', {}],
]

it.each(stated)(
  'of %s most amounts that do not add up are named, those off by a power of ten are refused, and single ones only if they cannot be',
  (name, more) => {
    const { amount, row, read, label } = files[name] as Six
    const said = (changed: number, factor = 1.5) => {
      const rows = six.map((one): Row => {
        const cells = { ...row(one), ...more }
        const whole = Number(String(cells[amount]).replace(',', '.'))
        return one > changed ? cells : { ...cells, [amount]: whole * factor }
      })
      return read(rows).warnings.map(({ kind, count, columns }) => [kind, count, ...columns])
    }
    expect([said(0), said(3)]).toEqual([[], name === 'Meus Pedidos' ? [['other-net', 3, label(amount)]] : []])
    expect(said(6)).toEqual([['other-net', 6, label(amount)]])
    for (const factor of [100, 10, 0.1, 0.01]) {
      const fault = { kind: 'other-scale', column: label(amount), factor, orders: 6, all: 6 }
      expect(faultOf(() => said(6, factor))).toEqual(fault)
    }
    expect(said(1, 100)).toEqual([['other-net', 1, label(amount)]])
    // An invoice that takes money back states its price as any other.
    expect(said(1, -1).slice(0, 1)).toEqual(name === 'Faturas' ? [] : said(1, 100))
  },
)

it.each(stated.slice(1))(
  'of %s several amounts of 0 beside others that come to more are named',
  (name, more) => {
    const { amount, row, read } = files[name] as Six
    const said = (nothing: number) => {
      const rows = six.map((one): Row => ({ ...row(one), ...more, ...(one <= nothing && { [amount]: 0 }) }))
      return read(rows).warnings.map(({ kind, count }) => [kind, count])
    }
    expect([said(2), said(3)]).toEqual([[], [['other-net', 3]]])
  },
)

it('refuses releases whose debits are a hundred times what their gross amount and fees come to', () => {
  const shipping = (factor: number) =>
    releases(
      ...six.map((one) =>
        releases.row(one, {
          description: 'shipping',
          credit: 0,
          debit: factor * (7 + one),
          gross: -6 - one,
          saleFee: -1,
        }),
      ),
    )
  expect(shipping(1).warnings).toEqual([])
  expect(faultOf(() => shipping(100))).toMatchObject({
    kind: 'other-scale',
    column: 'NET_DEBIT_AMOUNT',
    factor: 100,
  })
})

it.each([
  ['Meus Pedidos', 'sellerCoupon'],
  ['Pedidos', 'campaign'],
])('of %s blank amounts are named where the column states zeros', (name, column) => {
  const { row, read, label } = files[name] as Six
  const said = (...stated: Cell[]) => {
    const {
      warnings,
      unread,
      orders: sold,
    } = read(six.map((one) => ({ ...row(one), [column]: stated[one % stated.length] ?? null })))
    const doubted = unread ?? sold?.filter((order) => order.unread)
    return warnings.map(({ kind, columns }) => [kind, ...columns, doubted?.length])
  }
  expect(said('0.00', '1.50')).toEqual([])
  expect(said('1.50', null)).toEqual([])
  expect(said('0.00', '1.50', null)).toEqual([['blank-amounts', label(column), 2]])
  expect(said(null)).toEqual([])
})

it.each(['Vendas', 'Liberações', 'Minha Renda', 'Faturas'])(
  'leaves out a row of %s that is the sum of all others under the id of one of them',
  (name) => {
    const { amount, row, read } = files[name] as Six
    const worth = (one: number) => 10 + one * one
    const rows = six.map((one): Row => ({ ...row(one), [amount]: worth(one) }))
    const all = six.reduce((sum, one) => sum + worth(one), 0)
    const ownId = name === 'Vendas' ? { orderId: '2000009007000019' } : {}
    const sum = {
      ...row(6),
      ...ownId,
      operation: '999',
      invoice: 'F9',
      releasedOn: '2026-04-21',
      [amount]: all,
    }
    const { warnings, orders: sold, payments } = read([...rows, sum])
    expect(warnings.map(({ kind }) => kind)).toContain('sum-rows')
    expect((sold ?? payments)?.length).toBe(6)
  },
)

it.each([
  [75, 0],
  [74, 6],
])(
  'a total of Mercado Livre may lack 5 %% of the products without a column that says so: %i',
  (total, named) => {
    const { warnings } = sales(...six.map((one) => sales.row(one, { shippingFee: -10, total })))
    expect(warnings.reduce((sum, { count }) => sum + count, 0)).toBe(named)
  },
)

it.each<[string, (one: number) => string, string[]]>([
  ['100.00', () => '0.00', ['whole-commissions']],
  ['99.90', (one) => `${17 + one}.00`, ['whole-commissions']],
  ['99.90', (one) => (one === 1 ? '17.98' : '18.00'), []],
  ['100.00', () => '18.00', []],
])('commissions of Shopee for prices of %s may be all 0 or whole: %s, %j', (subtotal, fee, named) => {
  const { warnings } = orders(...six.map((one) => orders.row(one, { subtotal, commission: fee(one) })))
  expect(warnings.map(({ kind }) => kind)).toEqual(named)
})

it('is found in any sheet, below a preamble, with other case, spacing and accent form in its names', () => {
  const [header = [], cells = []] = orders.sheet({}).rows
  const names = header.map((name) => ` ${String(name).toUpperCase().normalize('NFD')}  `)
  const sheets: Sheet[] = [
    { name: 'capa', rows: [['x']] },
    { name: 'b', rows: [['Relatório'], [], names, cells] },
  ]
  expect(orders.of(...sheets).orders).toHaveLength(1)
})
