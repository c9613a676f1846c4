import { Paper, Text, Title } from '@mantine/core'
import { type AdsReport, verdicts, type WeighedTerms, weighTerms } from '@vendaclara/core/ads'
import { useDeferredValue, useMemo } from 'react'
import { AnnouncedResult } from '../../../forms/announced-result.tsx'
import { formatBrl, formatCount } from '../../../ui/number-formats.ts'
import { wordsOf } from '../texts.ts'
import type { LosingTermsState } from '../worker/losing-terms.ts'
import type { ReportTerms } from '../worker/report-terms.ts'
import { LosingLists } from './lists/losing-lists.tsx'
import { type ListingMargins, ListingSelect, MarginField } from './margin-field.tsx'
import { useJudgedPlan } from './plan/judged-plan.ts'
import { usePlan } from './plan/plan-store.ts'
import { RuleField } from './rule-field.tsx'
import { texts } from './texts.ts'
import { figuresInWords, OutsideTermsNote, SignedAmount, VerdictFigures } from './verdict-figures.tsx'
import { VerdictMark } from './verdict-mark.tsx'
import type { VerdictSettings } from './verdict-settings.ts'
import classes from './verdicts.module.css'

interface VerdictsPanelProps {
  report: AdsReport
  settings: VerdictSettings
  found: LosingTermsState
  terms: ReportTerms
  listingMargins: ListingMargins
}

/** Without a margin, only terms without sales can be counted. */
const withoutMargin = { margin: Number.NaN, minimumClicks: 1 }

/** From the margin to the break-even ROAS, the verdicts, and the lists of what to do. */
export function VerdictsPanel({ report, settings, found, terms, listingMargins }: VerdictsPanelProps) {
  const rule = useDeferredValue(settings.rule)
  const plan = usePlan(report)
  const judged = useJudgedPlan(report, rule, plan.steps, terms)
  const weighed = useMemo(() => weighTerms(report, rule ?? withoutMargin), [report, rule])
  const figures = { report, withoutSale: weighed.withoutSale, margin: rule?.margin }
  return (
    <Paper
      withBorder
      component="section"
      p={{ base: 16, sm: 20 }}
      aria-labelledby="verdicts-title"
      className={classes.panel}
    >
      <header>
        <Title order={2} id="verdicts-title">
          {texts.title}
        </Title>
        <Text size="sm" c="dimmed" mt={2}>
          {texts.lead}
        </Text>
      </header>
      <div className={classes.band}>
        <div className={classes.margin}>
          <MarginField settings={settings} />
          <ListingSelect margins={listingMargins} onChoose={settings.choose} />
        </div>
        <div className={classes.answer}>
          <VerdictFigures {...figures} />
          <AnnouncedResult>{figuresInWords(figures)}</AnnouncedResult>
          {!rule && (
            <Text size="sm" className={classes.missing}>
              {texts.margin.missing}
            </Text>
          )}
        </div>
      </div>
      {rule && (
        <>
          <VerdictKinds report={report} weighed={weighed} />
          <OutsideTermsNote report={report} weighed={weighed} margin={rule.margin} />
          <RuleField total={report.total} settings={settings} />
          <LosingLists
            report={report}
            rule={rule}
            settings={settings}
            found={found}
            plan={plan}
            judged={judged}
          />
        </>
      )}
    </Paper>
  )
}

/** How many terms gain, lose or cannot be judged yet, and their money. */
function VerdictKinds({ report, weighed }: { report: AdsReport; weighed: WeighedTerms }) {
  return (
    <ul className={classes.kinds} aria-label={texts.kinds.name}>
      {verdicts.map((verdict) => {
        const { terms, spend, profit } = weighed[verdict]
        return (
          <li key={verdict} className={classes.kind} data-verdict={verdict}>
            <VerdictMark verdict={verdict} />
            <span className={classes.count}>{wordsOf(report).terms(formatCount(terms), terms === 1)}</span>
            <span className={classes.detail}>{texts.kinds.spend(formatBrl(spend))}</span>
            <span className={classes.detail}>
              {texts.columns.profit} <SignedAmount amount={profit} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
