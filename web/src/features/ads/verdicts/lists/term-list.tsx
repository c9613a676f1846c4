import { Text } from '@mantine/core'
import {
  type AdsReport,
  adviceOn,
  type ListedTerms,
  termText,
  type VerdictRule,
  valueOfSale,
} from '@vendaclara/core/ads'
import { toReais } from '@vendaclara/core/money'
import { type ReactNode, useMemo } from 'react'
import type { ExportColumn, ExportRow } from '../../../../files/export/write-files.ts'
import type { TableColumn } from '../../../../table/data-table.tsx'
import { ListTable } from '../../../../table/list-table.tsx'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { formatBrl, formatCount } from '../../../../ui/number-formats.ts'
import { wordsOf } from '../../texts.ts'
import { bidWords, ConfidenceWords } from '../plan/advice-columns.tsx'
import type { Plan } from '../plan/plan-store.ts'
import { StepCheck } from '../plan/step-check.tsx'
import { texts } from '../texts.ts'
import { SignedAmount } from '../verdict-figures.tsx'
import classes from '../verdicts.module.css'
import { CopyListButton, DownloadButtons, figure, ListHead, rowsOnPage, words } from './list-parts.tsx'

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
export function TermList(props: TermListProps) {
  const { report, name, lead, none, terms, rule } = props
  const places = useMemo(() => [...terms.positions.keys()], [terms])
  if (places.length === 0) return <Text className={classes.none}>{none}</Text>
  const lost = terms.profit.reduce((sum, one) => sum + one, 0)
  return (
    <>
      <ListHead lead={lead(formatBrl(-lost))}>
        {!rule && <CopyListButton count={places.length} lines={() => places.map(textIn(props))} />}
        <DownloadButtons
          name={name}
          title={[report.productName, report.period].filter((part) => part !== null).join(' ')}
          columns={exportColumns(props)}
          rows={() => exportRows(props)}
        />
      </ListHead>
      <ListTable
        label={name}
        pagesLabel={texts.lists.pages(name)}
        columns={columnsOf(props)}
        rows={places}
        keyOf={(place) => place}
        rowsOnPage={rowsOnPage}
      />
    </>
  )
}

function columnsOf(props: TermListProps): TableColumn<number>[] {
  const { report, terms, rule, plan } = props
  const textAt = textIn(props)
  const adviceAt = (place: number) =>
    rule && adviceOn(figuresAt(terms, place), rule, valueOfSale(report.total))
  const done = words<number>('done', (place) => {
    const figures = figuresAt(terms, place)
    const bid = figures.gmv > 0 ? (adviceAt(place)?.highestBid ?? undefined) : undefined
    const step = bid === undefined ? { action: 'stop' as const } : { action: 'bid' as const, bid }
    const name = textAt(place)
    return <StepCheck plan={plan} label={name} decided={{ kind: 'term', name, ...step }} figures={figures} />
  })
  const costPerClick = figure<number>('costPerClick', (place) => formatBrl(cpcAt(terms, place)))
  const { clicks, conversions, gmv, spend, profit } = terms
  const of = (column: Float64Array, format: (value: number) => string) => (place: number) =>
    format(column[place] ?? 0)
  const name: TableColumn<number> = {
    id: 'term',
    label: wordsOf(report).term,
    kind: 'name',
    cell: (place) => {
      const text = textAt(place)
      return (
        <span className={classes.text}>
          {text}
          <CopyButton value={text} label={texts.lists.copyTerm(text)} />
        </span>
      )
    },
  }
  const counted = figure('clicks', of(clicks, formatCount))
  const spent = figure('spend', of(spend, formatBrl))
  if (!rule) return [name, counted, costPerClick, spent, done]
  return [
    name,
    counted,
    figure('conversions', of(conversions, formatCount)),
    figure('gmv', of(gmv, formatBrl)),
    spent,
    figure('profit', (place) => <SignedAmount amount={profit[place] ?? 0} />),
    costPerClick,
    figure('highestBid', (place) => bidWords(adviceAt(place))),
    words('confidence', (place) => <ConfidenceWords advice={adviceAt(place)} />),
    done,
  ]
}

/** The columns of the list in a file. */
function exportColumns({ report, rule }: TermListProps): ExportColumn[] {
  const { clicks, conversions, gmv, spend, profit, costPerClick, highestBid, confidence } = texts.columns
  return [
    { header: wordsOf(report).term, kind: 'text' },
    { header: clicks, kind: 'count' },
    { header: conversions, kind: 'count' },
    ...[gmv, spend, profit, costPerClick].map((header) => ({ header, kind: 'money' as const })),
    ...(rule
      ? [
          { header: highestBid, kind: 'money' as const },
          { header: confidence, kind: 'text' as const },
        ]
      : []),
  ]
}

function* exportRows(props: TermListProps): Generator<ExportRow> {
  const { report, terms, rule } = props
  const textAt = textIn(props)
  const salesValue = valueOfSale(report.total)
  for (const place of terms.positions.keys()) {
    const { clicks, conversions, gmv, spend } = figuresAt(terms, place)
    const row = [
      textAt(place),
      clicks,
      conversions,
      gmv,
      spend,
      terms.profit[place] ?? 0,
      cpcAt(terms, place),
    ]
    if (!rule) {
      yield row
      continue
    }
    const { highestBid, confidence } = adviceOn({ clicks, conversions, gmv, spend }, rule, salesValue)
    yield [...row, highestBid ? toReais(highestBid) : Number.NaN, texts.confidence[confidence]]
  }
}

function textIn({ report, terms }: Pick<TermListProps, 'report' | 'terms'>) {
  return (place: number) => termText(report, terms.positions[place] ?? -1).trim()
}

/** What a click costs, in reais; NaN without clicks. */
function cpcAt({ spend, clicks }: ListedTerms, place: number): number {
  return (spend[place] ?? 0) / (clicks[place] || Number.NaN)
}

function figuresAt(terms: ListedTerms, place: number) {
  return {
    clicks: terms.clicks[place] ?? 0,
    conversions: terms.conversions[place] ?? 0,
    gmv: terms.gmv[place] ?? 0,
    spend: terms.spend[place] ?? 0,
  }
}
