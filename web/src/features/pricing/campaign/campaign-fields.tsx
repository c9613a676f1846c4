import { Box, Group, SegmentedControl } from '@mantine/core'
import { readTypedNumber } from '@vendaclara/core/money'
import { useCallback } from 'react'
import { DayField } from '../../../forms/day-field.tsx'
import { NumberField } from '../../../forms/number-field.tsx'
import { formatCount } from '../../../ui/number-formats.ts'
import { AmountField } from '../model/fields/amount-field.tsx'
import { type CampaignInputs, campaignBounds, type InputProblems } from './campaign-inputs.ts'
import { texts } from './campaign-texts.ts'

interface CampaignFieldsProps {
  inputs: CampaignInputs
  problems: InputProblems
  onEdit: (part: Partial<CampaignInputs>) => void
}

export function CampaignFields({ inputs, problems, onEdit }: CampaignFieldsProps) {
  const edit = useCallback((part: Partial<CampaignInputs>) => onEdit(part), [onEdit])
  return (
    <Group align="start" gap="14px 16px">
      <SegmentedControl
        aria-label={texts.kind}
        size="md"
        mt={{ base: 0, sm: 24 }}
        w={{ base: '100%', sm: 'auto' }}
        data={[
          { value: 'percent', label: texts.kinds.percent },
          { value: 'price', label: texts.kinds.price },
        ]}
        value={inputs.kind}
        onChange={(kind) => onEdit({ kind })}
      />
      <Box flex="1 1 140px" maw={{ sm: 190 }}>
        <AmountField
          key={inputs.kind}
          {...(inputs.kind === 'percent'
            ? ({ kind: 'discount', name: 'percent', label: texts.percent, value: inputs.percent } as const)
            : ({ kind: 'money', name: 'price', label: texts.price, value: inputs.price } as const))}
          onEdit={edit}
        />
      </Box>
      <Group gap={10} align="start" flex="1 1 310px" maw={{ sm: 330 }}>
        <Day name="from" inputs={inputs} problems={problems} onEdit={onEdit} />
        <Day name="to" inputs={inputs} problems={problems} onEdit={onEdit} />
      </Group>
      <NumberField
        size="md"
        flex="1 1 200px"
        label={texts.units}
        description={texts.unitsHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        placeholder="0"
        value={inputs.unitsPerDay}
        read={readUnits}
        show={(units) => (units === 0 ? '' : formatCount(units))}
        refusal={texts.unitsRefusal(formatCount(campaignBounds.units))}
        onChange={(unitsPerDay) => onEdit({ unitsPerDay })}
      />
    </Group>
  )
}

function Day({ name, inputs, problems, onEdit }: CampaignFieldsProps & { name: 'from' | 'to' }) {
  return (
    <DayField
      size="md"
      flex="1 1 148px"
      miw={0}
      label={texts[name]}
      value={inputs[name]}
      error={problems[name]}
      onChange={(day) => onEdit({ [name]: day })}
    />
  )
}

function readUnits(text: string): number | null {
  const units = readTypedNumber(text.replace(/(?<=\d)\.(?=\d{3}(?:\D|$))/g, ''))
  return units !== null && Number.isInteger(units) && units >= 0 && units <= campaignBounds.units
    ? units
    : null
}
