import { Button, Paper, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight, IconDownload, IconEqual } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { addCents, toReais } from '@vendaclara/core/money'
import type { ReactNode } from 'react'
import { saveFile } from '../../../files/save-file.ts'
import { formatBrl, formatCount } from '../../../ui/number-formats.ts'
import { texts as exportTexts } from '../export/texts.ts'
import { writeWorkbook } from '../export/write-workbook.ts'
import type { ResultsClient } from '../results/results-client.ts'
import classes from './summary-band.module.css'
import { texts } from './texts.ts'

interface SummaryBandProps {
  closing: AnalysisSummary
  /** Undefined until the rows are there. */
  results: ResultsClient | undefined
}

export function SummaryBand({ closing, results }: SummaryBandProps) {
  const download = useDownloadErrors(closing)
  const {
    hasResults: compared,
    matched,
    unmatched,
    differences,
    totalDifference,
    lost,
    late,
  } = closing.figures
  const gained = addCents(totalDifference, lost)
  const count = (value: number) => (compared ? formatCount(value) : texts.summary.none)
  const isEmpty = differences === 0
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.summary.title} className={classes.band}>
      <dl className={classes.figures}>
        <Figure label={texts.summary.analysed} note={late > 0 && texts.summary.late(late)}>
          {count(matched)}
        </Figure>
        <Figure label={texts.summary.unmatched}>{count(unmatched)}</Figure>
        <Figure label={texts.summary.differences}>{count(differences)}</Figure>
        <Figure
          label={texts.summary.total}
          note={
            lost > 0 && gained > 0 && texts.summary.both(formatBrl(toReais(lost)), formatBrl(toReais(gained)))
          }
        >
          {compared ? <Total value={toReais(totalDifference)} /> : texts.summary.none}
        </Figure>
      </dl>
      <div className={classes.download}>
        <Button
          leftSection={<IconDownload size={18} />}
          disabled={isEmpty || !results}
          loading={download.isPending}
          onClick={() => results && download.mutate(results)}
        >
          {texts.summary.download}
        </Button>
        {isEmpty && (
          <Text size="xs" c="dimmed">
            {compared ? texts.summary.nothingToDownload : texts.summary.notCompared}
          </Text>
        )}
        {download.isError && (
          <Text size="xs" c="red" role="alert">
            {texts.summary.downloadFailed}
          </Text>
        )}
      </div>
    </Paper>
  )
}

function Figure({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
  )
}

function Total({ value }: { value: number }) {
  const Icon = value === 0 ? IconEqual : value > 0 ? IconArrowUpRight : IconArrowDownRight
  const meaning = value === 0 ? texts.summary.even : value > 0 ? texts.summary.gain : texts.summary.loss
  return (
    <span className={classes.total} data-loss={value < 0}>
      <Icon size={22} aria-hidden />
      {formatBrl(value)}
      <VisuallyHidden> {meaning}</VisuallyHidden>
    </span>
  )
}

function useDownloadErrors(closing: AnalysisSummary) {
  return useMutation({
    mutationFn: async (results: ResultsClient) =>
      saveFile(exportTexts.errorsFileName(closing), await writeWorkbook('errors', results)),
  })
}
