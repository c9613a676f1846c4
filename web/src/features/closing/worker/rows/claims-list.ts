import type { CalendarDate } from '@vendaclara/core/calendar'
import {
  type Claim,
  type ClaimReason,
  type ClosingRows,
  contestableRows,
  type KnownNames,
  type MarketplaceClosing,
} from '@vendaclara/core/closing'
import { addCents, type Cents, noCents, sumCents } from '@vendaclara/core/money'
import type { ResultRow } from '../../model/differences.ts'
import type { MarkState, MarkStates } from '../../model/marks.ts'

/** The most orders in one text of a claim. */
export const mostInText = 200

/** The seller's progress with a claim. A claim that was not made becomes 'gone-by' once its last day is over. */
export const claimStages = ['to-do', 'asked', 'won', 'lost', 'gone-by'] as const
export type ClaimStage = (typeof claimStages)[number]

/**
 * The claims of one stage and reason, with their sum. `firstDay` is the first day on which one of them ends; null if
 * unknown. If it is not `isExact`, that claim may end later.
 */
export interface ClaimGroup {
  readonly stage: ClaimStage
  readonly reason: ClaimReason
  readonly count: number
  readonly amount: Cents
  readonly firstDay: CalendarDate | null
  readonly isExact: boolean
}

interface ClaimRow {
  readonly row: ResultRow
  readonly claim: Claim
  readonly stage: ClaimStage
  readonly amount: Cents
}

/** The stage of a claim by the state of its mark. */
export const stageOfMark = {
  contestado: 'asked',
  recuperado: 'won',
  perdido: 'lost',
} as const satisfies Record<NonNullable<MarkState['state']>, ClaimStage>

/**
 * The rows of a month that can be claimed, in the sequence of the file. The amount of a won claim is what was
 * recovered.
 */
export function claimRows(
  marketplace: MarketplaceClosing<KnownNames>,
  rows: Pick<ClosingRows, 'differences' | 'unmatched'>,
  marks: MarkStates,
  today: CalendarDate,
): readonly ClaimRow[] {
  return contestableRows(marketplace, rows, today).map(({ row, claim }): ClaimRow => {
    const mark = marks.get(row.orderId)
    if (mark?.state) {
      const stage = stageOfMark[mark.state]
      return { row, claim, stage, amount: stage === 'won' ? mark.recovered : claim.amount }
    }
    const isOver = claim.due.kind === 'until' && claim.due.left < 0
    return { row, claim, stage: isOver ? 'gone-by' : 'to-do', amount: claim.amount }
  })
}

/** The claims grouped by stage and reason. Groups that end first come first, and of those the largest amount. */
export function claimGroups(rows: readonly ClaimRow[]): readonly ClaimGroup[] {
  const groups = new Map<string, ClaimGroup>()
  for (const { claim, stage, amount } of rows) {
    const key = `${stage} ${claim.reason}`
    const before = groups.get(key) ?? { count: 0, amount: noCents, firstDay: null, isExact: true }
    const day = lastDay(claim)
    const order = compareDays(day, before.firstDay)
    const isExact = claim.due.kind === 'until'
    groups.set(key, {
      stage,
      reason: claim.reason,
      count: before.count + 1,
      amount: addCents(before.amount, amount),
      firstDay: order < 0 ? day : before.firstDay,
      isExact: order < 0 ? isExact : before.isExact || (order === 0 && isExact),
    })
  }
  return [...groups.values()].sort(
    (one, other) =>
      compareDays(one.firstDay, other.firstDay) ||
      Number(other.isExact) - Number(one.isExact) ||
      other.amount - one.amount,
  )
}

/** The claims that can still be made. `endless` of them have no published last day; the rest is as in {@link ClaimGroup}. */
export interface ClaimsToDo extends Pick<ClaimGroup, 'count' | 'amount' | 'firstDay' | 'isExact'> {
  readonly endless: number
}

/** Sums up the claims that can still be made; null if there are none. */
export function claimsToDo(rows: readonly ClaimRow[]): ClaimsToDo | null {
  const open = rows.filter(({ stage }) => stage === 'to-do')
  const [first] = claimGroups(open)
  if (!first) return null
  return {
    count: open.length,
    endless: open.filter(({ claim }) => lastDay(claim) === null).length,
    amount: sumCents(open.map(({ amount }) => amount)),
    firstDay: first.firstDay,
    isExact: first.isExact,
  }
}

/** The sum of the claims that were made and have no answer. */
export function claimsAsked(rows: readonly ClaimRow[]): Pick<ClaimGroup, 'count' | 'amount'> {
  const asked = rows.filter(({ stage }) => stage === 'asked')
  return { count: asked.length, amount: sumCents(asked.map(({ amount }) => amount)) }
}

/** The rows of one stage and reason. Claims that end first come first, and of those the largest amount. */
export function rowsOfGroup(
  rows: readonly ClaimRow[],
  group: Pick<ClaimGroup, 'stage' | 'reason'>,
): readonly ResultRow[] {
  return rows
    .filter(({ claim, stage }) => stage === group.stage && claim.reason === group.reason)
    .sort(
      (one, other) =>
        compareDays(lastDay(one.claim), lastDay(other.claim)) || other.claim.amount - one.claim.amount,
    )
    .map(({ row }) => row)
}

function lastDay({ due }: Claim): CalendarDate | null {
  return due.kind === 'until' || due.kind === 'at-least' ? due.day : null
}

/** An unknown day comes after every other day. */
function compareDays(one: CalendarDate | null, other: CalendarDate | null): number {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? 1 : -1
  return one < other ? -1 : 1
}
