import { Alert, Button, Flex, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconArrowRight, IconHistory } from '@tabler/icons-react'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { HelpLink } from '../../../../ui/help-link.tsx'
import {
  columns as allFields,
  type Column,
  type ColumnKey,
  type MappedColumn,
  type MappedColumns,
} from '../../files/columns.ts'
import { doubtAbout, type SurveyedColumn } from '../../files/mapping/survey-column.ts'
import type { TablePlace, TableSurvey } from '../../files/mapping/survey-table.ts'
import { columnTexts as texts } from '../import-texts.ts'
import type { ImportRefusal } from '../refusal-help.ts'
import { FieldRow, fieldName } from './field-row.tsx'

interface ColumnsStepProps {
  fileName: string
  survey: TableSurvey
  /** The columns that were agreed on before, if the seller comes back to them. */
  agreed: MappedColumns | undefined
  /** Why the lines could not be read with the last choice. */
  problem: ImportRefusal | undefined
  isBusy: boolean
  onPlace: (place: TablePlace) => void
  onForget: () => void
  onOtherFile: () => void
  onNext: (columns: MappedColumns) => void
}

const mostShown = 100

/** Proposes which column of the file is which field of a listing, for the seller to check. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { fileName, survey, agreed, problem, isBusy, onPlace, onForget, onOtherFile, onNext } = props
  const [columns, setColumns] = useState<MappedColumns>(agreed ?? survey.mapping)
  const change = useCallback((key: ColumnKey, mapped: MappedColumn | undefined) => {
    setColumns((before) => withColumn(before, key, mapped))
  }, [])
  const head = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => head.current?.focus({ preventScroll: true }), [])
  const missing = missingIn(columns, survey.columns)
  const isKeyed = columns.sku !== undefined || columns.id !== undefined
  return (
    <Stack gap="sm">
      <div ref={head} tabIndex={-1} style={{ outline: 'none' }}>
        <Text fw={600} truncate>
          {fileName}
        </Text>
        <Text size="sm" c="dimmed">
          {texts.intro}
        </Text>
      </div>
      <Notices survey={survey} problem={problem} onForget={onForget} />
      <Place survey={survey} isBusy={isBusy} onPlace={onPlace} />
      <SimpleGrid component="section" minColWidth="16rem" spacing="md" aria-label={texts.fields}>
        {fieldsOf(survey).map((field) => (
          <FieldRow
            key={field.key}
            field={field}
            mapped={columns[field.key]}
            columns={survey.columns}
            isGuessed={
              survey.guessed.includes(field.key) &&
              columns[field.key]?.place === survey.mapping[field.key]?.place
            }
            isRequired={field.key === 'productCost' ? !isKeyed : field.key === 'title' && !isKeyed}
            onChange={change}
          />
        ))}
      </SimpleGrid>
      {survey.columns.length === mostShown && (
        <Text size="sm" c="dimmed">
          {texts.moreColumns(mostShown)}
        </Text>
      )}
      <Flex
        pos="sticky"
        bottom={0}
        py={12}
        bg="var(--mantine-color-body)"
        style={{ zIndex: 1 }}
        direction={{ base: 'column-reverse', sm: 'row' }}
        wrap="wrap"
        align={{ sm: 'center' }}
        gap={10}
      >
        <Button variant="default" disabled={isBusy} onClick={onOtherFile}>
          {texts.otherFile}
        </Button>
        <Text role="status" size="sm" c="var(--loss)" ml={{ base: 0, sm: 'auto' }}>
          {missing.length > 0 && texts.missingSentence(missing)}
        </Text>
        <Button
          disabled={missing.length > 0}
          loading={isBusy}
          rightSection={<IconArrowRight size={17} />}
          onClick={() => onNext(columns)}
        >
          {texts.next}
        </Button>
      </Flex>
    </Stack>
  )
}

/** What to know before agreeing on the columns. */
function Notices({ survey, problem, onForget }: Pick<ColumnsStepProps, 'survey' | 'problem' | 'onForget'>) {
  return (
    <>
      {survey.isRemembered && (
        <Alert variant="light" color="gray" icon={<IconHistory />} p="xs">
          <Group justify="space-between" gap={8}>
            <Text size="sm">{texts.remembered}</Text>
            <Button size="xs" variant="default" onClick={onForget}>
              {texts.forget}
            </Button>
          </Group>
        </Alert>
      )}
      {Object.keys(survey.mapping).length === 0 && (
        <Alert role="alert" variant="light" color="yellow" icon={<IconAlertTriangle />}>
          {texts.nothingKnown(survey.columns.map(({ name }) => name).filter((name) => name !== ''))}
        </Alert>
      )}
      {problem && (
        <Alert role="alert" variant="light" color="red" icon={<IconAlertTriangle />}>
          {problem.sentence}
          <Text mt={6}>
            <HelpLink to={problem.help} />
          </Text>
        </Alert>
      )}
    </>
  )
}

const first: readonly ColumnKey[] = ['title', 'sku', 'productCost']

/** First what a listing needs, then what was found in the file, then the other fields. */
function fieldsOf({ mapping }: TableSurvey): readonly Column[] {
  const shown = allFields.filter(({ key }) => key !== 'id' || mapping.id)
  const rank = ({ key }: Column) => (first.includes(key) ? 0 : mapping[key] ? 1 : 2)
  return shown.toSorted((one, other) => rank(one) - rank(other))
}

/** A column can only be one field: chosen for another one, it is taken from the first. */
function withColumn(before: MappedColumns, key: ColumnKey, mapped: MappedColumn | undefined): MappedColumns {
  const others = (Object.entries(before) as [ColumnKey, MappedColumn][]).filter(
    ([other, { place }]) => other !== key && place !== mapped?.place,
  )
  return Object.fromEntries(mapped ? [...others, [key, mapped]] : others)
}

/** What the seller must still choose before lines can be read. */
function missingIn(columns: MappedColumns, surveyed: readonly SurveyedColumn[]): string[] {
  const { title, sku, id, ...values } = columns
  const isKeyed = sku !== undefined || id !== undefined
  const open = allFields.filter(({ key }) => {
    const mapped = columns[key]
    const column = surveyed.find(({ place }) => place === mapped?.place)
    return mapped && column && !mapped.decimal && doubtAbout(key, column, mapped.unit)
  })
  return [
    ...(title || isKeyed ? [] : [texts.missing.name]),
    ...(isKeyed || values.productCost ? [] : [texts.missing.cost]),
    ...(isKeyed && !title && Object.keys(values).length === 0 ? [texts.missing.more] : []),
    ...open.map((field) => texts.missing.decimal(fieldName(field))),
  ]
}

interface PlaceProps {
  survey: TableSurvey
  isBusy: boolean
  onPlace: (place: TablePlace) => void
}

/** The sheet, if there are several, and the row with the column names. */
function Place({ survey: { sheets, sheet, headerRow, rows }, isBusy, onPlace }: PlaceProps) {
  const filled = sheets.map((one, index) => ({ ...one, index })).filter(({ isEmpty }) => !isEmpty)
  return (
    <Flex direction={{ base: 'column', sm: 'row' }} gap={12}>
      {filled.length > 1 && (
        <NativeSelect
          flex={1}
          size="sm"
          label={texts.sheet}
          disabled={isBusy}
          value={String(sheet)}
          onChange={(event) => onPlace({ sheet: Number(event.currentTarget.value) })}
          data={filled.map(({ name, isHidden, index }) => ({
            value: String(index),
            label: texts.sheetName(name, isHidden),
          }))}
        />
      )}
      <NativeSelect
        flex={2}
        size="sm"
        label={texts.headerRow}
        disabled={isBusy}
        value={String(headerRow)}
        onChange={(event) => onPlace({ sheet, headerRow: Number(event.currentTarget.value) })}
        data={[
          ...rows.flatMap((text, index) =>
            text === '' ? [] : [{ value: String(index + 1), label: texts.rowOption(index + 1, text) }],
          ),
          { value: '0', label: texts.noHeader },
        ]}
      />
    </Flex>
  )
}
