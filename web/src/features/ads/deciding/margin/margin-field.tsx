import { isMargin } from '@vendaclara/core/ads'
import { readTypedNumber } from '@vendaclara/core/money'
import { formatNumber } from '../../../../ui/format-number.ts'
import { NumberField } from '../../../../ui/number-field.tsx'
import type { Decisions } from '../settings/use-decisions.ts'
import { texts } from '../texts.ts'

const inputOrder = ['label', 'input', 'error', 'description'] as const

/** The margin as typed; empty until there is one. */
export function MarginField({ decisions: { chosen, choose } }: { decisions: Decisions }) {
  const { margin = 0, takenFrom } = chosen
  return (
    <NumberField
      label={texts.margin.label}
      description={takenFrom === undefined ? texts.margin.hint : texts.margin.takenFrom(takenFrom)}
      inputWrapperOrder={[...inputOrder]}
      value={margin}
      read={readMargin}
      show={(percent) => (percent === 0 ? '' : formatNumber(percent, 0, 2))}
      refusal={texts.margin.refusal}
      onChange={(percent) => choose({ margin: percent === 0 ? undefined : percent, takenFrom: undefined })}
      rightSection="%"
      rightSectionPointerEvents="none"
      size="md"
    />
  )
}

function readMargin(text: string): number | null {
  const percent = readTypedNumber(text)
  return percent !== null && isMargin(percent) ? percent : null
}
