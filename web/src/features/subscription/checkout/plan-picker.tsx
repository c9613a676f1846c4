import { Badge, Radio, Text } from '@mantine/core'
import { cents, toReais } from '@vendaclara/core/money'
import { type PlanCycle, planCycles, plans } from '@vendaclara/core/subscription'
import { formatBrl } from '../../../ui/format-brl.ts'
import { texts as shared } from '../texts.ts'
import classes from './checkout.module.css'
import { orderPrice } from './order.ts'
import { texts } from './texts.ts'

interface PlanPickerProps {
  cycle: PlanCycle
  onChange: (cycle: PlanCycle) => void
  disabled: boolean
}

const monthsOfAYear = 12
const perMonth = formatBrl(toReais(plans.YEARLY.price) / monthsOfAYear)
const saving = formatBrl(toReais(cents(plans.MONTHLY.price * monthsOfAYear - plans.YEARLY.price)))

export function PlanPicker({ cycle, onChange, disabled }: PlanPickerProps) {
  return (
    <Radio.Group
      value={cycle}
      onChange={(chosen) => onChange(chosen as PlanCycle)}
      aria-label={texts.plan.heading}
    >
      <div className={classes.plans}>
        {planCycles.map((plan) => (
          <Radio.Card key={plan} value={plan} disabled={disabled} radius="lg" className={classes.plan ?? ''}>
            <div className={classes.planHead}>
              <Text component="span" fw={650} fz="1.0625rem">
                {texts.plan.names[plan]}
              </Text>
              <Radio.Indicator />
            </div>
            <div className={classes.price}>
              <span className={classes.amount}>{formatBrl(orderPrice({ cycle: plan, coupon: null }))}</span>{' '}
              {shared.per[plan]}
            </div>
            <Text component="span" size="sm" c="dimmed">
              {plan === 'YEARLY' ? texts.plan.perMonth(perMonth) : texts.plan.monthly}
            </Text>
            {plan === 'YEARLY' && (
              <Badge variant="light" size="lg" tt="none" mt="sm" className={classes.saving ?? ''}>
                {texts.plan.saving(saving)}
              </Badge>
            )}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
