import { Checkbox, CheckIcon } from '@mantine/core'
import type { CSSProperties } from 'react'

interface RowCheckboxProps {
  label: string
  isChecked: boolean
  onChange: () => void
}

const { body, inner, input, icon } = Checkbox.classes
/** As the theme has them. */
const look = {
  '--checkbox-size': '24px',
  '--checkbox-radius': 'var(--mantine-radius-sm)',
  '--checkbox-color': 'var(--mantine-primary-color-filled)',
  '--checkbox-icon-color': 'var(--mantine-color-white)',
} as CSSProperties

/** Mantine's checkbox without a visible label, from its styles alone: the component itself took as long as the rest of a row that is scrolled into sight. */
export function RowCheckbox({ label, isChecked, onChange }: RowCheckboxProps) {
  return (
    <div className={body} style={look}>
      <div className={inner}>
        <input
          type="checkbox"
          className={`mantine-focus-auto ${input} mantine-Checkbox-input`}
          aria-label={label}
          checked={isChecked}
          onChange={onChange}
        />
        <CheckIcon className={icon} />
      </div>
    </div>
  )
}
