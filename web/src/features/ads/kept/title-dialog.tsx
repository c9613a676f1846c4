import { Button, Group, Modal, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useBackCloses } from '../../../ui/dialogs/back-closes.ts'
import { freeTitle, longestTitle } from './kept-entry.ts'
import { texts } from './texts.ts'

interface TitleDialogProps {
  task: 'save' | 'rename'
  opened: boolean
  /** The proposed title. */
  title: string
  /** The titles of the other reports. */
  taken: readonly string[]
  onTitle: (title: string) => void
  onClose: () => void
}

/** Asks for a report's title, and shows the number that a taken one will get. */
export function TitleDialog({ opened, onClose, ...form }: TitleDialogProps) {
  const close = useBackCloses(opened, onClose)
  return (
    <Modal opened={opened} onClose={close} title={texts.dialog[form.task]} withCloseButton={false} size="md">
      <TitleForm {...form} onClose={close} />
    </Modal>
  )
}

function TitleForm({ task, title, taken, onTitle, onClose }: Omit<TitleDialogProps, 'opened'>) {
  const [typed, setTyped] = useState(title)
  const [isRefused, setIsRefused] = useState(false)
  const given = freeTitle(typed, taken)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (given === '') {
      setIsRefused(true)
      return
    }
    onClose()
    onTitle(given)
  }
  return (
    <form onSubmit={submit}>
      <TextInput
        label={texts.dialog.label}
        value={typed}
        maxLength={longestTitle}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setIsRefused(false)
        }}
        onFocus={(event) => event.currentTarget.select()}
        error={isRefused && texts.dialog.required}
        description={given !== typed.trim() && texts.dialog.numbered(given)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {texts.dialog.cancel}
        </Button>
        <Button type="submit">
          {task === 'save' ? texts.dialog.confirmSave : texts.dialog.confirmRename}
        </Button>
      </Group>
    </form>
  )
}
