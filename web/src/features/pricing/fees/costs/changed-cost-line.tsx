import { Button, Group, Text } from '@mantine/core'
import { Tone } from '../../../../table/small-table.tsx'
import { formatBrl } from '../../../../ui/number-formats.ts'
import { priceInWords } from '../../model/explanation-texts.ts'
import { titleOf } from '../../model/fields/field-in-words.ts'
import type { Listing } from '../../model/listing.ts'
import type { ChangedCost } from './changed-costs.ts'
import { texts } from './texts.ts'
import { useChangedCost } from './use-changed-costs.ts'

export function ChangedCostLine({ listing }: { listing: Listing }) {
  const changed = useChangedCost(listing)
  if (!changed) return null
  const { one, take, keep } = changed
  const price =
    one.price.outcome === 'priced' ? texts.newPrice(priceInWords(one.price)) : priceInWords(one.price)
  return (
    <Group gap="6px 10px" wrap="wrap">
      <Text size="sm" fw={600} c="var(--accent-text)">
        {texts.line(costInWords(one), price)}
      </Text>
      <CostAnswer listing={listing} onTake={take} onKeep={keep} />
    </Group>
  )
}

/** What the listing says, and what the product costs today. */
export function costInWords({ listing: { productCost }, cost }: ChangedCost): string {
  return texts.change(productCost === 0 ? texts.noCost : formatBrl(productCost), formatBrl(cost))
}

interface CostAnswerProps {
  listing: Listing
  onTake: () => void
  onKeep: () => void
}

export function CostAnswer({ listing, onTake, onKeep }: CostAnswerProps) {
  return (
    <Group gap={6}>
      <Button size="xs" variant="default" aria-label={texts.takeFor(titleOf(listing))} onClick={onTake}>
        {texts.take}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        aria-label={texts.keepFor(titleOf(listing))}
        onClick={onKeep}
      >
        {texts.keep}
      </Button>
    </Group>
  )
}

export function ChangedCostMark({ listing }: { listing: Listing }) {
  return useChangedCost(listing) ? <Tone tone="care"> {texts.mark} </Tone> : null
}
