import { CloseButton, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { TableColumn } from '../../../table/data-table.tsx'
import { FramedTable } from '../../../table/framed-table.tsx'
import { Second } from '../../../table/small-table.tsx'
import { formatOrderDate } from '../model/order-dates.ts'
import { OrderId } from '../model/order-id.tsx'
import type { SoughtOrder } from '../worker/rows/find-orders.ts'
import { useMonth, useView } from '../worker/rows/open-month.tsx'
import { outcomeInWords } from './order/outcome-words.ts'
import { texts } from './receivable/texts.ts'

/** Shorter texts are part of nearly every ID. */
const shortest = 4
const typingMilliseconds = 250

/** What became of any order of the month, even one that was paid as expected and is in no list, as far as it is known. */
export function FindOrder() {
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
        {searched.length >= shortest && <Sought text={searched} />}
        {searched.length > 0 && searched.length < shortest && (
          <Text size="sm" c="dimmed">
            {texts.find.short(shortest)}
          </Text>
        )}
      </div>
    </Stack>
  )
}

const columns: readonly TableColumn<SoughtOrder>[] = [
  {
    id: 'order',
    kind: 'name',
    label: texts.find.columns.order,
    cell: ({ orderId }) => <OrderId orderId={orderId} />,
  },
  {
    id: 'outcome',
    kind: 'text',
    label: texts.find.columns.outcome,
    cell: ({ createdAt, product, outcome }) => (
      <span>
        {outcomeInWords(outcome)}
        <Second>
          {[createdAt && formatOrderDate(createdAt), product].filter((part) => part !== '').join(' · ')}
        </Second>
      </span>
    ),
  },
]

function Sought({ text }: { text: string }) {
  const { today, canOpen } = useMonth()
  const view = useView('findOrders', { text, today })
  if (!view) {
    return (
      <Text size="sm" c="dimmed">
        {texts.find.loading}
      </Text>
    )
  }
  if (view.count === 0) {
    return <Text size="sm">{canOpen ? texts.find.none : texts.find.noneListed}</Text>
  }
  return (
    <>
      <FramedTable
        label={texts.find.list}
        columns={columns}
        rows={view.rows}
        keyOf={({ orderId }) => orderId}
        nameShare="auto"
        isCompact
      />
      {view.count > view.rows.length && (
        <Text size="xs" c="dimmed">
          {texts.find.shown(view.rows.length, view.count)}
        </Text>
      )}
    </>
  )
}
