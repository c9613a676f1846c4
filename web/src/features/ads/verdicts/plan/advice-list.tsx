import { Text } from '@mantine/core'
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
import type { TableColumn } from '../../../../table/data-table.tsx'
import { ListTable } from '../../../../table/list-table.tsx'
import { formatBrl, formatCount, formatNumber } from '../../../../ui/number-formats.ts'
import { wordsOf } from '../../texts.ts'
import { rowsOnPage } from '../lists/list-parts.tsx'
import classes from '../lists/lists.module.css'
import { texts as verdictTexts } from '../texts.ts'
import styles from './plan.module.css'
import type { Plan } from './plan-store.ts'
import { StepCheck } from './step-check.tsx'
import { texts } from './texts.ts'

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
  return (
    <>
      <div className={classes.toolbar}>
        <Text size="sm" className={`${classes.lead} ${classes.quiet}`}>
          {texts.keywords.lead} {target !== null && texts.keywords.target(formatNumber(target, 2, 2))}
        </Text>
      </div>
      <ListTable
        label={wordsOf(report).groups}
        pagesLabel={verdictTexts.pages(wordsOf(report).groups)}
        columns={columnsOf(report, plan)}
        rows={rows}
        keyOf={({ group }) => group.key}
        rowsOnPage={rowsOnPage}
        className={styles.advice}
      />
    </>
  )
}

/** Sorted by profit after ads, largest loss first. */
function advisedKeywords({ groups, total }: AdsReport, rule: VerdictRule): AdvisedKeyword[] {
  const salesValue = valueOfSale(total)
  const left = ({ group }: AdvisedKeyword) => profitAfterAds(group.figures, rule.margin)
  return groups
    .map((group) => ({
      group,
      advice: adviceOn(group.figures, rule, salesValue),
      label: groupLabel(group),
    }))
    .toSorted((one, other) => left(one) - left(other))
}

function columnsOf(report: AdsReport, plan: Plan): TableColumn<AdvisedKeyword>[] {
  const { columns } = texts
  return [
    { id: 'keyword', label: wordsOf(report).group, kind: 'name', cell: ({ label }) => label },
    {
      id: 'clicks',
      label: columns.clicks,
      kind: 'figure',
      cell: ({ group }) => formatCount(group.figures.clicks),
    },
    {
      id: 'costPerClick',
      label: columns.costPerClick,
      kind: 'figure',
      cell: ({ group }) => formatBrl(group.figures.costPerClick),
    },
    { id: 'highestBid', label: columns.highestBid, kind: 'figure', cell: ({ advice }) => bidWords(advice) },
    {
      id: 'saving',
      label: columns.saving,
      kind: 'figure',
      cell: ({ advice }) => formatBrl(toReais(advice.saving)),
    },
    {
      id: 'confidence',
      label: columns.confidence,
      kind: 'text',
      cell: ({ advice }) => <ConfidenceWords advice={advice} />,
    },
    {
      id: 'advice',
      label: columns.advice,
      kind: 'text',
      cell: ({ advice }) => <span className={styles.oneLine}>{adviceWords(advice)}</span>,
    },
    {
      id: 'done',
      label: columns.done,
      kind: 'text',
      cell: ({ group, advice, label }) => (
        <StepCheck
          plan={plan}
          label={label}
          decided={{
            kind: 'keyword',
            name: group.key,
            ...(isStop(advice)
              ? { action: 'stop' as const }
              : { action: 'bid' as const, bid: advice.highestBid ?? 0 }),
          }}
          figures={group.figures}
        />
      ),
    },
  ]
}

export function ConfidenceWords({ advice }: { advice: Advice }) {
  return <span className={styles.oneLine}>{texts.confidence[advice.confidence]}</span>
}

/** The highest bid as an amount; '–' if it is not known. */
export function bidWords({ highestBid }: Advice): string {
  return highestBid === null ? texts.noBid : formatBrl(toReais(highestBid))
}

function isStop({ highestBid }: Advice): boolean {
  return highestBid === null || highestBid === 0
}

function adviceWords(advice: Advice): string {
  if (advice.confidence === 'few') return texts.keywords.wait
  if (advice.saving === 0) return texts.keywords.raise(bidWords(advice))
  return isStop(advice) ? texts.keywords.stop : texts.keywords.lower(bidWords(advice))
}
