import { Text } from '@mantine/core'
import {
  type AdsReport,
  adviceOn,
  type TermsToStop,
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
import { bidWords, ConfidenceWords } from '../plan/advice-list.tsx'
import type { Plan } from '../plan/plan-store.ts'
import { StepCheck } from '../plan/step-check.tsx'
import { texts as planTexts } from '../plan/texts.ts'
import { texts } from '../texts.ts'
import { SignedAmount } from '../verdict-figures.tsx'
import { CopyListButton, DownloadButtons, rowsOnPage } from './list-parts.tsx'
import classes from './lists.module.css'

interface StopListProps {
  report: AdsReport
  stop: TermsToStop
  /** The rule that the terms were found with. */
  rule: VerdictRule
  plan: Plan
}

/** The losing terms, largest loss first. */
export function StopList({ report, stop, rule, plan }: StopListProps) {
  const places = useMemo(() => [...stop.positions.keys()], [stop])
  const columns = columnsOf({ report, stop, rule, plan })
  if (places.length === 0) return <Text className={classes.none}>{texts.stop.none}</Text>
  const lost = stop.profit.reduce((sum, one) => sum + one, 0)
  return (
    <>
      <div className={classes.toolbar}>
        <Text size="sm" className={classes.lead}>
          {texts.stop.total(formatBrl(-lost))}{' '}
          <span className={classes.quiet}>{wordsOf(report).stopLead}</span>
        </Text>
        <CopyListButton
          count={places.length}
          lines={() => Array.from(stop.positions, (position) => termText(report, position).trim())}
        />
        <DownloadButtons
          name={wordsOf(report).stop}
          title={[report.productName, report.period].filter((part) => part !== null).join(' ')}
          columns={exportColumns(report)}
          rows={() => stopRows({ report, stop, rule })}
        />
      </div>
      <ListTable
        label={wordsOf(report).stop}
        pagesLabel={texts.pages(wordsOf(report).stop)}
        columns={columns}
        rows={places}
        keyOf={(place) => place}
        rowsOnPage={rowsOnPage}
      />
    </>
  )
}

function columnsOf({ report, stop, rule, plan }: StopListProps): TableColumn<number>[] {
  const { total } = report
  const salesValue = valueOfSale(total)
  const adviceAt = (place: number) => adviceOn(figuresAt(stop, place), rule, salesValue)
  const textAt = (place: number) => termText(report, stop.positions[place] ?? -1).trim()
  const figure = (
    name: keyof TermsToStop & keyof typeof texts.columns,
    show: (value: number) => ReactNode,
  ) => ({
    id: name,
    label: texts.columns[name],
    kind: 'figure' as const,
    cell: (place: number) => show(stop[name][place] ?? 0),
  })
  return [
    {
      id: 'term',
      label: wordsOf(report).term,
      kind: 'name',
      cell: (place) => {
        const text = textAt(place)
        return (
          <span className={classes.text}>
            {text}
            <CopyButton value={text} label={texts.stop.copyTerm(text)} />
          </span>
        )
      },
    },
    figure('clicks', formatCount),
    figure('conversions', formatCount),
    figure('gmv', formatBrl),
    figure('spend', formatBrl),
    figure('profit', (amount) => <SignedAmount amount={amount} />),
    {
      id: 'highestBid',
      label: planTexts.columns.highestBid,
      kind: 'figure',
      cell: (place) => bidWords(adviceAt(place)),
    },
    {
      id: 'confidence',
      label: planTexts.columns.confidence,
      kind: 'text',
      cell: (place) => <ConfidenceWords advice={adviceAt(place)} />,
    },
    {
      id: 'done',
      label: planTexts.columns.done,
      kind: 'text',
      cell: (place) => (
        <StepCheck
          plan={plan}
          label={textAt(place)}
          decided={{ kind: 'term', name: textAt(place), action: 'stop' }}
          figures={figuresAt(stop, place)}
        />
      ),
    },
  ]
}

/** The columns of the list in a file. */
function exportColumns(report: AdsReport): ExportColumn[] {
  const { clicks, conversions, gmv, spend, profit } = texts.columns
  return [
    { header: wordsOf(report).term, kind: 'text' },
    { header: clicks, kind: 'count' },
    { header: conversions, kind: 'count' },
    { header: gmv, kind: 'money' },
    { header: spend, kind: 'money' },
    { header: profit, kind: 'money' },
    { header: planTexts.columns.highestBid, kind: 'money' },
    { header: planTexts.columns.confidence, kind: 'text' },
  ]
}

function* stopRows({ report, stop, rule }: Omit<StopListProps, 'plan'>): Generator<ExportRow> {
  const salesValue = valueOfSale(report.total)
  for (const [place, position] of stop.positions.entries()) {
    const { highestBid, confidence } = adviceOn(figuresAt(stop, place), rule, salesValue)
    yield [
      termText(report, position).trim(),
      ...[stop.clicks, stop.conversions, stop.gmv, stop.spend, stop.profit].map(
        (column) => column[place] ?? 0,
      ),
      highestBid === null ? Number.NaN : toReais(highestBid),
      planTexts.confidence[confidence],
    ]
  }
}

function figuresAt(stop: TermsToStop, place: number) {
  return {
    clicks: stop.clicks[place] ?? 0,
    conversions: stop.conversions[place] ?? 0,
    gmv: stop.gmv[place] ?? 0,
    spend: stop.spend[place] ?? 0,
  }
}
