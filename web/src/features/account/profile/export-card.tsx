import { Text } from '@mantine/core'
import { ExportButton } from './export-button.tsx'
import { ProfileCard } from './profile-card.tsx'
import { texts } from './texts.ts'

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
