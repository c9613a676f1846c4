import { Button, Group, Loader, Tabs, Text } from '@mantine/core'
import type { AdsReport, ListedTerms, VerdictRule } from '@vendaclara/core/ads'
import { type ReactNode, useEffect, useRef } from 'react'
import pieces from '../../../../theme/pieces.module.css'
import { formatCount } from '../../../../ui/number-formats.ts'
import { wordsOf } from '../../texts.ts'
import type { useLosingTerms } from '../../worker/losing-terms.ts'
import { AdviceList } from '../plan/advice-list.tsx'
import type { JudgedPlanStep } from '../plan/judged-plan.ts'
import { PlanList } from '../plan/plan-list.tsx'
import type { Plan } from '../plan/plan-store.ts'
import { texts } from '../texts.ts'
import type { VerdictSettings } from '../verdict-settings.ts'
import { TermList } from './term-list.tsx'
import { WordList } from './word-list.tsx'

export type StopListName = 'stop' | 'lower' | 'unsold' | 'words' | 'keywords' | 'plan'

interface StopListsProps {
  report: AdsReport
  settings: VerdictSettings
  /** Undefined until they are found. */
  unsold: ListedTerms | undefined
  found: ReturnType<typeof useLosingTerms>
  plan: Plan
  judged: readonly JudgedPlanStep[]
  list: StopListName | undefined
  /** Counts how often a list was asked for elsewhere on the screen. */
  asked: number
  onList: (list: StopListName) => void
}

interface List {
  readonly name: StopListName
  readonly label: string
  readonly count: number | undefined
  readonly isBusy?: boolean
  readonly panel: ReactNode
}

/** The lists of what to do: without a margin what only cost, with one also what to stop and which bids to lower. */
export function StopLists(props: StopListsProps) {
  const { settings, found, list, asked, onList } = props
  const place = useInSight(asked)
  const lists = settings.rule ? listsByRule(props, settings.rule) : [unsoldList(props)]
  // Until one is chosen, the first that has something to do or is still being found.
  const first = lists.find(({ count }) => count !== 0) ?? lists[0]
  const shown = lists.some(({ name }) => name === list) ? list : first?.name
  return (
    <div ref={place}>
      {found.failure && (
        <Group role="alert" gap={12} mih={64}>
          <Text size="sm">
            {found.failure === 'script-missing' ? texts.lists.failedOffline : texts.lists.failed}
          </Text>
          <Button variant="default" size="sm" onClick={found.retry}>
            {texts.lists.retry}
          </Button>
        </Group>
      )}
      <Tabs value={shown ?? null} onChange={(name) => onList(name as StopListName)} keepMounted={false}>
        <Tabs.List aria-label={texts.lists.name}>
          {lists.map(({ name, label, count }) => (
            <Tabs.Tab
              key={name}
              value={name}
              px={{ base: 10, sm: 'md' }}
              rightSection={count !== undefined && <span className={pieces.pill}>{formatCount(count)}</span>}
            >
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {lists.map(({ name, panel, isBusy }) => (
          <Tabs.Panel key={name} value={name} aria-busy={isBusy}>
            {panel}
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  )
}

/** Scrolls to its element with each time that it was asked for, and not when its tab is shown again. */
function useInSight(asked: number) {
  const element = useRef<HTMLDivElement>(null)
  const answered = useRef(0)
  useEffect(() => {
    if (answered.current !== asked) element.current?.scrollIntoView({ block: 'nearest' })
    answered.current = asked
  }, [asked])
  return element
}

function unsoldList({ report, unsold, plan }: StopListsProps): List {
  const name = texts.lists.unsold
  const lead = () => report.kind === undefined && texts.leads.unsold
  return {
    name: 'unsold',
    label: name,
    count: unsold?.positions.length,
    panel: unsold ? (
      <TermList report={report} name={name} lead={lead} none={texts.none.unsold} terms={unsold} plan={plan} />
    ) : (
      <Finding />
    ),
  }
}

function listsByRule(props: StopListsProps, rule: VerdictRule): List[] {
  const { report, settings, found, plan, judged } = props
  const { terms, words } = found
  const ofTerms = (name: 'stop' | 'lower', title: string): List => ({
    name,
    label: texts.lists[name],
    count: terms?.[name].positions.length,
    isBusy: !isOf(rule, terms?.rule),
    panel: terms ? (
      <TermList
        report={report}
        name={title}
        lead={texts.leads[name]}
        none={texts.none[name]}
        terms={terms[name]}
        {...(name === 'lower' && { rule: terms.rule })}
        plan={plan}
      />
    ) : (
      <Finding />
    ),
  })
  const ofWords: List = {
    name: 'words',
    label: texts.lists.words,
    count: words?.words.length,
    isBusy: !isOf(rule, words?.rule),
    panel: words ? <WordList words={words.words} settings={settings} /> : <Finding />,
  }
  return [
    ofTerms('stop', wordsOf(report).stop),
    ofTerms('lower', texts.lists.lower),
    unsoldList(props),
    ...(report.kind === undefined ? [ofWords] : []),
    {
      name: 'keywords',
      label: wordsOf(report).groups,
      count: undefined,
      panel: <AdviceList report={report} rule={rule} plan={plan} />,
    },
    {
      name: 'plan',
      label: texts.lists.plan,
      count: plan.steps.length || undefined,
      panel: <PlanList report={report} plan={plan} judged={judged} />,
    },
  ]
}

function Finding() {
  return (
    <Group role="status" gap={12} mih={64}>
      <Loader size="sm" />
      <Text size="sm" c="dimmed">
        {texts.lists.finding}
      </Text>
    </Group>
  )
}

function isOf(one: VerdictRule, other: VerdictRule | undefined): boolean {
  return one.margin === other?.margin && one.minimumClicks === other.minimumClicks
}
