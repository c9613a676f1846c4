import type { Advice } from '@vendaclara/core/ads'
import { RowCheckbox } from '../../../../table/row-checkbox.tsx'
import pieces from '../../../../theme/pieces.module.css'
import { formatDay } from '../../../../ui/days.ts'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import { texts } from '../texts.ts'
import classes from '../verdicts.module.css'
import type { Plan, PlanStep } from './plan-store.ts'

interface StepCheckProps {
  plan: Plan
  decided: Pick<PlanStep, 'kind' | 'name' | 'action' | 'bid'>
  /** Its name on the screen. */
  label: string
  figures: { readonly spend: number; readonly gmv: number }
}

/** A checkbox for a step of the plan, with the day it was ticked. */
export function StepCheck({ plan, decided, label, figures }: StepCheckProps) {
  const taken = plan.stepOf(decided.kind, decided.name)
  const action = taken?.action ?? decided.action
  const words = action === 'stop' ? texts.tick.stopped : texts.tick.changed
  return (
    <span className={`${pieces.marked} ${classes.oneLine}`}>
      <RowCheckbox
        label={texts.tick[action](label)}
        isChecked={taken !== undefined}
        onChange={() => (taken ? removeStep(plan, decided, label) : plan.take(decided, figures))}
      />
      {taken && words(shortDay(taken.on))}
    </span>
  )
}

/** What is ticked: that it was stopped or, where it sold, that its bid was changed. */
export function stepTo(advice: Advice | undefined): Pick<PlanStep, 'action' | 'bid'> {
  return advice?.highestBid ? { action: 'bid', bid: advice.highestBid } : { action: 'stop' }
}

/** Removes a step from the plan. It can be put back, because its day and figures would be lost. */
export function removeStep(plan: Plan, step: Pick<PlanStep, 'kind' | 'name'>, label: string): void {
  offerUndo(texts.plan.removed(label), plan.remove(step))
}

/** '12/10' */
function shortDay(day: string): string {
  return formatDay(day).slice(0, 5)
}
