import { useWindowEvent } from '@mantine/hooks'
import { type DragEvent, type ReactNode, type Ref, useState } from 'react'
import classes from './file-drop.module.css'

interface FileDropProps {
  /** What the file input is called: ids of elements, as for `aria-labelledby`. */
  labelledBy: string
  describedBy?: string
  /** File name endings the file dialog offers first, as for `accept`; what comes is for `onFiles` to judge. */
  accept: string
  disabled?: boolean
  /** Whether the file dialog offers to choose several at once. */
  multiple?: boolean
  onFiles: (files: File[]) => void
  /** The file input. */
  ref?: Ref<HTMLInputElement>
  children: ReactNode
}

/** A place to choose a file by click or keyboard, through a real file input, or to drop it on. */
export function FileDrop(props: FileDropProps) {
  const { labelledBy, describedBy, accept, disabled, multiple, onFiles, ref, children } = props
  const [over, setOver] = useState(false)
  useWindowEvent('dragover', keepPage)
  useWindowEvent('drop', keepPage)

  const drop = (event: DragEvent) => {
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (!disabled && files.length > 0) onFiles(files)
  }
  return (
    <label
      className={classes.zone}
      data-over={over && !disabled}
      data-disabled={disabled ?? false}
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
        // Disabled it would lose the focus to nothing.
        aria-disabled={disabled ?? false}
        onClick={(event) => disabled && event.preventDefault()}
        multiple={multiple ?? false}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file, mended, can be chosen again.
          currentTarget.value = ''
          if (!disabled && files.length > 0) onFiles(files)
        }}
      />
      {children}
    </label>
  )
}

/** A file dropped beside the place would replace the page. */
function keepPage(event: globalThis.DragEvent): void {
  event.preventDefault()
}
