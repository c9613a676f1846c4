import { ActionIcon, Badge, Group, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import pieces from '../../../theme/pieces.module.css'
import { formatCount } from '../../../ui/number-formats.ts'
import { formatMoment, formatSize } from '../model/formats.ts'
import { wordsOf } from '../texts.ts'
import { type KeptEntry, titleOf, titlesBeside } from './kept-entry.ts'
import classes from './kept-reports.module.css'
import { texts } from './texts.ts'
import { TitleDialog } from './title-dialog.tsx'

export interface KeptReportActions {
  onOpen: (id: string) => void
  onRename: (id: string, title: string) => void
  onRemove: (id: string) => void
}

interface KeptReportListProps extends KeptReportActions {
  entries: readonly KeptEntry[]
  shown?: string | undefined
}

/** The reports stored in this browser; each can be opened, renamed or removed. */
export function KeptReportList({ entries, shown, onOpen, onRename, onRemove }: KeptReportListProps) {
  const [named, setNamed] = useState<KeptEntry>()
  return (
    <>
      <ul className={`${pieces.bare} ${pieces.divided}`} aria-label={texts.title}>
        {entries.map((entry) => (
          <KeptReportRow
            key={entry.id}
            entry={entry}
            isShown={entry.id === shown}
            onOpen={() => onOpen(entry.id)}
            onRename={() => setNamed(entry)}
            onRemove={() => onRemove(entry.id)}
          />
        ))}
      </ul>
      {named && (
        <TitleDialog
          task={named.title === null ? 'save' : 'rename'}
          opened
          title={titleOf(named)}
          taken={titlesBeside(named.id, entries)}
          onTitle={(title) => onRename(named.id, title)}
          onClose={() => setNamed(undefined)}
        />
      )}
    </>
  )
}

interface KeptReportRowProps {
  entry: KeptEntry
  isShown: boolean
  onOpen: () => void
  onRename: () => void
  onRemove: () => void
}

function KeptReportRow({ entry, isShown, onOpen, onRename, onRemove }: KeptReportRowProps) {
  const { keywords, terms, bytes, importedAt } = entry
  const title = titleOf(entry)
  const content = titleOf({ ...entry, title: null })
  const about = content === title ? entry.fileName : content
  const size = [
    wordsOf(entry).count(formatCount(keywords), keywords === 1),
    wordsOf(entry).terms(formatCount(terms), terms === 1),
    formatSize(bytes),
    texts.imported(formatMoment(importedAt)),
  ]
  return (
    <Group component="li" gap={4} wrap="nowrap" className={classes.row}>
      <UnstyledButton flex={1} miw={0} className={pieces.entry} onClick={onOpen}>
        <VisuallyHidden>{texts.open}</VisuallyHidden>
        <Text fw={600} size="sm" component="span" c={isShown ? 'var(--accent-text)' : 'inherit'}>
          {title}
        </Text>
        <Text size="sm" component="span">
          {about}
        </Text>
        <Text size="xs" c="dimmed" component="span">
          {size.join(' · ')}
        </Text>
        {(isShown || entry.title === null) && (
          <Group component="span" gap="4px 8px" mt={4}>
            {isShown && (
              <Badge variant="light" size="sm" tt="none">
                {texts.shown}
              </Badge>
            )}
            {entry.title === null && (
              <Text size="xs" c="dimmed" component="span">
                {`${texts.unsaved}. ${texts.unsavedHint}`}
              </Text>
            )}
          </Group>
        )}
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        onClick={onRename}
        aria-label={entry.title === null ? texts.save(title) : texts.rename(title)}
      >
        <IconPencil size={18} stroke={1.7} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size="lg" onClick={onRemove} aria-label={texts.remove(title)}>
        <IconTrash size={18} stroke={1.7} />
      </ActionIcon>
    </Group>
  )
}
