import { Button, Text } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, type Ref, useState } from 'react'
import { droppedFiles } from './drop-anywhere.tsx'
import classes from './file-drop.module.css'

interface Busy {
  /** What is being done with the file. */
  readonly stage: string
  readonly progress?: string | undefined
  readonly cancel: string
  readonly onCancel: () => void
}

export interface FileDropProps {
  /** The accessible name of the file input: element ids, as for `aria-labelledby`. */
  labelledBy: string
  describedBy?: string
  /** File name endings that the file dialog offers first, as for `accept`. `onFiles` must check the files itself. */
  accept: string
  /** Whether it is as small as a button. */
  compact?: boolean
  /** While set, it covers the drop zone and no file can be chosen. */
  busy?: Busy | undefined
  /** Whether several files can be chosen at once. */
  multiple?: boolean
  onFiles: (files: File[]) => void
  /** The file input. */
  ref?: Ref<HTMLInputElement>
  children: ReactNode
}

/**
 * A place to choose a file by click or keyboard, with a real file input, or to drop one. While it is busy, the page
 * around it gets dropped files.
 */
export function FileDrop(props: FileDropProps) {
  const { labelledBy, describedBy, accept, compact = false, busy, multiple, onFiles, ref, children } = props
  const disabled = busy !== undefined
  const [over, setOver] = useState(false)
  useWindowEvent('dragover', keepPage)
  useWindowEvent('drop', keepPage)

  const drop = (event: DragEvent) => {
    setOver(false)
    const files = droppedFiles(event.dataTransfer)
    if (disabled || files.length === 0) return
    // The page behind may take files too. If no part of the page takes one, the browser would replace the page with it.
    event.preventDefault()
    event.stopPropagation()
    onFiles(files)
  }
  return (
    <div className={classes.place} data-compact={compact}>
      <label
        className={classes.zone}
        data-over={over && !disabled}
        data-disabled={disabled}
        onDragEnter={() => setOver(true)}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={ref}
          type="file"
          className={classes.input}
          accept={accept}
          // A disabled input would lose the focus.
          aria-disabled={disabled}
          onClick={(event) => disabled && event.preventDefault()}
          multiple={multiple ?? false}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            // Allows choosing the same file again after it was corrected.
            currentTarget.value = ''
            if (!disabled && files.length > 0) onFiles(files)
          }}
        />
        {children}
      </label>
      {busy && (
        <div role="status" className={classes.busy}>
          {/* No spinner: it is drawn sixty times a second, while the file needs the processor. */}
          <IconFileSpreadsheet size={22} stroke={1.6} className={classes.icon} aria-hidden />
          <div className={classes.progress}>
            <Text size="sm" fw={600}>
              {busy.stage}
            </Text>
            {busy.progress !== undefined && (
              <Text size="xs" c="dimmed" truncate aria-live="off">
                {busy.progress}
              </Text>
            )}
          </div>
          <Button variant="default" size="xs" ml="auto" flex="none" onClick={busy.onCancel}>
            {busy.cancel}
          </Button>
        </div>
      )}
    </div>
  )
}

/** A file dropped outside would replace the page. */
function keepPage(event: globalThis.DragEvent): void {
  event.preventDefault()
}
