import type { YearMovementSum } from '@vendaclara/contract/closing'
import type { Movement, MovementSource } from '@vendaclara/core/closing'
import { addCents, type Cents, noCents, sumCents, toReais } from '@vendaclara/core/money'
import { group } from 'd3-array'
import { formatDay } from '../../../ui/days.ts'
import { monthName, texts as movementTexts, sourceNames } from '../files/others/texts.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { Formula, letters, type SheetColumn, type SheetRows, tableSheet } from './sheet-rows.ts'
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
      ...amounts.map((name): SheetColumn<Movement> => ({ header: text[name], amount: (line) => line[name] })),
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
        header: text.lines,
        width: 12,
        cell: ({ of }, at) => new Formula(`COUNTIFS(${ofKind(at)})`, of.length),
      },
      ...amounts.map(
        (name, index): SheetColumn<(typeof kinds)[number]> => ({
          header: text[name],
          amount: ({ of }, at) => {
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

type OfMonth = readonly YearMovementSum[]

/**
 * The sums of movement lines in each month of a year, with a column for each kind and totals below. The wallet also has
 * a column for all its kinds. No sheets if there are none.
 */
export function yearMovementsSheets(sums: readonly YearMovementSum[]): readonly SheetRows[] {
  if (sums.length === 0) return []
  const amounts = yearColumns(sums)
  const wallet = amounts.filter(({ source }) => source === 'wallet')
  const { year: text } = names
  const first = 4
  const total = (of: OfMonth, column: YearColumn) => sumCents(of.map((sum) => column.valueOf(sum)))
  const count = (name: 'count' | 'unknown', header: string, width: number): SheetColumn<OfMonth> => ({
    header,
    width,
    isSummed: true,
    cell: (of) => of.reduce((all, sum) => all + sum[name], 0),
  })
  const ofWallet: SheetColumn<OfMonth> = {
    header: text.wallet,
    isSummed: true,
    amount: (of, at) => {
      const range = `${letters(first)}${at}:${letters(first + wallet.length - 1)}${at}`
      return new Formula(`SUM(${range})`, toReais(sumCents(wallet.map((column) => total(of, column)))))
    },
  }
  const months = [...group(sums, ({ month, marketplace }) => `${month} ${marketplace}`).values()]
  const sheet = tableSheet<OfMonth>(
    names.lines,
    [
      { header: text.month, width: 18, cell: ([one]) => (one ? monthName(one.month) : null) },
      {
        header: text.marketplace,
        width: 18,
        cell: ([one]) => (one ? marketplaceWords[one.marketplace].name : null),
      },
      count('count', text.lines, 12),
      count('unknown', text.unknown, 14),
      ...amounts.map(
        (column): SheetColumn<OfMonth> => ({
          header: column.label,
          isSummed: true,
          amount: (of) => total(of, column),
        }),
      ),
      ...(wallet.length > 0 ? [ofWallet] : []),
    ],
    months,
    text.total,
  )
  sheet.add()
  sheet.add(text.about)
  return [sheet]
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
    source,
    label,
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
