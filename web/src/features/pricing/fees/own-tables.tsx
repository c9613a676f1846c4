import { ActionIcon, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { FeeSettings, OwnFeeTable } from '@vendaclara/contract/fee-settings'
import { type FeeStep, removing } from './fee-step.ts'
import classes from './fees.module.css'
import { texts } from './texts.ts'

interface OwnTablesProps {
  tables: readonly OwnFeeTable[]
  settings: FeeSettings
  onStep: (step: FeeStep) => void
}

/** The seller's own tables of a marketplace, in use or not, each to be edited or removed. */
export function OwnTables({ tables, settings, onStep }: OwnTablesProps) {
  return (
    <ul className={classes.own} aria-label={texts.own}>
      {tables.map((table) => (
        <li key={table.id}>
          <Text size="sm" truncate>
            {table.name}
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
        </li>
      ))}
    </ul>
  )
}
