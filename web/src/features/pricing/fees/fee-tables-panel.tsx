import { ActionIcon, Button, Divider, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react'
import { type OwnFeeTable, ownTableBounds } from '@vendaclara/contract/fee-settings'
import { brazilianDay } from '@vendaclara/core/calendar'
import { type Marketplace, marketplaces, tableStatusOn, tablesOf } from '@vendaclara/core/pricing'
import { Fragment } from 'react'
import { useDay } from '../../../ui/days.ts'
import { tableOf } from '../model/tables-in-use.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import { certaintyInWords, FeeTableFacts } from './facts/fee-table-facts.tsx'
import { choosing, type FeeStep, ownCopy, removing } from './fee-step.ts'
import { texts } from './fee-texts.ts'

interface FeeTableChoiceProps {
  marketplace: Marketplace
  onStep: (step: FeeStep) => void
}

function FeeTableChoice({ marketplace, onStep }: FeeTableChoiceProps) {
  const { settings } = useCalculator()
  const table = tableOf(settings, marketplace)
  const own = settings.own.filter((one) => one.marketplace === marketplace)
  const optionOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
  const known = tablesOf(marketplace).map(optionOf)
  const isFull = settings.own.length >= ownTableBounds.tables
  const today = useDay(brazilianDay)
  const is = tableStatusOn(table, today, tablesOf(marketplace))
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
      <FeeTableFacts table={table} />
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
      {own.length > 0 && <OwnTables tables={own} onStep={onStep} />}
      {isFull && (
        <Text size="xs" c="dimmed">
          {texts.tooMany(ownTableBounds.tables)}
        </Text>
      )}
    </Stack>
  )
}

export function FeeTablesPanel({ onStep }: Pick<FeeTableChoiceProps, 'onStep'>) {
  return (
    <Stack gap="lg">
      <Text size="sm" c="dimmed">
        {texts.intro}
      </Text>
      {marketplaces.map((marketplace, position) => (
        <Fragment key={marketplace}>
          {position > 0 && <Divider />}
          <FeeTableChoice marketplace={marketplace} onStep={onStep} />
        </Fragment>
      ))}
    </Stack>
  )
}

interface OwnTablesProps {
  tables: readonly OwnFeeTable[]
  onStep: (step: FeeStep) => void
}

function OwnTables({ tables, onStep }: OwnTablesProps) {
  const { settings } = useCalculator()
  return (
    <Stack component="ul" gap={4} m={0} p={0} aria-label={texts.own}>
      {tables.map((table) => (
        <Group component="li" key={table.id} gap={4} wrap="nowrap">
          <Text size="sm" truncate flex={1}>
            {table.name}
            <Text span inherit c="dimmed">
              {` · ${certaintyInWords(table)}`}
            </Text>
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.editNamed(table.name)}
            onClick={() => onStep({ kind: 'editor', table, isChanged: false })}
          >
            <IconPencil size={17} stroke={1.7} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={texts.removeNamed(table.name)}
            onClick={() => onStep(removing(table, settings))}
          >
            <IconTrash size={17} stroke={1.7} />
          </ActionIcon>
        </Group>
      ))}
    </Stack>
  )
}
