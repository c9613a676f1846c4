import { Badge, Group, Stack, Text } from '@mantine/core'
import { type Claim, claimOf, closingOf, isContestable } from '@vendaclara/core/closing'
import { formatCents } from '../../../ui/number-formats.ts'
import type { ResultRow } from '../model/differences.ts'
import { useMonth } from '../worker/rows/open-month.tsx'
import { ClaimHow } from './claim-how.tsx'
import { claimText } from './claim-text.ts'
import classes from './claims.module.css'
import { CopyTextButton } from './copy-text-button.tsx'
import { dueSentence, texts } from './texts.ts'

/**
 * Whether, where and until when the missing amount of one order can be claimed, with a text to send. Empty if there is
 * nothing to claim.
 */
export function ClaimOf({ row }: { row: ResultRow }) {
  const { closing, today, isWithheld } = useMonth()
  const { marketplace } = closing
  const claim = isWithheld ? null : claimOf(closingOf(marketplace), row, today)
  if (!claim) return null
  const { contest } = claim.rule
  const text = claimText(marketplace, [{ row, claim }])
  return (
    <Stack component="section" gap={12} aria-label={texts.how}>
      <Group gap="xs" justify="space-between">
        <Group gap="xs">
          <Badge
            variant="light"
            tt="none"
            fw={600}
            color={contest === 'yes' ? 'orange' : 'gray'}
            c={contest === 'yes' ? 'var(--accent-text)' : 'dimmed'}
          >
            {texts.contest[contest]}
          </Badge>
          {isContestable(claim.rule) && (
            <Text size="sm" fw={650}>
              {formatCents(claim.amount)}
            </Text>
          )}
        </Group>
        {isContestable(claim.rule) && <CopyTextButton text={() => text} />}
      </Group>
      <ClaimHow rule={claim.rule} due={<DueOf claim={claim} />} />
      {isContestable(claim.rule) && (
        <details className={classes.text}>
          <summary>{texts.text}</summary>
          <pre>{text}</pre>
        </details>
      )}
    </Stack>
  )
}

/** The last day of one order's claim; empty if it is unknown. */
function DueOf({ claim: { due } }: { claim: Claim }) {
  if (due.kind !== 'until' && due.kind !== 'at-least') return null
  return (
    <>
      <strong>{dueSentence(due)}</strong>
      {due.kind === 'at-least' && (
        <Text span size="xs" c="dimmed" display="block">
          {texts.atLeast}
        </Text>
      )}
    </>
  )
}
