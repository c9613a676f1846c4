import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { KeptEntry } from './kept-entry.ts'
import { KeptReportRow } from './kept-report-row.tsx'
import classes from './kept-reports.module.css'
import { texts } from './texts.ts'
import { TitleDialog } from './title-dialog.tsx'
import { titleOf } from './title-of.ts'

export interface KeptReportActions {
  onOpen: (id: string) => void
  onRename: (id: string, title: string) => void
  onRemove: (id: string) => void
}

interface KeptReportListProps extends KeptReportActions {
  entries: readonly KeptEntry[]
  shown?: string | undefined
}

/** The reports kept in this browser, each to be opened, renamed or removed. */
export function KeptReportList({ entries, shown, onOpen, onRename, onRemove }: KeptReportListProps) {
  const [asked, setAsked] = useState<{ task: 'rename' | 'remove'; entry: KeptEntry }>()
  const close = () => setAsked(undefined)
  const name = asked ? titleOf(asked.entry) : ''
  return (
    <>
      <ul className={classes.list} aria-label={texts.title}>
        {entries.map((entry) => (
          <KeptReportRow
            key={entry.id}
            entry={entry}
            isShown={entry.id === shown}
            onOpen={() => onOpen(entry.id)}
            onRename={() => setAsked({ task: 'rename', entry })}
            onRemove={() => setAsked({ task: 'remove', entry })}
          />
        ))}
      </ul>
      {asked && (
        <TitleDialog
          task={asked.entry.title === null ? 'save' : 'rename'}
          opened={asked.task === 'rename'}
          title={name}
          taken={entries.flatMap(({ id, title }) => (id === asked.entry.id ? [] : (title ?? [])))}
          onTitle={(title) => onRename(asked.entry.id, title)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        opened={asked?.task === 'remove'}
        title={texts.removal.title(name)}
        message={texts.removal.message}
        confirmLabel={texts.removal.confirm}
        cancelLabel={texts.removal.cancel}
        onConfirm={() => {
          close()
          if (asked) onRemove(asked.entry.id)
        }}
        onCancel={close}
      />
    </>
  )
}
