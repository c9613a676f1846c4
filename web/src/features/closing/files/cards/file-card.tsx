import { Alert, Badge, Text, Title } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { FileDrop } from '../../../../files/choose/file-drop.tsx'
import { useTouch } from '../../../../theme/pointer.ts'
import { HelpLink } from '../../../../ui/help-link.tsx'
import { texts as closingTexts } from '../../texts.ts'
import type { ReadingProgress } from '../../worker/messages.ts'
import type { RefusedFiles } from '../refusal-help.ts'
import type { Stage } from '../saving/files-state.ts'
import { texts } from './texts.ts'
import classes from './upload.module.css'

export interface FileCardStatus {
  readonly kind: 'waiting' | 'stored' | 'attention'
  readonly label: string
}

interface FileCardProps {
  /** After the month is compared, its files take one line each. */
  compact: boolean
  title: string
  hint: string
  extensions: readonly string[]
  /** The section of the help about how to download it. */
  help: string
  status: FileCardStatus
  /** What is being done with this card's files. */
  stage: Stage | undefined
  progress: ReadingProgress | undefined
  refusal: RefusedFiles | undefined
  notice?: ReactNode
  add: ReactNode
  receipt: ReactNode
  onFiles: (files: File[]) => void
  onCancel: () => void
}

export function FileCard(props: FileCardProps) {
  const { compact, title, hint, extensions, status, stage, progress, refusal, notice } = props
  const { help, add, receipt, onFiles, onCancel } = props
  const titleId = useId()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const card = useFocusKept(input, stage !== undefined)
  return (
    <section aria-labelledby={titleId} className={classes.card} data-compact={compact} {...card}>
      <div className={classes.head}>
        <Title order={2} size={compact ? 'h4' : 'h3'} id={titleId}>
          {title}
        </Title>
        <StatusBadge {...status} />
      </div>
      <div className={classes.drop}>
        <FileDrop
          ref={input}
          labelledBy={titleId}
          describedBy={hintId}
          accept={extensions.join(',')}
          compact={compact}
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
          <Invitation again={status.kind === 'stored'} compact={compact} hint={hint} hintId={hintId} />
        </FileDrop>
        {add}
      </div>
      {!compact && status.kind === 'waiting' && <HelpLink to={help}>{closingTexts.howToDownload}</HelpLink>}
      {notice}
      {refusal && (
        <Alert
          role="alert"
          color="red"
          variant="light"
          title={texts.files.refused}
          icon={<IconAlertCircle />}
        >
          {refusal.sentence}
          {refusal.help && (
            <Text mt={6}>
              <HelpLink to={refusal.help} />
            </Text>
          )}
        </Alert>
      )}
      {receipt}
    </section>
  )
}

/**
 * The focused element, such as 'Cancelar', may disappear once a file is read: the focus then moves to the file input.
 */
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
  compact: boolean
  hint: string
  hintId: string
}

function Invitation({ again, compact, hint, hintId }: InvitationProps) {
  const isTouch = useTouch()
  const Icon = again ? IconFileSpreadsheet : IconUpload
  return (
    <>
      <Icon size={compact ? 18 : 24} stroke={1.6} style={{ flexShrink: 0 }} aria-hidden />
      <span>
        <Text span display="block" size="sm" fw={600}>
          {again ? texts.files.dropAgain : isTouch ? texts.files.choose : texts.files.drop}
        </Text>
        <Text span size="xs" c="dimmed" id={hintId} className={classes.hint}>
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
