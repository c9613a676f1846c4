import { Button, Group, Text, TextInput } from '@mantine/core'
import { markStates, noteLimit } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import { useState } from 'react'
import { changeMark, type Mark, type MarkedOrder } from '../../model/marks.ts'
import classes from './marks.module.css'
import { isFull, texts } from './texts.ts'
import { useMarking } from './use-marks.tsx'

interface BulkBarProps {
  /** The selected orders. */
  orders: readonly MarkedOrder[]
  onDone: () => void
}

/** Marks the selected orders together; a typed note replaces their notes. */
export function BulkBar({ orders, onDone }: BulkBarProps) {
  const { marks, mark } = useMarking()
  const [note, setNote] = useState('')
  const markAs = (state: Mark['state']) => {
    const typed = note.trim() === '' ? {} : { note }
    mark(orders.map((order) => changeMark(order, marks, { state, ...typed }, brazilianDay(new Date()))))
    onDone()
  }
  return (
    <fieldset className={classes.bulk}>
      <Text component="legend" className={classes.legend} size="sm" fw={600}>
        {texts.selected(orders.length)}
      </Text>
      <TextInput
        flex="1 1 220px"
        size="xs"
        aria-label={texts.bulkNote}
        placeholder={texts.bulkNote}
        maxLength={noteLimit}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group gap={8}>
        {markStates.map((state, place) => (
          <Button
            key={state}
            size="xs"
            variant={place === 0 ? 'filled' : 'default'}
            onClick={() => markAs(state)}
          >
            {texts.markAs[state]}
          </Button>
        ))}
        <Button size="xs" variant="default" onClick={() => markAs(null)}>
          {texts.markAs.open}
        </Button>
        <Button size="xs" variant="subtle" onClick={onDone}>
          {texts.unselect}
        </Button>
      </Group>
      <Text component="div" role="status" size="sm" c="dimmed" className={classes.hints}>
        {isFull(note) && <p>{texts.fullNote}</p>}
      </Text>
    </fieldset>
  )
}
