import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { newProduct, parts, useOpenHere } from '../model/open-here.ts'
import { texts } from './texts.ts'

/** The next step of a seller without products. */
export function EmptyList() {
  const open = useOpenHere()
  return (
    <Stack component="section" gap={12} align="flex-start" maw={620} py={24}>
      <Title order={2}>{texts.empty.title}</Title>
      <Text c="dimmed">{texts.empty.description}</Text>
      <Group>
        <Button leftSection={<IconFileImport size={18} />} onClick={() => open({ abrir: parts.files })}>
          {texts.empty.files}
        </Button>
        <Button variant="default" onClick={() => open({ produto: newProduct })}>
          {texts.empty.byHand}
        </Button>
      </Group>
    </Stack>
  )
}
