import { Button, Group, Paper, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight, IconDownload, IconEqual } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { addCents, toReais } from '@vendaclara/core/money'
import type { ReactNode } from 'react'
import { saveFile } from '../../../../files/save-file.ts'
import { AnnouncedResult } from '../../../../forms/announced-result.tsx'
import { formatBrl, formatCount } from '../../../../ui/number-formats.ts'
import { MonthSheetButton, PrintButton } from '../../export/sheet-buttons.tsx'
import { texts as exportTexts } from '../../export/texts.ts'
import { writeErrors } from '../../export/write-workbook.ts'
import type { Marks } from '../../model/marks.ts'
import type { ResultsClient } from '../../results/results-client.ts'
import type { ResultTotals } from '../../results/views.ts'
import type { ShownMonth } from '../../saving/shown-month.ts'
import { Answer } from './answer.tsx'
import { NextSteps } from './next-steps.tsx'
import classes from './summary.module.css'
import { texts } from './texts.ts'

interface SummaryBandProps {
  closing: ShownMonth
  /** Undefined until the rows and their totals are loaded. */
  results: ResultsClient | undefined
  totals: ResultTotals | undefined
  /** Undefined if nothing can be marked. */
  marks?: Marks
  /** Whether the rows shown are stored. */
  isStored: boolean
}

export function SummaryBand({ closing, results, totals, marks, isStored }: SummaryBandProps) {
  const download = useDownloadErrors(closing)
  const { hasResults: compared, matched, unmatched, differences, totalDifference, lost } = closing.figures
  const gained = addCents(totalDifference, lost)
  const count = (value: number) => (compared ? formatCount(value) : texts.none)
  const isEmpty = differences === 0
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.title} className={classes.summary}>
      {compared && closing.figures.sums && (
        <Answer figures={closing.figures} sums={closing.figures.sums} reasons={totals?.reasons} />
      )}
      <AnnouncedResult>
        {compared ? texts.inWords(matched, unmatched, differences, formatBrl(toReais(totalDifference))) : ''}
      </AnnouncedResult>
      <div className={classes.band}>
        <dl className={classes.figures}>
          <Figure label={texts.analysed}>{count(matched)}</Figure>
          <Figure label={texts.unmatched}>{count(unmatched)}</Figure>
          <Figure label={texts.differences}>{count(differences)}</Figure>
          <Figure
            label={texts.total}
            note={lost > 0 && gained > 0 && texts.both(formatBrl(toReais(lost)), formatBrl(toReais(gained)))}
          >
            {compared ? <Total value={toReais(totalDifference)} /> : texts.none}
          </Figure>
        </dl>
        <div className={classes.download}>
          <Button
            leftSection={<IconDownload size={18} />}
            disabled={isEmpty || !results}
            loading={download.isPending}
            onClick={() => results && download.mutate(results)}
          >
            {texts.download}
          </Button>
          {isEmpty && (
            <Text size="xs" c="dimmed">
              {compared ? texts.nothingToDownload : texts.notCompared}
            </Text>
          )}
          {download.isError && (
            <Text size="xs" c="red" role="alert">
              {texts.downloadFailed}
            </Text>
          )}
        </div>
      </div>
      {compared && (
        <div className={classes.foot}>
          <NextSteps closing={closing} results={results} totals={totals} {...(marks && { marks })} />
          <Group gap="xs" ml="auto">
            <MonthSheetButton closing={closing} results={isStored ? results : undefined} />
            <PrintButton />
          </Group>
        </div>
      )}
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
  const meaning = value === 0 ? texts.even : value > 0 ? texts.gain : texts.loss
  return (
    <span className={classes.total} data-loss={value < 0 || undefined}>
      <Icon size={22} aria-hidden />
      {formatBrl(value)}
      <VisuallyHidden> {meaning}</VisuallyHidden>
    </span>
  )
}

function useDownloadErrors(closing: ShownMonth) {
  return useMutation({
    mutationFn: async (results: ResultsClient) =>
      saveFile(exportTexts.errorsFileName(closing), await writeErrors(results)),
  })
}
