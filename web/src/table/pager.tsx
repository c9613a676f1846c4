import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { formatCount } from '../ui/number-formats.ts'
import { texts } from './texts.ts'

interface PagerProps {
  label: string
  number: number
  count: number
  onTurn: (page: number) => void
}

/** The page number is announced when a person turns pages, but not when the list itself changes. */
export function Pager({ label, number, count, onTurn }: PagerProps) {
  const [isTurning, setTurning] = useState(false)
  return (
    <Group
      component="nav"
      gap="sm"
      py="sm"
      aria-label={label}
      onFocus={() => setTurning(true)}
      onBlur={() => setTurning(false)}
    >
      <Button variant="default" size="xs" disabled={number === 1} onClick={() => onTurn(number - 1)}>
        {texts.previous}
      </Button>
      <Text size="sm" aria-live={isTurning ? 'polite' : 'off'}>
        {texts.page(formatCount(number), formatCount(count))}
      </Text>
      <Button variant="default" size="xs" disabled={number === count} onClick={() => onTurn(number + 1)}>
        {texts.next}
      </Button>
    </Group>
  )
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /** Counted from 1. If the requested page is beyond the end, the last one. */
  readonly number: number
  readonly count: number
}

interface Sliced<Item> {
  readonly length: number
  readonly slice: (start: number, end: number) => Iterable<Item>
}

/** One page of a list. An empty list has one empty page. */
export function pageOf<Item>(items: Sliced<Item>, asked: number, length: number): Page<Item> {
  const count = Math.max(1, Math.ceil(items.length / length))
  const number = Math.min(Math.max(1, asked), count)
  return { items: [...items.slice((number - 1) * length, number * length)], number, count }
}
