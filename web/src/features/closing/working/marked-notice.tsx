import { Button, Group, Text } from '@mantine/core'
import type { Mark } from './marks.ts'
import { texts } from './texts.ts'

interface MarkedNoticeProps {
  changes: readonly Mark[]
  onUndo: () => void
}

export function MarkedNotice({ changes, onUndo }: MarkedNoticeProps) {
  const state = changes[0]?.state ?? 'open'
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">{texts.marked(changes.length, texts.marks[state])}</Text>
      <Button variant="light" size="compact-sm" onClick={onUndo}>
        {texts.undo}
      </Button>
    </Group>
  )
}
