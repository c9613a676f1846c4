import { Badge } from '@mantine/core'
import { keptEntryOf } from '../kept-reports/kept-entry.ts'
import { titleOf } from '../kept-reports/title-of.ts'
import type { ImportedReport } from '../report/imported-report.ts'
import classes from './comparing.module.css'
import { texts } from './texts.ts'

interface PeriodNameProps {
  label: string
  imported: ImportedReport
  isShown: boolean
}

/** The period of a report, and which report that is. */
export function PeriodName({ label, imported, isShown }: PeriodNameProps) {
  const { productName, period } = imported.report
  return (
    <div className={classes.period}>
      <span className={classes.side}>
        {label}
        {isShown && (
          <Badge variant="light" size="sm">
            {texts.shown}
          </Badge>
        )}
      </span>
      <strong>{period ?? titleOf(keptEntryOf(imported))}</strong>
      <span className={classes.was}>{productName ?? imported.fileName}</span>
    </div>
  )
}
