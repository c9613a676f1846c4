import { Button, Group, Text } from '@mantine/core'
import { WarningAlert } from '../../../../ui/warning-alert.tsx'
import { texts } from '../../texts.ts'

interface ConflictNoticeProps {
  onShow: () => void
  onOverwrite: () => void
}

/** That another tab stored files of this closing, and that nothing of them is overwritten unless the seller says so. */
export function ConflictNotice({ onShow, onOverwrite }: ConflictNoticeProps) {
  return (
    <WarningAlert role="alert" title={texts.files.conflictTitle}>
      <Text size="sm">{texts.files.conflictText}</Text>
      <Group gap={8} mt="sm">
        <Button size="sm" onClick={onShow}>
          {texts.files.conflictShow}
        </Button>
        <Button size="sm" variant="default" onClick={onOverwrite}>
          {texts.files.conflictOverwrite}
        </Button>
      </Group>
    </WarningAlert>
  )
}
