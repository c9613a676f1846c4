import { Text, Title } from '@mantine/core'
import { texts } from '../texts.ts'

export function MaintenanceNotice() {
  return (
    <>
      <Title order={1} mb="xs">
        {texts.login.maintenance}
      </Title>
      <Text c="dimmed">{texts.login.maintenanceHint}</Text>
    </>
  )
}
