import type { YearMovementSum } from '@vendaclara/contract/closing'
import type { Movement, MovementSource } from '@vendaclara/core/closing'
import { addCents, type Cents, noCents, toReais } from '@vendaclara/core/money'
import { group } from 'd3-array'
import { formatDay } from '../../../ui/days.ts'
import { monthName, texts as movementTexts, sourceNames } from '../files/others/texts.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import {
  Formula,
  letters,
  moneyColumn,
  reaisOf,
  type SheetColumn,
  SheetRows,
  tableSheet,
} from './sheet-rows.ts'
import { movementSheets as names } from './texts.ts'

const amounts = ['amount', 'fee', 'rest', 'compensation'] as const

const kindOf = ({ source, kind }: Movement) => ({
  source: sourceNames[source],
  kind: movementTexts.kinds[kind],
})

/** The movement lines of a month, and the sum of each kind; no sheets if there are none. */
export function movementsSheets(lines: readonly Movement[]): readonly SheetRows[] {
  if (lines.length === 0) return []
  const { line: text } = names
  const sheet = tableSheet(
    names.lines,
    [
      { header: text.source, width: 18, cell: (line) => kindOf(line).source },
      { header: text.kind, width: 26, cell: (line) => kindOf(line).kind },
      { header: text.day, width: 14, cell: ({ day }) => formatDay(day) },
      { header: text.id, width: 22, cell: ({ orderId }) => orderId ?? null },
      { header: text.text, width: 44, cell: (line) => line.text },
      { header: text.state, width: 22, cell: ({ state }) => state ?? null },
      ...amounts.map(
        (name): SheetColumn<Movement> => ({
          ...{ header: text[name], width: moneyColumn, cell: (line) => reaisOf(line[name]) },
        }),
      ),
      { header: text.until, width: 16, cell: ({ until }) => (until ? formatDay(until) : null) },
    ],
    lines,
  )
  return [sheet, sumsSheet(lines)]
}

function sumsSheet(lines: readonly Movement[]): SheetRows {
  const { line: text } = names
  const column = (letter: string) => `'${names.lines}'!${letter}:${letter}`
  const ofKind = (at: number) => `${column('A')},A${at},${column('B')},B${at}`
  const kinds = [...group(lines, ({ source, kind }) => `${source} ${kind}`).values()].flatMap((of) =>
    of[0] ? [{ ...kindOf(of[0]), of }] : [],
  )
  return tableSheet(
    names.sums,
    [
      { header: text.source, width: 18, cell: ({ source }) => source },
      { header: text.kind, width: 26, cell: ({ kind }) => kind },
      {
        ...{ header: text.lines, width: 12 },
        cell: ({ of }, at) => new Formula(`COUNTIFS(${ofKind(at)})`, of.length),
      },
      ...amounts.map(
        (name, index): SheetColumn<(typeof kinds)[number]> => ({
          ...{ header: text[name], width: moneyColumn },
          cell: ({ of }, at) => {
            const sum = of.reduce((total, line) => addCents(total, line[name] ?? noCents), noCents)
            return new Formula(`SUMIFS(${column(letters(6 + index))},${ofKind(at)})`, toReais(sum))
          },
        }),
      ),
    ],
    kinds,
  )
}

/** A column of a year's sums: which lines, and which of their amounts. */
interface YearColumn {
  readonly source: MovementSource
  readonly label: string
  valueOf(sum: YearMovementSum): Cents
}

/**
 * The sums of movement lines in each month of a year, with a column for each kind and totals below. The wallet also has
 * a column for all its kinds. No sheets if there are none.
 */
export function yearMovementsSheets(sums: readonly YearMovementSum[]): readonly SheetRows[] {
  if (sums.length === 0) return []
  const columns = yearColumns(sums)
  const wallet = columns.filter(({ source }) => source === 'wallet').length
  const { year: text } = names
  const sheet = new SheetRows(
    names.lines,
    [
      { width: 18 },
      { width: 18 },
      { width: 12 },
      { width: 14 },
      ...columns.map(() => moneyColumn),
      moneyColumn,
    ],
    [
      ...[text.month, text.marketplace, text.lines, text.unknown],
      ...columns.map(({ label }) => label),
      ...(wallet > 0 ? [text.wallet] : []),
    ],
  )
  const first = 4
  const totals = [0, 0, ...columns.map(() => 0), 0]
  for (const of of group(sums, ({ month, marketplace }) => `${month} ${marketplace}`).values()) {
    const [one] = of
    if (!one) continue
    const row = sheet.last + 1
    const values = columns.map((column) =>
      toReais(of.reduce((total, sum) => addCents(total, column.valueOf(sum)), noCents)),
    )
    const ofWallet = rounded(values.slice(0, wallet).reduce((total, value) => total + value, 0))
    const counts = (['count', 'unknown'] as const).map((name) =>
      of.reduce((total, sum) => total + sum[name], 0),
    )
    for (const [index, value] of [...counts, ...values, ofWallet].entries()) {
      totals[index] = (totals[index] ?? 0) + value
    }
    const range = `${letters(first)}${row}:${letters(first + wallet - 1)}${row}`
    sheet.add(
      ...[monthName(one.month), marketplaceWords[one.marketplace].name, ...counts, ...values],
      ...(wallet > 0 ? [new Formula(`SUM(${range})`, ofWallet)] : []),
    )
  }
  const { last } = sheet
  const shown = wallet > 0 ? totals : totals.slice(0, -1)
  sheet.add(
    ...[text.total, null],
    ...shown.map((total, index) => {
      const column = letters(index + 2)
      return new Formula(`SUM(${column}2:${column}${last})`, rounded(total))
    }),
  )
  sheet.add()
  sheet.add(text.about)
  return [sheet]
}

function rounded(reais: number): number {
  return Math.round(reais * 100) / 100
}

/** The wallet's kinds first. */
function yearColumns(sums: readonly YearMovementSum[]): readonly YearColumn[] {
  const { year: text } = names
  const kinds = [...new Set(sums.flatMap(({ source, kind }) => (source === 'wallet' ? [kind] : [])))]
  const wallet = kinds.map(
    (kind): YearColumn => ({
      source: 'wallet',
      label: text.ofWallet(movementTexts.kinds[kind]),
      valueOf: (sum) => (sum.source === 'wallet' && sum.kind === kind ? sum.amount : noCents),
    }),
  )
  const of = (source: MovementSource, label: string, name: (typeof amounts)[number]): YearColumn => ({
    ...{ source, label },
    valueOf: (sum) => (sum.source === source ? sum[name] : noCents),
  })
  const others = [
    of('advances', text.advanced, 'amount'),
    of('advances', text.fee, 'fee'),
    of('advances', text.rest, 'rest'),
    of('affiliates', text.affiliates, 'amount'),
    of('returns', text.refunds, 'amount'),
    of('returns', text.compensations, 'compensation'),
  ]
  const sources = new Set(sums.map(({ source }) => source))
  return [...wallet, ...others.filter(({ source }) => sources.has(source))]
}
