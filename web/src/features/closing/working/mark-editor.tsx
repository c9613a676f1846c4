import { Button, SegmentedControl, Textarea } from '@mantine/core'
import type { Difference } from '@vendaclara/contract/closing'
import { orderNoteLimit } from '@vendaclara/contract/closing-order'
import { toReais } from '@vendaclara/core/money'
import { useState } from 'react'
import { formatBrl } from '../../../ui/format-brl.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { changeOf } from './change-of.ts'
import { type Mark, type Marks, markOf } from './marks.ts'
import { readAmount } from './read-amount.ts'
import { texts } from './texts.ts'
import { today } from './today.ts'
import classes from './working.module.css'

interface MarkEditorProps {
  row: Difference
  marks: Marks
  onMark: (changes: readonly Mark[]) => void
}

const states = ['open', 'contestado', 'recuperado'] as const
type Choice = (typeof states)[number]

/** What the seller says about one order: how far it is, a note, and what came back. */
export function MarkEditor({ row, marks, onMark }: MarkEditorProps) {
  const kept = markOf(marks, row['ID do pedido'])
  const [draft, setDraft] = useState<Partial<Pick<Mark, 'note' | 'recovered'>>>({})
  const note = draft.note ?? kept.note
  const recovered = draft.recovered ?? kept.recovered
  const isChanged = note !== kept.note || recovered !== kept.recovered
  const choose = (choice: Choice) => {
    const state = choice === 'open' ? null : choice
    onMark([changeOf(row, marks, { state, note }, today())])
    setDraft({})
  }
  const save = () => {
    onMark([{ ...kept, note, recovered }])
    setDraft({})
  }
  return (
    <form
      className={classes.editor}
      aria-label={texts.editor}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <SegmentedControl
        aria-label={texts.mark}
        size="xs"
        data={states.map((value) => ({ value, label: texts.marks[value] }))}
        value={kept.state ?? 'open'}
        onChange={choose}
      />
      {kept.state === 'recuperado' && (
        <NumberField
          className={classes.recovered}
          size="xs"
          label={texts.recoveredAmount}
          value={toReais(recovered)}
          read={readAmount}
          show={formatBrl}
          refusal={texts.leastRefusal}
          onChange={(amount) => setDraft({ ...draft, recovered: Math.round(amount * 100) })}
        />
      )}
      <Textarea
        className={classes.note}
        size="xs"
        label={texts.note}
        placeholder={texts.noteHint}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={orderNoteLimit}
        value={note}
        onChange={(event) => setDraft({ ...draft, note: event.currentTarget.value })}
      />
      <Button type="submit" size="xs" variant="light" disabled={!isChanged}>
        {texts.saveMark}
      </Button>
    </form>
  )
}
