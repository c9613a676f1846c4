import { Anchor, Group, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import { type ClosingMarketplace, type ClosingMonth, movementMarketplaces } from '@vendaclara/core/closing'
import { type Cents, negative, toReais } from '@vendaclara/core/money'
import { useState } from 'react'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { formatDay, useDay } from '../../../../ui/days.ts'
import { formatBrl } from '../../../../ui/number-formats.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { nameMonth } from '../../model/months.ts'
import { formatOrderDate } from '../../model/order-dates.ts'
import type { Outcome } from '../../model/order-outcomes.ts'
import { useOpeningFrom } from '../../model/use-open-order.ts'
import { OrderMovements } from '../../movements/order-movements.tsx'
import type { SoughtOrder } from '../../results/find-orders.ts'
import type { ResultsClient } from '../../results/results-client.ts'
import { useView } from '../../results/use-list.ts'
import { OrderSearch } from '../../table/filter-bar.tsx'
import classes from './find-order.module.css'
import { useStoredOrders } from './left-out.tsx'
import { texts } from './texts.ts'

interface FindOrderProps {
  closing: AnalysisSummary
  results: ResultsClient
  /** Changes whenever the rows change. */
  version: number
}

/** Shorter texts are part of nearly every ID. */
const shortest = 4
const typingMilliseconds = 250

/** What became of any order of the month, even one that was paid as expected and is in no list. */
export function FindOrder({ closing, results, version }: FindOrderProps) {
  const [text, setText] = useState('')
  const [searched] = useDebouncedValue(text.trim(), typingMilliseconds)
  return (
    <Stack gap="xs" mt="md">
      <Group>
        <OrderSearch text={text} onText={setText} label={texts.find.label} />
      </Group>
      <div aria-live="polite">
        {searched.length >= shortest && (
          <Sought closing={closing} results={results} version={version} text={searched} />
        )}
        {searched.length > 0 && searched.length < shortest && (
          <Text size="sm" c="dimmed">
            {texts.find.short(shortest)}
          </Text>
        )}
      </div>
    </Stack>
  )
}

function Sought({ closing, results, version, text }: FindOrderProps & { text: string }) {
  const orders = useStoredOrders(closing)
  const today = useDay(brazilianDay)
  const view = useView(results, (worker) => worker.findOrders(text, today), [
    version,
    text,
    today,
    orders.isSuccess,
  ])
  if (orders.isError) return <Text size="sm">{texts.find.failed}</Text>
  if (!orders.isSuccess || !view) {
    return (
      <Text size="sm" c="dimmed">
        {texts.find.loading}
      </Text>
    )
  }
  if (view.count === 0) {
    const counted = (closing.receipts.orders ?? []).map(
      ({ cancelled = 0, returned = 0 }) => cancelled + returned,
    )
    const isOlder = view.leftOut === 0 && counted.some((count) => count > 0)
    const words = marketplaceWords[closing.marketplace]
    return <Text size="sm">{isOlder ? texts.find.noneOlder(words) : texts.find.none}</Text>
  }
  return (
    <>
      <ul className={classes.list}>
        {view.rows.map((order) => (
          <Order key={order.orderId} order={order} marketplace={closing.marketplace} />
        ))}
      </ul>
      {view.count > view.rows.length && (
        <Text size="xs" c="dimmed">
          {texts.find.shown(view.rows.length, view.count)}
        </Text>
      )}
    </>
  )
}

interface OrderProps {
  order: SoughtOrder
  marketplace: ClosingMarketplace
}

function Order({ order: { orderId, createdAt, product, outcome }, marketplace }: OrderProps) {
  const { open } = useOpeningFrom('search')
  const isListed = outcome.kind === 'difference' || outcome.kind === 'awaited'
  return (
    <li className={classes.order}>
      <span className={classes.id}>
        {isListed ? (
          <Anchor
            component="button"
            type="button"
            inherit
            aria-label={texts.find.open(orderId)}
            onClick={(event) => open(orderId, event.currentTarget)}
          >
            {orderId}
          </Anchor>
        ) : (
          orderId
        )}
        <CopyButton value={orderId} label={texts.find.copy(orderId)} copiedLabel={texts.find.copied} />
      </span>
      <Text span size="sm">
        {outcomeInWords(outcome)}
      </Text>
      <Text span size="xs" c="dimmed" className={classes.product}>
        {[formatOrderDate(createdAt), product].filter((part) => part !== '').join(' · ')}
      </Text>
      {/* Those in a list have it in their panel. */}
      {!isListed && movementMarketplaces.includes(marketplace) && (
        <OrderMovements marketplace={marketplace} orderId={orderId} className={classes.movements} />
      )}
    </li>
  )
}

function outcomeInWords(outcome: Outcome): string {
  const words = texts.find
  switch (outcome.kind) {
    case 'paid':
      return words.paid(money(outcome.amount))
    case 'paid-late': {
      const { amount, paidOn, paidIn } = outcome
      const month = monthInWords(paidIn)
      const when = paidOn ? words.on(formatDay(paidOn)) : month ? words.on(month) : ''
      return words.paidLate(money(amount), when)
    }
    case 'refunded':
      return outcome.refunded === 0
        ? words.refundedNothing(money(outcome.amount))
        : words.refunded(money(outcome.amount), money(outcome.refunded))
    case 'difference': {
      const { amount } = outcome
      return amount < 0 ? words.less(money(negative(amount))) : words.more(money(amount))
    }
    case 'awaited': {
      const { amount, state, dueOn, elsewhere } = outcome
      return words.awaited[state](money(amount), dueOn ? formatDay(dueOn) : '', monthInWords(elsewhere))
    }
    case 'left-out':
      if (outcome.why === 'fees') return words.fees
      return outcome.why === 'partly' ? words.partly(outcome.status) : words.leftOut(outcome.status)
  }
}

function monthInWords(month: ClosingMonth | undefined): string {
  return month ? nameMonth(month) : ''
}

function money(amount: Cents): string {
  return formatBrl(toReais(amount))
}
