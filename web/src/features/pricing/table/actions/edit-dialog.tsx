import { declarationOf, type FieldName, type FieldValues, fieldNames } from '@vendaclara/contract/pricing'
import { categoriesOf, type FeeCategory } from '@vendaclara/core/pricing'
import { useCallback, useState } from 'react'
import { BulkEdit } from '../../../../table/wide/bulk-edit.tsx'
import { texts as tableTexts } from '../../../../table/wide/texts.ts'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import { isKeptBy } from '../../files/columns.ts'
import { FieldInput } from '../../model/fields/field-input.tsx'
import type { Listing } from '../../model/listing.ts'
import { type ChosenProps, useCalculator } from '../../saving/actions/calculator-context.ts'
import { actionTexts as texts } from '../table-texts.ts'

/** What can be changed for many listings at once: margin and costs, and all that fees depend on. */
const fields: readonly FieldName[] = [
  'profitMargin',
  'variableCost',
  ...fieldNames.filter((name) => declarationOf(name).fact !== undefined),
]

/** Gives the chosen listings the same values. What is left empty does not change. */
export function EditDialog({ chosen, onClose }: ChosenProps) {
  const { actions } = useCalculator()
  const [values, setValues] = useState<Partial<FieldValues>>({})
  const shown = fields.filter((name) =>
    chosen.some((listing) => isKeptBy({ key: name }, listing.marketplace)),
  )
  const filled = Object.values(values).some((value) => value !== undefined)
  const edits = sharedEdits(chosen, values)
  const summary =
    edits.length > 0
      ? texts.editChanges(edits.length, chosen.length)
      : filled
        ? texts.editSame
        : texts.editNothing
  const apply = () => {
    offerUndo(texts.edited(edits.length), actions.editAll(edits))
    onClose()
  }
  const edit = useCallback(
    (part: Partial<FieldValues>) => setValues((before) => ({ ...before, ...part })),
    [],
  )
  return (
    <BulkEdit
      summary={summary}
      applyLabel={texts.editApply(edits.length)}
      isIdle={edits.length === 0}
      onApply={apply}
      onClose={onClose}
    >
      {shown.map((name, position) => (
        <FieldInput
          key={name}
          name={name}
          values={values}
          categories={categoriesIn(chosen)}
          hint=""
          unset={tableTexts.unchanged}
          data-autofocus={position === 0 || undefined}
          onEdit={edit}
        />
      ))}
    </BulkEdit>
  )
}

function categoriesIn(chosen: readonly Listing[]): readonly FeeCategory[] {
  return [...new Set(chosen.map(({ marketplace }) => marketplace))].flatMap(categoriesOf)
}

/**
 * The changes that give the chosen listings some values. Listings that already have them, or whose marketplace never
 * asks for them, are left out.
 */
export function sharedEdits(chosen: readonly Listing[], values: Partial<FieldValues>) {
  return chosen.flatMap((listing) => {
    const part: Partial<Listing> = Object.fromEntries(
      (Object.entries(values) as [FieldName, FieldValues[FieldName]][]).filter(
        ([name, value]) =>
          value !== undefined && isKeptBy({ key: name }, listing.marketplace) && listing[name] !== value,
      ),
    )
    return Object.keys(part).length === 0 ? [] : [{ listing, part }]
  })
}
