import { Paper, Text } from '@mantine/core'
import type { AdsReport } from '@vendaclara/core/ads'
import { memo, useDeferredValue, useMemo } from 'react'
import { z } from 'zod'
import { useSession } from '../../../session/use-session.ts'
import { storedValue, useStoredValue } from '../../../storage/stored-value.ts'
import { CollapsibleSection } from '../../../ui/collapsible-section.tsx'
import { formatBrl, formatCount } from '../../../ui/number-formats.ts'
import type { FilteredReport } from '../model/filters.ts'
import { formatShare } from '../model/formats.ts'
import { texts as adsTexts } from '../texts.ts'
import classes from './charts.module.css'
import { belowLine } from './draw-scatter.ts'
import { ParetoCurve } from './pareto-curve.tsx'
import { Scatter } from './scatter.tsx'
import { texts } from './texts.ts'

interface ChartsSectionProps {
  report: AdsReport
  filtered: FilteredReport
  breakEven: number | undefined
  selected: number | undefined
  onSelect: (keyword: number) => void
}

const padding = { px: { base: 14, md: 20 }, py: { base: 16, md: 18 } }

const chartsAreOpen = storedValue({ key: 'ads-study', schema: z.boolean(), absent: true })

/** The keywords of the table, drawn: what each spends and returns, and how few of them spend the most. */
export const ChartsSection = memo(function ChartsSection({
  report,
  filtered,
  breakEven,
  selected,
  onSelect,
}: ChartsSectionProps) {
  const { user } = useSession()
  const [opened, setOpened] = useStoredValue(chartsAreOpen, user)
  const { keywords, matches } = filtered
  const below = useMemo(
    () => belowLine(report.groups, keywords, breakEven ?? 1),
    [report, keywords, breakEven],
  )
  // The table comes first.
  const isDue = useDeferredValue(true, false)
  const hasSpend = keywords.some((keyword) => (report.groups[keyword]?.figures.spend ?? 0) > 0)
  return (
    <CollapsibleSection
      title={texts.section.title}
      opened={opened}
      onChange={setOpened}
      aside={
        matches && (
          <Text size="sm" c="dimmed">
            {texts.section.onlyFiltered}
          </Text>
        )
      }
    >
      {!isDue && <div className={classes.waiting} />}
      {isDue && hasSpend && (
        <div className={classes.study}>
          <Paper withBorder {...padding} className={`${classes.panel} ${classes.wider}`}>
            <Scatter
              report={report}
              keywords={keywords}
              breakEven={breakEven}
              selected={selected}
              onSelect={onSelect}
            />
            <p className={classes.sentence}>
              {below.count === 0
                ? texts.scatter.noneBelow
                : texts.scatter.below(
                    adsTexts.keywords(formatCount(below.count), below.count === 1),
                    formatBrl(below.spend),
                    formatShare(below.share),
                  )}
            </p>
          </Paper>
          <Paper withBorder {...padding} className={`${classes.panel} ${classes.narrower}`}>
            <ParetoCurve report={report} keywords={keywords} />
          </Paper>
        </div>
      )}
      {isDue && !hasSpend && <Text c="dimmed">{texts.section.nothing}</Text>}
    </CollapsibleSection>
  )
})
