import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { factsAskedBy } from '@vendaclara/core/pricing'
import { type FormEvent, useState } from 'react'
import { AnnouncedResult } from '../../../../forms/announced-result.tsx'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import { amountKinds } from '../../model/amount-field.tsx'
import { factsOf, type Listing, type PricingBasis } from '../../model/listing.ts'
import type { ListingTask } from '../../saving/actions/listing-action.ts'
import { texts as pricingTexts } from '../../texts.ts'
import { texts } from './texts.ts'

const fields = [
  { name: 'profitMargin', kind: amountKinds.margin, hint: undefined },
  { name: 'variableCost', kind: amountKinds.money, hint: pricingTexts.listing.variableCostHint },
  { name: 'peso', kind: amountKinds.weight, hint: texts.weightHint },
] as const
type Field = (typeof fields)[number]

/** Gives the chosen listings the same margin, variable costs or weight. What is left empty does not change. */
export function EditDialog({ chosen, basis, actions, onClose }: ListingTask & { onClose: () => void }) {
  const [typed, setTyped] = useState<Partial<Record<Field['name'], string>>>({})
  const shown = chosen.some((listing) => isWeighed(listing, basis))
    ? fields
    : fields.filter(({ name }) => name !== 'peso')
  const filled = shown.filter(({ name }) => typed[name]?.trim())
  const read = filled.map(({ name, kind }) => [name, kind.read(typed[name] ?? '')] as const)
  const isWrong = read.some(([, amount]) => amount === null)
  const edits = isWrong ? [] : sharedEdits(chosen, basis, Object.fromEntries(read) as SharedAmounts)
  const words =
    edits.length > 0
      ? texts.editChanges(edits.length, chosen.length)
      : filled.length > 0 && !isWrong
        ? texts.editSame
        : texts.editNothing
  const apply = (event: FormEvent) => {
    event.preventDefault()
    offerUndo(texts.edited(edits.length), actions.editAll(edits))
    onClose()
  }
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
          {shown.map((field, position) => (
            <OptionalField
              key={field.name}
              field={field}
              isFirst={position === 0}
              text={typed[field.name] ?? ''}
              onType={(text) => setTyped((before) => ({ ...before, [field.name]: text }))}
            />
          ))}
          <Text size="sm">{words}</Text>
          <AnnouncedResult>{words}</AnnouncedResult>
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

interface OptionalFieldProps {
  field: Field
  isFirst: boolean
  text: string
  onType: (text: string) => void
}

/** As in the form of a listing, but empty means unchanged, not 0. */
function OptionalField({ field: { name, kind, hint }, isFirst, text, onType }: OptionalFieldProps) {
  // A sign alone may still become a number.
  const isWrong = kind.read(text) === null && !/^\s*[-−]?\s*$/.test(text)
  return (
    <TextInput
      name={name}
      label={pricingTexts.listing[name]}
      description={hint}
      error={isWrong && kind.refusal}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      placeholder={texts.unchanged}
      inputMode="decimal"
      autoComplete="off"
      size="md"
      data-autofocus={isFirst || undefined}
      {...(kind === amountKinds.money ? { leftSection: kind.unit } : { rightSection: kind.unit })}
      value={text}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}

/** What can be changed for many listings at once. */
type SharedAmounts = Partial<Pick<Listing, 'profitMargin' | 'variableCost' | 'peso'>>

/** Whether the fees of a listing depend on its weight, so that its form asks for it. */
function isWeighed(listing: Listing, { tables }: PricingBasis): boolean {
  return factsAskedBy(tables[listing.marketplace], factsOf(listing)).includes('weight')
}

/** The changes that give the chosen listings some amounts. Listings that already have them are left out. */
export function sharedEdits(chosen: readonly Listing[], basis: PricingBasis, amounts: SharedAmounts) {
  const { peso: _, ...unweighed } = amounts
  return chosen.flatMap((listing) => {
    const wanted = isWeighed(listing, basis) ? amounts : unweighed
    const part: SharedAmounts = Object.fromEntries(
      Object.entries(wanted).filter(([name, amount]) => listing[name as keyof SharedAmounts] !== amount),
    )
    return Object.keys(part).length === 0 ? [] : [{ listing, part }]
  })
}
