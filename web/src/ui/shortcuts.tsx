import { Group, Kbd, Modal, Stack, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { texts } from './texts.ts'

/** The action of a single key on a screen: 'n', '/'. */
interface Shortcut {
  readonly key: string
  readonly label: string
  readonly run: () => void
}

const active = new Set<readonly Shortcut[]>()

/**
 * Registers keys while the component is on the screen. Any screen or part of one can have some; '?' lists all of
 * them. They are ignored while somebody types, with Ctrl, Alt or Cmd, and under a dialog.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcuts.find(({ key }) => key === event.key.toLowerCase())
    if (!shortcut || !isForShortcuts(event)) return
    event.preventDefault()
    shortcut.run()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  useEffect(() => {
    active.add(shortcuts)
    return () => void active.delete(shortcuts)
  }, [shortcuts])
}

const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

function isForShortcuts({ target, ctrlKey, altKey, metaKey, repeat, defaultPrevented }: KeyboardEvent) {
  if (ctrlKey || altKey || metaKey || repeat || defaultPrevented) return false
  if (target instanceof Element && target.closest(typed)) return false
  return document.querySelector('[aria-modal="true"]') === null
}

/** Lists the keys of the screen when '?' is pressed. */
export function ShortcutsHelp() {
  const [listed, setListed] = useState<readonly Shortcut[]>([])
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const all = [...active].flat()
      if (event.key !== '?' || all.length === 0 || !isForShortcuts(event)) return
      setListed(all)
      setOpened(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <Modal opened={opened} onClose={() => setOpened(false)} title={texts.shortcuts} size="xs">
      <Stack gap="sm">
        {listed.map(({ key, label }) => (
          <Group key={key} justify="space-between">
            <Text size="sm">{label}</Text>
            <Kbd>{key.toUpperCase()}</Kbd>
          </Group>
        ))}
      </Stack>
    </Modal>
  )
}
