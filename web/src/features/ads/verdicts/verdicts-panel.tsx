import { Paper, Text, Title } from '@mantine/core'
import { type AdsReport, type ListedTerms, type VerdictRule, weighTerms } from '@vendaclara/core/ads'
import { useDeferredValue, useMemo } from 'react'
import type { useLosingTerms } from '../worker/losing-terms.ts'
import type { ReportTerms } from '../worker/report-terms.ts'
import { type StopListName, StopLists } from './lists/stop-lists.tsx'
import { ClicksField, type ListingMargins, ListingSelect, MarginField } from './margin-field.tsx'
import { useJudgedPlan } from './plan/judged-plan.ts'
import { usePlan } from './plan/plan-store.ts'
import { texts } from './texts.ts'
import { OutsideTermsNote, VerdictFigures, VerdictKinds } from './verdict-figures.tsx'
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
  onList: (list: StopListName) => void
}

/** What only cost and, from the margin on, the break-even ROAS, the verdicts, and the lists of what to do. */
export function VerdictsPanel(props: VerdictsPanelProps) {
  const { report, settings, terms, listingMargins, ...lists } = props
  const rule = useDeferredValue(settings.rule)
  const plan = usePlan(report)
  const judged = useJudgedPlan(report, rule, plan.steps, terms)
  return (
    <Paper
      withBorder
      component="section"
      p={{ base: 16, sm: 20 }}
      aria-labelledby="verdicts-title"
      className={classes.panel}
    >
      <Title order={2} id="verdicts-title">
        {texts.title}
      </Title>
      <div className={classes.band}>
        <div className={classes.margin}>
          <MarginField settings={settings} />
          <ListingSelect margins={listingMargins} onChoose={settings.choose} />
        </div>
        {rule ? (
          <VerdictFigures total={report.total} margin={rule.margin} />
        ) : (
          <Text className={classes.missing}>{texts.margin.missing}</Text>
        )}
      </div>
      {rule && <Weighed report={report} settings={settings} rule={rule} />}
      <StopLists {...lists} report={report} settings={settings} plan={plan} judged={judged} />
    </Paper>
  )
}

function Weighed({
  report,
  settings,
  rule,
}: Pick<VerdictsPanelProps, 'report' | 'settings'> & { rule: VerdictRule }) {
  const weighed = useMemo(() => weighTerms(report, rule), [report, rule])
  return (
    <>
      <div className={classes.band}>
        <VerdictKinds report={report} weighed={weighed} />
        <ClicksField total={report.total} settings={settings} />
      </div>
      <OutsideTermsNote report={report} weighed={weighed} />
    </>
  )
}
