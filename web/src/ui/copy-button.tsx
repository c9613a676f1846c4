import { ActionIcon, CopyButton as MantineCopyButton, Tooltip } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'

interface CopyButtonProps {
  value: string
  label: string
  copiedLabel?: string
}

/** Copies a value and says for a moment that it did. */
export function CopyButton({ value, label, copiedLabel = 'Copiado' }: CopyButtonProps) {
  return (
    <MantineCopyButton value={value} timeout={1500}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? copiedLabel : label} portalProps={{ target: 'main' }}>
          <ActionIcon variant="subtle" color="gray" onClick={copy} aria-label={copied ? copiedLabel : label}>
            {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          </ActionIcon>
        </Tooltip>
      )}
    </MantineCopyButton>
  )
}
