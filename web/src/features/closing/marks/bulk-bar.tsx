import { Button, Group, Text, TextInput } from '@mantine/core'
import { orderNoteLimit } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import type { OrderDifference } from '@vendaclara/core/closing'
import { useState } from 'react'
import type { Mark, Marks } from '../model/marks.ts'
import { changeMark } from '../model/marks.ts'
import classes from './marks.module.css'
import { texts } from './texts.ts'

interface BulkBarProps {
  /** The rows that are selected. */
  rows: readonly OrderDifference[]
  marks: Marks
  onMark: (changes: readonly Mark[]) => void
  onDone: () => void
}

/** Marks the selected orders together; a note that is typed replaces theirs. */
export function BulkBar({ rows, marks, onMark, onDone }: BulkBarProps) {
  const [note, setNote] = useState('')
  const markAs = (state: Mark['state']) => {
    const typed = note.trim() === '' ? {} : { note }
    onMark(rows.map((row) => changeMark(row, marks, { state, ...typed }, brazilianDay(new Date()))))
    onDone()
  }
  return (
    <fieldset className={classes.bulk}>
      <Text component="legend" className={classes.legend} size="sm" fw={600}>
        {texts.selected(rows.length)}
      </Text>
      <TextInput
        flex="1 1 220px"
        size="xs"
        aria-label={texts.bulkNote}
        placeholder={texts.bulkNote}
        maxLength={orderNoteLimit}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group gap={8}>
        <Button size="xs" onClick={() => markAs('contestado')}>
          {texts.markAs.contestado}
        </Button>
        <Button size="xs" variant="default" onClick={() => markAs('recuperado')}>
          {texts.markAs.recuperado}
        </Button>
        <Button size="xs" variant="default" onClick={() => markAs(null)}>
          {texts.markAs.open}
        </Button>
        <Button size="xs" variant="subtle" onClick={onDone}>
          {texts.unselect}
        </Button>
      </Group>
    </fieldset>
  )
}
