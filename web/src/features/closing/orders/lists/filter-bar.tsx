import { Button, Chip, Popover, Select, type SelectProps, Stack } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { addCents } from '@vendaclara/core/money'
import { type ReactNode, useState } from 'react'
import { NumberField } from '../../../../forms/number-field.tsx'
import { formatBrl, formatCents } from '../../../../ui/number-formats.ts'
import { texts as markTexts } from '../../contest/marks/texts.ts'
import { type Reason, readAmount, reasonName } from '../../model/differences.ts'
import { type Filters, furtherFilters, markFilters, signs } from '../../worker/rows/filters.ts'
import { type Sort, sort as sorts } from '../../worker/rows/sort-rows.ts'
import type { ReasonCount } from '../../worker/rows/totals.ts'
import classes from './results.module.css'
import { texts } from './texts.ts'

interface FilterBarProps {
  filters: Filters
  sort: Sort
  /** The reasons that occur. */
  reasons: readonly ReasonCount[]
  onFilters: (filters: Filters) => void
  onSort: (sort: Sort) => void
}

/**
 * The filters of the differences. Reasons are visible; the other filters and the sorting are behind a button.
 */
export function FilterBar({ filters, sort, reasons, onFilters, onSort }: FilterBarProps) {
  return (
    <FieldBar label={texts.filters}>
      <MoreFilters filters={filters} sort={sort} onFilters={onFilters} onSort={onSort} />
      {reasons.length > 1 && (
        <ReasonChips
          reasons={reasons}
          chosen={filters.reasons}
          onChoose={(chosen) => onFilters({ ...filters, reasons: chosen })}
        />
      )}
    </FieldBar>
  )
}

interface ReasonChipsProps {
  reasons: readonly ReasonCount[]
  chosen: Filters['reasons']
  onChoose: (reasons: Filters['reasons']) => void
}

/** The reasons that occur, with number of orders and amount. Several can be chosen. */
function ReasonChips({ reasons, chosen, onChoose }: ReasonChipsProps) {
  return (
    <fieldset aria-label={texts.reasons} className={classes.chips}>
      <Chip.Group<true, Reason> multiple value={chosen} onChange={onChoose}>
        {reasons.map(({ reason, count, lost, gained }) => (
          <Chip key={reason} value={reason} variant="outline" size="sm" classNames={{ label: classes.chip }}>
            {texts.reasonChip(reasonName(reason), count)}{' '}
            <span className={classes.whole}>{formatCents(addCents(lost, gained))}</span>
          </Chip>
        ))}
      </Chip.Group>
    </fieldset>
  )
}

/** The less common filters, and the sorting, which column heads offer too where there are columns. */
function MoreFilters({ filters, sort, onFilters, onSort }: Omit<FilterBarProps, 'reasons'>) {
  const { sign, least, mark } = filters
  const count = furtherFilters(filters)
  return (
    <Popover position="bottom-start" shadow="md" trapFocus width={280}>
      <Popover.Target>
        <Button
          variant={count > 0 ? 'light' : 'default'}
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        >
          {count > 0 ? texts.moreFiltersOn(count) : texts.moreFilters}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={texts.moreFilters}>
        <Stack gap="sm">
          <Choice
            label={texts.sign}
            options={optionsOf(signs, texts.signs)}
            value={sign}
            onChoose={(value) => onFilters({ ...filters, sign: value })}
          />
          <NumberField
            label={texts.least}
            value={least}
            read={readAmount}
            show={formatBrl}
            refusal={markTexts.amountRefusal}
            onChange={(amount) => onFilters({ ...filters, least: amount })}
          />
          <Choice
            label={markTexts.mark}
            options={optionsOf(markFilters, markTexts.marks)}
            value={mark}
            onChoose={(value) => onFilters({ ...filters, mark: value })}
          />
          <Choice
            label={texts.sort}
            options={optionsOf(differenceSorts, texts.sorts)}
            value={sort}
            onChoose={onSort}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Differences have no due day. */
const differenceSorts = sorts.options.filter((one) => one !== 'due' && one !== 'due-down')

function optionsOf<Value extends string>(values: readonly Value[], names: Record<Value, string>) {
  return values.map((value) => ({ value, label: names[value] }))
}

/** Fields side by side if there is room, otherwise stacked. */
export function FieldBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search className={classes.filters} aria-label={label}>
      {children}
    </search>
  )
}

interface ChoiceProps<Value extends string> extends Pick<SelectProps, 'flex'> {
  label: string
  /** Whether what is chosen says enough. */
  isLabelHidden?: boolean
  options: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** A choice. Its options are only created when it has the focus, so that a page with many choices appears quickly. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, isLabelHidden, options, value, onChoose, flex } = props
  const [wasFocused, setWasFocused] = useState(false)
  return (
    <Select
      flex={flex}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      data={options}
      value={value}
      allowDeselect={false}
      comboboxProps={{ keepMounted: wasFocused, withinPortal: false }}
      onFocus={() => setWasFocused(true)}
      onChange={(chosen) => chosen && onChoose(chosen)}
    />
  )
}
