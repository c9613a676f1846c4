import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { declarationOf, type FieldName, type FieldValues, fieldNames } from '@vendaclara/contract/pricing'
import {
  categoriesOf,
  type FeeCategory,
  factsKeptBy,
  forEachMarketplace,
  marketplaceEntries,
} from '@vendaclara/core/pricing'
import { type FormEvent, useCallback, useState } from 'react'
import { AnnouncedResult } from '../../../../forms/announced-result.tsx'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import { FieldInput } from '../../model/fields/field-input.tsx'
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
  const [values, setValues] = useState<Partial<FieldValues>>({})
  const shown = fields.filter((name) => chosen.some((listing) => isKept(listing, name)))
  const filled = Object.values(values).some((value) => value !== undefined)
  const edits = sharedEdits(chosen, values)
  const summary =
    edits.length > 0
      ? texts.editChanges(edits.length, chosen.length)
      : filled
        ? texts.editSame
        : texts.editNothing
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A cleared field only says what it was cleared of.
    const invalid = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')]
    const refused = invalid.find(({ value }) => value !== '')
    if (refused) return refused.focus()
    offerUndo(texts.edited(edits.length), actions.editAll(edits))
    onClose()
  }
  const edit = useCallback(
    (part: Partial<FieldValues>) => setValues((before) => ({ ...before, ...part })),
    [],
  )
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.editTitle}
      size="sm"
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <form onSubmit={apply}>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {texts.editHint}
          </Text>
          {shown.map((name, position) => (
            <FieldInput
              key={name}
              name={name}
              values={values}
              categories={categoriesIn(chosen)}
              hint=""
              unset={texts.unchanged}
              data-autofocus={position === 0 || undefined}
              onEdit={edit}
            />
          ))}
          <Text size="sm">{summary}</Text>
          <AnnouncedResult>{summary}</AnnouncedResult>
        </Stack>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={edits.length === 0}>
            {texts.editApply(edits.length)}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

function categoriesIn(chosen: readonly Listing[]): readonly FeeCategory[] {
  return [...new Set(chosen.map(({ marketplace }) => marketplace))].flatMap(categoriesOf)
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
        ([name, value]) => value !== undefined && isKept(listing, name) && listing[name] !== value,
      ),
    )
    return Object.keys(part).length === 0 ? [] : [{ listing, part }]
  })
}
