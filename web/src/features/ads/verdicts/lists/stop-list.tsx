import { Button, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type AdsReport, type TermsToStop, termText } from '@vendaclara/core/ads'
import { useMemo, useState } from 'react'
import { saveFile } from '../../../../files/save-file.ts'
import { Pager, pageOf } from '../../../../table/pager.tsx'
import { CopyButton } from '../../../../ui/buttons.tsx'
import { formatBrl } from '../../../../ui/format-brl.ts'
import { formatCount } from '../../../../ui/format-count.ts'
import { exportRows } from '../../export/export-rows.ts'
import type { ExportColumn, ExportFormat, ExportRow } from '../../export/write-files.ts'
import { texts } from '../texts.ts'
import { SignedAmount } from '../verdict-figures.tsx'
import { CopyListButton, FigureCell, FigureHead, rowsOnPage } from './list-parts.tsx'
import classes from './lists.module.css'

interface StopListProps {
  report: AdsReport
  stop: TermsToStop
}

/** The losing terms, the dearest loss first. */
export function StopList({ report, stop }: StopListProps) {
  const [wanted, setWanted] = useState(1)
  const { positions, clicks, conversions, gmv, spend, profit } = stop
  const places = useMemo(() => [...positions.keys()], [positions])
  if (places.length === 0) return <Text className={classes.none}>{texts.stop.none}</Text>
  const page = pageOf(places, wanted, rowsOnPage)
  const textOf = (position: number) => termText(report, position).trim()
  const lost = profit.reduce((sum, one) => sum + one, 0)
  return (
    <>
      <div className={classes.toolbar}>
        <Text size="sm" className={classes.lead}>
          {texts.stop.total(formatBrl(-lost))} <span className={classes.quiet}>{texts.stop.lead}</span>
        </Text>
        <CopyListButton count={places.length} lines={() => Array.from(positions, textOf)} />
        <DownloadButtons report={report} stop={stop} />
      </div>
      <div className={classes.frame}>
        <table className={classes.table} aria-label={texts.lists.stop}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.term}</th>
              <FigureHead>{texts.columns.clicks}</FigureHead>
              <FigureHead>{texts.columns.conversions}</FigureHead>
              <FigureHead>{texts.columns.gmv}</FigureHead>
              <FigureHead>{texts.columns.spend}</FigureHead>
              <FigureHead>{texts.columns.profit}</FigureHead>
            </tr>
          </thead>
          <tbody>
            {page.items.map((place) => {
              const text = textOf(positions[place] ?? -1)
              return (
                <tr key={place}>
                  <th scope="row">
                    <span className={classes.text}>
                      {text}
                      <CopyButton value={text} label={texts.stop.copyTerm(text)} />
                    </span>
                  </th>
                  <FigureCell label={texts.columns.clicks}>{formatCount(clicks[place] ?? 0)}</FigureCell>
                  <FigureCell label={texts.columns.conversions}>
                    {formatCount(conversions[place] ?? 0)}
                  </FigureCell>
                  <FigureCell label={texts.columns.gmv}>{formatBrl(gmv[place] ?? 0)}</FigureCell>
                  <FigureCell label={texts.columns.spend}>{formatBrl(spend[place] ?? 0)}</FigureCell>
                  <FigureCell label={texts.columns.profit}>
                    <SignedAmount amount={profit[place] ?? 0} />
                  </FigureCell>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {page.count > 1 && (
        <Pager
          label={texts.pages(texts.lists.stop)}
          number={page.number}
          count={page.count}
          onTurn={setWanted}
        />
      )}
    </>
  )
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
