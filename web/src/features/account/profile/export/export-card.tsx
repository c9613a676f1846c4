import { Text } from '@mantine/core'
import { ProfileCard } from '../profile-card.tsx'
import { texts } from '../texts.ts'
import { ExportButton } from './export-button.tsx'

export function ExportCard() {
  return (
    <ProfileCard title={texts.export.title} lead={texts.export.lead}>
      <Text size="sm" c="dimmed" mt={-8} mb="md">
        {texts.export.notInside}
      </Text>
      <ExportButton />
    </ProfileCard>
  )
}
