import { Divider, Stack, Text } from '@mantine/core'
import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { Fragment } from 'react'
import { marketplaces } from '../listing/marketplaces.ts'
import type { FeeStep } from './fee-step.ts'
import { FeeTableChoice } from './fee-table-choice.tsx'
import { texts } from './texts.ts'

interface FeeTablesPanelProps {
  settings: FeeSettings
  onStep: (step: FeeStep) => void
}

/** With which fee table each marketplace is calculated, and how sure that table is. */
export function FeeTablesPanel({ settings, onStep }: FeeTablesPanelProps) {
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {texts.intro}
      </Text>
      {marketplaces.map((marketplace, position) => (
        <Fragment key={marketplace}>
          {position > 0 && <Divider />}
          <FeeTableChoice marketplace={marketplace} settings={settings} onStep={onStep} />
        </Fragment>
      ))}
    </Stack>
  )
}
