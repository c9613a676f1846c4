import 'dayjs/locale/pt-br'
import { Badge, Box, Button, Flex, Group, Text, ThemeIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { endSession, type OpenSession } from '@vendaclara/contract/account'
import Bowser from 'bowser'
import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime'
import { call } from '../../../../api/call.ts'
import { PasswordDialog } from '../password-dialog.tsx'
import { texts } from '../texts.ts'

interface SessionRowProps {
  session: OpenSession
  onEnded: () => void
}

export function SessionRow({ session, onEnded }: SessionRowProps) {
  const [asking, { open, close }] = useDisclosure(false)
  const device = nameDevice(session.device)
  const Icon = device.isHandheld ? IconDeviceMobile : IconDeviceDesktop
  const started = texts.sessions.started(dayjs(session.createdAt).format(texts.day))
  return (
    <Flex
      component="li"
      align={{ base: 'start', sm: 'center' }}
      wrap={{ base: 'wrap', sm: 'nowrap' }}
      gap="10px 14px"
      py={14}
    >
      <ThemeIcon size={40} radius={12} variant="light" color="gray" c="inherit">
        <Icon size={22} stroke={1.6} aria-hidden />
      </ThemeIcon>
      <Box flex="1 1 240px">
        <Group gap={8}>
          <Text fw={600}>{device.name}</Text>
          {session.current && (
            <Badge variant="light" tt="none">
              {texts.sessions.current}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {texts.sessions.lastSeen(formatAgo(session.lastSeenAt, new Date()))}
        </Text>
        <Text size="sm" c="dimmed">
          {[session.ip, started].filter(Boolean).join(' · ')}
        </Text>
      </Box>
      {!session.current && (
        <Button
          variant="default"
          size="sm"
          ms={{ base: 54, sm: 0 }}
          aria-label={texts.sessions.endOf(device.name)}
          onClick={open}
        >
          {texts.sessions.end}
        </Button>
      )}
      <PasswordDialog
        opened={asking}
        title={texts.sessions.endTitle}
        message={texts.sessions.endMessage(device.name)}
        isDanger
        submitLabel={texts.sessions.end}
        busyLabel={texts.sessions.ending}
        failedTitle={texts.sessions.failedToEnd}
        onCancel={close}
        send={({ current }) => call(endSession, { params: { id: session.id }, body: { password: current } })}
        onDone={() => {
          close()
          onEnded()
        }}
      />
    </Flex>
  )
}

interface Device {
  /** For example 'Chrome no Windows'. */
  name: string
  isHandheld: boolean
}

/** The device's name in words, from the browser's user agent. */
export function nameDevice(userAgent: string): Device {
  if (userAgent.trim() === '') return { name: texts.sessions.unknownDevice, isHandheld: false }
  const { browser, os, platform } = Bowser.parse(userAgent)
  const name = browser.name && os.name ? texts.sessions.device(browser.name, os.name) : browser.name
  return {
    name: name || texts.sessions.unknownDevice,
    isHandheld: platform.type === 'mobile' || platform.type === 'tablet',
  }
}

dayjs.extend(relativeTime)

/** For example 'há 5 minutos'. A moment in the future, by this clock, counts as now. */
export function formatAgo(moment: string, now: Date): string {
  const shown = dayjs(moment).isAfter(now) ? dayjs(now) : dayjs(moment)
  return shown.locale('pt-br').from(now)
}
