import { Group, Paper, Stack, Text } from '@mantine/core'
import { type AdsReport, type ListedTerms, weighTerms } from '@vendaclara/core/ads'
import { useDeferredValue, useMemo } from 'react'
import type { useLosingTerms } from '../worker/losing-terms.ts'
import type { ReportTerms } from '../worker/report-terms.ts'
import { type StopListName, StopLists } from './lists/stop-lists.tsx'
import { ClicksField, type ListingMargins, ListingSelect, MarginField } from './margin-field.tsx'
import { useJudgedPlan } from './plan/judged-plan.ts'
import { usePlan } from './plan/plan-store.ts'
import { texts } from './texts.ts'
import { VerdictFigures, VerdictKinds } from './verdict-figures.tsx'
import type { VerdictSettings } from './verdict-settings.ts'
import classes from './verdicts.module.css'

interface VerdictsPanelProps {
  report: AdsReport
  settings: VerdictSettings
  unsold: ListedTerms | undefined
  found: ReturnType<typeof useLosingTerms>
  terms: ReportTerms
  listingMargins: ListingMargins
  list: StopListName | undefined
  /** Counts how often a list was asked for elsewhere on the screen. */
  asked: number
  onList: (list: StopListName) => void
}

/** What only cost and, from the margin on, the break-even ROAS, the verdicts, and the lists of what to do. */
export function VerdictsPanel(props: VerdictsPanelProps) {
  const { report, settings, terms, listingMargins, ...lists } = props
  const rule = useDeferredValue(settings.rule)
  const weighed = useMemo(() => rule && weighTerms(report, rule), [report, rule])
  const plan = usePlan(report)
  const judged = useJudgedPlan(report, rule, plan.steps, terms)
  return (
    <Paper
      withBorder
      component="section"
      p={{ base: 16, sm: 20 }}
      aria-label={texts.title}
      className={classes.panel}
    >
      <Stack gap={18}>
        <Group align="start" gap="16px 40px">
          <Group align="start" gap={14} flex="1 1 300px" maw={560}>
            <MarginField settings={settings} />
            <ListingSelect
              margins={listingMargins}
              isMarginKnown={rule !== undefined}
              onChoose={settings.choose}
            />
          </Group>
          {rule && weighed ? (
            <VerdictFigures report={report} margin={rule.margin} weighed={weighed} />
          ) : (
            <Text
              flex="1 1 300px"
              py={12}
              px={16}
              bdrs="md"
              bg="color-mix(in srgb, var(--accent) 7%, transparent)"
            >
              {texts.margin.missing}
            </Text>
          )}
        </Group>
        {weighed && (
          <Group gap="16px 40px">
            <VerdictKinds report={report} weighed={weighed} />
            <ClicksField total={report.total} settings={settings} />
          </Group>
        )}
        <StopLists {...lists} report={report} settings={settings} plan={plan} judged={judged} />
      </Stack>
    </Paper>
  )
}
