import { Button, Paper, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight, IconDownload, IconEqual } from '@tabler/icons-react'
import type { Closing } from '@vendaclara/contract/closing'
import { type ReactNode, useMemo } from 'react'
import { formatBrl } from '../../../ui/format-brl.ts'
import { formatCount } from '../../../ui/format-count.ts'
import { texts } from '../texts.ts'
import { countUnmatched } from '../working/filter-unmatched.ts'
import { useWork } from '../working/use-work.ts'
import { hasResults } from './pending-changes.ts'
import classes from './summary-band.module.css'
import { useDownloadErrors } from './use-download-errors.ts'

interface SummaryBandProps {
  closing: Closing
}

export function SummaryBand({ closing }: SummaryBandProps) {
  const download = useDownloadErrors(closing)
  const compared = hasResults(closing)
  const count = (value: number) => (compared ? formatCount(value) : texts.summary.none)
  const work = useWork(closing.id)
  const { late, awaited } = useMemo(
    () => countUnmatched(closing.unmatched, work.late),
    [closing.unmatched, work.late],
  )
  const nothing = closing.errors.length === 0
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.summary.title} className={classes.band}>
      <dl className={classes.figures}>
        <Figure label={texts.summary.analysed}>{count(closing.quantity)}</Figure>
        <Figure label={texts.summary.unmatched} note={late > 0 && texts.summary.late(late, awaited)}>
          {count(closing.unmatched.length)}
        </Figure>
        <Figure label={texts.summary.differences}>{count(closing.errors.length)}</Figure>
        <Figure label={texts.summary.total}>
          {compared ? <Total value={closing.totalErrors} /> : texts.summary.none}
        </Figure>
      </dl>
      <div className={classes.download}>
        <Button
          leftSection={<IconDownload size={18} />}
          disabled={nothing}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {texts.summary.download}
        </Button>
        {nothing && (
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
