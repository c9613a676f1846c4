import { Text } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import classes from './import.module.css'
import { texts } from './texts.ts'

export function DropOverlay() {
  return (
    <div className={classes.overlay}>
      <IconFileImport size={48} stroke={1.5} aria-hidden />
      <Text fw={600} fz="xl">
        {texts.drop}
      </Text>
    </div>
  )
}

/** Takes a file that is dropped anywhere on the page. Returns whether one is being dragged over it. */
export function useFileDrop(onFile: (file: File) => void, onSeveralFiles: () => void): boolean {
  const [isDragging, setDragging] = useState(false)
  const drop = useEffectEvent((files: FileList) => {
    const [file] = files
    if (files.length > 1) onSeveralFiles()
    else if (file) onFile(file)
  })
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setDragging(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false)
    }
    const dropped = (event: DragEvent) => {
      setDragging(false)
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      drop(event.dataTransfer.files)
    }
    const listening = new AbortController()
    const options = { signal: listening.signal }
    window.addEventListener('dragenter', over, options)
    window.addEventListener('dragover', over, options)
    window.addEventListener('dragleave', leave, options)
    window.addEventListener('drop', dropped, options)
    return () => listening.abort()
  }, [])
  return isDragging
}
