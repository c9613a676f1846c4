import { Select } from '@mantine/core'
import { useState } from 'react'

interface ChoiceProps<Value extends string> {
  className: string | undefined
  label: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** One of several; its options are drawn once it has the focus, so that the many of a page do not hold it up. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { className, label, options, value, onChoose } = props
  const [wasFocused, setWasFocused] = useState(false)
  return (
    <Select
      className={className}
      label={label}
      data={options}
      value={value}
      allowDeselect={false}
      comboboxProps={{ keepMounted: wasFocused }}
      onFocus={() => setWasFocused(true)}
      onChange={(chosen) => chosen && onChoose(chosen)}
    />
  )
}
