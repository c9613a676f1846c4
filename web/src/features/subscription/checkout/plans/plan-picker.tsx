import { Badge, Group, Radio, SimpleGrid, Text } from '@mantine/core'
import { toReais } from '@vendaclara/core/money'
import { type PlanCycle, planCycles, plans } from '@vendaclara/core/subscription'
import { formatBrl, formatCents } from '../../../../ui/number-formats.ts'
import { texts as shared } from '../../texts.ts'
import classes from '../checkout.module.css'
import { orderPrice, savingOfAYear } from '../order.ts'
import { texts } from '../texts.ts'

interface PlanPickerProps {
  cycle: PlanCycle
  onChange: (cycle: PlanCycle) => void
  disabled: boolean
}

export function PlanPicker({ cycle, onChange, disabled }: PlanPickerProps) {
  return (
    <Radio.Group
      value={cycle}
      onChange={(chosen) => onChange(chosen as PlanCycle)}
      aria-label={texts.plan.heading}
    >
      <SimpleGrid cols={{ base: 1, sm: planCycles.length }} spacing={{ base: 12, sm: 16 }}>
        {planCycles.map((plan) => (
          <Radio.Card
            key={plan}
            value={plan}
            disabled={disabled}
            radius="lg"
            p={{ base: '16px 18px', sm: '22px 24px' }}
            className={classes.plan ?? ''}
          >
            <Group justify="space-between">
              <Text component="span" fw={650} fz="1.0625rem">
                {shared.plan(plan).short}
              </Text>
              <Radio.Indicator />
            </Group>
            <Text component="div" mt={10} mb={2} c="dimmed">
              <span className={classes.amount}>{formatBrl(orderPrice({ cycle: plan, coupon: null }))}</span>{' '}
              {shared.plan(plan).per}
            </Text>
            <PlanValue cycle={plan} />
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  )
}

/** The monthly price of a plan, and its saving in a year compared with the most expensive one. */
function PlanValue({ cycle }: { cycle: PlanCycle }) {
  const { price, months } = plans[cycle]
  const saving = savingOfAYear(plans[cycle], Object.values(plans))
  return (
    <>
      {months > 1 && (
        <Text component="span" size="sm" c="dimmed">
          {texts.plan.perMonth(formatBrl(toReais(price) / months))}
        </Text>
      )}
      {saving > 0 && (
        <Badge
          variant="light"
          size="lg"
          tt="none"
          mt="sm"
          h="auto"
          mih="var(--badge-height)"
          maw="100%"
          styles={{ label: { whiteSpace: 'normal' } }}
        >
          {texts.plan.saving(formatCents(saving))}
        </Badge>
      )}
    </>
  )
}
