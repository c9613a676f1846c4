import { Button, CloseButton, Text } from '@mantine/core'
import type { FileSlot } from '@vendaclara/contract/closing'
import { type ClosingMarketplace, closingOf } from '@vendaclara/core/closing'
import { type ReactNode, useId } from 'react'
import { formatDay } from '../../../../ui/days.ts'
import { HelpLink } from '../../../../ui/help-link.tsx'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { warningSentence } from '../warning-texts.ts'
import { FileNote, FileNotes } from './file-notes.tsx'
import { fileOf, monthName, texts } from './texts.ts'
import type { ChosenFile, MovementFiles } from './use-movement-files.ts'

/** A file of a month that was dropped among the files for all months. */
export interface MisplacedFile {
  readonly marketplace: ClosingMarketplace
  readonly slot: FileSlot
}

interface ChosenListProps {
  files: MovementFiles
  /** What to do with a file of a month; absent if its place is on the same screen. */
  onMisplaced?: (file: MisplacedFile) => ReactNode
}

/** What became of the files just chosen or dropped. */
export function ChosenList({ files, onMisplaced }: ChosenListProps) {
  if (files.chosen.length === 0) return null
  return (
    <FileNotes isLive>
      {files.chosen.map((one) => (
        <FileNote
          key={one.key}
          title={one.state === 'stored' ? fileOf(one.found.source, one.file.name) : one.file.name}
          isRefused={one.state === 'refused'}
          action={
            one.state === 'waiting' || one.state === 'reading' ? (
              <Button variant="default" size="xs" flex="none" onClick={() => files.cancel(one.key)}>
                {texts.files.cancel}
              </Button>
            ) : (
              <CloseButton
                size="sm"
                disabled={one.state === 'storing'}
                aria-label={texts.files.dismiss(one.file.name)}
                onClick={() => files.dismiss(one.key)}
              />
            )
          }
        >
          <Outcome chosen={one} onMisplaced={onMisplaced} />
        </FileNote>
      ))}
    </FileNotes>
  )
}

type OfMonthFile = Extract<ChosenFile, { state: 'of-month' }>

interface OutcomeProps {
  chosen: ChosenFile
  onMisplaced: ChosenListProps['onMisplaced']
}

function Outcome({ chosen, onMisplaced }: OutcomeProps) {
  switch (chosen.state) {
    case 'waiting':
    case 'storing':
    case 'cancelled':
    case 'removed':
      return <Text size="sm">{texts.files[chosen.state]}</Text>
    case 'reading':
      return <Text size="sm">{texts.files.reading(chosen.rows)}</Text>
    case 'refused':
      return (
        <>
          <Text size="sm" role="alert">
            {chosen.sentence}
          </Text>
          {chosen.help && <HelpLink to={chosen.help} />}
        </>
      )
    case 'of-month':
      return <OfMonth chosen={chosen} onMisplaced={onMisplaced} />
    case 'stored': {
      const { found, added, known } = chosen
      return (
        <>
          <Text size="sm">{`${texts.files.period(formatDay(found.from), formatDay(found.to))} · ${texts.files.read(added, known)}`}</Text>
          <Months months={found.months} />
          {found.warnings.map((warning) => (
            <Text key={warning.kind} size="sm" c="var(--accent-text)">
              {warningSentence({ ...warning, orders: warning.orderIds.length }, true)}
            </Text>
          ))}
        </>
      )
    }
  }
}

/** The months of a file's lines. */
export function Months({ months }: { months: Readonly<Record<string, number>> }) {
  const list = Object.entries(months)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, lines]) => texts.files.inMonth(monthName(month), lines))
  return (
    <Text size="xs" c="dimmed">
      {texts.files.months(list)}
    </Text>
  )
}

/** The month, 'YYYY-MM', of most rows of a file; undefined if no row has a day. */
export function fullestMonth({ months }: Pick<OfMonthFile['found'], 'months'>): string | undefined {
  const [fullest] = Object.entries(months).toSorted(([, one], [, other]) => other - one)
  return fullest?.[0]
}

function OfMonth({ chosen, onMisplaced }: OutcomeProps & { chosen: OfMonthFile }) {
  const id = useId()
  const { marketplace, slot, months } = chosen.found
  const file = texts.files.slot(slot, marketplaceWords[marketplace])
  const month = fullestMonth(chosen.found)
  return (
    <>
      <Text size="sm" id={id}>
        {slot === 'income' && closingOf(marketplace).files.paysEarlierMonths
          ? texts.files.ofEarlierMonth(file)
          : month === undefined
            ? texts.files.undated(file)
            : texts.files[slot === 'income' ? 'paidIn' : 'ofMonth'](
                file,
                monthName(month),
                months[month] ?? 0,
              )}
        {Object.keys(months).length > 1 && ` ${texts.files.ofOtherMonths}`}
      </Text>
      {onMisplaced ? onMisplaced({ marketplace, slot }) : <Text size="sm">{texts.files.inTheMonth}</Text>}
    </>
  )
}
