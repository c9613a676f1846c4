import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultOf } from '../../../../../test/closing/fault-of.ts'
import { type Cells, shopeeId, wallet } from '../../../../../test/closing/written-files.ts'
import { type Cell, countMonths } from '../../../index.ts'
import type { WalletColumns } from './columns.ts'

type Line = Cells<WalletColumns>

const [march, april] = [shopeeId(1), '260402AAAAAAAA'] as const
const line = (day: string, type: string, orderId: string, amount: string, balance: string): Line => ({
  day: `${day} 10:00:00`,
  type,
  text: `${type} ${orderId}`,
  orderId,
  amount,
  balance,
  direction: amount.startsWith('-') ? 'Saída' : 'Entrada',
})
/** The newest line first. */
const lines = [
  line('2026-04-10', 'Saques', '-', '-150.00', '10.36'),
  line('2026-04-06', 'Recarga Automática', '-', '-20.00', '160.36'),
  line('2026-04-05', 'Ajuste', '-', '-5.50', '180.36'),
  line('2026-04-03', 'Renda do pedido', april, '85.86', '185.86'),
  line('2026-03-20', 'Renda do pedido', march, '99.54', '100.00'),
  line('2026-03-18', 'Pix', '-', '0.46', '0.46'),
]
const changed = (at: number, cells: Line) =>
  lines.map((one, index) => (index === at ? { ...one, ...cells } : one))
const ids = (some: readonly Line[]) => wallet(...some).lines.map(({ id }) => id)
const amounts = (...some: Line[]) => wallet(...some).lines.map(({ amount }) => amount)
const broken = { kind: 'broken-sum', column: 'Balança após as transações' }

it('is read line by line, each in the month of its order or of its day', () => {
  const { source, lines: read, warnings } = wallet(...lines)
  expect({ source, warnings }).toEqual({ source: 'wallet', warnings: [] })
  expect(read.map(({ kind, month, day, orderId, amount }) => [kind, month, day, orderId, amount])).toEqual([
    ['withdrawal', '2026-04', '2026-04-10', undefined, -15000],
    ['ads-top-up', '2026-04', '2026-04-06', undefined, -2000],
    ['adjustment', '2026-04', '2026-04-05', undefined, -550],
    ['order-income', '2026-04', '2026-04-03', april, 8586],
    ['order-income', '2026-03', '2026-03-20', march, 9954],
    ['transfer', '2026-03', '2026-03-18', undefined, 46],
  ])
  expect(countMonths(read)).toEqual({ '2026-03': 2, '2026-04': 4 })
})

it('has the same ids in commas and in dates, also at midnight', () => {
  const commas = lines.map((one) => ({
    ...one,
    amount: String(one.amount).replace('.', ','),
    balance: String(one.balance).replace('.', ','),
  }))
  expect(ids(commas)).toEqual(ids(lines))
  const texts = changed(0, { day: '2026-04-10 00:00:00' })
  const dates = texts.map((one) => ({ ...one, day: new Date(`${String(one.day).replace(' ', 'T')}Z`) }))
  expect(ids(dates)).toEqual(ids(texts))
})

describe('its balances', () => {
  it.each<[string, readonly Line[]]>([
    ...[1, 2, 3, 4].map((at): [string, readonly Line[]] => [`line ${at} is missing`, lines.toSpliced(at, 1)]),
    ['an amount was changed', changed(3, { amount: '85.87' })],
    ['a block was pasted again', [...lines, ...lines]],
  ])('show where %s', (_, some) => {
    expect(faultOf(() => wallet(...some))).toMatchObject(broken)
  })

  const takenBack = line('2026-04-05', 'Ajuste', '-', '5.50', '185.86')
  const sorted = (some: readonly Line[]) =>
    some.toSorted((one, other) => Number(one.amount) - Number(other.amount))

  it.each<[string, readonly Line[]]>([
    ['is missing', lines.toSpliced(2, 1)],
    ['was changed', changed(2, { amount: '-5.51' })],
    ['was pasted again', [...lines, lines[2] as Line]],
    ['was pasted again beside one that takes it back', lines.toSpliced(2, 0, lines[2] as Line, takenBack)],
  ])('show in a sorted wallet that a line %s', (_, some) => {
    expect(ids(sorted(lines)).toSorted()).toEqual(ids(lines).toSorted())
    expect(faultOf(() => wallet(...sorted(some)))).toMatchObject({ kind: 'broken-sum' })
  })

  it('follow by day where they also follow against it', () => {
    const some = [
      { ...line('2026-04-01 10:01:00', 'Ajuste 1', '-', '7.77', '98.86'), state: 'Pendente' },
      line('2026-04-01 10:00:00', 'Ajuste 0', '-', '-1.14', '98.86'),
      line('2026-04-02 10:02:00', 'Ajuste 2', '-', '1.14', '100.00'),
    ]
    expect(amounts(...some)).toEqual([-114, 114])
  })

  const movement = fc.record({
    day: fc.integer({ min: 1, max: 4 }),
    // Few amounts, so that the same balances come again.
    centavos: fc.constantFrom(3000, -3000, 5960, -450, 114, -114),
    isPending: fc.nat(9).map((one) => one === 0),
  })
  const inReais = (centavos: number) => (centavos / 100).toFixed(2)
  /** A wallet with the oldest line first, and what it comes to in centavos. */
  const made = fc.array(movement, { minLength: 1, maxLength: 25 }).map((movements) => {
    let balance = 10_000
    const inTime = movements.toSorted((one, other) => one.day - other.day)
    const some = inTime.map(({ day, centavos: moved, isPending }, index): Line => {
      // No balance is reached by it, so that it is surely pending.
      const amount = isPending ? 777 : moved
      if (!isPending) balance += amount
      const time = `10:${String(index).padStart(2, '0')}:00`
      return {
        day: `2026-04-0${day} ${time}`,
        text: `Ajuste ${index}`,
        amount: inReais(amount),
        balance: inReais(balance),
        state: isPending ? 'Pendente' : 'Concluído',
      }
    })
    return { some, sum: balance - 10_000 }
  })

  it('make it the same in any sequence of its lines, and sum to the last of them', () => {
    const anySequence = made.chain(({ some, sum }) =>
      fc.tuple(fc.constant({ some, sum }), fc.shuffledSubarray(some, { minLength: some.length })),
    )
    fc.assert(
      fc.property(anySequence, ([{ some, sum }, shuffled]) => {
        expect(ids(shuffled).toSorted()).toEqual(ids(some).toSorted())
        expect(amounts(...some).reduce<number>((total, amount) => total + (amount ?? 0), 0)).toBe(sum)
      }),
    )
  })
})

it('keeps two equal lines that both moved money, told apart by a number', () => {
  const twice = ['0.00', '5.00'].map((balance) => line('2026-03-20', 'Ajuste', '-', '-5.00', balance))
  expect(amounts(...twice)).toEqual([-500, -500])
  expect(new Set(ids(twice)).size).toBe(2)
})

it('tells an adjustment of the freight by its words', () => {
  const weight = { ...line('2026-03-20', 'Ajuste', march, '-7.90', '0.00'), text: 'Ajuste de frete por peso' }
  expect(wallet(weight).lines).toMatchObject([{ kind: 'freight', orderId: march, amount: -790 }])
})

it('leaves out what failed and moved nothing', () => {
  const failed = { ...line('2026-04-09', 'Saques', '-', '-160.36', '160.36'), state: 'Cancelado' }
  const file = wallet(...lines.toSpliced(1, 0, failed))
  expect(file.lines.map(({ amount }) => amount)).toEqual(amounts(...lines))
  expect(file.warnings).toMatchObject([{ kind: 'unsettled-rows', count: 1 }])
})

const odd = { kind: 'odd-ids', count: 1, columns: ['ID do pedido'] }
const dayless = lines.map((one) => ({ ...one, day: String(one.day).slice(0, 10) }))

it.each<[string, readonly Line[], object]>([
  [
    'an amount is still to be taken',
    [{ ...line('2026-04-11', 'Ajuste', '-', '-20.00', '0.00'), toAdjust: '-9.64' }, ...lines],
    { kind: 'to-be-adjusted', count: 1 },
  ],
  ...['-', `${march}X`, '2 pedidos'].map((orderId): [string, readonly Line[], object] => [
    `an income of ${orderId} is of no order`,
    changed(4, { orderId }),
    odd,
  ]),
  [
    'a line has no balance, by which its amount is confirmed',
    [line('2026-04-11', 'Ajuste', '-', '-5.00', '-'), ...lines],
    { kind: 'blank-amounts', count: 1, columns: [broken.column] },
  ],
  ['its days lost their time', dayless, { kind: 'without-times', columns: ['Data'] }],
  [
    'its days lost their time in dates',
    dayless.map((one) => ({ ...one, day: new Date(`${one.day}T00:00:00Z`) })),
    { kind: 'without-times', columns: ['Data'] },
  ],
])('says that %s', (_, some, warning) => {
  const file = wallet(...some)
  expect(file.lines).toHaveLength(some.length)
  expect(file.warnings).toMatchObject([warning])
})

it('is refused where outgoing money is above 0, without a direction or an earlier balance that says so', () => {
  const out = { ...line('2026-04-10', 'Saques', '-', '150.00', '160.36'), direction: null }
  expect(faultOf(() => wallet(out))).toMatchObject({ kind: 'wrong-sign', column: 'Valor' })
  expect(amounts({ ...out, direction: 'Entrada' })).toEqual([15_000])
  expect(amounts(out, line('2026-04-09', 'Pix', '-', '0.46', '10.36'))).toEqual([15_000, 46])
})

it.each<[string, Line, string]>([
  ['a sign against its direction', { direction: 'Entrada' }, 'wrong-sign'],
  ['an invalid amount', { amount: 'quinze' }, 'no-amount'],
  ['no amount', { amount: null }, 'no-amount'],
  ['an invalid date', { day: '2026-02-31 10:00' }, 'no-date'],
  ['no date', { day: null }, 'no-date'],
  ['a word for no date', { day: 'N/A' }, 'no-date'],
  ['a formula without a result', { amount: '=A1' }, 'broken-cells'],
  ['an order that became a number', { orderId: '2,60301E+13' }, 'lost-digits'],
])('is refused with %s', (_, cells, kind) => {
  expect(faultOf(() => wallet(...changed(0, cells)))).toMatchObject({ kind })
})

it.each(['2026-03-21 Total', 'Total', '260305AAAAAAA1 Soma', 'Total geral'])(
  'has no line in a row that says %s, in any column',
  (said) => {
    const sum: Record<'day' | 'type' | 'orderId' | 'balance', Cell> = {
      day: null,
      type: null,
      orderId: null,
      balance: null,
    }
    for (const name of ['day', 'orderId']) {
      const total = { ...sum, amount: '100.00', state: null, text: null, [name]: said }
      expect(wallet(...lines, total).lines).toEqual(wallet(...lines).lines)
    }
  },
)

it('names the column it lacks or has twice, and is refused without lines', () => {
  const column = { columns: [broken.column] }
  const without = lines.map((one) => ({ ...one, balance: undefined }))
  expect(faultOf(() => wallet(...without))).toMatchObject({ kind: 'missing-columns', ...column })
  const { name, rows } = wallet.sheet({})
  const [header = [], ...others] = rows
  const twins = [[...header, 'Valor'], ...others]
  expect(faultOf(() => wallet.of({ name, rows: twins }))).toMatchObject({ kind: 'twin-columns' })
  expect(faultOf(() => wallet.of({ name, rows: [header] }))).toEqual({ kind: 'no-rows' })
})

it('is refused where its days were sorted alone, against its balances', () => {
  const days = lines.map(({ day }) => String(day)).toSorted()
  const sorted = lines.map((one, index) => ({ ...one, day: days[index] }))
  expect(faultOf(() => wallet(...sorted))).toMatchObject({ kind: 'broken-sum', column: 'Data' })
})

it('says that a day is more than a year after its order, and the types of most lines where they are unknown', () => {
  const late = lines.map((one) => ({ ...one, day: String(one.day).replace('2026', '2027') }))
  expect(wallet(...late).warnings).toMatchObject([{ kind: 'other-days', count: 1, columns: ['Data'] }])
  const blank = lines.map((one, index) => ({ ...one, type: index < 5 ? '' : one.type }))
  expect(wallet(...blank).warnings).toMatchObject([
    { kind: 'unknown-words', count: 4, columns: ['Tipo de transação: -'] },
  ])
})
