import { Button, Checkbox, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { AnnouncedResult } from '../../forms/announced-result.tsx'
import { texts } from './texts.ts'

interface ListSummaryProps {
  /** How many rows are shown, in words. */
  words: string
  shown: number
  chosen: number
  onChooseAll: (isChosen: boolean) => void
  /** Absent if nothing is filtered. */
  onClear: (() => void) | undefined
  /** Buttons for what is shown. */
  children: ReactNode
}

/** How much of the list is shown, chooses all of it, and removes the filters. */
export function ListSummary({ words, shown, chosen, onChooseAll, onClear, children }: ListSummaryProps) {
  return (
    <Group gap="8px 20px">
      <Checkbox
        size="xs"
        styles={{ body: { alignItems: 'center' } }}
        label={texts.chooseShown(shown)}
        disabled={shown === 0}
        checked={shown > 0 && chosen === shown}
        indeterminate={chosen > 0 && chosen < shown}
        onChange={(event) => onChooseAll(event.currentTarget.checked)}
      />
      <Text size="sm" fw={600}>
        {words}
      </Text>
      <AnnouncedResult>{texts.inTable(words)}</AnnouncedResult>
      {onClear && (
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          {texts.clearAll}
        </Button>
      )}
      <Group gap={8} ms="auto">
        {children}
      </Group>
    </Group>
  )
}
