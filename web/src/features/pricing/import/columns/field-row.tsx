import { Badge, NativeSelect, Radio, Stack, Text } from '@mantine/core'
import { memo, useId } from 'react'
import { type Column, type ColumnKey, isField, type MappedColumn, unitsOf } from '../../files/columns.ts'
import {
  type DecimalDoubt,
  doubtsAbout,
  readExamples,
  type SurveyedColumn,
  unitFor,
} from '../../files/mapping/survey-column.ts'
import { numberInWords } from '../../model/fields/field-in-words.ts'
import { texts as words } from '../../pricing-texts.ts'
import { columnTexts as texts } from '../import-texts.ts'

interface FieldRowProps {
  field: Column
  mapped: MappedColumn | undefined
  columns: readonly SurveyedColumn[]
  isGuessed: boolean
  isRequired: boolean
  onChange: (key: ColumnKey, mapped: MappedColumn | undefined) => void
}

const leftOut = ''

export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { field, mapped, columns, isGuessed, isRequired, onChange } = props
  const { key } = field
  const label = fieldName(field)
  const column = columns.find(({ place }) => place === mapped?.place)
  const doubts = column ? doubtsAbout(key, column, mapped?.unit) : []
  const choose = (value: string) => {
    const chosen = value === leftOut ? undefined : columns.find(({ place }) => String(place) === value)
    onChange(key, chosen && { place: chosen.place, unit: unitFor(key, chosen).unit })
  }
  const units = unitsOf(key)
  return (
    <Stack gap={6}>
      <NativeSelect
        label={
          <>
            {label}
            {isRequired && !mapped && <Mark isUrgent>{texts.required}</Mark>}
            {isGuessed && mapped && <Mark>{texts.guessed}</Mark>}
          </>
        }
        aria-label={texts.columnOf(label)}
        description={
          column && mapped ? (
            <Examples
              field={key}
              column={column}
              mapped={mapped}
              isOpen={doubts.length > 0 && !mapped.decimal}
            />
          ) : (
            texts.hints[key]
          )
        }
        inputWrapperOrder={['label', 'input', 'description']}
        value={mapped ? String(mapped.place) : leftOut}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: leftOut, label: texts.leftOut },
          ...columns.map(({ place, name }) => ({
            value: String(place),
            label: texts.columnOption(columnLetter(place), name),
          })),
        ]}
      />
      {mapped && units.length > 0 && (
        <NativeSelect
          size="sm"
          aria-label={texts.unitOf(label)}
          value={mapped.unit ?? units[0]}
          onChange={(event) =>
            onChange(key, {
              place: mapped.place,
              unit: units.find((unit) => unit === event.currentTarget.value),
            })
          }
          data={units.map((unit) => ({ value: unit, label: texts.units[unit] }))}
        />
      )}
      {doubts.length > 0 && mapped && (
        <DecimalQuestion
          field={field}
          doubts={doubts}
          mapped={mapped}
          onAnswer={(decimal) => onChange(key, { ...mapped, decimal })}
        />
      )}
    </Stack>
  )
})

/** The name of a field; without the unit if the unit can be chosen. */
export function fieldName({ key, header }: Column): string {
  if (unitsOf(key).length === 0) return header
  return header.replace(/\s*\((%|kg)\)$/, '')
}

function Mark({ isUrgent = false, children }: { isUrgent?: boolean; children: string }) {
  return (
    <Badge
      ml={6}
      size="sm"
      variant="light"
      color={isUrgent ? 'red' : 'gray'}
      c={isUrgent ? 'var(--loss)' : 'var(--mantine-color-text)'}
      tt="none"
    >
      {children}
    </Badge>
  )
}

interface ExamplesProps {
  field: ColumnKey
  column: SurveyedColumn
  mapped: MappedColumn
  /** Whether the seller has yet to choose how they are read. */
  isOpen: boolean
}

function Examples({ field, column, mapped, isOpen }: ExamplesProps) {
  const examples = readExamples(field, column, mapped)
  if (examples.length === 0) return texts.noExamples
  return examples.map(({ text, read }) => {
    const isBad = 'problem' in read && !isOpen
    const value = 'value' in read && !isOpen ? valueInWords(field, read.value) : undefined
    return (
      <Text key={text} span inherit display="block" truncate={!isBad} {...(isBad && { c: 'var(--loss)' })}>
        {isBad
          ? read.problem
          : value === undefined || value === text
            ? `“${text}”`
            : texts.readAs(text, value)}
      </Text>
    )
  })
}

interface DecimalQuestionProps {
  field: Column
  doubts: readonly DecimalDoubt[]
  mapped: MappedColumn
  onAnswer: (decimal: 'comma' | 'dot') => void
}

/** Asked only if the column can be read in two ways, with the result of each. */
function DecimalQuestion({ field, doubts, mapped, onAnswer }: DecimalQuestionProps) {
  const name = useId()
  const outcome = (mark: 'comma' | 'dot') =>
    doubts
      .map(({ text, [mark]: value }) =>
        texts.readAs(text, value === null ? texts.noNumber : (valueInWords(field.key, value) ?? '')),
      )
      .join(', ')
  return (
    <Radio.Group
      p="10px 12px"
      bg="var(--page)"
      bdrs={8}
      name={name}
      size="sm"
      label={texts.decimal(fieldName(field))}
      value={mapped.decimal ?? null}
      onChange={(value) => onAnswer(value === 'dot' ? 'dot' : 'comma')}
    >
      {(['comma', 'dot'] as const).map((mark) => (
        <Radio
          key={mark}
          mt={8}
          size="sm"
          value={mark}
          label={texts.marks[mark]}
          description={outcome(mark)}
        />
      ))}
    </Radio.Group>
  )
}

function valueInWords(key: ColumnKey, value: string | number | boolean): string | undefined {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return isField(key) ? numberInWords(key, value) : undefined
  return key === 'title' || key === 'sku' ? value : undefined
}

/** The letters of a column in spreadsheet programs: 0 is A, 26 is AA. */
function columnLetter(place: number): string {
  const rest = Math.floor(place / 26) - 1
  return `${rest >= 0 ? columnLetter(rest) : ''}${String.fromCharCode(65 + (place % 26))}`
}
