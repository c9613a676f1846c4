import { Paper, Text, Title } from '@mantine/core'
import { toReais } from '@vendaclara/core/money'
import { plans } from '@vendaclara/core/subscription'
import { type ReactNode, useId } from 'react'
import { formatBrl } from '../../../ui/number-formats.ts'
import { texts as shared } from '../texts.ts'
import classes from './checkout.module.css'
import { type Order, orderPrice } from './order.ts'
import { texts } from './texts.ts'

interface OrderSummaryProps {
  order: Order
  /** Shown above the total; it may lower the price. */
  children?: ReactNode
}

/** What is bought, its price today and later, and how to cancel. */
export function OrderSummary({ order, children }: OrderSummaryProps) {
  const { cycle, coupon } = order
  const heading = useId()
  const full = toReais(plans[cycle].price)
  const price = orderPrice(order)
  return (
    <Paper component="section" aria-labelledby={heading} withBorder p={20}>
      <Title order={2} fz="1.0625rem" id={heading}>
        {texts.summary.heading}
      </Title>
      <dl className={classes.lines}>
        <dt>{shared.plan(cycle).name}</dt>
        <dd>{formatBrl(full)}</dd>
        {coupon && (
          <>
            <dt className={classes.discount}>{texts.summary.discount(coupon.code, coupon.discount)}</dt>
            <dd className={classes.discount}>{formatBrl(price - full)}</dd>
          </>
        )}
      </dl>
      {children}
      <dl className={classes.lines} data-total>
        <dt>{texts.summary.total}</dt>
        <dd aria-live="polite">{formatBrl(price)}</dd>
      </dl>
      <Text size="sm" c="dimmed">
        {shared.plan(cycle).renewal(formatBrl(price))}
      </Text>
      <Text size="sm" c="dimmed" mt={8}>
        {texts.summary.withdraw}
      </Text>
    </Paper>
  )
}
