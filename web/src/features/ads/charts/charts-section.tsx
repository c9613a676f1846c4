import { Group, Paper, Text } from '@mantine/core'
import type { AdsReport } from '@vendaclara/core/ads'
import { memo, useMemo } from 'react'
import { formatBrl, formatCents, formatCount } from '../../../ui/number-formats.ts'
import type { UnsoldSum } from '../kept/kept-entry.ts'
import type { FilteredReport } from '../model/filters.ts'
import { formatShare } from '../model/formats.ts'
import { wordsOf } from '../texts.ts'
import { belowLine } from './draw-scatter.ts'
import { ParetoCurve } from './pareto-curve.tsx'
import { Scatter } from './scatter.tsx'
import { texts } from './texts.ts'

interface ChartsSectionProps {
  report: AdsReport
  filtered: FilteredReport
  breakEven: number | undefined
  unsold: UnsoldSum | undefined
  selected: number | undefined
  onSelect: (keyword: number) => void
}

const padding = { px: { base: 14, md: 20 }, py: { base: 16, md: 18 } }

/** With fewer keywords, everyone sees at a glance which ones spend the most. */
const fewestForPareto = 10

/** Charts of the filtered keywords: their spend and return, and how few of them make up most of the spend. */
export const ChartsSection = memo(function ChartsSection({
  report,
  filtered,
  breakEven,
  unsold,
  selected,
  onSelect,
}: ChartsSectionProps) {
  const { keywords, matches } = filtered
  const below = useMemo(
    () => belowLine(report.groups, keywords, breakEven ?? 1),
    [report, keywords, breakEven],
  )
  const spending = keywords.filter((keyword) => (report.groups[keyword]?.figures.spend ?? 0) > 0).length
  return (
    <section aria-label={texts.section.title}>
      {matches && (
        <Text size="sm" c="dimmed" mb="sm">
          {texts.section.onlyFiltered}
        </Text>
      )}
      {spending === 0 ? (
        <Text c="dimmed">{texts.section.nothing}</Text>
      ) : (
        <Group align="start">
          <Paper withBorder {...padding} miw={0} flex="3 1 514px">
            <Scatter
              report={report}
              keywords={keywords}
              breakEven={breakEven}
              selected={selected}
              onSelect={onSelect}
            />
            <Text size="sm" mt={4}>
              {breakEven === undefined ? (
                <>
                  {unsold && unsoldSentence(report, unsold)} {texts.scatter.askMargin}
                </>
              ) : below.count === 0 ? (
                texts.scatter.noneBelow
              ) : (
                texts.scatter.below(
                  wordsOf(report).count(formatCount(below.count), below.count === 1),
                  formatBrl(below.spend),
                  formatShare(below.share),
                )
              )}
            </Text>
          </Paper>
          {spending >= fewestForPareto && (
            <Paper withBorder {...padding} miw={0} flex="2 1 342px">
              <ParetoCurve report={report} keywords={keywords} />
            </Paper>
          )}
        </Group>
      )}
    </section>
  )
})

function unsoldSentence(report: AdsReport, { terms, spend }: UnsoldSum): string {
  if (terms === 0) return wordsOf(report).allSold
  const isOne = terms === 1
  return texts.scatter.unsold(wordsOf(report).terms(formatCount(terms), isOne), isOne, formatCents(spend))
}
