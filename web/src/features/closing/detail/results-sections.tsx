import { ActionIcon, Badge, Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { Closing } from '@vendaclara/contract/closing'
import { CollapsibleSection } from '../../../ui/collapsible-section.tsx'
import { formatCount } from '../../../ui/format-count.ts'
import { ClosingStudy } from '../looking/closing-study.tsx'
import { texts } from '../texts.ts'
import { DifferencesList } from '../working/differences-list.tsx'
import { UnmatchedList } from '../working/unmatched-list.tsx'
import { UnsavedMarksNotice } from '../working/unsaved-marks-notice.tsx'
import type { Marking } from '../working/use-marks.tsx'
import { useViewSettings } from '../working/use-view-settings.ts'
import { Nothing } from './nothing.tsx'
import { hasResults } from './pending-changes.ts'

interface ResultsSectionsProps {
  closing: Closing
  marking: Marking
}

export function ResultsSections({ closing, marking }: ResultsSectionsProps) {
  const { errors, unmatched } = closing
  const compared = hasResults(closing)
  const { settings, change } = useViewSettings(closing.id)
  return (
    <>
      {errors.length > 0 && (
        <ClosingStudy
          differences={errors}
          reason={settings.filters.reason}
          onReason={(reason) => change({ filters: { ...settings.filters, reason } })}
        />
      )}
      <CollapsibleSection title={texts.results.differences} aside={<Count of={errors} />}>
        {errors.length > 0 ? (
          <DifferencesList closing={closing} marking={marking} settings={settings} onSettings={change} />
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
          <UnmatchedList
            closing={closing.id}
            unmatched={unmatched}
            marking={marking}
            settings={settings}
            onSettings={change}
          />
        ) : (
          <Nothing text={compared ? texts.results.noUnmatched : texts.results.pending} />
        )}
      </CollapsibleSection>
      <UnsavedMarksNotice marking={marking} />
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
