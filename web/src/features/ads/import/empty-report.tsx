import { Button, Divider, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconFileTypeCsv, IconLock } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { exampleHash, helpHref } from '../../../addresses.ts'
import pieces from '../../../theme/pieces.module.css'
import { useTouch } from '../../../theme/pointer.ts'
import { HelpLink } from '../../../ui/help-link.tsx'
import { ImportButton } from './import-button.tsx'
import { texts } from './texts.ts'

interface EmptyReportProps {
  onFile: (file: File) => void
}

export function EmptyReport({ onFile }: EmptyReportProps) {
  const isTouch = useTouch()
  const [isFetching, setFetching] = useState(false)
  const showExample = async () => {
    setFetching(true)
    try {
      const { exampleReport } = await import('./example-report.ts')
      onFile(exampleReport())
    } catch {
      notifications.show({ color: 'red', message: texts.empty.noExample })
    } finally {
      setFetching(false)
    }
  }
  const { hash } = useLocation()
  const navigate = useNavigate()
  const openExample = useEffectEvent(() => {
    navigate({ hash: '' }, { replace: true })
    void showExample()
  })
  useEffect(() => {
    if (hash === exampleHash) openExample()
  }, [hash])
  return (
    <Stack
      component="section"
      align="center"
      gap={20}
      ta="center"
      px={{ base: 18, sm: 24 }}
      pt={{ base: 40, sm: 64 }}
      pb={{ base: 32, sm: 56 }}
      bd="2px dashed var(--mantine-color-default-border)"
      bdrs={20}
      bg="var(--mantine-color-body)"
    >
      <ThemeIcon size={72} radius="xl" variant="light">
        <IconFileTypeCsv size={40} stroke={1.5} />
      </ThemeIcon>
      <Title order={2}>{texts.empty.title}</Title>
      <Stack gap={6} align="center">
        <ImportButton onFile={onFile} size="md" />
        {!isTouch && <Text c="dimmed">{texts.empty.drop}</Text>}
      </Stack>
      <Button variant="subtle" size="compact-md" loading={isFetching} onClick={showExample}>
        {texts.empty.example}
      </Button>
      <Text size="sm" fw={550} className={pieces.marked}>
        <IconLock size={16} aria-hidden />
        {texts.empty.privacy}
      </Text>
      <Divider w="min(100%, 420px)" />
      <Stack gap={6} maw={560}>
        {texts.empty.how.map((line) => (
          <Text key={line} size="sm" c="dimmed">
            {line}
          </Text>
        ))}
      </Stack>
      <HelpLink to={helpHref('ads-words', 'arquivos')}>{texts.empty.help}</HelpLink>
    </Stack>
  )
}
