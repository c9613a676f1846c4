import { Button, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core'
import {
  type CostListColumn,
  type CostListMapping,
  costListColumns,
  guessCostList,
  type ProductSheet,
  sayCosts,
} from '@vendaclara/core/products'
import { useState } from 'react'
import { texts } from './texts.ts'

interface ColumnsStepProps {
  fileName: string
  heads: readonly ProductSheet[]
  guessed: CostListMapping
  onAgree: (mapping: CostListMapping) => void
  onSkip: () => void
}

/** Which column of the seller's own list is what. */
export function ColumnsStep({ fileName, heads, guessed, onAgree, onSkip }: ColumnsStepProps) {
  const [mapping, setMapping] = useState(guessed)
  const isReady = sayCosts(mapping.columns)
  const rows = heads[mapping.sheet]?.rows ?? []
  const header = rows[mapping.headerRow - 1] ?? []
  const width = Math.max(0, ...rows.map((row) => row.length))
  const places = Array.from({ length: width }, (_, place) => ({
    value: String(place),
    label: String(header[place] ?? '').trim() || texts.columns.unnamed(place + 1),
  }))
  const choose = (column: CostListColumn, place: string | null) => {
    const { [column]: _, ...columns } = mapping.columns
    setMapping({ ...mapping, columns: place === null ? columns : { ...columns, [column]: Number(place) } })
  }
  const sampleOf = (column: CostListColumn) => {
    const place = mapping.columns[column]
    if (place === undefined) return undefined
    const values = rows.slice(mapping.headerRow).flatMap((row) => String(row[place] ?? '').trim() || [])
    return values.length > 0
      ? texts.columns.sample(values.slice(0, samples).map(cutSample).join(' · '))
      : undefined
  }
  return (
    <Stack gap="md">
      <Text fw={600}>{texts.columns.title(fileName)}</Text>
      {heads.length > 1 && (
        <Select
          label={texts.columns.sheet}
          data={heads.map(({ name }, sheet) => ({ value: String(sheet), label: name }))}
          value={String(mapping.sheet)}
          allowDeselect={false}
          onChange={(sheet) => {
            const only = heads.map((head, at) => (at === Number(sheet) ? head : { ...head, rows: [] }))
            setMapping({ ...guessCostList(only), sheet: Number(sheet) })
          }}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {costListColumns.map((column) => (
          <Select
            key={column}
            label={texts.columns.labels[column]}
            description={sampleOf(column)}
            inputWrapperOrder={['label', 'input', 'description']}
            placeholder={texts.columns.none}
            data={places}
            value={mapping.columns[column]?.toString() ?? null}
            clearable
            searchable
            onChange={(place) => choose(column, place)}
          />
        ))}
      </SimpleGrid>
      {!isReady && <Text size="sm">{texts.columns.need}</Text>}
      <Group>
        <Button disabled={!isReady} onClick={() => onAgree(mapping)}>
          {texts.columns.next}
        </Button>
        <Button variant="default" onClick={onSkip}>
          {texts.columns.skip}
        </Button>
      </Group>
    </Stack>
  )
}

const samples = 3
const longestSample = 40

function cutSample(value: string): string {
  return value.length > longestSample ? `${value.slice(0, longestSample)}…` : value
}
