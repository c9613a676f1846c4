import { Alert, Badge, Text, Title } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import type { FileSlot } from '@vendaclara/contract/closing'
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { helpHref } from '../../../../addresses.ts'
import { FileDrop } from '../../../../files/choose/file-drop.tsx'
import { useTouch } from '../../../../theme/pointer.ts'
import { HelpLink } from '../../../../ui/help-link.tsx'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { texts as closingTexts } from '../../texts.ts'
import { extensionsOf } from '../../worker/reading/chosen-files.ts'
import { useMonth } from '../../worker/rows/open-month.tsx'
import type { FilesState } from '../saving/files-state.ts'
import { AddFiles, FileLines, PartlyLeftOut } from './file-lines.tsx'
import { texts } from './texts.ts'
import classes from './upload.module.css'

export interface FileCardStatus {
  readonly kind: 'waiting' | 'stored' | 'attention'
  readonly label: string
}

interface FileCardProps {
  slot: FileSlot
  state: FilesState
  status: FileCardStatus
  notice: ReactNode
  onFiles: (slot: FileSlot, files: File[], adds: boolean) => void
  onRemove: (key: string) => void
  onCancel: (slot: FileSlot) => void
}

/** The files of a slot, and where to give others. After the month is compared, they take one line each. */
export function FileCard({ slot, state, status, notice, onFiles, onRemove, onCancel }: FileCardProps) {
  const { closing, totals } = useMonth()
  const { marketplace, figures } = closing
  const words = marketplaceWords[marketplace]
  const { stage, progress, refusal } = state[slot]
  const compact = figures.hasResults
  const files = closing.files.filter((file) => file.slot === slot)
  const extensions = extensionsOf(marketplace, slot)
  const titleId = useId()
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const card = useFocusKept(input, stage !== undefined)
  return (
    <section aria-labelledby={titleId} className={classes.card} data-compact={compact} {...card}>
      <div className={classes.head}>
        <Title order={2} size={compact ? 'h4' : 'h3'} id={titleId}>
          {words[slot]}
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
              onCancel: () => onCancel(slot),
            }
          }
          multiple
          onFiles={(chosen) => onFiles(slot, chosen, false)}
        >
          <Invitation
            again={status.kind === 'stored'}
            compact={compact}
            hint={words[`${slot}Hint`]}
            hintId={hintId}
          />
        </FileDrop>
        {files.length > 0 && (
          <AddFiles
            extensions={extensions}
            disabled={stage !== undefined}
            onAdd={(added) => onFiles(slot, added, true)}
          />
        )}
      </div>
      {!compact && status.kind === 'waiting' && (
        <HelpLink to={helpHref('fechamento-de-mes', words.help[slot])}>{closingTexts.howToDownload}</HelpLink>
      )}
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
      <FileLines files={files} disabled={stage !== undefined} onRemove={onRemove} />
      {slot === 'orders' && <PartlyLeftOut ids={totals?.orders?.partly ?? []} />}
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
