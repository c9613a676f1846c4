import { Button, Group, SegmentedControl, Text, Textarea } from '@mantine/core'
import { markKey, markStates, noteLimit } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import { shortfall, toCents, toReais } from '@vendaclara/core/money'
import { useState } from 'react'
import { NumberField } from '../../../../forms/number-field.tsx'
import { formatBrl, formatCents } from '../../../../ui/number-formats.ts'
import { readAmount } from '../../model/differences.ts'
import { changeMark, type MarkedOrder, markOf } from '../../model/marks.ts'
import classes from './marks.module.css'
import { isFull, texts } from './texts.ts'
import { type MarkDraft, useMarking } from './use-marks.tsx'

const states = ['open', ...markStates] as const
type Choice = (typeof states)[number]

/**
 * A mark of one order: its state, a note, and the amount recovered. Without a difference there is nothing to claim, so
 * that a state is only shown if the order has one.
 */
export function MarkEditor({ row }: { row: MarkedOrder }) {
  const { marks, mark: onMark, drafts, keepDraft } = useMarking()
  const key = markKey(row)
  const words = texts.editors[row.subject ?? 'order']
  const kept = markOf(marks, row)
  const [draft, showDraft] = useState(drafts.get(key) ?? {})
  const { note, recovered } = { ...kept, ...draft }
  const missing = shortfall(row.difference)
  const hasState = row.difference !== 0 || kept.state !== null
  const isTooMuch = kept.state === 'recuperado' && recovered > missing
  const differs = (typed: MarkDraft) =>
    (typed.note ?? kept.note) !== kept.note || (typed.recovered ?? kept.recovered) !== kept.recovered
  const setDraft = (typed: MarkDraft) => {
    keepDraft(key, differs(typed) ? typed : null)
    showDraft(typed)
  }
  const choose = (choice: Choice) => {
    const state = choice === 'open' ? null : choice
    onMark([changeMark(row, marks, { state, note }, brazilianDay(new Date()))])
    setDraft({})
  }
  const save = () => {
    const { version: _, ...mark } = kept
    onMark([{ ...mark, note, recovered }])
    setDraft({})
  }
  return (
    <Group
      component="form"
      align="flex-end"
      gap="10px 14px"
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {hasState && (
        <SegmentedControl
          aria-label={texts.mark}
          size="xs"
          data={states.map((value) => ({ value, label: texts.marks[value] }))}
          value={kept.state ?? 'open'}
          onChange={choose}
        />
      )}
      {kept.state === 'recuperado' && (
        <NumberField
          w={130}
          size="xs"
          label={texts.recoveredAmount}
          value={toReais(recovered)}
          read={readAmount}
          show={formatBrl}
          refusal={texts.amountRefusal}
          onChange={(amount) => setDraft({ ...draft, recovered: toCents(amount) })}
        />
      )}
      <Textarea
        flex="1 1 260px"
        size="xs"
        label={texts.note}
        placeholder={texts.noteHint}
        autosize
        minRows={1}
        maxRows={5}
        maxLength={noteLimit}
        value={note}
        onChange={(event) => setDraft({ ...draft, note: event.currentTarget.value })}
      />
      <Button type="submit" size="xs" variant="light" disabled={!differs(draft)}>
        {hasState ? texts.saveMark : texts.saveNote}
      </Button>
      <Text component="div" role="status" size="sm" c="dimmed" className={classes.hints}>
        {isTooMuch && <p>{words.moreThanMissing(formatCents(missing))}</p>}
        {isFull(note) && <p>{texts.fullNote}</p>}
      </Text>
    </Group>
  )
}
