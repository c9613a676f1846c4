import { TextInput, type TextInputProps } from '@mantine/core'
import { readTypedNumber } from '@vendaclara/core/money'
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'
import { texts } from './texts.ts'

export interface TypedNumber {
  value: number
  /** The number in the typed text; null if it is not a number that the field accepts. */
  read: (text: string) => number | null
  /** The text of a value while the field is not typed in. `read` must understand it. */
  show: (value: number) => string
  /** A sentence that says which numbers the field accepts. */
  refusal: string
  onChange: (value: number) => void
  /** What an empty field asks for. Without it, an empty field counts as `empty`. */
  asks?: string | undefined
  /** By default 0; NaN if it has no value. */
  empty?: number
}

interface NumberFieldProps
  extends TypedNumber,
    Omit<
      TextInputProps,
      'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'type' | 'error'
    > {}

/**
 * 'none': no number, also one with a sign that the field does not know. 'out-of-bounds': a number that the field does
 * not accept.
 */
type Fault = 'none' | 'out-of-bounds'

interface Typed {
  text: string
  understood: number
  /** The value before typing began. */
  before: number
  fault: Fault | null
  /** The text that was cleared from the field, while the message about it is shown. */
  cleared?: { text: string; isLeft: boolean }
}

const mayBecomeNumber = /^[\s\dR$%.,+\-−]*$/i

/** A text field for a number, with its error below. */
export function NumberField(props: NumberFieldProps) {
  const { value, read, show, refusal, onChange, asks, empty = 0, ...input } = props
  const { error, ...typed } = useTypedNumber({ value, read, show, refusal, onChange, asks, empty })
  return <TextInput {...input} {...typed} error={error} />
}

/**
 * Reads a number while it is typed into a text field.
 *
 * - Text that is not a number clears the field, which then counts as 0 unless it asks for a number, and shows an error. This happens at once if
 *   the text cannot become a number, otherwise when the field is left.
 * - A number that the field does not accept stays in the field with an error. Until it is corrected, the value from
 *   before typing applies, as it does after Escape.
 * - A value from outside that the field would not accept is shown with an error.
 */
export function useTypedNumber({ value, read, show, refusal, onChange, asks, empty = 0 }: TypedNumber) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const [seen, setSeen] = useState(value)
  if (!Object.is(seen, value)) {
    setSeen(value)
    // The value was changed from outside while the field has the focus: show the latest one.
    if (typed && !Object.is(typed.understood, value)) setTyped(null)
  }
  const shown = typed?.text ?? show(value)
  const apply = (next: Typed) => {
    setTyped(next)
    if (!Object.is(next.understood, value)) onChange(next.understood)
  }
  const clear = (text: string, before: number, isLeft: boolean) =>
    apply({ text: '', understood: asks ? before : empty, before, fault: 'none', cleared: { text, isLeft } })
  const type = (text: string) => {
    const before = typed?.before ?? value
    const fault = asks && text.trim() === '' ? 'out-of-bounds' : faultOf(text, read)
    const mayGoOn =
      (text.length <= 1 || isOneKeyFrom(shown, text)) && (mayBecomeNumber.test(text) || /\d/.test(text))
    if (fault === 'none' && !mayGoOn) clear(text, before, false)
    else if (fault) apply({ text, understood: before, before, fault })
    else apply({ text, understood: text.trim() === '' ? empty : (read(text) ?? empty), before, fault })
  }
  const leave = () => {
    if (typed?.fault === 'out-of-bounds') return
    if (typed?.cleared && !typed.cleared.isLeft) clear(typed.cleared.text, typed.before, true)
    else if (typed?.fault && !typed.cleared) clear(typed.text, typed.before, true)
    else setTyped(null)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !typed?.cleared) leave()
    if (event.key !== 'Escape' || !typed) return
    event.stopPropagation()
    setTyped(null)
    if (!Object.is(typed.before, value)) onChange(typed.before)
  }
  return {
    inputMode: 'decimal',
    autoComplete: 'off',
    value: shown,
    error: typed
      ? wordsOf(typed, asks && typed.text.trim() === '' ? asks : refusal, show)
      : show(value) !== '' && read(show(value)) === null && refusal,
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
    onBlur: leave,
    onKeyDown: press,
  } as const
}

/** Whether the texts differ by one inserted or deleted character, so that the person may still be typing. */
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
