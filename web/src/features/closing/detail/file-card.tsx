import { Alert, Badge, Paper, Stack, Text, Title } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { FileDrop } from '../../../files/file-drop.tsx'
import type { Stage } from '../saving/closing-files-state.ts'
import type { ReadingProgress } from '../worker/messages.ts'
import classes from './files.module.css'
import { texts } from './texts.ts'

export interface FileCardStatus {
  readonly kind: 'waiting' | 'stored' | 'attention'
  readonly label: string
}

interface FileCardProps {
  title: string
  hint: string
  extensions: readonly string[]
  status: FileCardStatus
  /** What is being done with this card's file. */
  stage: Stage | undefined
  progress: ReadingProgress | undefined
  refusal: string | undefined
  notice?: ReactNode
  receipt: ReactNode
  onFiles: (files: File[]) => void
  onCancel: () => void
}

export function FileCard(props: FileCardProps) {
  const { title, hint, extensions, status, stage, progress, refusal, notice, receipt, onFiles, onCancel } =
    props
  const titleId = useId()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const card = useFocusKept(input, stage !== undefined)
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby={titleId} className={classes.card} {...card}>
      <Stack gap="md">
        <div className={classes.head}>
          <Title order={2} size="h3" id={titleId}>
            {title}
          </Title>
          <StatusBadge {...status} />
        </div>
        <FileDrop
          ref={input}
          labelledBy={titleId}
          describedBy={hintId}
          accept={extensions.join(',')}
          busy={
            stage && {
              stage: texts.files.stages[stage],
              progress: progress && texts.files.progress(progress),
              cancel: texts.files.cancel,
              onCancel,
            }
          }
          multiple
          onFiles={onFiles}
        >
          <Invitation again={status.kind === 'stored'} hint={hint} hintId={hintId} />
        </FileDrop>
        {notice}
        {refusal && (
          <Alert
            role="alert"
            color="red"
            variant="light"
            title={texts.files.refused}
            icon={<IconAlertCircle />}
          >
            {refusal}
          </Alert>
        )}
        {receipt}
      </Stack>
    </Paper>
  )
}

/** What had the focus may be gone once a file was read, as 'Cancelar' is: it goes on at the file input. */
function useFocusKept(input: RefObject<HTMLInputElement | null>, isBusy: boolean) {
  const hadFocus = useRef(false)
  useEffect(() => {
    if (isBusy || !hadFocus.current || document.activeElement !== document.body) return
    input.current?.focus({ preventScroll: true })
  }, [input, isBusy])
  return {
    onFocus: () => {
      hadFocus.current = true
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) hadFocus.current = false
    },
  }
}

interface InvitationProps {
  again: boolean
  hint: string
  hintId: string
}

function Invitation({ again, hint, hintId }: InvitationProps) {
  const Icon = again ? IconFileSpreadsheet : IconUpload
  return (
    <>
      <Icon size={24} stroke={1.6} aria-hidden />
      <span>
        <Text span display="block" size="sm" fw={600}>
          {again ? texts.files.dropAgain : texts.files.drop}
        </Text>
        <Text span display="block" size="xs" c="dimmed" id={hintId}>
          {hint}
        </Text>
      </span>
    </>
  )
}

const badgeColors = {
  waiting: { color: 'gray' },
  stored: { color: 'green', c: 'var(--gain)' },
  attention: { color: 'orange', c: 'var(--accent-text)' },
} as const

function StatusBadge({ kind, label }: FileCardStatus) {
  return (
    <Badge
      variant="light"
      {...badgeColors[kind]}
      tt="none"
      fw={600}
      size="lg"
      leftSection={kind === 'stored' && <IconCheck size={14} aria-hidden />}
    >
      {label}
    </Badge>
  )
}
