import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconExternalLink, IconHelpCircle, IconKeyboard, IconRoute } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ShortcutsDialog } from '../shortcuts.tsx'
import { texts } from '../texts.ts'
import { GuidedTour, type GuidedTourStep } from './guided-tour.tsx'

interface HelpMenuProps {
  /** The page of the help about this screen. */
  help: string
  tour?: readonly GuidedTourStep[]
  hasShortcuts?: boolean
  /** Whether the page shows something that must be read first, which ends the tour. */
  isHeld?: boolean
}

/** The one mark of help on a screen: its tour, its keys, and the help. */
export function HelpMenu({ help, tour, hasShortcuts = false, isHeld = false }: HelpMenuProps) {
  const [isTouring, touring] = useDisclosure(false)
  const [isListing, listing] = useDisclosure(false)
  const mark = useRef<HTMLButtonElement>(null)
  const { close } = touring
  useEffect(() => {
    if (isHeld) close()
  }, [isHeld, close])
  const leave = () => {
    close()
    mark.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <Menu position="bottom-start" portalProps={{ target: 'main' }}>
        <Menu.Target>
          <ActionIcon
            ref={mark}
            variant="subtle"
            color="gray"
            size="lg"
            radius="xl"
            aria-label={texts.help}
            data-screen-only
          >
            <IconHelpCircle size={22} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {tour && (
            <Menu.Item leftSection={<IconRoute size={18} />} onClick={touring.open}>
              {texts.tour.start}
            </Menu.Item>
          )}
          {hasShortcuts && (
            <Menu.Item leftSection={<IconKeyboard size={18} />} visibleFrom="sm" onClick={listing.open}>
              {texts.shortcuts.title}
            </Menu.Item>
          )}
          <HelpItem to={help} />
        </Menu.Dropdown>
      </Menu>
      {tour && <GuidedTour active={isTouring} onClose={leave} steps={tour} />}
      {hasShortcuts && <ShortcutsDialog opened={isListing} onClose={listing.close} />}
    </>
  )
}

/** Opens a page of the help, from any menu. */
export function HelpItem({ to }: { to: string }) {
  return (
    <Menu.Item
      component={Link}
      to={to}
      target="_blank"
      rel="noreferrer"
      title={texts.newTab}
      leftSection={<IconExternalLink size={18} />}
    >
      {texts.openHelp}
    </Menu.Item>
  )
}
