import { Avatar, type FloatingPosition, Menu, Text } from '@mantine/core'
import {
  IconCreditCard,
  IconFileText,
  IconHelpCircle,
  IconLogout,
  IconMoon,
  IconShieldLock,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import type { Session } from '@vendaclara/contract/account'
import { useRef } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { endSession } from '../session/end-session.ts'
import { useLogOut } from '../session/use-log-out.ts'
import { texts } from '../texts.ts'
import { useThemeSwitch } from './theme-switch.tsx'

interface AccountMenuProps {
  position: FloatingPosition
  className?: string | undefined
  labelClassName?: string | undefined
  label: (session: Session) => string
  size?: number
}

export function AccountMenu({ position, className, labelClassName, label, size = 30 }: AccountMenuProps) {
  const session = useSession()
  const theme = useThemeSwitch()
  const { logOut, isUnreached, stay } = useLogOut()
  const text = label(session)
  const target = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Menu
        trigger="click-hover"
        position={position}
        shadow="md"
        width={230}
        radius="md"
        closeDelay={160}
        withInitialFocusPlaceholder={false}
        portalProps={{ target: 'main' }}
      >
        <Menu.Target>
          <button ref={target} type="button" className={className}>
            <Avatar
              size={size}
              color="brand"
              variant="filled"
              radius="xl"
              mx={size === 30 ? -4 : 0}
              aria-hidden
            >
              {initialOf(session.name)}
            </Avatar>
            <span className={labelClassName}>{text}</span>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate>
              {session.name}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {session.email}
            </Text>
          </Menu.Label>
          <Menu.Divider />
          <AccountLinks />
          <Menu.Divider />
          <Menu.Item
            leftSection={theme.isDark ? <IconSun size={18} /> : <IconMoon size={18} />}
            onClick={theme.toggle}
          >
            {theme.isDark ? texts.lightTheme : texts.darkTheme}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconLogout size={18} />}
            aria-label={texts.logout}
            onClick={() => void logOut()}
          >
            {texts.leave}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <UnreachedLogoutDialog
        opened={isUnreached}
        onStay={() => {
          stay()
          target.current?.focus()
        }}
      />
    </>
  )
}

/** The seller's own pages, and those about the product. */
function AccountLinks() {
  return (
    <>
      <Menu.Item component={Link} to={addresses.profile} leftSection={<IconUser size={18} />}>
        {texts.profile}
      </Menu.Item>
      <Menu.Item component={Link} to={addresses.subscription} leftSection={<IconCreditCard size={18} />}>
        {texts.subscription}
      </Menu.Item>
      <Menu.Item component={Link} to={addresses.help} leftSection={<IconHelpCircle size={18} />}>
        {texts.help}
      </Menu.Item>
      <Menu.Item component={Link} to={addresses.privacy} leftSection={<IconShieldLock size={18} />}>
        {texts.privacy}
      </Menu.Item>
      <Menu.Item component={Link} to={addresses.terms} leftSection={<IconFileText size={18} />}>
        {texts.terms}
      </Menu.Item>
    </>
  )
}

function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase('pt-BR') ?? '?'
}

interface UnreachedLogoutDialogProps {
  opened: boolean
  onStay: () => void
}

function UnreachedLogoutDialog({ opened, onStay }: UnreachedLogoutDialogProps) {
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.unreachedLogout.title}
      message={texts.unreachedLogout.message}
      confirmLabel={texts.unreachedLogout.leave}
      cancelLabel={texts.unreachedLogout.stay}
      onConfirm={() => void endSession()}
      onCancel={onStay}
    />
  )
}
