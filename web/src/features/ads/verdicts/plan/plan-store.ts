import {
  type AdsReport,
  daysOf,
  type ReportKind,
  readPeriod,
  reportKinds,
  searchOf,
} from '@vendaclara/core/ads'
import { brazilianDay } from '@vendaclara/core/calendar'
import { useCallback, useMemo } from 'react'
import { z } from 'zod'
import { useSession } from '../../../../session/use-session.ts'
import { storedValue, useStoredValue } from '../../../../storage/stored-value.ts'

const step = z.object({
  kind: z.enum(['keyword', 'term']),
  /** The key of a keyword, or what was typed. */
  name: z.string(),
  /** The kind of the report it was decided on; absent in a step of a version before. */
  of: z.enum(reportKinds).optional(),
  action: z.enum(['stop', 'bid']),
  /** The bid it was lowered to, in centavos. */
  bid: z.number().int().min(0).optional(),
  /** The day it was ticked off, '2026-10-12'. */
  on: z.iso.date(),
  /** What it did in the report it was decided on; null where that does not say its days. */
  before: z.object({ days: z.number(), spend: z.number(), gmv: z.number() }).nullable(),
})

/** Something a seller stopped or changed in the ads of a product. */
export type PlanStep = z.infer<typeof step>

/** The steps of one product. */
export const mostSteps = 500

/** What cannot be read counts as no plan. */
const storedPlan = storedValue<Record<string, PlanStep[]>>({
  key: 'ads-plan',
  schema: z.record(z.string(), z.array(step)),
  absent: {},
})

type Decided = Pick<PlanStep, 'kind' | 'name' | 'action' | 'bid'>

export interface Plan {
  /** The latest first. */
  readonly steps: readonly PlanStep[]
  readonly stepOf: (kind: PlanStep['kind'], name: string) => PlanStep | undefined
  readonly take: (decided: Decided, figures: { readonly spend: number; readonly gmv: number }) => void
  /** Answers what puts it back as it was. */
  readonly remove: (step: Pick<PlanStep, 'kind' | 'name'>) => () => void
}

/** The plan of a report's product, in this browser as its margin is: a report of the next month judges it. */
export function usePlan({ kind: of = 'terms', productName, period }: AdsReport): Plan {
  const [stored, setStored] = useStoredValue(storedPlan, useSession().user)
  const product = productName ?? ''
  const all = stored[product] ?? none
  const steps = useMemo(() => stepsOfKind(all, of), [all, of])
  const byKey = useMemo(() => new Map(steps.map((one) => [keyOf(one), one])), [steps])
  const change = useCallback(
    (to: (steps: readonly PlanStep[]) => PlanStep[]) =>
      setStored((before) => ({ ...before, [product]: to(before[product] ?? none).slice(0, mostSteps) })),
    [setStored, product],
  )
  return {
    steps,
    stepOf: (kind, name) => byKey.get(keyOf({ kind, name })),
    take: (decided, { spend, gmv }) => {
      const days = readPeriod(period)
      const on = brazilianDay(new Date())
      const before = days && { days: daysOf(days), spend, gmv }
      change((all) => [{ ...decided, of, on, before }, ...without(all, of, decided)])
    },
    remove: (one) => {
      const removed = steps.filter((step) => keyOf(step) === keyOf(one))
      change((all) => without(all, of, one))
      return () => change((all) => putBack(without(all, of, one), removed))
    },
  }
}

/** Those that reports of a kind can judge: what is a term in one is not in another. */
export function stepsOfKind(steps: readonly PlanStep[], kind: ReportKind): PlanStep[] {
  return steps.filter(({ of }) => of === undefined || of === kind)
}

function without(steps: readonly PlanStep[], kind: ReportKind, one: Pick<PlanStep, 'kind' | 'name'>) {
  const [removed] = stepsOfKind(steps, kind).filter((step) => keyOf(step) === keyOf(one))
  return steps.filter((step) => step !== removed)
}

/** Steps among others that are of the same day or before. */
export function putBack(steps: readonly PlanStep[], removed: readonly PlanStep[]): PlanStep[] {
  const [latest] = removed
  const place = steps.findIndex(({ on }) => latest !== undefined && on <= latest.on)
  return steps.toSpliced(place === -1 ? steps.length : place, 0, ...removed)
}

const none: readonly PlanStep[] = []

function keyOf({ kind, name }: Pick<PlanStep, 'kind' | 'name'>): string {
  return `${kind} ${kind === 'term' ? searchOf(name) : name}`
}
