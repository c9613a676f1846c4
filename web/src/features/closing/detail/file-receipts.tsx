import { Button, Text } from '@mantine/core'
import { useFileDialog } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import type { FileReceipt } from '@vendaclara/contract/closing-receipt'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import type { ReadFile } from './closing-files-state.ts'
import { FileReceiptsList } from './file-receipts-list.tsx'
import classes from './receipt-list.module.css'

interface FileReceiptsProps {
  /** What was read in this visit; its files are at hand. */
  ofVisit: ReadFile<unknown> | null
  /** Of the files that were read before. */
  kept: readonly FileReceipt[] | null | undefined
  disabled: boolean
  /** Takes the files that are to stand from now on. */
  onFiles: (files: File[]) => void
  /** What is said of several files together. */
  together?: ReactNode
  /** What became of the only file of this visit. */
  children: ReactNode
}

/** What became of each file; as long as the files are at hand, another one can be added and one of several taken away. */
export function FileReceipts(props: FileReceiptsProps) {
  const { ofVisit, kept, disabled, onFiles, together, children } = props
  if (!ofVisit) {
    if (!kept || kept.length === 0) return null
    return (
      <>
        <FileReceiptsList receipts={kept} />
        <Text size="xs" c="dimmed">
          {texts.files.allAgain}
        </Text>
      </>
    )
  }
  const { files, receipts } = ofVisit
  return (
    <>
      {files.length > 1 ? (
        <>
          <FileReceiptsList
            receipts={receipts}
            disabled={disabled}
            onRemove={(removed) => onFiles(files.filter((_, index) => index !== removed))}
          />
          {together}
        </>
      ) : (
        children
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
      disabled={disabled}
      onClick={dialog.open}
    >
      {texts.files.add}
    </Button>
  )
}
