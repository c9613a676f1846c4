import { Chip, Group, Input, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { ownTableBounds } from '@vendaclara/contract/fee-settings'
import type { Ref } from 'react'
import { DayField } from '../../../../forms/day-field.tsx'
import { texts } from '../fee-texts.ts'
import { dimensions, type TableDraft } from './table-draft.ts'
import type { TableProblems } from './table-problems.ts'

interface TableHeadFieldsProps {
  draft: TableDraft
  problems: TableProblems | null
  nameRef: Ref<HTMLInputElement>
  onEdit: (part: Partial<TableDraft>) => void
}

const edges = [
  { value: 'below', label: texts.editor.edges.below },
  { value: 'above', label: texts.editor.edges.above },
]

export function TableHeadFields({ draft, problems, nameRef, onEdit }: TableHeadFieldsProps) {
  return (
    <>
      <TextInput
        ref={nameRef}
        label={texts.editor.name}
        maxLength={ownTableBounds.name}
        value={draft.name}
        error={problems?.name}
        onChange={(event) => onEdit({ name: event.currentTarget.value })}
      />
      <SimpleGrid cols={2} spacing="sm">
        <DayField
          label={texts.editor.validFrom}
          value={draft.validFrom}
          onChange={(validFrom) => onEdit({ validFrom })}
        />
        <DayField
          label={texts.editor.validUntil}
          value={draft.validUntil}
          error={problems?.validity}
          onChange={(validUntil) => onEdit({ validUntil })}
        />
      </SimpleGrid>
      <Input.Wrapper
        label={texts.editor.dependsOn}
        labelElement="div"
        description={draft.dependsOn.includes('cap') && texts.editor.capHint}
        inputWrapperOrder={['label', 'input', 'description']}
      >
        <Chip.Group
          multiple
          value={[...draft.dependsOn]}
          onChange={(chosen) =>
            onEdit({ dependsOn: dimensions.filter((dimension) => chosen.includes(dimension)) })
          }
        >
          <Group gap="xs">
            {dimensions.map((dimension) => (
              <Chip key={dimension} value={dimension} size="sm">
                {texts.editor[dimension]}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
      {draft.dependsOn.includes('weight') && (
        <NativeSelect
          label={texts.editor.edge}
          data={edges}
          value={draft.edge}
          onChange={(event) => onEdit({ edge: event.currentTarget.value === 'above' ? 'above' : 'below' })}
        />
      )}
    </>
  )
}
