import { Group, Paper, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight, IconEqual } from '@tabler/icons-react'
import { type ClosingFigures, monthAnswer } from '@vendaclara/core/closing'
import { addCents, toReais } from '@vendaclara/core/money'
import { type ReactNode, useMemo } from 'react'
import { AnnouncedResult } from '../../../../forms/announced-result.tsx'
import { formatBrl, formatCents, formatCount } from '../../../../ui/number-formats.ts'
import { ErrorsButton, MonthSheetButton, PrintButton } from '../../export/sheet-buttons.tsx'
import { useMonth, useView } from '../../worker/rows/open-month.tsx'
import type { MonthTab } from '../tabs/use-month-tab.ts'
import { Answer } from './answer.tsx'
import { Headline } from './headline.tsx'
import classes from './summary.module.css'
import { texts } from './texts.ts'

interface SummaryBandProps {
  /** Absent where the month has no tabs. */
  onTab?: (tab: MonthTab) => void
}

/** What a month comes to: one sentence, one sum, and below them the figures of the specification. */
export function SummaryBand({ onTab }: SummaryBandProps) {
  const { closing, today, isWithheld } = useMonth()
  const outlook = useView('outlook', { today })
  // With what came back by the marks on the page, which are stored a moment later.
  const figures = useMemo(
    (): ClosingFigures =>
      outlook && !closing.figures.isSent
        ? { ...closing.figures, regained: outlook.regained }
        : closing.figures,
    [closing, outlook],
  )
  const answer = monthAnswer(figures)
  const { hasResults: compared } = figures
  const { matched, unmatched, differences, totalDifference } = figures
  return (
    <Paper
      withBorder
      p={{ base: 'md', sm: 'lg' }}
      component="section"
      aria-label={texts.title}
      className={classes.summary}
    >
      {compared && !isWithheld && <Headline figures={figures} outlook={outlook} onTab={onTab} />}
      {compared && answer && <Answer figures={figures} answer={answer} />}
      <AnnouncedResult>
        {compared ? texts.inWords(matched, unmatched, differences, formatCents(totalDifference)) : ''}
      </AnnouncedResult>
      <Group justify="space-between" gap="12px 24px">
        <Figures figures={figures} />
        <div className={classes.actions}>
          <ErrorsButton />
          {differences === 0 && (
            <Text size="xs" c="dimmed">
              {compared ? texts.nothingToDownload : texts.notCompared}
            </Text>
          )}
          {compared && (
            <>
              <MonthSheetButton figures={figures} />
              <PrintButton />
            </>
          )}
        </div>
      </Group>
    </Paper>
  )
}

/** The four figures of the specification. */
function Figures({ figures }: { figures: ClosingFigures }) {
  const { hasResults: compared, matched, unmatched, differences, totalDifference, lost } = figures
  const gained = addCents(totalDifference, lost)
  const count = (value: number) => (compared ? formatCount(value) : texts.none)
  return (
    <dl className={classes.figures}>
      <Figure label={texts.analysed}>{count(matched)}</Figure>
      <Figure label={texts.unmatched}>{count(unmatched)}</Figure>
      <Figure label={texts.differences}>{count(differences)}</Figure>
      <Figure
        label={texts.total}
        note={lost > 0 && gained > 0 && texts.both(formatCents(lost), formatCents(gained))}
      >
        {compared ? <Total value={toReais(totalDifference)} /> : texts.none}
      </Figure>
    </dl>
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
      <Icon size={16} aria-hidden />
      {formatBrl(value)}
      <VisuallyHidden> {meaning}</VisuallyHidden>
    </span>
  )
}
