import { Alert, Text } from '@mantine/core'
import { IconFileAlert } from '@tabler/icons-react'
import { group } from 'd3-array'
import { HelpLink } from '../../ui/help-link.tsx'

interface Refused {
  readonly fileName: string
  readonly sentence: string
  readonly help: string
}

export interface RefusedFilesProps {
  refused: readonly Refused[]
  /** Says that files of these names were refused. */
  title: (fileNames: readonly string[]) => string
}

/** Files that are refused for the same reason are said together. */
export function RefusedFiles({ refused, title }: RefusedFilesProps) {
  return [...group(refused, ({ sentence }) => sentence)].map(([sentence, files]) => (
    <Alert
      key={sentence}
      role="alert"
      color="red"
      variant="light"
      title={title(files.map(({ fileName }) => fileName))}
      icon={<IconFileAlert />}
    >
      {sentence}
      <Text mt={6}>
        <HelpLink to={files[0]?.help ?? ''} />
      </Text>
    </Alert>
  ))
}
