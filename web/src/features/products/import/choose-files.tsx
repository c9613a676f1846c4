import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconFileAlert, IconUpload } from '@tabler/icons-react'
import { group } from 'd3-array'
import { useId } from 'react'
import { FileDrop } from '../../../files/file-drop.tsx'
import { useTouch } from '../../../theme/pointer.ts'
import { HelpLink } from '../../../ui/help-link.tsx'
import type { RefusedFile } from './refusal-help.ts'
import { texts } from './texts.ts'

interface ChooseFilesProps {
  words: { readonly intro: string; readonly limits: string; readonly accept: string }
  busy: { readonly stage: string; readonly progress: string } | undefined
  refused: readonly RefusedFile[]
  onFiles: (files: readonly File[]) => void
  onCancel: () => void
  /** The listings of the calculator, which can be taken as a file. */
  calculator?: { readonly count: number; readonly onTake: () => void } | undefined
}

/** Chooses files, and says of each that was refused why. */
export function ChooseFiles({ words, busy, refused, onFiles, onCancel, calculator }: ChooseFilesProps) {
  const nameId = useId()
  const limitsId = useId()
  const isTouch = useTouch()
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {words.intro}
      </Text>
      <FileDrop
        labelledBy={nameId}
        describedBy={limitsId}
        accept={words.accept}
        multiple
        busy={busy && { ...busy, cancel: texts.cancel, onCancel }}
        onFiles={onFiles}
      >
        <IconUpload size={26} stroke={1.6} aria-hidden />
        <span>
          <Text span display="block" size="sm" fw={600} id={nameId}>
            {isTouch ? texts.pickByTouch : texts.pick}
          </Text>
          <Text span display="block" size="xs" c="dimmed" id={limitsId}>
            {words.limits}
          </Text>
        </span>
      </FileDrop>
      {calculator && !busy && (
        <Button variant="default" onClick={calculator.onTake}>
          {texts.fromCalculator(calculator.count)}
        </Button>
      )}
      <RefusedFiles refused={refused} />
    </Stack>
  )
}

/** Files that are refused for the same reason are said together. */
export function RefusedFiles({ refused }: Pick<ChooseFilesProps, 'refused'>) {
  return [...group(refused, ({ sentence }) => sentence)].map(([sentence, files]) => (
    <Alert
      key={sentence}
      role="alert"
      color="red"
      variant="light"
      title={texts.refused(files.map(({ fileName }) => fileName))}
      icon={<IconFileAlert />}
    >
      {sentence}
      <Text mt={6}>
        <HelpLink to={files[0]?.help ?? ''} />
      </Text>
    </Alert>
  ))
}
