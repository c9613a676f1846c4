import { Stack, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTouch } from '../../theme/pointer.ts'
import { FileDrop, type FileDropProps } from './file-drop.tsx'
import { RefusedFiles, type RefusedFilesProps } from './refused-files.tsx'

interface ChooseFilesProps
  extends Pick<FileDropProps, 'accept' | 'multiple' | 'busy' | 'onFiles'>,
    RefusedFilesProps {
  words: {
    /** What can be read. */
    readonly intro: string
    readonly pick: string
    readonly pickByTouch: string
    readonly limits: string
  }
  /** What else can be done. */
  children?: ReactNode
}

/** The first step of an import: chooses files, and says of each that was refused why. */
export function ChooseFiles({ words, refused, title, children, ...drop }: ChooseFilesProps) {
  const nameId = useId()
  const limitsId = useId()
  const isTouch = useTouch()
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {words.intro}
      </Text>
      <FileDrop {...drop} labelledBy={nameId} describedBy={limitsId}>
        <IconUpload size={26} stroke={1.6} aria-hidden />
        <span>
          <Text span display="block" size="sm" fw={600} id={nameId}>
            {isTouch ? words.pickByTouch : words.pick}
          </Text>
          <Text span display="block" size="xs" c="dimmed" id={limitsId}>
            {words.limits}
          </Text>
        </span>
      </FileDrop>
      <RefusedFiles refused={refused} title={title} />
      {children}
    </Stack>
  )
}
