import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Cell, readSheets, type Sheet } from '../../../index.ts'
import { othersThan } from '../../../registry/known-files.ts'
import { faultOf } from '../../tests/fault-of.ts'
import { locateMovements } from './locate-movements.ts'

const locate = (heads: readonly Sheet[]) => locateMovements(heads, othersThan)

const header = [
  ...['Data', 'Tipo de transação', 'Descrição', 'ID do pedido', 'Direção do dinheiro', 'Valor', 'Status'],
  ...['Balança após as transações', 'Valor a Ser Ajustado'],
]
const read = (rows: readonly Cell[][]) =>
  readSheets([{ name: 'Transaction Report', rows: [header, ...rows] }], locate)

const movement = fc.record({
  day: fc.integer({ min: 1, max: 4 }),
  // Few amounts, so that the same balances come again.
  centavos: fc.constantFrom(3000, -3000, 5960, -450, 114, -114),
  isPending: fc.nat(9).map((one) => one === 0),
})
/** A wallet with the oldest line first. */
const wallet = fc.array(movement, { minLength: 1, maxLength: 25 }).map((movements) => {
  let balance = 10_000
  return movements
    .toSorted((one, other) => one.day - other.day)
    .map(({ day, centavos: moved, isPending }, index): Cell[] => {
      // No balance is reached by it, so that it is surely pending.
      const centavos = isPending ? 777 : moved
      if (!isPending) balance += centavos
      const [amount, after] = [centavos, balance].map((cents) => (cents / 100).toFixed(2))
      const moment = `2026-04-0${day} 10:${String(index).padStart(2, '0')}:00`
      const direction = centavos < 0 ? 'Saída' : 'Entrada'
      const state = isPending ? 'Pendente' : 'Concluído'
      return [moment, 'Ajuste', `Ajuste ${index}`, '-', direction, amount ?? '', state, after ?? '', '-']
    })
})

it('reads a wallet in any sequence of its lines as in its own', () => {
  const anySequence = wallet.chain((rows) =>
    fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
  )
  fc.assert(
    fc.property(anySequence, ([rows, shuffled]) => {
      const lines = ({ lines }: ReturnType<typeof read>) => lines.map(({ id }) => id).toSorted()
      expect(lines(read(shuffled))).toEqual(lines(read(rows)))
    }),
  )
})

const rows = (...steps: (readonly [day: number, amount: string, balance: string])[]): Cell[][] =>
  steps.map(([day, amount, balance], index) => [
    ...[`2026-04-0${day} 10:0${index}:00`, 'Ajuste', `Ajuste ${index}`, '-', '', amount, '', balance, '-'],
  ])
const whole = rows(
  ...([
    [1, '30.00', '130.00'],
    [1, '-4.00', '126.00'],
    [2, '9.00', '135.00'],
    [3, '-5.00', '130.00'],
  ] as const),
)
const sorted = (some: readonly Cell[][]) => some.toSorted((one, other) => Number(one[5]) - Number(other[5]))

it.each([
  ['with a line removed', whole.toSpliced(2, 1)],
  ['with an amount changed', whole.with(1, (whole[1] ?? []).with(5, '-4.01'))],
  ['with a line pasted again', [...whole, whole[1] ?? []]],
])('refuses a sorted wallet %s', (_, changed) => {
  expect(faultOf(() => read(sorted(changed)))).toMatchObject({ kind: 'broken-sum' })
})
