import { Button, CloseButton, Text } from '@mantine/core'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { FileNote, FileNotes } from '../../files/others/file-notes.tsx'
import { monthName, texts as movementTexts } from '../../files/others/texts.ts'
import type { MovementFiles } from '../../files/others/use-movement-files.ts'
import { handedFiles } from '../../files/saving/handed-files.ts'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import type { FilesOfMonth } from './month-files.ts'
import { texts } from './texts.ts'
import { useOpenMonth } from './use-open-month.ts'

interface MonthFilesListProps {
  groups: readonly FilesOfMonth[]
  closings: readonly ListedAnalysis[]
  /** Of the chosen files some are not read yet, and may belong to the same month. */
  isReading: boolean
  files: Pick<MovementFiles, 'dismiss' | 'leaveOthers'>
}

/** The months that files were chosen for, one card each. */
export function MonthFilesList({ groups, ...rest }: MonthFilesListProps) {
  if (groups.length === 0) return null
  return (
    <FileNotes isLive>
      {groups.map((group) => (
        <MonthFiles key={`${group.marketplace} ${group.month}`} group={group} {...rest} />
      ))}
    </FileNotes>
  )
}

interface MonthFilesProps extends Omit<MonthFilesListProps, 'groups'> {
  group: FilesOfMonth
}

/** What is ready for a month. Its button opens the month, or creates it first; the month then reads the files. */
function MonthFiles({ group, closings, isReading, files: chosen }: MonthFilesProps) {
  const { marketplace, month, files } = group
  const opening = useOpenMonth(marketplace, month, closings)
  const words = marketplaceWords[marketplace]
  const slots = new Set(files.map(({ found }) => found.slot))
  const open = () =>
    opening.open((id) => {
      for (const { found, file } of files) handedFiles.give(id, { slot: found.slot, file })
      chosen.leaveOthers(files.map(({ key }) => key))
    })
  const label = opening.known ? texts.files.open : texts.files.create
  return (
    <FileNote
      title={texts.files.ready(monthName(month), words, slots)}
      action={
        <CloseButton
          size="sm"
          aria-label={`${texts.files.dismiss(monthName(month))}, ${words.name}`}
          onClick={() => {
            for (const { key } of files) chosen.dismiss(key)
          }}
        />
      }
    >
      <Text size="sm" c="dimmed">
        {files.map(({ file }) => file.name).join(' · ')}
      </Text>
      {files.some(({ found }) => Object.keys(found.months).length > 1) && (
        <Text size="sm">{movementTexts.files.ofOtherMonths}</Text>
      )}
      <Button
        size="xs"
        mt={4}
        aria-label={`${label(monthName(month))}, ${words.name}`}
        loading={isReading || opening.isPending}
        onClick={open}
      >
        {label(monthName(month))}
      </Button>
      {opening.error && (
        <Text size="sm" role="alert">
          {opening.error.message}
        </Text>
      )}
    </FileNote>
  )
}
