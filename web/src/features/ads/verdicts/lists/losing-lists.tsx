import { Button, Loader, Tabs, Text } from '@mantine/core'
import type { AdsReport, VerdictRule } from '@vendaclara/core/ads'
import { formatCount } from '../../../../ui/number-formats.ts'
import { wordsOf } from '../../texts.ts'
import type { LosingTermsState } from '../../worker/losing-terms.ts'
import { AdviceList } from '../plan/advice-list.tsx'
import type { JudgedPlanStep } from '../plan/judged-plan.ts'
import { PlanList } from '../plan/plan-list.tsx'
import type { Plan } from '../plan/plan-store.ts'
import { texts as planTexts } from '../plan/texts.ts'
import { texts } from '../texts.ts'
import type { VerdictSettings } from '../verdict-settings.ts'
import classes from './lists.module.css'
import { StopList } from './stop-list.tsx'
import { WordList } from './word-list.tsx'

interface LosingListsProps {
  report: AdsReport
  rule: VerdictRule
  settings: VerdictSettings
  found: LosingTermsState
  plan: Plan
  judged: readonly JudgedPlanStep[]
}

/** The terms to stop, the words that losing terms have in common, the advice on each keyword, and the plan. */
export function LosingLists({ report, rule, settings, found, plan, judged }: LosingListsProps) {
  const { losing, failure, retry } = found
  if (failure) {
    return (
      <div role="alert" className={classes.failure}>
        <Text size="sm">{failure === 'script-missing' ? texts.lists.failedOffline : texts.lists.failed}</Text>
        <Button variant="default" size="sm" onClick={retry}>
          {texts.lists.retry}
        </Button>
      </div>
    )
  }
  const { stop, words } = losing
  if (!stop) return <Finding>{texts.lists.findingTerms}</Finding>
  return (
    <Tabs defaultValue="stop" keepMounted={false} className={classes.lists}>
      <Tabs.List>
        <Tabs.Tab
          value="stop"
          px={{ base: 10, sm: 'md' }}
          rightSection={<Count of={stop.stop.positions.length} />}
        >
          {wordsOf(report).stop}
        </Tabs.Tab>
        {report.kind === undefined && (
          <Tabs.Tab
            value="words"
            px={{ base: 10, sm: 'md' }}
            rightSection={words ? <Count of={words.words.length} /> : <span aria-hidden>…</span>}
          >
            {texts.lists.words}
          </Tabs.Tab>
        )}
        <Tabs.Tab value="keywords" px={{ base: 10, sm: 'md' }}>
          {wordsOf(report).groups}
        </Tabs.Tab>
        <Tabs.Tab
          value="plan"
          px={{ base: 10, sm: 'md' }}
          rightSection={plan.steps.length > 0 && <Count of={plan.steps.length} />}
        >
          {planTexts.plan.tab}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="keywords">
        <AdviceList report={report} rule={rule} plan={plan} />
      </Tabs.Panel>
      <Tabs.Panel value="plan">
        <PlanList report={report} plan={plan} judged={judged} />
      </Tabs.Panel>
      <Tabs.Panel value="stop" aria-busy={!isOf(rule, stop.rule)}>
        <StopList report={report} stop={stop.stop} rule={stop.rule} plan={plan} />
      </Tabs.Panel>
      <Tabs.Panel value="words" aria-busy={!words || !isOf(rule, words.rule)}>
        {words ? (
          <WordList
            words={words.words}
            protectedWords={settings.protectedWords}
            onProtect={settings.protect}
          />
        ) : (
          <Finding>{texts.lists.findingWords}</Finding>
        )}
      </Tabs.Panel>
    </Tabs>
  )
}

function Finding({ children }: { children: string }) {
  return (
    <div role="status" className={classes.finding}>
      <Loader size="sm" />
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    </div>
  )
}

function Count({ of }: { of: number }) {
  return <span className={classes.count}>{formatCount(of)}</span>
}

function isOf(one: VerdictRule, other: VerdictRule): boolean {
  return one.margin === other.margin && one.minimumClicks === other.minimumClicks
}
