import {
  type AdsReport,
  adviceOn,
  type ListedTerms,
  soldAt,
  termText,
  type VerdictRule,
  valueOfSale,
} from '@vendaclara/core/ads'
import { type ReactNode, useMemo } from 'react'
import pieces from '../../../../theme/pieces.module.css'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { formatBrl } from '../../../../ui/number-formats.ts'
import { wordsOf } from '../../texts.ts'
import { bidOf, ConfidenceWords, confidenceWords } from '../plan/advice-columns.tsx'
import type { Plan } from '../plan/plan-store.ts'
import { StepCheck, stepTo } from '../plan/step-check.tsx'
import { texts } from '../texts.ts'
import { SignedAmount } from '../verdict-figures.tsx'
import classes from '../verdicts.module.css'
import { ActionList, figure, type ListColumn, onlyInFile, words } from './list-parts.tsx'

interface TermListProps {
  report: AdsReport
  /** Their table, also the name of their file. */
  name: string
  lead: (lost: string) => ReactNode
  /** Said instead of an empty list. */
  none: string
  terms: ListedTerms
  /** For terms that may earn at a lower bid: the rule they were found with. */
  rule?: VerdictRule
  plan: Plan
}

/** Terms, the largest loss first. Those that never sold can be copied, to be excluded from the ad. */
export function TermList({ report, name, lead, none, terms, rule, plan }: TermListProps) {
  const places = useMemo(() => [...terms.positions.keys()], [terms])
  const textAt = (place: number) => termText(report, terms.positions[place] ?? -1).trim()
  const lost = terms.profit.reduce((sum, one) => sum + one, 0)
  return (
    <ActionList
      name={name}
      lead={lead(formatBrl(-lost))}
      none={none}
      columns={columnsOf({ report, terms, rule, plan, textAt })}
      rows={places}
      keyOf={(place) => place}
      copy={!rule && { count: places.length, lines: () => places.map(textAt) }}
      fileTitle={[report.productName, report.period].filter((part) => part !== null).join(' ')}
    />
  )
}

interface ColumnsOptions extends Pick<TermListProps, 'report' | 'terms' | 'plan'> {
  rule: VerdictRule | undefined
  textAt: (place: number) => string
}

/** Without a rule all are to be stopped, and what never sold needs no sales on the screen. */
function columnsOf({ report, terms, rule, plan, textAt }: ColumnsOptions): ListColumn<number>[] {
  const salesValue = valueOfSale(report.total)
  const figuresAt = (place: number) => soldAt(terms, place)
  const adviceAt = (place: number) => rule && adviceOn(figuresAt(place), rule, salesValue)
  const profitAt = (place: number) => terms.profit[place] ?? 0
  const sold = rule ? {} : onlyInFile
  const advice = [
    figure<number>('highestBid', 'money', (place) => bidOf(adviceAt(place))),
    words<number>(
      'confidence',
      (place) => <ConfidenceWords advice={adviceAt(place)} />,
      (place) => confidenceWords(adviceAt(place)),
    ),
  ]
  return [
    {
      id: 'term',
      label: wordsOf(report).term,
      kind: 'name',
      cell: (place) => (
        <span className={`${pieces.marked} ${classes.text}`}>
          {textAt(place)}
          <CopyButton value={textAt(place)} label={texts.lists.copyTerm(textAt(place))} />
        </span>
      ),
      file: { kind: 'text', of: textAt },
    },
    figure('clicks', 'count', (place) => figuresAt(place).clicks),
    figure('conversions', 'count', (place) => figuresAt(place).conversions, sold),
    figure('gmv', 'money', (place) => figuresAt(place).gmv, sold),
    figure('spend', 'money', (place) => figuresAt(place).spend),
    figure('profit', 'money', profitAt, {
      cell: (place) => <SignedAmount amount={profitAt(place)} />,
      ...sold,
    }),
    figure('costPerClick', 'money', (place) => {
      const { spend, clicks } = figuresAt(place)
      return spend / (clicks || Number.NaN)
    }),
    ...(rule ? advice : []),
    words('done', (place) => {
      const decided = { kind: 'term' as const, name: textAt(place), ...stepTo(adviceAt(place)) }
      return <StepCheck plan={plan} label={textAt(place)} decided={decided} figures={figuresAt(place)} />
    }),
  ]
}
