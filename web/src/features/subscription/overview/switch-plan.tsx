import { type Subscription, switchPlan } from '@vendaclara/contract/subscription'
import { call } from '../../../api/call.ts'
import { formatBrl } from '../../../ui/format-brl.ts'
import { formatDay } from '../brazilian-dates.ts'
import { texts as shared } from '../texts.ts'
import { AskFirst } from './ask-first.tsx'
import { texts } from './texts.ts'

interface SwitchPlanProps {
  plan: NonNullable<Subscription['plan']>
  nextDay: string
}

/** Says what will be charged and when, and then goes on with the other plan. */
export function SwitchPlan({ plan, nextDay }: SwitchPlanProps) {
  const other = plan.cycle === 'YEARLY' ? 'MONTHLY' : 'YEARLY'
  return (
    <AskFirst
      open={texts.switch.open[other]}
      title={texts.switch.title[other]}
      message={texts.switch.message(formatDay(nextDay), formatBrl(plan.prices[other]), shared.per[other])}
      confirm={texts.switch.confirm}
      keep={texts.switch.cancel}
      failed={texts.switch.failed}
      change={() => call(switchPlan, { body: { cycle: other } })}
      done={() => texts.switch.done(shared.plans[other])}
    />
  )
}
