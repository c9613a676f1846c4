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
import { doubtsAbout, type SurveyedColumn } from '../../files/mapping/survey-column.ts'
import type { TableSurvey } from '../../files/mapping/survey-table.ts'
import { columnTexts as texts } from '../import-texts.ts'
import type { ChosenFile, ImportFile } from '../use-import-file.ts'
import { FieldRow, fieldName } from './field-row.tsx'

interface ColumnsStepProps {
  file: ImportFile
  chosen: ChosenFile
  survey: TableSurvey
}

const mostShown = 100

export function ColumnsStep(props: ColumnsStepProps) {
  const { file, chosen, survey } = props
  const { isBusy } = chosen
  const [columns, setColumns] = useState<MappedColumns>(chosen.columns ?? survey.mapping)
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
          {chosen.file.name}
        </Text>
        <Text size="sm" c="dimmed">
          {texts.intro}
        </Text>
      </div>
      <Notices {...props} />
      <Place {...props} />
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
        <Button variant="default" disabled={isBusy} onClick={file.startOver}>
          {texts.otherFile}
        </Button>
        <Text role="status" size="sm" c="var(--loss)" ml={{ base: 0, sm: 'auto' }}>
          {missing.length > 0 && texts.missingSentence(missing)}
        </Text>
        <Button
          disabled={missing.length > 0}
          loading={isBusy}
          rightSection={<IconArrowRight size={17} />}
          onClick={() => file.agree(chosen, columns)}
        >
          {texts.next}
        </Button>
      </Flex>
    </Stack>
  )
}

function Notices({ file, chosen, survey }: ColumnsStepProps) {
  const { problem } = chosen
  return (
    <>
      {survey.isRemembered && (
        <Alert variant="light" color="gray" icon={<IconHistory />} p="xs">
          <Group justify="space-between" gap={8}>
            <Text size="sm">{texts.remembered}</Text>
            <Button size="xs" variant="default" onClick={() => file.forget(chosen)}>
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

function missingIn(columns: MappedColumns, surveyed: readonly SurveyedColumn[]): string[] {
  const { title, sku, id, ...values } = columns
  const isKeyed = sku !== undefined || id !== undefined
  const open = allFields.filter(({ key }) => {
    const mapped = columns[key]
    const column = surveyed.find(({ place }) => place === mapped?.place)
    return mapped && column && !mapped.decimal && doubtsAbout(key, column, mapped.unit).length > 0
  })
  return [
    ...(title || isKeyed ? [] : [texts.missing.name]),
    ...(isKeyed || values.productCost ? [] : [texts.missing.cost]),
    ...(isKeyed && !title && Object.keys(values).length === 0 ? [texts.missing.more] : []),
    ...open.map((field) => texts.missing.decimal(fieldName(field))),
  ]
}

function Place({ file, chosen, survey: { sheets, sheet, headerRow, rows } }: ColumnsStepProps) {
  const { isBusy } = chosen
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
          onChange={(event) => file.survey(chosen, { sheet: Number(event.currentTarget.value) })}
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
        onChange={(event) => file.survey(chosen, { sheet, headerRow: Number(event.currentTarget.value) })}
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
