import {
  type AdsReport,
  type JudgedStep,
  judgeStep,
  type PerDay,
  readPeriod,
  type VerdictRule,
} from '@vendaclara/core/ads'
import { sumCents } from '@vendaclara/core/money'
import { useEffect, useMemo, useState } from 'react'
import type { ReportTerms } from '../../worker/report-terms.ts'
import type { PlanStep } from './plan-store.ts'

/** A step of the plan, judged by the report on the screen. */
export interface JudgedPlanStep {
  readonly step: PlanStep
  readonly result: JudgedStep
}

const millisecondsPerDay = 86_400_000
const nothing = { spend: 0, gmv: 0 }

type Sums = ReadonlyMap<string, { readonly spend: number; readonly gmv: number }>

/** Judges the steps by a report. Steps about terms are left out until their sums are found in it. */
export function useJudgedPlan(
  report: AdsReport,
  rule: VerdictRule | undefined,
  steps: readonly PlanStep[],
  terms: ReportTerms,
): JudgedPlanStep[] {
  const [sums, setSums] = useState<Sums>()
  useEffect(() => {
    let isWanted = true
    const names = steps.flatMap(({ kind, name }) => (kind === 'term' ? [name] : []))
    const found = names.length === 0 ? Promise.resolve([]) : terms.sums(names)
    found.then((all) => {
      if (isWanted) setSums(new Map(names.map((name, at) => [name, all[at] ?? nothing])))
    })
    return () => {
      isWanted = false
    }
  }, [steps, terms])
  return useMemo(() => (rule ? judgePlan(report, rule.margin, steps, sums) : []), [report, rule, steps, sums])
}

function judgePlan(
  { groups, period }: AdsReport,
  margin: number,
  steps: readonly PlanStep[],
  terms: Sums | undefined,
): JudgedPlanStep[] {
  const keywords = new Map(groups.map(({ key, figures }) => [key, figures]))
  const days = readPeriod(period)
  return steps.flatMap((step) => {
    const isKnown = step.kind === 'keyword' || terms?.has(step.name)
    if (!isKnown) return []
    const figures = (step.kind === 'keyword' ? keywords : terms)?.get(step.name) ?? nothing
    const taken = { action: step.action, day: Date.parse(step.on) / millisecondsPerDay, before: step.before }
    return [{ step, result: judgeStep(taken, days, figures, margin) }]
  })
}

interface PlanSum {
  readonly steps: number
  readonly before: PerDay
  readonly after: PerDay
}

/** The sums per day of all steps that could be compared; undefined if there are none. */
export function sumOfJudged(judged: readonly JudgedPlanStep[]): PlanSum | undefined {
  const compared = judged.flatMap(({ result: { before, after } }) =>
    before && after ? [{ before, after }] : [],
  )
  if (compared.length === 0) return undefined
  const sum = (side: 'before' | 'after'): PerDay => ({
    spend: sumCents(compared.map((one) => one[side].spend)),
    gmv: sumCents(compared.map((one) => one[side].gmv)),
    profit: sumCents(compared.map((one) => one[side].profit)),
  })
  return { steps: compared.length, before: sum('before'), after: sum('after') }
}
