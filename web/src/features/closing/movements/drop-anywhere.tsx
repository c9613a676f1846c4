import { useWindowEvent } from '@mantine/hooks'
import { IconFileDownload } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './movements.module.css'
import { texts } from './texts.ts'

interface DropAnywhereProps {
  onFiles: (files: readonly File[]) => void
}

/** Accepts files dropped anywhere on the page where nothing else does. A button beside it does the same. */
export function DropAnywhere({ onFiles }: DropAnywhereProps) {
  const [over, setOver] = useState(false)
  // A file that nothing accepts would replace the page.
  useWindowEvent('dragover', (event) => {
    event.preventDefault()
    setOver(event.dataTransfer?.types.includes('Files') ?? false)
  })
  useWindowEvent('dragleave', (event) => event.relatedTarget === null && setOver(false))
  useWindowEvent('drop', (event) => {
    event.preventDefault()
    setOver(false)
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length > 0) onFiles(files)
  })
  return (
    over && (
      <div className={classes.over}>
        <IconFileDownload size={48} stroke={1.4} aria-hidden />
        {texts.files.dropHere}
      </div>
    )
  )
}
