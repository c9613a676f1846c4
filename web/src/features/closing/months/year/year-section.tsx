import { Group } from '@mantine/core'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { z } from 'zod'
import { useSession } from '../../../../session/use-session.ts'
import { storedValue, useStoredValue } from '../../../../storage/stored-value.ts'
import { CollapsibleSection } from '../../../../ui/collapsible/collapsible-section.tsx'
import { hasMonthsFound, MonthsFound } from '../../charts/months-found.tsx'
import { texts } from './texts.ts'
import { yearsToChoose } from './year-months.ts'
import { YearPanel } from './year-panel.tsx'

interface YearSectionProps {
  closings: readonly ListedAnalysis[]
}

const isOpen = storedValue({ key: 'closing-year', schema: z.boolean(), absent: true })

/** The months of a year: their sums, and what was found and recovered. Empty until two months are compared. */
export function YearSection({ closings }: YearSectionProps) {
  const { user } = useSession()
  const [opened, setOpened] = useStoredValue(isOpen, user)
  if (yearsToChoose(closings).length === 0 && !hasMonthsFound(closings)) return null
  return (
    <CollapsibleSection title={texts.section} opened={opened} onChange={setOpened}>
      <Group align="stretch" gap="md">
        <YearPanel closings={closings} />
        <MonthsFound closings={closings} />
      </Group>
    </CollapsibleSection>
  )
}
