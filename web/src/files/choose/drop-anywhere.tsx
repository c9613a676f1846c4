import { Portal } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconFileDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { folderType } from '../open-sheets.ts'
import classes from './file-drop.module.css'

/** The dropped files. One that is a folder has no content and the type of a folder. */
export function droppedFiles({ files, items }: DataTransfer): File[] {
  const folders = new Set<string>()
  for (const item of items) {
    const entry = item.webkitGetAsEntry?.()
    if (entry?.isDirectory) folders.add(entry.name)
  }
  return [...files].map((file) =>
    folders.has(file.name) ? new File([], file.name, { type: folderType }) : file,
  )
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Takes files that are dropped anywhere on the page where nothing else does: the browser would replace the page with
 * them. Returns whether some are being dragged over it. Dragged text is left alone.
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false)
  const drag = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setDragging(true)
  }
  useWindowEvent('dragenter', drag)
  useWindowEvent('dragover', drag)
  useWindowEvent('dragleave', (event) => event.relatedTarget === null && setDragging(false))
  // Also for a drop that something on the page takes.
  useWindowEvent('drop', () => setDragging(false), { capture: true })
  useWindowEvent('drop', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    const files = event.dataTransfer ? droppedFiles(event.dataTransfer) : []
    if (files.length > 0) onFiles(files)
  })
  return isDragging
}

interface DropAnywhereProps {
  /** What dropping files does. It covers the page while some are dragged over it. */
  text: string
  onFiles: (files: readonly File[]) => void
}

/** Takes files dropped anywhere on the page, as `useDroppedFiles`. A button beside it must do the same. */
export function DropAnywhere({ text, onFiles }: DropAnywhereProps) {
  const isDragging = useDroppedFiles(onFiles)
  return isDragging && <DropOverlay text={text} />
}

export function DropOverlay({ text }: { text: string }) {
  return (
    <Portal target="main">
      <div className={classes.overlay}>
        <IconFileDownload size={48} stroke={1.4} aria-hidden />
        {text}
      </div>
    </Portal>
  )
}
