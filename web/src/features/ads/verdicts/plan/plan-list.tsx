import { ActionIcon, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type AdsReport, keywordLabel } from '@vendaclara/core/ads'
import { cents, toReais } from '@vendaclara/core/money'
import pieces from '../../../../theme/pieces.module.css'
import { formatDay } from '../../../../ui/days.ts'
import { formatCents, formatCount, unknown } from '../../../../ui/number-formats.ts'
import { wordsOf } from '../../texts.ts'
import { ActionList, figure, type ListColumn, onlyInFile, words } from '../lists/list-parts.tsx'
import { texts } from '../texts.ts'
import { SignedAmount } from '../verdict-figures.tsx'
import classes from '../verdicts.module.css'
import { type JudgedPlanStep, sumOfJudged } from './judged-plan.ts'
import { mostSteps, type Plan, type PlanStep } from './plan-store.ts'
import { removeStep } from './step-check.tsx'

interface PlanListProps {
  report: AdsReport
  plan: Plan
  judged: readonly JudgedPlanStep[]
}

/** What was stopped or changed, and whether the report on the screen shows that it helped. */
export function PlanList({ report, plan, judged }: PlanListProps) {
  // A term that sold is no negative, even if somebody stopped it.
  const negatives = plan.steps.filter(
    ({ kind, action, before }) => kind === 'term' && action === 'stop' && !before?.gmv,
  )
  const { count, lead, full, file } = texts.plan
  return (
    <ActionList
      name={texts.lists.plan}
      fileName={file}
      lead={`${count(plan.steps.length)} ${plan.steps.length === mostSteps ? full(formatCount(mostSteps)) : lead}`}
      none={texts.none.plan}
      columns={columnsOf(report, plan)}
      rows={judged}
      keyOf={({ step }) => `${step.kind} ${step.name}`}
      copy={
        report.kind === undefined && {
          count: negatives.length,
          lines: () => negatives.map(({ name }) => name.trim()),
          label: texts.plan.negatives,
        }
      }
      fileTitle={report.productName ?? ''}
      cardColumn="136px"
      isLastWide
    >
      <PlanSums judged={judged} />
    </ActionList>
  )
}

/** Spend, sales and profit per day before and after the steps, for those that can be compared. */
function PlanSums({ judged }: Pick<PlanListProps, 'judged'>) {
  const sum = sumOfJudged(judged)
  if (!sum) return null
  return (
    <Stack component="section" gap={8} mb={14} aria-label={texts.plan.sums(sum.steps)}>
      <Text size="sm" fw={600}>
        {texts.plan.sums(sum.steps)}
      </Text>
      <SimpleGrid
        component="dl"
        cols={3}
        spacing={24}
        verticalSpacing={12}
        maw={640}
        className={pieces.facts}
      >
        {(
          [
            ['spend', texts.plan.spend],
            ['gmv', texts.plan.sales],
            ['profit', texts.plan.profit],
          ] as const
        ).map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <Text fz="1.125rem" fw={700}>
                {name === 'profit' ? (
                  <SignedAmount amount={toReais(sum.after[name])} />
                ) : (
                  formatCents(sum.after[name])
                )}
              </Text>
              <Text size="0.8125rem" c="dimmed">
                {texts.plan.was(formatCents(sum.before[name]))}
              </Text>
            </dd>
          </div>
        ))}
      </SimpleGrid>
    </Stack>
  )
}

/** A step in words. */
function stepWords(step: PlanStep): string {
  const name = nameOf(step)
  return step.action === 'stop'
    ? texts.plan.stop(name)
    : texts.plan.bid(name, formatCents(cents(step.bid ?? 0)))
}

function nameOf({ kind, name }: PlanStep): string {
  return kind === 'keyword' ? keywordLabel(name) : name
}

type Day = JudgedPlanStep['result']['before']

function perDay(day: Day) {
  if (!day) return unknown
  return (
    <span className={classes.perDay}>{texts.plan.perDay(formatCents(day.spend), formatCents(day.gmv))}</span>
  )
}

function columnsOf(report: AdsReport, plan: Plan): ListColumn<JudgedPlanStep>[] {
  const inFile = (
    id: Parameters<typeof figure>[0],
    of: (judged: JudgedPlanStep) => Day,
    name: 'spend' | 'gmv',
  ) =>
    figure<JudgedPlanStep>(
      id,
      'money',
      (judged) => {
        const day = of(judged)
        return day ? toReais(day[name]) : Number.NaN
      },
      onlyInFile,
    )
  return [
    {
      ...words(
        'step',
        ({ step }) => stepWords(step),
        ({ step }) => nameOf(step),
      ),
      kind: 'name',
    },
    { ...words('kind', noCell, ({ step }) => wordsOf(report).step[step.kind]), ...onlyInFile },
    figure('bid', 'money', ({ step }) => (step.bid === undefined ? Number.NaN : step.bid / 100), onlyInFile),
    words(
      'day',
      ({ step }) => formatDay(step.on),
      ({ step }) => formatDay(step.on),
    ),
    words('before', ({ result }) => perDay(result.before)),
    words('after', ({ result }) => perDay(result.after)),
    inFile('spendBefore', ({ result }) => result.before, 'spend'),
    inFile('salesBefore', ({ result }) => result.before, 'gmv'),
    inFile('spendAfter', ({ result }) => result.after, 'spend'),
    inFile('salesAfter', ({ result }) => result.after, 'gmv'),
    words(
      'outcome',
      ({ step, result }) => (
        <span className={`${classes.outcome} ${pieces.tone}`} data-tone={tones[result.outcome]}>
          {texts.plan.outcomes[result.outcome]}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.plan.remove(nameOf(step))}
            onClick={() => removeStep(plan, step, nameOf(step))}
          >
            <IconX size={16} />
          </ActionIcon>
        </span>
      ),
      ({ result }) => texts.plan.outcomes[result.outcome],
    ),
  ]
}

const noCell = () => null

const tones: Partial<Record<JudgedPlanStep['result']['outcome'], string>> = {
  helped: 'gain',
  hurt: 'loss',
  spending: 'loss',
}
