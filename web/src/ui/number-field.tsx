import { TextInput, type TextInputProps } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'

interface NumberFieldProps
  extends Omit<
    TextInputProps,
    'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onFocus' | 'type' | 'error'
  > {
  value: number
  /** What the typed text stands for; null when it is no number that the field takes. */
  read: (text: string) => number | null
  /** How a value is shown when nobody is typing. */
  show: (value: number) => string
  /** What is said while the typed text is no number that the field takes. */
  refusal: string
  onChange: (value: number) => void
}

interface Typed {
  text: string
  understood: number
  isRefused: boolean
  /** The value before the typing began. */
  before: number
}

const mayBecomeNumber = /^[\s\dR$%.,+-]*$/i

/**
 * A text field for a number, taken as it is typed. What can never be a number clears the field at once, which counts 0;
 * a number that the field does not take is said, and the value from before the typing holds, as it does after Escape.
 */
export function NumberField({ value, read, show, refusal, onChange, ...input }: NumberFieldProps) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    // Changed from elsewhere while the field has the focus: the latest value shows.
    if (typed && typed.understood !== value) setTyped(null)
  }
  const type = (text: string) => {
    const taken = mayBecomeNumber.test(text) ? text : ''
    const number = taken.trim() === '' ? 0 : read(taken)
    const before = typed?.before ?? value
    const understood = number ?? before
    setTyped({ text: taken, understood, isRefused: number === null && /\d/.test(taken), before })
    if (understood !== value) onChange(understood)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !typed?.isRefused) setTyped(null)
    if (event.key !== 'Escape' || !typed) return
    event.stopPropagation()
    setTyped(null)
    if (typed.before !== value) onChange(typed.before)
  }
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      value={typed?.text ?? show(value)}
      error={typed?.isRefused && refusal}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setTyped(null)}
      onKeyDown={press}
    />
  )
}
