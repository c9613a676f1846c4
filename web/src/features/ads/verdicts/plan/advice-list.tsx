import {
  type AdsReport,
  type Advice,
  adviceOn,
  groupLabel,
  profitAfterAds,
  targetRoas,
  type VerdictRule,
  valueOfSale,
} from '@vendaclara/core/ads'
import { toReais } from '@vendaclara/core/money'
import { useMemo } from 'react'
import { formatNumber } from '../../../../ui/number-formats.ts'
import { wordsOf } from '../../texts.ts'
import { ActionList, figure, type ListColumn, words } from '../lists/list-parts.tsx'
import { texts } from '../texts.ts'
import classes from '../verdicts.module.css'
import { bidOf, bidWords, ConfidenceWords } from './advice-columns.tsx'
import type { Plan } from './plan-store.ts'
import { StepCheck, stepTo } from './step-check.tsx'

interface AdviceListProps {
  report: AdsReport
  rule: VerdictRule
  plan: Plan
}

interface AdvisedKeyword {
  readonly group: AdsReport['groups'][number]
  readonly advice: Advice
  readonly label: string
}

/** Every keyword with its highest bid, the saving from stopping it, and the advice. */
export function AdviceList({ report, rule, plan }: AdviceListProps) {
  const rows = useMemo(() => advisedKeywords(report, rule), [report, rule])
  const target = targetRoas(rule.margin)
  const { groups } = wordsOf(report)
  return (
    <ActionList
      name={groups}
      lead={texts.leads.keywords(formatNumber(target, 2, 2))}
      columns={columnsOf(report, plan)}
      rows={rows}
      keyOf={({ group }) => group.key}
      cardColumn="112px"
    />
  )
}

/** Sorted by profit after ads, largest loss first. */
function advisedKeywords({ groups, total }: AdsReport, rule: VerdictRule): AdvisedKeyword[] {
  const salesValue = valueOfSale(total)
  const left = ({ group }: AdvisedKeyword) => profitAfterAds(group.figures, rule.margin)
  return groups
    .map((group) => ({ group, advice: adviceOn(group.figures, rule, salesValue), label: groupLabel(group) }))
    .toSorted((one, other) => left(one) - left(other))
}

function columnsOf(report: AdsReport, plan: Plan): ListColumn<AdvisedKeyword>[] {
  return [
    { id: 'keyword', label: wordsOf(report).group, kind: 'name', cell: ({ label }) => label },
    figure('clicks', 'count', ({ group }) => group.figures.clicks),
    figure('costPerClick', 'money', ({ group }) => group.figures.costPerClick),
    figure('highestBid', 'money', ({ advice }) => bidOf(advice)),
    figure('saving', 'money', ({ advice }) => toReais(advice.saving)),
    words('confidence', ({ advice }) => <ConfidenceWords advice={advice} />),
    words('advice', ({ advice }) => (
      <span className={classes.oneLine}>{texts.advice[advice.step](bidWords(advice))}</span>
    )),
    words('done', ({ group, advice, label }) => (
      <StepCheck
        plan={plan}
        label={label}
        decided={{ kind: 'keyword', name: group.key, ...stepTo(advice) }}
        figures={group.figures}
      />
    )),
  ]
}
