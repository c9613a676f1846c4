// npm run bench -- faults/fuzz-months --inputs=5000000 --from=0: months and what serves all months, with cells, columns and rows that are nearly
// right. Refused in words, or read into sums that add up and that the API takes; as they are never refused or doubted.
import {
  closingChange,
  mostRowsOfPart,
  ordersOfPart,
  putMovements,
  writeResults,
  writeStatedOrder,
} from '@vendaclara/contract/closing'
import {
  type Cell,
  type ClosingMarketplace,
  ClosingProblem,
  claimOf,
  closeMonth,
  closingMarketplaceIds,
  closingOf,
  combineBeside,
  combineIncome,
  contestableRows,
  isContestable,
  missingOf,
  type Order,
  type Reconciliation,
  type Row,
  readSheets,
  resultFigures,
  type Sheet,
  splitLoss,
  sumReceivable,
} from '@vendaclara/core/closing'
import fc from 'fast-check'
import type { GeneratedColumn } from '../workbooks/columns.ts'
import { generatedMonths } from '../workbooks/marketplace-months.ts'
import { FuzzTally, workedMilliseconds } from './fuzz-tally.ts'
import { movementFiles } from './movement-files.ts'
import { odd } from './mutate.ts'
import { numberGiven } from './places.ts'

const inputs = numberGiven('inputs', 3000)
const from = numberGiven('from', 0)
const batch = 200
const lines = 12
const trueMonths = 50
const today = '2026-04-20'

const amounts = [
  '12,50',
  '12.50',
  '1.234,56',
  '1,234.56',
  '-12,50',
  '(12,50)',
  '12,50-',
  '12 50',
  'R$ 0,10',
  '0',
  '-',
  '1e5',
]
const days = [
  '05/03/2026',
  '2026-03-05 10:00',
  '03/05/2026',
  '2026-02-30',
  '46000',
  '5 de março de 2026 10:30 hs.',
  '31/12/2099',
]
const words = [
  'Cancelado',
  'Não pago',
  'Devolvido',
  'Reembolsado por cliente',
  'refund',
  'release',
  'total',
  'TOTAL',
  'USD',
  'Order',
  'Sku',
]
const cell: fc.Arbitrary<Cell> = fc.oneof(
  fc.constantFrom<Cell>(
    ...amounts,
    ...days,
    ...words,
    ...odd,
    null,
    true,
    new Date('2026-03-05'),
    46_000,
    -12.5,
    0.005,
    1e15,
  ),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const place = fc.nat(1000)
const change = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('cell' as const), row: place, column: place, cell }),
  },
  fc.record({ kind: fc.constantFrom('like', 'column', 'name' as const), row: place, column: place, cell }),
  fc.record({
    kind: fc.constantFrom('row again', 'no row', 'no column', 'column again', 'all again'),
    row: place,
    column: place,
    cell,
  }),
)
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never
const changes = fc.tuple(fc.array(change, { maxLength: 4 }), fc.array(change, { maxLength: 4 }))

interface Trial {
  readonly sheets: readonly [sheet: Sheet, other?: Sheet]
  readonly read: (sheets: readonly Sheet[]) => void
}
const months = closingMarketplaceIds.map((marketplace): [string, Trial] => {
  const { orders, income } = generatedMonths[marketplace]
  const read = ([sold, paid]: readonly Sheet[]) => closeAndCheck(marketplace, [sold, paid])
  return [marketplace, { sheets: [sheetOf(orders), sheetOf(income)], read }]
})
const movements = Object.entries(movementFiles).map(([name, sheet]): [string, Trial] => [
  name,
  { sheets: [sheet], read: readMovements },
])
const trials = [...months, ...movements]

const tally = new FuzzTally(inputs, from)
for (let done = from; done < from + inputs; done += batch * trials.length) {
  for (const [name, { sheets, read }] of trials) {
    for (const given of fc.sample(changes, { seed: done, numRuns: batch })) {
      const began = workedMilliseconds()
      let failure: unknown
      let isRefused = false
      try {
        read(sheets.flatMap((sheet, index) => (sheet ? changed(sheet, given[index] ?? []) : [])))
      } catch (error) {
        isRefused = error instanceof ClosingProblem
        if (!isRefused) failure = { error, given: JSON.stringify(given) }
      }
      tally.count(name, { milliseconds: workedMilliseconds() - began, failure, isRefused, seed: done })
    }
    tally.show(done - from)
  }
  for (const marketplace of closingMarketplaceIds) {
    for (let nth = 0; nth < trueMonths; nth += 1) closeTrueMonth(marketplace, done + nth)
  }
}
tally.end()

/** A month as it came, of another length and other rows each time. */
function closeTrueMonth(marketplace: ClosingMarketplace, seed: number): void {
  const { orders, income } = generatedMonths[marketplace]
  const [first, length] = [seed * 7, 1 + (seed % 97)]
  const began = workedMilliseconds()
  let failure: unknown
  try {
    const files = [sheetOf(orders, first, length), sheetOf(income, first, length)]
    const { doubt } = closeAndCheck(marketplace, files)
    if (doubt) failure = doubt
  } catch (error) {
    failure = error
  }
  tally.count(`${marketplace}, true`, { milliseconds: workedMilliseconds() - began, failure, seed })
}

function sheetOf(columns: readonly GeneratedColumn[], first = 0, length = lines): Sheet {
  const rows = Array.from({ length }, (_, row) => columns.map(({ value }) => value(first + row)))
  return { name: 'dados', rows: [columns.map(({ name }) => name), ...rows] }
}

function changed({ name, rows }: Sheet, all: readonly Change[]): Sheet {
  return { name, rows: all.reduce<readonly Row[]>(changedBy, rows) }
}

function changedBy(rows: readonly Row[], { kind, row, column, cell: put }: Change): readonly Row[] {
  const [at, under] = [row % rows.length, column % (rows[0]?.length ?? 1)]
  const inRow = (index: number, to: Cell) =>
    rows.map((one, place) => (place === index ? one.with(under, to) : one))
  switch (kind) {
    case 'cell':
      return inRow(at, put)
    case 'like':
      return inRow(at, rows[(at + 1) % rows.length]?.[under] ?? null)
    case 'column':
      return rows.map((one, place) => (place === 0 ? one : one.with(under, put)))
    case 'name':
      return inRow(0, put)
    case 'row again':
      return rows.toSpliced(at, 0, rows[at] ?? [])
    case 'no row':
      return rows.length > 2 ? rows.toSpliced(at, 1) : rows
    case 'no column':
      return rows.map((one) => (one.length > 2 ? one.toSpliced(under, 1) : one))
    case 'column again':
      return rows.map((one) => [...one, one[under] ?? null])
    case 'all again':
      return [...rows, ...rows.slice(1)]
  }
}

/** As the page does it. */
function closeAndCheck(
  marketplace: ClosingMarketplace,
  files: readonly (Sheet | undefined)[],
): Reconciliation {
  const entry = closingOf(marketplace)
  const [sold, paid] = files.map((sheet) => (sheet ? [sheet] : []))
  const { orders, leftOut } = readSheets(sold ?? [], entry.files.locateOrders)
  const file = readSheets(paid ?? [], entry.files.locateIncome)
  const { kept } = combineIncome(entry.rules, [file])
  const answer = closeMonth(entry, orders, kept, combineBeside([file]), leftOut)
  expectSums(marketplace, orders, answer)
  const body = (value: unknown) => closingChange.parse(JSON.parse(JSON.stringify(value)))
  ordersOfPart.parse(JSON.parse(JSON.stringify(orders.map((order) => writeStatedOrder({ order })))))
  body(writeResults({ ...resultFigures(answer), ...answer }))
  return answer
}

function readMovements(sheets: readonly Sheet[]): void {
  const locate = closingOf('shopee').files.locateMovements
  if (!locate) throw new Error('Shopee has files that serve all months.')
  const { source, lines } = readSheets(sheets, locate)
  const file = { marketplace: 'shopee', source, name: 'a.xlsx', fingerprint: 'a', dated: 0 }
  for (let from = 0; from < lines.length; from += mostRowsOfPart) {
    const part = { ...file, lines: lines.slice(from, from + mostRowsOfPart) }
    putMovements.body?.parse(JSON.parse(JSON.stringify(part)))
  }
  if (new Set(lines.map(({ id }) => id)).size < lines.length) throw new Error('Two lines have one id.')
}

function sumOfPositive({ rules }: ReturnType<typeof closingOf>, orders: Reconciliation['unmatched']): number {
  return orders.reduce((sum, order) => sum + Math.max(0, rules.expectedAmount(order)), 0)
}

function expectSums(marketplace: ClosingMarketplace, orders: readonly Order[], answer: Reconciliation): void {
  const entry = closingOf(marketplace)
  const { differences, unmatched, matched, sums } = answer
  const total = differences.reduce((sum, row) => sum + row.difference, 0)
  const awaited = sumReceivable(entry.rules, unmatched, today)
  const inWeeks = awaited.weeks.reduce((sum, week) => sum + week.amount, 0)
  const parts = differences.map((row) => splitLoss(entry, row, today))
  const asked = contestableRows(entry, { differences, unmatched }, today)
  const { totalDifference, lost } = resultFigures(answer)
  const most = 9 * matched
  const facts = {
    'every order is paid, awaited or left out':
      matched + unmatched.length <= orders.length &&
      matched + unmatched.length >= orders.filter((order) => entry.rules.isAwaited(order)).length,
    'the total of the differences': totalDifference === total,
    'what was lost':
      lost ===
      parts.reduce(
        (sum, { contestable, awaited: rest, explained }) => sum + contestable + rest + explained,
        0,
      ),
    'what is missing': Math.abs(missingOf(sums) - (sums.awaited - total)) <= most,
    'what is awaited': awaited.amount === sums.awaited,
    weeks: inWeeks === awaited.bands.later.amount + awaited.bands['this-week'].amount,
    'a loss is explained at most': parts.every(
      ({ explained, contestable }) => explained >= 0 && contestable >= 0,
    ),
    'what can be contested is of what is missing':
      asked.every(
        ({ row, claim }) => claim.amount > 0 && isContestable(claim.rule) && claimOf(entry, row, today),
      ) && asked.reduce((sum, { claim }) => sum + claim.amount, 0) <= lost + sumOfPositive(entry, unmatched),
    'whole centavos': Object.values(sums).every(
      (value) => typeof value !== 'number' || Number.isSafeInteger(value),
    ),
  }
  const wrong = Object.entries(facts).flatMap(([name, holds]) => (holds ? [] : name))
  if (wrong.length > 0) throw new Error(wrong.join(', '))
}
