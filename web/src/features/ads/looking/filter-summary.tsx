import { Button, Text } from '@mantine/core'
import type { AdsReport } from '@vendaclara/core/ads'
import { formatBrl } from '../../../ui/format-brl.ts'
import { formatCount } from '../../../ui/format-count.ts'
import { texts as adsTexts } from '../texts.ts'
import type { FilteredReport } from './filter-report.ts'
import classes from './looking.module.css'
import { texts } from './texts.ts'

interface FilterSummaryProps {
  report: AdsReport
  filtered: FilteredReport
  onClear: () => void
}

/** How much of the report the table shows, and what that comes to. */
export function FilterSummary({ report, filtered, onClear }: FilterSummaryProps) {
  const all = report.groups.length
  const allTerms = report.terms.ends.length
  const keywords = adsTexts.table.keywords(formatCount(all), all === 1)
  const terms = adsTexts.table.terms(formatCount(allTerms), allTerms === 1)
  const isFiltered = filtered.stays !== undefined
  return (
    <div className={classes.summary}>
      <Text size="sm" fw={600} role="status">
        {isFiltered
          ? texts.both(
              texts.of(formatCount(filtered.keywords.length), keywords),
              texts.of(formatCount(filtered.terms), terms),
            )
          : texts.both(keywords, terms)}
      </Text>
      {isFiltered ? (
        <>
          <Text size="sm" c="dimmed">
            {texts.sums(formatBrl(filtered.spend), formatBrl(filtered.gmv))}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={onClear}>
            {texts.clearAll}
          </Button>
        </>
      ) : (
        <Text size="sm" c="dimmed" visibleFrom="sm">
          {adsTexts.table.bars}
        </Text>
      )}
    </div>
  )
}
