import { SimpleGrid } from '@mantine/core'
import type { Subscription } from '@vendaclara/contract/subscription'
import type { ReactNode } from 'react'
import pieces from '../../../theme/pieces.module.css'
import { formatDay } from '../../../ui/days.ts'
import { formatBrl } from '../../../ui/number-formats.ts'
import { formatLastDay } from '../model/days.ts'
import { brandNames, texts as shared } from '../texts.ts'
import { Receipt } from './receipt.tsx'
import { texts } from './texts.ts'

const below = {
  mt: 20,
  pt: 20,
  fw: 550,
  className: pieces.facts ?? '',
  style: { borderTop: '1px solid var(--hairline)', justifySelf: 'stretch' },
}

type Plan = NonNullable<Subscription['plan']>

/** What is paid, when and how; shown below the plan's name. */
export function PlanFacts({ subscription, plan }: { subscription: Subscription; plan: Plan }) {
  const { renews, paidUntil, endsAt, state } = subscription
  return (
    <SimpleGrid component="dl" minColWidth={190} spacing={24} verticalSpacing={16} {...below}>
      <NextCharge subscription={subscription} />
      {paidUntil && state === 'active' && (
        <Fact label={endsAt ? texts.accessUntil : texts.paidUntil}>{formatLastDay(paidUntil)}</Fact>
      )}
      {renews && <Fact label={texts.method}>{describeMethod(plan)}</Fact>}
      {renews && plan.coupon && (
        <Fact label={texts.coupon}>{texts.couponValue(plan.coupon, plan.discount)}</Fact>
      )}
    </SimpleGrid>
  )
}

/** What was bought, after the payment: the plan, the next charge and the receipt. */
export function BoughtFacts({ subscription }: { subscription: Subscription }) {
  const { plan, payments } = subscription
  if (plan === null) return null
  const { name, per } = shared.plan(plan.cycle)
  const paid = payments.find(({ state, receiptUrl }) => state === 'paid' && receiptUrl !== null)
  return (
    <SimpleGrid component="dl" minColWidth={190} spacing={24} verticalSpacing={16} {...below}>
      <Fact label={texts.plan}>{texts.planPrice(name, formatBrl(plan.value), per)}</Fact>
      <NextCharge subscription={subscription} />
      <Fact label={texts.method}>{describeMethod(plan)}</Fact>
      {paid && (
        <Fact label={texts.receipt}>
          <Receipt payment={paid} label={formatDay(paid.dueDate)} />
        </Fact>
      )}
    </SimpleGrid>
  )
}

function NextCharge({ subscription: { renews, nextCharge, payments } }: { subscription: Subscription }) {
  if (!renews || nextCharge === null) return null
  const isLate = payments.some(({ state }) => state === 'overdue')
  return (
    <Fact label={isLate ? texts.lateCharge : texts.nextCharge}>
      {texts.chargeOn(formatDay(nextCharge.dueDate), formatBrl(nextCharge.value))}
    </Fact>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The payment method in words: 'Visa final 1111', or 'Pix'. */
function describeMethod({ billingType, card }: Plan): string {
  if (billingType === 'PIX') return texts.pix
  if (!card) return texts.unknownBrand
  const names: Readonly<Record<string, string>> = brandNames
  return texts.card(names[card.brand ?? ''] ?? texts.unknownBrand, card.lastDigits)
}
