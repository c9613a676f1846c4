import { Badge, Button, Group, Paper, Text, Title } from '@mantine/core'
import { type Subscription, switchPlan } from '@vendaclara/contract/subscription'
import { type PlanCycle, planCycles } from '@vendaclara/core/subscription'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { formatDay } from '../../../ui/days.ts'
import { formatBrl } from '../../../ui/number-formats.ts'
import panels from '../../../ui/panels.module.css'
import { PlanFacts } from '../facts/plan-facts.tsx'
import { firstPayable } from '../model/subscription-queries.ts'
import { texts as shared } from '../texts.ts'
import { AskFirst } from './ask-first.tsx'
import { ChangeCard } from './change-card.tsx'
import { describeSubscription } from './describe-subscription.ts'
import classes from './overview.module.css'
import { texts } from './texts.ts'

/** The current plan, with the changes that are possible. */
export function PlanPanel({ subscription }: { subscription: Subscription }) {
  const words = describeSubscription(subscription, useSession())
  const { plan, state, nextCharge, renews } = subscription
  const isUnpaid = state === 'overdue'
  const canChangeCard = plan?.billingType === 'CREDIT_CARD' && renews
  const isGoing = plan !== null && (renews || state === 'active')
  return (
    <Paper component="section" aria-label={texts.planLabel} className={panels.panel}>
      <Group justify="space-between" align="start" gap="8px 16px">
        <div>
          <Title order={2}>{isGoing ? shared.plan(plan.cycle).name : words.label}</Title>
          {isGoing && (
            <Text c="dimmed">
              {formatBrl(plan.value)} {shared.plan(plan.cycle).per}
            </Text>
          )}
        </div>
        {isGoing && (
          <Badge color={words.tone} variant="light" size="lg" tt="none">
            {words.label}
          </Badge>
        )}
      </Group>
      <Text mt="sm">{words.sentence}</Text>
      {isGoing && <PlanFacts subscription={subscription} plan={plan} />}
      <Group gap={12} className={classes.actions}>
        {plan &&
          renews &&
          nextCharge &&
          state === 'active' &&
          planCycles
            .filter((cycle) => cycle !== plan.cycle)
            .map((cycle) => (
              <SwitchPlan key={cycle} cycle={cycle} price={plan.prices[cycle]} nextDay={nextCharge.dueDate} />
            ))}
        {canChangeCard && <ChangeCard isOverdue={isUnpaid} />}
        {words.buy && firstPayable(subscription) === undefined && (
          <BuyLink variant={canChangeCard && isUnpaid ? 'default' : 'filled'}>{words.buy}</BuyLink>
        )}
      </Group>
    </Paper>
  )
}

/** A link to the plans below an overdue Pix, because paying it comes first. */
export function OtherPlans() {
  return (
    <Text component="div" mt="lg">
      <BuyLink variant="default">{texts.plans}</BuyLink>
    </Text>
  )
}

function BuyLink({ variant, children }: { variant: 'default' | 'filled'; children: string }) {
  return (
    <Button component={Link} to={addresses.checkout} state={{ buysAgain: true }} size="md" variant={variant}>
      {children}
    </Button>
  )
}

interface SwitchPlanProps {
  /** The plan to continue with, and its price per cycle. */
  cycle: PlanCycle
  price: number
  nextDay: string
}

/** Says what will be charged and when, and then switches the plan. */
function SwitchPlan({ cycle, price, nextDay }: SwitchPlanProps) {
  const words = shared.plan(cycle)
  return (
    <AskFirst
      open={words.switch}
      title={`${words.switch}?`}
      message={texts.switch.message(formatDay(nextDay), formatBrl(price), words.per)}
      confirm={texts.switch.confirm}
      keep={texts.switch.cancel}
      failed={texts.switch.failed}
      change={() => call(switchPlan, { body: { cycle } })}
      done={() => texts.switch.done(words.name)}
    />
  )
}
