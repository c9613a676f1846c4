import { Paper, Text, Title } from '@mantine/core'
import { type AdsReport, weighTerms } from '@vendaclara/core/ads'
import { useDeferredValue, useMemo } from 'react'
import classes from './deciding.module.css'
import { DecisionFigures } from './decision-figures.tsx'
import { LosingLists } from './lists/losing-lists.tsx'
import type { ListingMargins } from './margin/listing-margins.ts'
import { ListingSelect } from './margin/listing-select.tsx'
import { MarginField } from './margin/margin-field.tsx'
import { OutsideTermsNote } from './outside-terms-note.tsx'
import { RuleField } from './rule-field.tsx'
import type { Decisions } from './settings/use-decisions.ts'
import { texts } from './texts.ts'
import { VerdictKinds } from './verdict-kinds.tsx'

interface DecidingPanelProps {
  report: AdsReport
  decisions: Decisions
  listingMargins: ListingMargins
}

/** Without a margin only what sold nothing is known. */
const withoutMargin = { margin: Number.NaN, minimumClicks: 1 }

/** From a margin to what burns: the break-even, the verdicts, and what to stop. */
export function DecidingPanel({ report, decisions, listingMargins }: DecidingPanelProps) {
  const rule = useDeferredValue(decisions.rule)
  const weighed = useMemo(() => weighTerms(report, rule ?? withoutMargin), [report, rule])
  return (
    <Paper withBorder component="section" aria-labelledby="deciding-title" className={classes.panel}>
      <header>
        <Title order={2} id="deciding-title">
          {texts.title}
        </Title>
        <Text size="sm" c="dimmed" mt={2}>
          {texts.lead}
        </Text>
      </header>
      <div className={classes.band}>
        <div className={classes.margin}>
          <MarginField decisions={decisions} />
          <ListingSelect margins={listingMargins} onChoose={decisions.choose} />
        </div>
        <div className={classes.answer}>
          <DecisionFigures total={report.total} withoutSale={weighed.withoutSale} margin={rule?.margin} />
          {!rule && (
            <Text size="sm" className={classes.missing}>
              {texts.margin.missing}
            </Text>
          )}
        </div>
      </div>
      {rule && (
        <>
          <VerdictKinds weighed={weighed} />
          <OutsideTermsNote report={report} weighed={weighed} margin={rule.margin} />
          <RuleField total={report.total} decisions={decisions} />
          <LosingLists report={report} rule={rule} decisions={decisions} />
        </>
      )}
    </Paper>
  )
}
