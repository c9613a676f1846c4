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

const asMark = {
  variant: 'subtle',
  color: 'gray',
  size: 'lg',
  radius: 'xl',
  'data-screen-only': true,
} as const

/** The one mark of help on a screen: its tour, its keys, and the help, which it opens at once if it is all there is. */
export function HelpMenu({ help, tour, hasShortcuts = false, isHeld = false }: HelpMenuProps) {
  const [isTouring, touring] = useDisclosure(false)
  const [isListing, listing] = useDisclosure(false)
  const mark = useRef<HTMLButtonElement>(null)
  const opensHelp = { component: Link, to: help, target: '_blank', rel: 'noreferrer' } as const
  const { close } = touring
  useEffect(() => {
    if (isHeld) close()
  }, [isHeld, close])
  const leave = () => {
    close()
    mark.current?.focus({ preventScroll: true })
  }
  if (!tour && !hasShortcuts) {
    return (
      <ActionIcon {...opensHelp} {...asMark} aria-label={texts.help} title={texts.newTab}>
        <IconHelpCircle size={22} stroke={1.7} />
      </ActionIcon>
    )
  }
  return (
    <>
      <Menu position="bottom-start" portalProps={{ target: 'main' }}>
        <Menu.Target>
          <ActionIcon ref={mark} {...asMark} aria-label={texts.help}>
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
          <Menu.Item {...opensHelp} title={texts.newTab} leftSection={<IconExternalLink size={18} />}>
            {texts.openHelp}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {tour && <GuidedTour active={isTouring} onClose={leave} steps={tour} />}
      {hasShortcuts && <ShortcutsDialog opened={isListing} onClose={listing.close} />}
    </>
  )
}
