import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { type Marketplace, tableStandingOn, tablesOf } from '@vendaclara/core/pricing'
import { texts as pricingTexts } from '../texts.ts'
import { choosing, type FeeStep } from './fee-step.ts'
import { FeeTableFacts } from './fee-table-facts.tsx'
import { ownCopy } from './own-copy.ts'
import { OwnTables } from './own-tables.tsx'
import { tableOf } from './table-of.ts'
import { texts } from './texts.ts'
import { todayInBrazil } from './today-in-brazil.ts'

const mostOwnTables = 30

interface FeeTableChoiceProps {
  marketplace: Marketplace
  settings: FeeSettings
  onStep: (step: FeeStep) => void
}

export function FeeTableChoice({ marketplace, settings, onStep }: FeeTableChoiceProps) {
  const table = tableOf(settings, marketplace)
  const own = settings.own.filter((one) => one.marketplace === marketplace)
  const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
  const known = tablesOf(marketplace).map(optionOf)
  const isFull = settings.own.length >= mostOwnTables
  const is = tableStandingOn(table, todayInBrazil(), tablesOf(marketplace))
  const follower = 'follower' in is ? is.follower : null
  const choose = (id: string) => onStep(choosing({ [marketplace]: id }))
  return (
    <Stack gap="xs">
      <NativeSelect
        size="md"
        label={pricingTexts.marketplaces[marketplace]}
        data={
          own.length === 0
            ? known
            : [
                { group: texts.known, items: known },
                { group: texts.own, items: own.map(optionOf) },
              ]
        }
        value={table.id}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <FeeTableFacts table={table} settings={settings} />
      <Group gap="xs">
        {follower && (
          <Button variant="light" size="xs" onClick={() => choose(follower.id)}>
            {texts.use(follower.name)}
          </Button>
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconCopy size={15} />}
          disabled={isFull}
          onClick={() =>
            onStep({ kind: 'editor', table: ownCopy(table, crypto.randomUUID()), isChanged: false })
          }
        >
          {texts.copy}
        </Button>
      </Group>
      {own.length > 0 && <OwnTables tables={own} settings={settings} onStep={onStep} />}
      {isFull && (
        <Text size="xs" c="dimmed">
          {texts.tooMany}
        </Text>
      )}
    </Stack>
  )
}
