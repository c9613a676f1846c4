import {
  type CheckedFees,
  type ClosingMarketplace,
  closingOf,
  type DeviationGroup,
  type FeeDeviation,
  type OfficialPage,
  type Verdict,
  verdictOf,
} from '@vendaclara/core/closing'
import { addCents, type Cents } from '@vendaclara/core/money'
import { type FeeTable, feeTables } from '@vendaclara/core/pricing'
import { formatCents, formatNumber } from '../../../ui/number-formats.ts'
import type { MarketplaceWords } from '../model/marketplaces/marketplace.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { texts } from './texts.ts'

/** A table by its id; undefined if it is no longer known. */
function tableOf(id: string): FeeTable | undefined {
  return feeTables.find((table) => table.id === id)
}

/** 'a tabela de 01/10/2026'. */
export function tableName(id: string): string {
  const { validFrom = null, validUntil = null } = tableOf(id) ?? {}
  if (validFrom !== null) return texts.table.from(formatOrderDate(validFrom))
  return validUntil === null ? texts.table.unknown : texts.table.until(formatOrderDate(validUntil))
}

/** How certain the amounts of a table are, and the page they come from. */
export function sourceOf(
  marketplace: ClosingMarketplace,
  id: string,
): { sentence: string; page: OfficialPage | null } {
  const words: MarketplaceWords = marketplaceWords[marketplace]
  const page = closingOf(marketplace).fees?.pageOf(id) ?? null
  const certainty = tableOf(id)?.certainty
  const name = capitalized(tableName(id))
  if (page && certainty === 'high') {
    return { sentence: texts.sure.official(name, words, formatOrderDate(page.readOn)), page }
  }
  return {
    sentence: certainty === 'medium-high' ? texts.sure.confirmed(name) : texts.sure.inferred(name),
    page: null,
  }
}

/** What was charged and what was due, as in 'Comissão de 20% cobrada onde valia 14%'. */
export function ruleSentence({ kind, commission, fixedFee, table }: FeeDeviation): string {
  if (kind === 'other-table') return texts.chargedBy(tableName(table ?? ''))
  if (kind !== 'rates') return texts.kinds[kind]
  if (!commission || !fixedFee) return texts.kinds.unexplained
  const { rates } = texts
  if (fixedFee.charged === fixedFee.due) {
    return rates.commission(percent(commission.charged), percent(commission.due))
  }
  if (commission.charged === commission.due)
    return rates.fixedFee(formatCents(fixedFee.charged), formatCents(fixedFee.due))
  return rates.both(
    rates.sum(percent(commission.charged), formatCents(fixedFee.charged)),
    rates.sum(percent(commission.due), formatCents(fixedFee.due)),
  )
}

/** What can be said of a group; it accuses only if that is certain. */
export function verdictOfGroup(group: DeviationGroup): Verdict {
  return verdictOf(group, tableOf(group.table)?.certainty)
}

/** What is to be thought of a group; groups of which the same is said may differ in their table. */
export function verdictSentence(group: DeviationGroup): string {
  const { kind } = group.deviation
  const verdict = verdictOfGroup(group)
  switch (verdict) {
    case 'systematic':
      return texts.verdicts.systematic(group.count, group.alike)
    case 'may-be':
      return Object.entries(texts.mayBe).find(([name]) => name === kind)?.[1] ?? ''
    case 'differs':
      return kind === 'unexplained'
        ? texts.verdicts.unexplained
        : texts.verdicts.differs(tableName(group.table))
    default:
      return texts.verdicts[verdict](tableName(group.table))
  }
}

/** Groups that say the same of their orders as one, with the indexes of those it is made of. */
export interface SaidGroup {
  readonly places: readonly number[]
  readonly group: DeviationGroup
}

/** The groups of a month, each title once: the same may be said of orders that were compared with different tables. */
export function saidOnce(groups: readonly DeviationGroup[]): readonly SaidGroup[] {
  const said = new Map<string, SaidGroup>()
  for (const [place, group] of groups.entries()) {
    const key = `${group.amount < 0} ${ruleSentence(group.deviation)} ${verdictSentence(group)}`
    const { places = [], group: known } = said.get(key) ?? {}
    said.set(key, { places: [...places, place], group: known ? bothOf(known, group) : group })
  }
  return [...said.values()]
}

function bothOf(one: DeviationGroup, other: DeviationGroup): DeviationGroup {
  return {
    ...one,
    count: one.count + other.count,
    amount: addCents(one.amount, other.amount),
    alike: one.alike + other.alike,
  }
}

/** The group of an order's fees; undefined if the month has no such group. */
export function groupOf(
  groups: readonly DeviationGroup[],
  { table, charged, due, deviation }: CheckedFees,
): DeviationGroup | undefined {
  const wanted = deviation && ruleSentence(deviation)
  return groups.find(
    (group) =>
      group.table === table && group.amount > 0 === charged > due && ruleSentence(group.deviation) === wanted,
  )
}

/** 'R$ 6,00 a mais' or 'a menos', by the sign. */
export function moreOrLess(amount: Cents): string {
  const positive = formatCents(Math.abs(amount) as Cents)
  return amount < 0 ? texts.less(positive) : texts.more(positive)
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function percent(value: number): string {
  return `${formatNumber(value, 0, 2)}%`
}
