import { NativeSelect, type NativeSelectProps, Switch } from '@mantine/core'
import {
  declarationOf,
  type FieldName,
  type FieldValues,
  isNumberField,
  listingFields,
} from '@vendaclara/contract/pricing'
import type { FeeCategory } from '@vendaclara/core/pricing'
import { texts } from '../../pricing-texts.ts'
import { AmountField } from './amount-field.tsx'
import { fieldTexts } from './field-texts.ts'

interface FieldInputProps {
  name: FieldName
  values: Partial<FieldValues>
  categories?: readonly FeeCategory[]
  label?: string
  hint?: string | undefined
  /** What a field without a value says. With it every field can be without one; otherwise that counts as 0, 'no' or none. */
  unset?: string
  onEdit: (part: Partial<FieldValues>) => void
  'data-autofocus'?: boolean | undefined
}

const below: Pick<NativeSelectProps, 'size' | 'inputWrapperOrder'> = {
  size: 'md',
  inputWrapperOrder: ['label', 'input', 'error', 'description'],
}

/** The input of a field, by its kind. A text has an input of its own. */
export function FieldInput(props: FieldInputProps) {
  const { name, values, categories = [], unset, onEdit } = props
  const { label = fieldTexts[name].label, hint = fieldTexts[name].hint } = props
  const common = { name, label, description: hint, 'data-autofocus': props['data-autofocus'] }
  const { kind } = declarationOf(name)
  if (kind === 'choice' && unset === undefined) {
    return (
      <Switch
        size="md"
        label={label}
        description={hint}
        checked={values[name] === true}
        onChange={(event) => onEdit({ [name]: event.currentTarget.checked })}
      />
    )
  }
  if (kind === 'choice') {
    return (
      <NativeSelect
        {...common}
        {...below}
        data={[
          { value: '', label: unset ?? '' },
          { value: 'true', label: texts.yes },
          { value: 'false', label: texts.no },
        ]}
        value={values[name] === undefined ? '' : String(values[name])}
        onChange={({ currentTarget: { value } }) =>
          onEdit({ [name]: value === '' ? undefined : value === 'true' })
        }
      />
    )
  }
  if (kind === 'category') {
    return (
      <NativeSelect
        {...common}
        {...below}
        data={[
          { value: '', label: unset ?? texts.listing.chooseCategory },
          ...categories.map((category) => ({ value: category.id, label: category.name })),
        ]}
        value={categories.find(({ id }) => id === values.category)?.id ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onEdit({ [name]: value === '' && unset !== undefined ? undefined : value })
        }
      />
    )
  }
  if (!isNumberField(name)) return null
  return (
    <AmountField
      {...common}
      name={name}
      kind={listingFields[name].kind}
      value={values[name] ?? (unset === undefined ? 0 : undefined)}
      unset={unset}
      onEdit={onEdit}
    />
  )
}
