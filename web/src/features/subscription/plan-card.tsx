import { Paper, Text, Title } from '@mantine/core'
import { toReais } from '@vendaclara/core/money'
import { type PlanCycle, planPrices } from '@vendaclara/core/subscription'
import { formatBrl } from '../../ui/format-brl.ts'
import classes from './checkout.module.css'
import { texts } from './texts.ts'

const monthPrice = formatBrl(toReais(planPrices.YEARLY) / 12)

export function PlanCard({ cycle }: { cycle: PlanCycle }) {
  const plan = texts.plans[cycle]
  return (
    <Paper component="section" radius="lg" className={classes.plan}>
      <Title order={2}>{plan.name}</Title>
      <p className={classes.price}>
        <span className={classes.amount}>{formatBrl(toReais(planPrices[cycle]))}</span> {plan.cycle}
      </p>
      <Text size="sm" c="dimmed">
        {plan.detail(monthPrice)}
      </Text>
    </Paper>
  )
}
