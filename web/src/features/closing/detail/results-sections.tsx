import { ActionIcon, Badge, Paper, Text, Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { Closing } from '@vendaclara/contract/closing'
import { CollapsibleSection } from '../../../ui/collapsible-section.tsx'
import { formatCount } from '../../../ui/format-count.ts'
import { texts } from '../texts.ts'
import { hasResults } from './pending-changes.ts'
import { ResultsTable } from './results-table.tsx'

interface ResultsSectionsProps {
  closing: Closing
}

export function ResultsSections({ closing }: ResultsSectionsProps) {
  const { errors, unmatched } = closing
  const compared = hasResults(closing)
  return (
    <>
      <CollapsibleSection title={texts.results.differences} aside={<Count of={errors} />}>
        {errors.length > 0 ? (
          <ResultsTable label={texts.results.differences} rows={errors} withAmount />
        ) : (
          <Nothing text={compared ? texts.results.noDifferences : texts.results.pending} />
        )}
      </CollapsibleSection>
      <CollapsibleSection
        title={texts.results.unmatched}
        aside={
          <>
            <Count of={unmatched} />
            <UnmatchedHelp />
          </>
        }
      >
        {unmatched.length > 0 ? (
          <ResultsTable label={texts.results.unmatched} rows={unmatched} withAmount={false} />
        ) : (
          <Nothing text={compared ? texts.results.noUnmatched : texts.results.pending} />
        )}
      </CollapsibleSection>
    </>
  )
}

function Count({ of: { length } }: { of: readonly unknown[] }) {
  return length === 0 ? null : (
    <Badge variant="light" color="gray" size="lg">
      {formatCount(length)}
    </Badge>
  )
}

function UnmatchedHelp() {
  return (
    <Tooltip
      label={texts.results.unmatchedHelp}
      events={{ hover: true, focus: true, touch: true }}
      multiline
      w={280}
    >
      <ActionIcon variant="subtle" color="gray" aria-label={texts.results.unmatchedHelpLabel}>
        <IconInfoCircle size={18} />
      </ActionIcon>
    </Tooltip>
  )
}

function Nothing({ text }: { text: string }) {
  return (
    <Paper withBorder p="lg">
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    </Paper>
  )
}
