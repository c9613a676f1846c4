import { CloseButton, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import { useState } from 'react'
import { useDay } from '../../../ui/days.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { OrderId } from '../model/order-id.tsx'
import type { SoughtOrder } from '../worker/rows/find-orders.ts'
import type { MonthProxy } from '../worker/rows/month-proxy.ts'
import { useView } from '../worker/rows/use-list.ts'
import classes from './find-order.module.css'
import { outcomeInWords } from './order/outcome-words.ts'
import { texts } from './receivable/texts.ts'

interface FindOrderProps {
  closing: ListedAnalysis
  results: MonthProxy
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
    <Stack gap="xs">
      <TextInput
        w={{ base: '100%', sm: 320 }}
        aria-label={texts.find.label}
        placeholder={texts.find.label}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          text !== '' && <CloseButton size="sm" aria-label={texts.find.clear} onClick={() => setText('')} />
        }
      />
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
  const today = useDay(brazilianDay)
  const counts = closing.figures.sums?.counts
  const view = useView(results, (worker) => worker.ask('findOrders', { text, counts, today }), [
    version,
    text,
    counts,
    today,
  ])
  if (!view) {
    return (
      <Text size="sm" c="dimmed">
        {texts.find.loading}
      </Text>
    )
  }
  if (view.count === 0) {
    return <Text size="sm">{texts.find.none}</Text>
  }
  return (
    <>
      <ul className={classes.list}>
        {view.rows.map((order) => (
          <Order key={order.orderId} order={order} />
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

function Order({ order: { orderId, createdAt, product, outcome } }: { order: SoughtOrder }) {
  return (
    <li className={classes.order}>
      <OrderId orderId={orderId} />
      <Text span size="sm">
        {outcomeInWords(outcome)}
      </Text>
      <Text span size="xs" c="dimmed" className={classes.product}>
        {[createdAt && formatOrderDate(createdAt), product].filter((part) => part !== '').join(' · ')}
      </Text>
    </li>
  )
}
