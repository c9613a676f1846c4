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
  /** The key of a keyword, or the text of a search term. */
  name: z.string(),
  /** The kind of the report in which it was decided; absent in steps of earlier versions. */
  of: z.enum(reportKinds).optional(),
  action: z.enum(['stop', 'bid']),
  /** The bid it was changed to, in centavos. */
  bid: z.number().int().min(0).optional(),
  /** The day it was ticked, '2026-10-12'. */
  on: z.iso.date(),
  /** Its figures in the report in which it was decided; null if that report has no period. */
  before: z.object({ days: z.number(), spend: z.number(), gmv: z.number() }).nullable(),
})

/** Something a seller stopped or changed in the ads of a product. */
export type PlanStep = z.infer<typeof step>

/** For one product. */
export const mostSteps = 500

/** A plan that cannot be read counts as no plan. */
const storedPlan = storedValue<Record<string, PlanStep[]>>({
  key: 'ads-plan',
  schema: z.record(z.string(), z.array(step)),
  absent: {},
})

type Decided = Pick<PlanStep, 'kind' | 'name' | 'action' | 'bid'>

export interface Plan {
  /** Latest first. */
  readonly steps: readonly PlanStep[]
  readonly stepOf: (kind: PlanStep['kind'], name: string) => PlanStep | undefined
  readonly take: (decided: Decided, figures: { readonly spend: number; readonly gmv: number }) => void
  /** Returns a function that puts the step back. */
  readonly remove: (step: Pick<PlanStep, 'kind' | 'name'>) => () => void
}

/** The plan of a report's product, stored in this browser like its margin. The next month's report judges it. */
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

/** The steps that reports of a kind can judge. The same term means something else in reports of another kind. */
export function stepsOfKind(steps: readonly PlanStep[], kind: ReportKind): PlanStep[] {
  return steps.filter(({ of }) => of === undefined || of === kind)
}

function without(steps: readonly PlanStep[], kind: ReportKind, one: Pick<PlanStep, 'kind' | 'name'>) {
  const [removed] = stepsOfKind(steps, kind).filter((step) => keyOf(step) === keyOf(one))
  return steps.filter((step) => step !== removed)
}

/** Inserts removed steps before those of the same day or earlier. */
export function putBack(steps: readonly PlanStep[], removed: readonly PlanStep[]): PlanStep[] {
  const [latest] = removed
  const place = steps.findIndex(({ on }) => latest !== undefined && on <= latest.on)
  return steps.toSpliced(place === -1 ? steps.length : place, 0, ...removed)
}

const none: readonly PlanStep[] = []

function keyOf({ kind, name }: Pick<PlanStep, 'kind' | 'name'>): string {
  return `${kind} ${kind === 'term' ? searchOf(name) : name}`
}
