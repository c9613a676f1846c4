import { useQuery } from '@tanstack/react-query'
import type { ExpectedMoney, ListedAnalysis, OpenClaims } from '@vendaclara/contract/closing'
import { addDays, addMonths, brazilianDay, daysBetween, weekStart } from '@vendaclara/core/calendar'
import { sumCents } from '@vendaclara/core/money'
import { addresses, closingHref } from '../../../addresses.ts'
import { closingQueries } from '../../../features/closing/files/saving/closing-queries.ts'
import { marketplaceWords } from '../../../features/closing/model/marketplaces/marketplaces.ts'
import { monthKey, nameMonth } from '../../../features/closing/model/months.ts'
import type { DeskLine, DeskState } from '../../../features/home/desk-card.tsx'
import { texts } from '../../../features/home/texts.ts'
import { formatDay, useDay } from '../../../ui/days.ts'
import { formatCents } from '../../../ui/number-formats.ts'
import { unknownState } from './desk-state.ts'

/** What can be contested and until when, what should arrive this week, and what the last month still lacks. */
export function useClosingsDesk(account: string): DeskState {
  const today = useDay(brazilianDay)
  const closings = useQuery(closingQueries.list(account))
  const claims = useQuery(closingQueries.openClaims(account))
  const money = useQuery(closingQueries.expectedMoney(account))
  if (!(closings.data && claims.data && money.data)) return unknownState([closings, claims, money])
  if (closings.data.length === 0 && claims.data.length === 0) return { state: 'empty' }
  const lines = [
    ...claimLines([...claims.data, ...lateClaims(money.data)], today),
    ...expectedLines(money.data, today),
    ...lackingLines(closings.data, today),
  ]
  return { state: 'known', lines: lines.length > 0 ? lines : [settledLine(closings.data)] }
}

/** What is late is asked for too, as on its month's page. No last day of it is known. */
export function lateClaims(money: readonly Month<ExpectedMoney>[]): Month<OpenClaims>[] {
  return money.flatMap(({ isLate, ...late }) =>
    isLate ? { ...late, kind: 'claims', until: null, isExact: true } : [],
  )
}

/** A line for each kind of claim; it leads to the month that ends first. */
export function claimLines(open: readonly Month<OpenClaims>[], today: string): DeskLine[] {
  return (['claims', 'returns', 'freight'] as const).flatMap((kind) => {
    const all = open.filter((one) => one.kind === kind)
    const [first] = all
    if (!first) return []
    const { until, isExact, closing } = first
    const count = all.reduce((sum, one) => sum + one.orders, 0)
    const end =
      until === null ? texts.noEnd : texts.until(formatDay(until), daysBetween(today, until), isExact)
    const amount = sumCents(all.map((one) => one.amount))
    return {
      ...(amount > 0 && { figure: formatCents(amount) }),
      isLoss: true,
      sentence: `${texts[kind](count)}, ${end}`,
      href: closing === null ? addresses.closings : closingHref(closing),
    }
  })
}

/** Answers name a month by its number here. */
type Month<Row extends { readonly month: unknown }> = Omit<Row, 'month'> & { readonly month: number }

function expectedLines(money: readonly Month<ExpectedMoney>[], today: string): DeskLine[] {
  const due = money.filter((one) => !one.isLate)
  const [first] = due
  if (!first) return []
  const sunday = formatDay(addDays(weekStart(today), 6)).slice(0, 5)
  return [
    {
      figure: formatCents(sumCents(due.map((one) => one.amount))),
      sentence: texts.expected(
        due.reduce((sum, one) => sum + one.orders, 0),
        sunday,
      ),
      href: closingHref(first.closing),
    },
  ]
}

/** What the month before this one lacks, for each marketplace that was ever closed. */
export function lackingLines(closings: readonly ListedAnalysis[], today: string): DeskLine[] {
  const last = addMonths(today, -1).slice(0, 7)
  const month = { month: Number(last.slice(5)), year: Number(last.slice(2, 4)) }
  return [...new Set(closings.map(({ marketplace }) => marketplace))].flatMap((marketplace) => {
    const words = marketplaceWords[marketplace]
    const ofLast = closings.filter((one) => one.marketplace === marketplace && monthKey(one) === last)
    if (ofLast.some(({ figures }) => figures.hasResults)) return []
    const begun = ofLast.find(({ figures }) => figures.hasOrders) ?? ofLast[0]
    if (!begun) return { sentence: texts.toClose(nameMonth(month), words.name), href: addresses.closings }
    const name = nameMonth(month)
    return {
      sentence: begun.figures.hasOrders
        ? texts.lackingIncome(name, words.name, words.income)
        : texts.lackingFiles(name, words.name),
      href: closingHref(begun.id),
    }
  })
}

function settledLine(closings: readonly ListedAnalysis[]): DeskLine {
  const settled = closings
    .filter(({ figures }) => figures.hasResults)
    .map(monthKey)
    .sort()
  const [year = '', month = ''] = (settled.at(-1) ?? '').split('-')
  return {
    sentence: texts.settled(nameMonth({ month: Number(month), year: Number(year.slice(2)) })),
    href: addresses.closings,
  }
}
