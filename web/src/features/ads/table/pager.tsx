import { Button, Text } from '@mantine/core'
import { formatCount } from '../../../ui/format-count.ts'
import { texts } from '../texts.ts'
import classes from './term-table.module.css'

interface PagerProps {
  label: string
  number: number
  count: number
  onTurn: (page: number) => void
}

export function Pager({ label, number, count, onTurn }: PagerProps) {
  return (
    <nav className={classes.pager} aria-label={label}>
      <Button variant="default" size="xs" disabled={number === 1} onClick={() => onTurn(number - 1)}>
        {texts.table.previous}
      </Button>
      <Text size="sm" aria-live="polite">
        {texts.table.page(formatCount(number), formatCount(count))}
      </Text>
      <Button variant="default" size="xs" disabled={number === count} onClick={() => onTurn(number + 1)}>
        {texts.table.next}
      </Button>
    </nav>
  )
}
