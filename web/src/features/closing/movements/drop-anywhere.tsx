import { useWindowEvent } from '@mantine/hooks'
import { type DragEvent, type ReactNode, useState } from 'react'
import classes from './movements.module.css'
import { texts } from './texts.ts'

interface DropAnywhereProps {
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/** A part of a screen on all of which files can be dropped. */
export function DropAnywhere({ onFiles, children }: DropAnywhereProps) {
  const [over, setOver] = useState(false)
  // A file dropped beside it would replace the page.
  useWindowEvent('dragover', (event) => event.preventDefault())
  useWindowEvent('drop', (event) => event.preventDefault())
  const drop = (event: DragEvent) => {
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button beside it does the same
    <div
      className={classes.drop}
      onDragOver={(event) => setOver(event.dataTransfer.types.includes('Files'))}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node) && setOver(false)}
      onDrop={drop}
    >
      {children}
      {over && <div className={classes.over}>{texts.files.dropHere}</div>}
    </div>
  )
}
