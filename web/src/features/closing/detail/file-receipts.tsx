import { Button, Group, Text } from '@mantine/core'
import { useFileDialog } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import type { FileReceipt } from '@vendaclara/contract/closing'
import type { ReadFiles } from '../saving/closing-files-state.ts'
import { FileReceiptsList, OrderIdsPopover } from './file-receipts-list.tsx'
import classes from './files.module.css'
import { texts } from './texts.ts'

interface FileReceiptsProps {
  receipts: readonly FileReceipt[] | null
  /** The files, where they are at hand: read in this visit, or kept in this browser since. */
  read: ReadFiles | null
  disabled: boolean
  /** Gets all files that are to be compared from now on. */
  onFiles: (files: File[]) => void
}

/** The receipt of each file; as long as this browser has the files, another one can be added and one of several removed. */
export function FileReceipts({ receipts, read, disabled, onFiles }: FileReceiptsProps) {
  if (!receipts || receipts.length === 0) return null
  if (!read) {
    return (
      <>
        <FileReceiptsList receipts={receipts} />
        <Text size="xs" c="dimmed" className={classes.again}>
          {texts.files.chooseAgain(receipts.map(({ fileName }) => fileName))}
        </Text>
      </>
    )
  }
  const { files, partlyLeftOut } = read
  const remove = (removed: number) => onFiles(files.filter((_, index) => index !== removed))
  return (
    <>
      <FileReceiptsList
        receipts={receipts}
        disabled={disabled}
        {...(files.length > 1 && { onRemove: remove })}
      />
      {partlyLeftOut.length > 0 && (
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text size="sm">{texts.receipt.partly(partlyLeftOut.length)}</Text>
          <OrderIdsPopover ids={partlyLeftOut} label={texts.receipt.partly(partlyLeftOut.length)} />
        </Group>
      )}
      <AddFilesButton disabled={disabled} onAdd={(added) => onFiles([...files, ...added])} />
    </>
  )
}

interface AddFilesButtonProps {
  disabled: boolean
  onAdd: (files: File[]) => void
}

function AddFilesButton({ disabled, onAdd }: AddFilesButtonProps) {
  const dialog = useFileDialog({
    accept: '.xlsx',
    onChange: (added) => added && added.length > 0 && onAdd([...added]),
  })
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={classes.add}
      leftSection={<IconPlus size={16} aria-hidden />}
      // Disabled it would lose the focus.
      aria-disabled={disabled}
      {...(disabled && { 'data-disabled': true })}
      onClick={() => !disabled && dialog.open()}
    >
      {texts.files.add}
    </Button>
  )
}
