import { Title } from '@mantine/core'
import type { KeptEntry } from './kept-entry.ts'
import { type KeptReportActions, KeptReportList } from './kept-report-list.tsx'
import classes from './kept-reports.module.css'
import { texts } from './texts.ts'

interface KeptReportsSectionProps extends KeptReportActions {
  entries: readonly KeptEntry[]
}

/** Where no report is shown: the kept ones, at hand. */
export function KeptReportsSection(list: KeptReportsSectionProps) {
  if (list.entries.length === 0) return null
  return (
    <section className={classes.section}>
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <KeptReportList {...list} />
    </section>
  )
}
