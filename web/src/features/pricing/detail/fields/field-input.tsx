import { NativeSelect, Switch } from '@mantine/core'
import { declarationOf, type FieldName, isNumberField, listingFields } from '@vendaclara/contract/pricing'
import type { FeeCategory } from '@vendaclara/core/pricing'
import { AmountField } from '../../model/fields/amount-field.tsx'
import { fieldTexts } from '../../model/fields/field-texts.ts'
import type { Listing } from '../../model/listing.ts'
import { texts } from '../../pricing-texts.ts'

interface FieldInputProps {
  name: FieldName
  listing: Listing
  /** The names of a category. */
  categories?: readonly FeeCategory[]
  label?: string
  hint?: string | undefined
  onEdit: (part: Partial<Listing>) => void
}

/** The input of a field, by its kind. A text has an input of its own. */
export function FieldInput(props: FieldInputProps) {
  const { name, listing, categories = [], onEdit } = props
  const { label = fieldTexts[name].label, hint = fieldTexts[name].hint } = props
  const { kind } = declarationOf(name)
  if (kind === 'choice') {
    return (
      <Switch
        size="md"
        label={label}
        description={hint}
        checked={listing[name] === true}
        onChange={(event) => onEdit({ [name]: event.currentTarget.checked })}
      />
    )
  }
  if (kind === 'category') {
    return (
      <NativeSelect
        name={name}
        size="md"
        label={label}
        description={hint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data={[
          { value: '', label: texts.listing.chooseCategory },
          ...categories.map((category) => ({ value: category.id, label: category.name })),
        ]}
        value={categories.some(({ id }) => id === listing.category) ? listing.category : ''}
        onChange={(event) => onEdit({ category: event.currentTarget.value })}
      />
    )
  }
  if (!isNumberField(name)) return null
  return (
    <AmountField
      kind={listingFields[name].kind}
      name={name}
      label={label}
      description={hint}
      value={listing[name] ?? 0}
      onEdit={onEdit}
    />
  )
}
