import { Group, Kbd, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure, useOs } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { useBackCloses } from './dialogs/back-closes.ts'
import { texts } from './texts.ts'

/** The action of a single key on a screen: 'n', '/'. */
interface Shortcut {
  readonly key: string
  readonly label: string
  readonly run: () => void
  /** Whether Ctrl+K, on a Mac Cmd+K, does the same, also while somebody types. */
  readonly isSearch?: boolean
}

const active = new Set<readonly Shortcut[]>()

/**
 * Registers keys while the component is on the screen. Any screen or part of one can have some; '?' lists all of
 * them. They are ignored while somebody types, with Ctrl, Alt or Cmd, and under a dialog.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const isMac = useMac()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isCtrlK = isSearchKey(event, isMac)
    const shortcut = shortcuts.find(({ key, isSearch }) =>
      isCtrlK ? isSearch : key === event.key.toLowerCase() && isAlone(event),
    )
    if (!shortcut || isTaken(event)) return
    event.preventDefault()
    if (!event.repeat) shortcut.run()
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

const useMac = () => useOs({ getValueInEffect: false }) === 'macos'

// On a Mac, Ctrl+K deletes to the end of the line.
function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, isMac: boolean): boolean {
  const isCombined = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey
  return key.toLowerCase() === 'k' && isCombined && !altKey && !shiftKey
}

const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

function isAlone({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return !(ctrlKey || altKey || metaKey) && !(target instanceof Element && target.closest(typed))
}

function isTaken({ defaultPrevented }: KeyboardEvent): boolean {
  return defaultPrevented || document.querySelector('[aria-modal="true"]') !== null
}

/** Lists the keys of the screen when '?' is pressed. */
export function ShortcutsHelp() {
  const [opened, { open, close }] = useDisclosure(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === '?' && active.size > 0 && isAlone(event) && !isTaken(event)) open()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [open])
  return <ShortcutsDialog opened={opened} onClose={close} />
}

/** The keys of the screen. */
export function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const isMac = useMac()
  const { title, close, searchKey, general } = texts.shortcuts
  const leave = useBackCloses(opened, onClose)
  const listed = opened ? [...[...active].flat(), ...general] : []
  return (
    <Modal opened={opened} onClose={leave} title={title} size="xs" closeButtonProps={{ 'aria-label': close }}>
      <Stack gap="sm">
        {listed.map(({ key, label, ...shortcut }) => (
          <Group key={key} justify="space-between" wrap="nowrap">
            <Text size="sm">{label}</Text>
            <Group gap={6} wrap="nowrap">
              <Kbd>{key.length === 1 ? key.toUpperCase() : key}</Kbd>
              {'isSearch' in shortcut && shortcut.isSearch && <Kbd>{searchKey(isMac)}</Kbd>}
            </Group>
          </Group>
        ))}
      </Stack>
    </Modal>
  )
}
