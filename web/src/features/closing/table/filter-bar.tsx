import { CloseButton, Group, Select, type SelectProps, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { NumberField } from '../../../forms/number-field.tsx'
import { formatBrl } from '../../../ui/number-formats.ts'
import { texts as markTexts } from '../marks/texts.ts'
import { type Reason, readAmount, reasonName } from '../model/differences.ts'
import { type Filters, filters as shape } from '../results/filters.ts'
import { type Sort, sort as sorts } from '../results/sort-rows.ts'
import type { ReasonCount } from '../results/totals.ts'
import { texts } from './texts.ts'

interface FilterBarProps {
  filters: Filters
  sort: Sort
  /** The reasons that occur. */
  reasons: readonly ReasonCount[]
  onFilters: (filters: Filters) => void
  onSort: (sort: Sort) => void
}

const everyReason = 'all'

/** The filters and the order of the differences. */
export function FilterBar({ filters, sort, reasons, onFilters, onSort }: FilterBarProps) {
  const { text, reason, sign, least, mark } = filters
  return (
    <FieldBar label={texts.filters}>
      <OrderSearch text={text} onText={(typed) => onFilters({ ...filters, text: typed })} />
      <Choice<Reason | typeof everyReason>
        flex={{ base: '1 1 100%', sm: '1 1 200px' }}
        maw="none"
        label={texts.reason}
        options={[
          { value: everyReason, label: texts.allReasons },
          ...reasons.map(({ reason: value, count }) => ({
            value,
            label: texts.reasonOption(reasonName(value), count),
          })),
        ]}
        value={reason ?? everyReason}
        onChoose={(value) => onFilters({ ...filters, reason: value === everyReason ? null : value })}
      />
      <Choice
        label={texts.sign}
        options={optionsOf(shape.shape.sign.options, texts.signs)}
        value={sign}
        onChoose={(value) => onFilters({ ...filters, sign: value })}
      />
      <NumberField
        flex={{ base: '1 1 40%', sm: '0 1 120px' }}
        label={texts.least}
        value={least}
        read={readAmount}
        show={formatBrl}
        refusal={markTexts.amountRefusal}
        onChange={(amount) => onFilters({ ...filters, least: amount })}
      />
      <Choice
        label={markTexts.mark}
        options={optionsOf(shape.shape.mark.options, markTexts.marks)}
        value={mark}
        onChoose={(value) => onFilters({ ...filters, mark: value })}
      />
      <Choice
        label={texts.sort}
        options={optionsOf(sorts.options, texts.sorts)}
        value={sort}
        onChoose={onSort}
      />
    </FieldBar>
  )
}

function optionsOf<Value extends string>(values: readonly Value[], names: Record<Value, string>) {
  return values.map((value) => ({ value, label: names[value] }))
}

/** Fields beside each other where there is room, else beneath. */
export function FieldBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group component="search" aria-label={label} align="flex-end" gap={12}>
      {children}
    </Group>
  )
}

interface ChoiceProps<Value extends string> extends Pick<SelectProps, 'flex' | 'maw'> {
  label: string
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** One of several; its options are drawn once it has the focus, so that a page with many of them is drawn at once. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChoose } = props
  const { flex = { base: '1 1 40%', sm: '1 1 150px' }, maw = { sm: 240 } } = props
  const [wasFocused, setWasFocused] = useState(false)
  return (
    <Select
      flex={flex}
      maw={maw}
      label={label}
      data={options}
      value={value}
      allowDeselect={false}
      comboboxProps={{ keepMounted: wasFocused }}
      onFocus={() => setWasFocused(true)}
      onChange={(chosen) => chosen && onChoose(chosen)}
    />
  )
}

interface OrderSearchProps {
  text: string
  onText: (text: string) => void
}

export function OrderSearch({ text, onText }: OrderSearchProps) {
  return (
    <TextInput
      flex={{ base: '1 1 100%', sm: '1 1 220px' }}
      label={texts.search}
      placeholder={texts.searchHint}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text !== '' && <CloseButton size="sm" aria-label={texts.clearSearch} onClick={() => onText('')} />
      }
    />
  )
}
