import { ActionIcon, Kbd, Modal, Table, Tooltip } from '@mantine/core'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import { IconKeyboard } from '@tabler/icons-react'
import { useCallback, useEffect, useRef } from 'react'
import type { ReportTab } from './report-tabs.tsx'
import { texts } from './texts.ts'

/** The keys that lead from any tab to the search field of the table. Returns the ref of the field. */
export function useSearchShortcut(tab: ReportTab, open: (tab: ReportTab) => void) {
  const field = useRef<HTMLInputElement>(null)
  const isWanted = useRef(false)
  const focusField = useCallback(() => {
    if (!isWanted.current || !field.current) return
    isWanted.current = false
    field.current.focus()
    field.current.select()
  }, [])
  const search = () => {
    if (document.querySelector('[aria-modal=true]')) return
    isWanted.current = true
    if (tab === 'keywords') focusField()
    else open('keywords')
  }
  // The field may only be created after the tab was opened.
  useEffect(() => {
    if (tab === 'keywords') focusField()
  })
  useHotkeys([['/', search]])
  useHotkeys([['mod+K', search]], [])
  return field
}

/** Lists the keyboard shortcuts; opened by a button or by '?'. */
export function ShortcutsHelp() {
  const [isOpen, { open, close }] = useDisclosure(false)
  useHotkeys([['shift+?', open]])
  return (
    <>
      <Tooltip label={texts.shortcuts.title}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          visibleFrom="sm"
          aria-label={texts.shortcuts.title}
          onClick={open}
        >
          <IconKeyboard size={20} />
        </ActionIcon>
      </Tooltip>
      <Modal opened={isOpen} onClose={close} title={texts.shortcuts.title}>
        <Table>
          <Table.Tbody>
            {texts.shortcuts.keys.map(({ keys, does }) => (
              <Table.Tr key={does}>
                <Table.Td>
                  {keys.map((key, place) => (
                    <span key={key}>
                      {place > 0 && ` ${texts.shortcuts.or} `}
                      <Kbd>{key}</Kbd>
                    </span>
                  ))}
                </Table.Td>
                <Table.Td>{does}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Modal>
    </>
  )
}
