import { Checkbox, CheckIcon } from '@mantine/core'
import type { ChangeEvent, CSSProperties } from 'react'

interface RowCheckboxProps {
  label: string
  isChecked: boolean
  /** `isShift` says whether Shift was held, which chooses a range. */
  onChange: (isShift: boolean) => void
}

const { body, inner, input, icon } = Checkbox.classes
/** The values of the theme. */
const look = {
  '--checkbox-size': '24px',
  '--checkbox-radius': 'var(--mantine-radius-sm)',
  '--checkbox-color': 'var(--mantine-primary-color-filled)',
  '--checkbox-icon-color': 'var(--mantine-color-white)',
  alignItems: 'center',
  minWidth: 'calc(44px * var(--touch))',
  minHeight: 'calc(44px * var(--touch))',
} as CSSProperties

/**
 * Mantine's checkbox without a visible label, made only of its styles, with enough room around it for a finger. The
 * component itself took as long to render as the rest of a row.
 */
export function RowCheckbox({ label, isChecked, onChange }: RowCheckboxProps) {
  return (
    <label className={body} style={look}>
      <span className={inner}>
        <input
          type="checkbox"
          className={`mantine-focus-auto ${input} mantine-Checkbox-input`}
          aria-label={label}
          checked={isChecked}
          onChange={({ nativeEvent }: ChangeEvent) =>
            onChange('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
          }
        />
        <CheckIcon className={icon} />
      </span>
    </label>
  )
}
