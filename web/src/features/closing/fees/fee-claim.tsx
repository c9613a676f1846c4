import { Group, Stack } from '@mantine/core'
import { closingOf, type DeviationGroup } from '@vendaclara/core/closing'
import { ClaimHow } from '../contest/claim-how.tsx'
import { CopyTextButton } from '../contest/copy-text-button.tsx'
import { texts as claimTexts } from '../contest/texts.ts'
import { mostInText } from '../worker/rows/claims-list.ts'
import { useMonth } from '../worker/rows/open-month.tsx'
import { feeClaimText } from './fee-claim-text.ts'

interface FeeClaimProps {
  group: DeviationGroup
  /** Its index among the groups of the month. */
  place: number
}

/** How what was charged beyond an official table is claimed, with a text that has each order. */
export function FeeClaim({ group, place }: FeeClaimProps) {
  const { closing, results } = useMonth()
  const { marketplace } = closing
  const { claims, fees } = closingOf(marketplace)
  const rule = claims.ofReason('commission-rate')
  if (!rule) return null
  const count = Math.min(group.count, mostInText)
  const text = async () => {
    const { rows } = await results.ask('listAudited', { group: place, wanted: count })
    return feeClaimText(marketplace, group, rows)
  }
  return (
    <Stack gap="sm" mb="sm">
      <ClaimHow rule={{ ...rule, page: fees?.pageOf(group.table) ?? rule.page }} />
      <Group>
        <CopyTextButton label={claimTexts.copyMany(count)} text={text} />
      </Group>
    </Stack>
  )
}
