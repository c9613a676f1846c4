import { Anchor, Text, type TextProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../../api/settings.ts'
import { texts } from '../texts.ts'

/** If payments are simulated, says so and links to the page where one plays the bank. */
export function SimulationNote({ mt }: Pick<TextProps, 'mt'>) {
  const { data: settings } = useQuery(settingsQuery)
  if (!settings?.paymentsAreSimulated) return null
  return (
    <Text size="sm" c="dimmed" mt={mt ?? 0}>
      <span>
        {texts.simulated}{' '}
        <Anchor href="/simulator" target="_blank" inherit fw={600} c="var(--accent-text)" underline="always">
          {texts.simulator}
        </Anchor>
      </span>
    </Text>
  )
}
