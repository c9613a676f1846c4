import { Anchor, Text } from '@mantine/core'
import type { Listing } from '../../model/listing.ts'
import { texts as pricingTexts } from '../../pricing-texts.ts'
import { texts } from './conflict-texts.ts'
import { useAskedConflicts } from './use-conflicts.ts'

interface ConflictSummaryProps {
  /** The listing on the screen, which asks for itself. */
  openId?: string | undefined
  onOpen: (listing: Listing) => void
}

/** The listings that wait for the seller's choice, and the way to the first of them. */
export function ConflictSummary({ openId, onOpen }: ConflictSummaryProps) {
  const conflicts = useAskedConflicts().filter(({ change }) => change.listing.id !== openId)
  const [first] = conflicts
  if (!first) return null
  const { change, conflict } = first
  const title = change.listing.title || pricingTexts.list.untitled
  return (
    <Text size="sm" role="status" mb={openId === undefined ? 0 : 14} style={{ overflowWrap: 'anywhere' }}>
      {conflicts.length > 1
        ? texts.summary.many(conflicts.length)
        : conflict.theirs
          ? texts.summary.changed(title)
          : texts.summary.removed(title)}{' '}
      <Anchor component="button" type="button" inherit fw={600} onClick={() => onOpen(change.listing)}>
        {texts.summary.choose}
      </Anchor>
    </Text>
  )
}
