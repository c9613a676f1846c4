import { Button, FileButton } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useRef } from 'react'
import { texts } from './texts.ts'

interface ImportButtonProps {
  onFile: (file: File) => void
  size?: 'sm' | 'md'
}

export function ImportButton({ onFile, size = 'sm' }: ImportButtonProps) {
  const reset = useRef<() => void>(null)
  const take = (file: File | null) => {
    if (!file) return
    onFile(file)
    // Without a reset choosing the same file again raises no event.
    reset.current?.()
  }
  return (
    <FileButton
      onChange={take}
      accept=".csv,.txt,text/csv"
      resetRef={reset}
      inputProps={{ 'aria-label': texts.input }}
    >
      {(props) => (
        <Button {...props} size={size} leftSection={<IconFileImport size={18} />}>
          {texts.import}
        </Button>
      )}
    </FileButton>
  )
}
