import { Button, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type AdsReport, type TermsToStop, termText } from '@vendaclara/core/ads'
import { type ReactNode, useMemo } from 'react'
import { saveFile } from '../../../../files/save-file.ts'
import type { TableColumn } from '../../../../table/data-table.tsx'
import { ListTable } from '../../../../table/list-table.tsx'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { formatBrl, formatCount } from '../../../../ui/number-formats.ts'
import { exportRows } from '../../export/export-rows.ts'
import type { ExportColumn, ExportFormat, ExportRow } from '../../export/write-files.ts'
import { texts } from '../texts.ts'
import { SignedAmount } from '../verdict-figures.tsx'
import { CopyListButton, rowsOnPage } from './list-parts.tsx'
import classes from './lists.module.css'

interface StopListProps {
  report: AdsReport
  stop: TermsToStop
}

/** The losing terms, the dearest loss first. */
export function StopList({ report, stop }: StopListProps) {
  const places = useMemo(() => [...stop.positions.keys()], [stop])
  const columns = useMemo(() => columnsOf(report, stop), [report, stop])
  if (places.length === 0) return <Text className={classes.none}>{texts.stop.none}</Text>
  const lost = stop.profit.reduce((sum, one) => sum + one, 0)
  return (
    <>
      <div className={classes.toolbar}>
        <Text size="sm" className={classes.lead}>
          {texts.stop.total(formatBrl(-lost))} <span className={classes.quiet}>{texts.stop.lead}</span>
        </Text>
        <CopyListButton
          count={places.length}
          lines={() => Array.from(stop.positions, (position) => termText(report, position).trim())}
        />
        <DownloadButtons report={report} stop={stop} />
      </div>
      <ListTable
        label={texts.lists.stop}
        pagesLabel={texts.pages(texts.lists.stop)}
        columns={columns}
        rows={places}
        keyOf={(place) => place}
        rowsOnPage={rowsOnPage}
      />
    </>
  )
}

function columnsOf(report: AdsReport, stop: TermsToStop): TableColumn<number>[] {
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
      label: texts.columns.term,
      kind: 'name',
      cell: (place) => {
        const text = termText(report, stop.positions[place] ?? -1).trim()
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
  ]
}

const formats: readonly ExportFormat[] = ['xlsx', 'csv']

interface DownloadButtonsProps {
  report: AdsReport
  stop: TermsToStop
}

/** The terms to stop as a file, written in this browser. */
function DownloadButtons({ report, stop }: DownloadButtonsProps) {
  const download = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const rows = stopRows(report, stop)
      const file = await exportRows({ format, columns: stopColumns, rows, name: texts.lists.stop })
      saveFile(`${texts.lists.fileName}.${format}`, file)
    },
    onError: () => notifications.show({ color: 'red', message: texts.lists.downloadFailed }),
  })
  return formats.map((format) => (
    <Button
      key={format}
      variant="default"
      size="sm"
      leftSection={<IconDownload size={16} />}
      loading={download.isPending && download.variables === format}
      onClick={() => download.mutate(format)}
    >
      {texts.lists[format]}
    </Button>
  ))
}

const { term, clicks, conversions, gmv, spend, profit } = texts.columns

/** The columns of the list of terms to stop in a file. */
const stopColumns: readonly ExportColumn[] = [
  { header: term, kind: 'text' },
  { header: clicks, kind: 'count' },
  { header: conversions, kind: 'count' },
  { header: gmv, kind: 'money' },
  { header: spend, kind: 'money' },
  { header: profit, kind: 'money' },
]

function* stopRows(report: AdsReport, stop: TermsToStop): Generator<ExportRow> {
  for (const [place, position] of stop.positions.entries()) {
    const figures = [stop.clicks, stop.conversions, stop.gmv, stop.spend, stop.profit]
    yield [termText(report, position).trim(), ...figures.map((column) => column[place] ?? 0)]
  }
}
