import { Button, FileButton } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useShortcuts } from '../../../ui/shortcuts.tsx'
import { texts } from './texts.ts'

interface ImportButtonProps {
  onFile: (file: File) => void
  size?: 'sm' | 'md'
}

/** Also opened by N. */
export function ImportButton({ onFile, size = 'sm' }: ImportButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useShortcuts([{ key: 'n', label: texts.import, run: () => button.current?.click() }])
  return (
    <ReportFileButton label={texts.input} onFile={onFile}>
      {(openDialog) => (
        <Button
          ref={button}
          size={size}
          px={{ base: 12, xs: 'md' }}
          leftSection={<IconFileImport size={18} />}
          onClick={openDialog}
        >
          {texts.import}
        </Button>
      )}
    </ReportFileButton>
  )
}

interface ReportFileButtonProps {
  /** The accessible name of the file input. */
  label: string
  onFile: (file: File) => void
  /** Renders a button that opens the file dialog. */
  children: (openDialog: () => void) => ReactNode
}

/** Lets the seller choose the file of a report. */
export function ReportFileButton({ label, onFile, children }: ReportFileButtonProps) {
  const reset = useRef<() => void>(null)
  const choose = (file: File | null) => {
    if (!file) return
    onFile(file)
    // Without a reset, choosing the same file again fires no event.
    reset.current?.()
  }
  return (
    <FileButton
      onChange={choose}
      accept=".csv,.txt,.xlsx,.zip,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      resetRef={reset}
      inputProps={{ 'aria-label': label }}
    >
      {({ onClick }) => children(onClick)}
    </FileButton>
  )
}
