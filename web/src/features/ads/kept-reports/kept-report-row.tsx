import { ActionIcon, Badge, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { formatCount } from '../../../ui/format-count.ts'
import { texts as adsTexts } from '../texts.ts'
import { formatSize } from './format-size.ts'
import type { KeptEntry } from './kept-entry.ts'
import classes from './kept-reports.module.css'
import { texts } from './texts.ts'
import { titleOf } from './title-of.ts'

const when = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

interface KeptReportRowProps {
  entry: KeptEntry
  isShown: boolean
  onOpen: () => void
  onRename: () => void
  onRemove: () => void
}

export function KeptReportRow({ entry, isShown, onOpen, onRename, onRemove }: KeptReportRowProps) {
  const { keywords, terms, bytes, importedAt } = entry
  const title = titleOf(entry)
  const content = titleOf({ ...entry, title: null })
  const about = content === title ? entry.fileName : content
  const size = [
    adsTexts.table.keywords(formatCount(keywords), keywords === 1),
    adsTexts.table.terms(formatCount(terms), terms === 1),
    formatSize(bytes),
    texts.imported(when.format(importedAt)),
  ]
  return (
    <li className={classes.row} data-shown={isShown || undefined}>
      <UnstyledButton className={classes.open} onClick={onOpen}>
        <VisuallyHidden>{texts.open}</VisuallyHidden>
        <Text fw={600} size="sm" component="span" className={classes.title}>
          {title}
        </Text>
        <Text size="sm" component="span">
          {about}
        </Text>
        <Text size="xs" c="dimmed" component="span">
          {size.join(' · ')}
        </Text>
        {(isShown || entry.title === null) && (
          <span className={classes.marks}>
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
          </span>
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
    </li>
  )
}
