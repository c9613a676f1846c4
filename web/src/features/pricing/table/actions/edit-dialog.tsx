import { NativeSelect } from '@mantine/core'
import { declarationOf, type FieldName, type FieldValues, fieldNames } from '@vendaclara/contract/pricing'
import { categoriesOf, factsKeptBy, forEachMarketplace, marketplaceEntries } from '@vendaclara/core/pricing'
import { useState } from 'react'
import { BulkEdit, OptionalAmount } from '../../../../table/wide/bulk-edit.tsx'
import { texts as tableTexts } from '../../../../table/wide/texts.ts'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import { texts as words } from '../../model/explanation-texts.ts'
import { amountKinds } from '../../model/fields/amount-field.tsx'
import { fieldTexts } from '../../model/fields/field-texts.ts'
import type { Listing } from '../../model/listing.ts'
import type { ListingTask } from '../../saving/actions/listing-action.ts'
import { actionTexts as texts } from '../table-texts.ts'

/** What can be changed for many listings at once: margin and costs, and all that fees depend on. */
const fields: readonly FieldName[] = [
  'profitMargin',
  'variableCost',
  ...fieldNames.filter((name) => declarationOf(name).fact !== undefined),
]

/** Gives the chosen listings the same values. What is left empty does not change. */
export function EditDialog({ chosen, actions, onClose }: ListingTask & { onClose: () => void }) {
  const [typed, setTyped] = useState<Partial<Record<FieldName, string>>>({})
  const shown = fields.filter((name) => chosen.some((listing) => isKept(listing, name)))
  const filled = shown.filter((name) => typed[name]?.trim())
  const read = filled.map((name) => [name, readValue(name, typed[name] ?? '')] as const)
  const isWrong = read.some(([, value]) => value === null)
  const edits = isWrong ? [] : sharedEdits(chosen, Object.fromEntries(read) as Partial<FieldValues>)
  const summary =
    edits.length > 0
      ? texts.editChanges(edits.length, chosen.length)
      : filled.length > 0 && !isWrong
        ? texts.editSame
        : texts.editNothing
  const apply = () => {
    offerUndo(texts.edited(edits.length), actions.editAll(edits))
    onClose()
  }
  return (
    <BulkEdit
      summary={summary}
      applyLabel={texts.editApply(edits.length)}
      isIdle={edits.length === 0}
      onApply={apply}
      onClose={onClose}
    >
      {shown.map((name, position) => (
        <OptionalField
          key={name}
          name={name}
          chosen={chosen}
          isFirst={position === 0}
          text={typed[name] ?? ''}
          onType={(text) => setTyped((before) => ({ ...before, [name]: text }))}
        />
      ))}
    </BulkEdit>
  )
}

interface OptionalFieldProps {
  name: FieldName
  chosen: readonly Listing[]
  isFirst: boolean
  text: string
  onType: (text: string) => void
}

/** As in the form of a listing, but empty means unchanged, not 0. */
function OptionalField({ name, chosen, isFirst, text, onType }: OptionalFieldProps) {
  const { kind } = declarationOf(name)
  const common = {
    name,
    label: fieldTexts[name].label,
    size: 'md',
    value: text,
  } as const
  if (!isAmountKind(kind)) {
    const options = kind === 'choice' ? yesOrNo : categoryOptions(chosen)
    return (
      <NativeSelect
        {...common}
        data-autofocus={isFirst || undefined}
        data={[{ value: '', label: tableTexts.unchanged }, ...options]}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    )
  }
  const { read, refusal, unit } = amountKinds[kind]
  // A sign alone may still become a number.
  const isWrong = read(text) === null && !/^\s*[-−]?\s*$/.test(text)
  return (
    <OptionalAmount
      {...common}
      error={isWrong && refusal}
      unit={unit}
      isUnitFirst={kind === 'money'}
      isFirst={isFirst}
      onType={onType}
    />
  )
}

const yesOrNo = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
]

function categoryOptions(chosen: readonly Listing[]) {
  return [...new Set(chosen.map(({ marketplace }) => marketplace))]
    .flatMap(categoriesOf)
    .map(({ id, name }) => ({ value: id, label: name }))
}

function isAmountKind(kind: string): kind is keyof typeof amountKinds {
  return kind in amountKinds
}

function readValue(name: FieldName, text: string): string | number | boolean | null {
  const { kind } = declarationOf(name)
  if (isAmountKind(kind)) return amountKinds[kind].read(text)
  return kind === 'choice' ? text === 'yes' : text
}

const keptFacts = forEachMarketplace((marketplace) => factsKeptBy(marketplaceEntries[marketplace]))

/** Whether fees of its marketplace may depend on a field of a listing. */
function isKept({ marketplace }: Listing, name: FieldName): boolean {
  const { fact } = declarationOf(name)
  return fact === undefined || keptFacts[marketplace].has(fact)
}

/**
 * The changes that give the chosen listings some values. Listings that already have them, or whose marketplace never
 * asks for them, are left out.
 */
export function sharedEdits(chosen: readonly Listing[], values: Partial<FieldValues>) {
  return chosen.flatMap((listing) => {
    const part: Partial<Listing> = Object.fromEntries(
      (Object.entries(values) as [FieldName, FieldValues[FieldName]][]).filter(
        ([name, value]) => isKept(listing, name) && listing[name] !== value,
      ),
    )
    return Object.keys(part).length === 0 ? [] : [{ listing, part }]
  })
}
