import { ActionIcon, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type AdsReport, keywordLabel } from '@vendaclara/core/ads'
import { cents, toReais } from '@vendaclara/core/money'
import type { ExportColumn, ExportRow } from '../../../../files/export/write-files.ts'
import type { TableColumn } from '../../../../table/data-table.tsx'
import { ListTable } from '../../../../table/list-table.tsx'
import { formatDay } from '../../../../ui/days.ts'
import { formatCents, formatCount } from '../../../../ui/number-formats.ts'
import { wordsOf } from '../../texts.ts'
import { CopyListButton, DownloadButtons, ListHead, rowsOnPage, words } from '../lists/list-parts.tsx'
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
  if (plan.steps.length === 0) return <Text className={classes.none}>{texts.none.plan}</Text>
  // A term that sold is no negative, even if somebody stopped it.
  const negatives = plan.steps.filter(
    ({ kind, action, before }) => kind === 'term' && action === 'stop' && !before?.gmv,
  )
  const { count, lead, full, file } = texts.plan
  return (
    <>
      <ListHead
        lead={`${count(plan.steps.length)} ${plan.steps.length === mostSteps ? full(formatCount(mostSteps)) : lead}`}
      >
        {report.kind === undefined && (
          <CopyListButton
            count={negatives.length}
            label={texts.plan.negatives}
            lines={() => negatives.map(({ name }) => name.trim())}
          />
        )}
        <DownloadButtons
          name={file}
          title={report.productName ?? ''}
          columns={planColumns}
          rows={() => judged.map((step) => planRow(report, step))}
        />
      </ListHead>
      <PlanSums judged={judged} />
      <ListTable
        label={texts.lists.plan}
        pagesLabel={texts.lists.pages(texts.lists.plan)}
        columns={columnsOf(plan)}
        rows={judged}
        keyOf={({ step }) => `${step.kind} ${step.name}`}
        rowsOnPage={rowsOnPage}
        className={classes.plan}
      />
    </>
  )
}

/** Spend, sales and profit per day before and after the steps, for those that can be compared. */
function PlanSums({ judged }: Pick<PlanListProps, 'judged'>) {
  const sum = sumOfJudged(judged)
  if (!sum) return null
  return (
    <section className={classes.sums} aria-label={texts.plan.sums(sum.steps)}>
      <Text size="sm" fw={600}>
        {texts.plan.sums(sum.steps)}
      </Text>
      <dl>
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
              <strong>
                {name === 'profit' ? (
                  <SignedAmount amount={toReais(sum.after[name])} />
                ) : (
                  formatCents(sum.after[name])
                )}
              </strong>
              <span>{texts.plan.was(formatCents(sum.before[name]))}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
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

function columnsOf(plan: Plan): TableColumn<JudgedPlanStep>[] {
  const perDay = (day: JudgedPlanStep['result']['before']) =>
    day ? (
      <span className={classes.perDay}>
        {texts.plan.perDay(formatCents(day.spend), formatCents(day.gmv))}
      </span>
    ) : (
      texts.unknown
    )
  return [
    { ...words('step', ({ step }) => stepWords(step)), kind: 'name' },
    words('day', ({ step }) => formatDay(step.on)),
    words('before', ({ result }) => perDay(result.before)),
    words('after', ({ result }) => perDay(result.after)),
    words('outcome', ({ step, result }) => (
      <span className={classes.outcome} data-outcome={result.outcome}>
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
    )),
  ]
}

const { columns } = texts

const planColumns: readonly ExportColumn[] = [
  { header: columns.step, kind: 'text' },
  { header: columns.kind, kind: 'text' },
  { header: columns.bid, kind: 'money' },
  { header: columns.day, kind: 'text' },
  { header: columns.spendBefore, kind: 'money' },
  { header: columns.salesBefore, kind: 'money' },
  { header: columns.spendAfter, kind: 'money' },
  { header: columns.salesAfter, kind: 'money' },
  { header: columns.outcome, kind: 'text' },
]

function planRow(report: AdsReport, { step, result }: JudgedPlanStep): ExportRow {
  const perDay = (day: JudgedPlanStep['result']['before']) =>
    day ? [toReais(day.spend), toReais(day.gmv)] : [Number.NaN, Number.NaN]
  return [
    nameOf(step),
    wordsOf(report).step[step.kind],
    step.bid === undefined ? Number.NaN : step.bid / 100,
    formatDay(step.on),
    ...perDay(result.before),
    ...perDay(result.after),
    texts.plan.outcomes[result.outcome],
  ]
}
