import { TextInput, type TextInputProps } from '@mantine/core'
import { readTypedNumber } from '@vendaclara/core/money'
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'
import { texts } from './texts.ts'

export interface TypedNumber {
  value: number
  /** What the typed text stands for; null when it is no number that the field takes. */
  read: (text: string) => number | null
  /** How a value is shown when nobody is typing; `read` understands it. */
  show: (value: number) => string
  /** Which numbers the field takes, in a sentence. */
  refusal: string
  onChange: (value: number) => void
}

interface NumberFieldProps
  extends TypedNumber,
    Omit<
      TextInputProps,
      'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'type' | 'error'
    > {}

/** What is no number at all (a sign the field does not know makes it none), and a number that the field does not take. */
type Fault = 'none' | 'out-of-bounds'

interface Typed {
  text: string
  understood: number
  /** The value before the typing began. */
  before: number
  fault: Fault | null
  /** What was typed and cleared from the field, as long as it is said. */
  cleared?: { text: string; isLeft: boolean }
}

const mayBecomeNumber = /^[\s\dR$%.,+\-−]*$/i

/** A text field for a number, under which what is wrong with it is said. */
export function NumberField({ value, read, show, refusal, onChange, ...input }: NumberFieldProps) {
  const { error, ...typed } = useTypedNumber({ value, read, show, refusal, onChange })
  return <TextInput {...input} {...typed} error={error} />
}

/**
 * A number taken as it is typed into a text field. What is no number clears the field, which counts 0, and is said: at
 * once where nothing more can be meant, else on leaving. A number that the field does not take stays with the sentence
 * that says so, and the value from before the typing holds, as it does after Escape. A value from elsewhere that the
 * field would not take is shown and said.
 */
export function useTypedNumber({ value, read, show, refusal, onChange }: TypedNumber) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    // Changed from elsewhere while the field has the focus: the latest value shows.
    if (typed && typed.understood !== value) setTyped(null)
  }
  const shown = typed?.text ?? show(value)
  const apply = (next: Typed) => {
    setTyped(next)
    if (next.understood !== value) onChange(next.understood)
  }
  const clear = (text: string, before: number, isLeft: boolean) =>
    apply({ text: '', understood: 0, before, fault: 'none', cleared: { text, isLeft } })
  const type = (text: string) => {
    const before = typed?.before ?? value
    const fault = faultOf(text, read)
    const mayGoOn =
      (text.length <= 1 || isOneKeyFrom(shown, text)) && (mayBecomeNumber.test(text) || /\d/.test(text))
    if (fault === 'none' && !mayGoOn) clear(text, before, false)
    else if (fault) apply({ text, understood: before, before, fault })
    else apply({ text, understood: text.trim() === '' ? 0 : (read(text) ?? 0), before, fault })
  }
  const leave = () => {
    if (typed?.fault === 'out-of-bounds') return
    if (typed?.cleared && !typed.cleared.isLeft) clear(typed.cleared.text, 0, true)
    else if (typed?.fault && !typed.cleared) clear(typed.text, 0, true)
    else setTyped(null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !typed?.cleared) leave()
    if (event.key !== 'Escape' || !typed) return
    event.stopPropagation()
    setTyped(null)
    if (typed.before !== value) onChange(typed.before)
  }
  return {
    inputMode: 'decimal',
    autoComplete: 'off',
    value: shown,
    error: typed
      ? wordsOf(typed, refusal, show)
      : show(value) !== '' && read(show(value)) === null && refusal,
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    onBlur: leave,
    onKeyDown: press,
  } as const
}

/** Whether one letter more or less makes one text of the other, so that its writer may be in the middle of it. */
function isOneKeyFrom(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const same = [...short].findIndex((letter, index) => letter !== long[index])
  const at = same < 0 ? short.length : same
  return long.length - short.length === 1 && long.slice(at + 1) === short.slice(at)
}

function faultOf(text: string, read: NumberFieldProps['read']): Fault | null {
  if (text.trim() === '' || read(text) !== null) return null
  const number = readTypedNumber(text)
  const isWronglySigned = number !== null && number < 0 && read(text.replace(/[-−]/, '')) !== null
  return number === null || isWronglySigned ? 'none' : 'out-of-bounds'
}

function wordsOf({ text, fault, before, cleared }: Typed, refusal: string, show: NumberFieldProps['show']) {
  if (cleared) return `${texts.noNumber(cleared.text)} ${refusal} ${texts.cleared}`
  if (fault === 'out-of-bounds') return `${refusal} ${texts.holds(show(before) || '0')}`
  return fault === 'none' && /\d/.test(text) && `${texts.noNumber(text)} ${refusal}`
}
