import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

interface NumberFieldProps
  extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onFocus' | 'type'> {
  value: number
  /** What the typed text stands for; null when it is no number that the field takes. */
  read: (text: string) => number | null
  /** How a value is shown when nobody is typing. */
  show: (value: number) => string
  onChange: (value: number) => void
}

const mayBecomeNumber = /^[\s\dR$%.,+-]*$/i

/**
 * A text field for a number, taken as it is typed. What can never be a number clears the field at once; on leaving,
 * the field shows what was understood. Empty counts 0.
 */
export function NumberField({ value, read, show, onChange, ...input }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)

  const type = (text: string) => {
    const taken = mayBecomeNumber.test(text) ? text : ''
    const understood = taken.trim() === '' ? 0 : read(taken)
    setTyped(taken)
    if (understood !== null && understood !== value) onChange(understood)
  }
  const leave = () => {
    if (typed !== null && typed.trim() !== '' && read(typed) === null) onChange(0)
    setTyped(null)
  }
  return (
    <TextInput
      {...input}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? show(value)}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={leave}
    />
  )
}
