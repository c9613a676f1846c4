import { Button, Checkbox, CopyButton, Group, Modal, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useBlocker } from 'react-router'
import { saveFile } from '../../../../files/save-file.ts'
import pieces from '../../../../theme/pieces.module.css'
import { texts } from '../texts.ts'

interface RecoveryCodesDialogProps {
  /** Undefined while there are no codes to show. */
  codes: readonly string[] | undefined
  onClose: () => void
}

/** Shows the recovery codes, which can be seen only once. It closes when the seller confirms that they are saved. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  // Steps between the dialogs of this page do not leave it.
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      codes !== undefined && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <Modal
      opened={codes !== undefined}
      onClose={() => {}}
      title={texts.codes.title}
      withCloseButton={false}
      size="md"
    >
      {codes && <RecoveryCodes codes={codes} onClose={onClose} />}
    </Modal>
  )
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [areKept, setAreKept] = useState(false)
  const written = [texts.codes.fileTitle, '', ...codes, '', texts.codes.fileHint, ''].join('\r\n')
  return (
    <Stack>
      <Text size="sm">{texts.codes.lead}</Text>
      <SimpleGrid
        component="ul"
        cols={2}
        spacing={16}
        verticalSpacing={8}
        ff="monospace"
        fz={15}
        aria-label={texts.codes.title}
        className={`${pieces.bare} ${pieces.framed}`}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </SimpleGrid>
      <Group>
        <CopyButton value={codes.join('\n')} timeout={2000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
              onClick={copy}
            >
              {copied ? texts.codes.copied : texts.codes.copy}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          onClick={() => saveFile(texts.codes.fileName, new Blob([written], { type: 'text/plain' }))}
        >
          {texts.codes.download}
        </Button>
      </Group>
      <Checkbox
        label={texts.codes.kept}
        checked={areKept}
        onChange={(event) => setAreKept(event.currentTarget.checked)}
      />
      <Button onClick={onClose} disabled={!areKept}>
        {texts.codes.done}
      </Button>
    </Stack>
  )
}
