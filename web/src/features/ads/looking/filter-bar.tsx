import { CloseButton, Switch, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../../ui/format-count.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import type { Filters } from './filters.ts'
import classes from './looking.module.css'
import { texts } from './texts.ts'

interface FilterBarProps {
  filters: Filters
  onFilters: (filters: Filters) => void
  /** More switches and buttons beside the filters. */
  children: ReactNode
}

export function FilterBar({ filters, onFilters, children }: FilterBarProps) {
  const { text, minClicks, withoutSales } = filters
  return (
    <search className={classes.bar} aria-label={texts.filters}>
      <TextInput
        className={classes.text}
        label={texts.text}
        placeholder={texts.textHint}
        value={text}
        onChange={(event) => onFilters({ ...filters, text: event.currentTarget.value })}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          text !== '' && (
            <CloseButton
              size="sm"
              aria-label={texts.clear}
              onClick={() => onFilters({ ...filters, text: '' })}
            />
          )
        }
      />
      <NumberField
        className={classes.minClicks}
        label={texts.minClicks}
        value={minClicks}
        read={readCount}
        show={formatCount}
        refusal={texts.minClicksHint}
        onChange={(count) => onFilters({ ...filters, minClicks: count })}
      />
      <Switch
        className={classes.switch}
        label={texts.withoutSales}
        checked={withoutSales}
        onChange={(event) => onFilters({ ...filters, withoutSales: event.currentTarget.checked })}
      />
      {children}
    </search>
  )
}

function readCount(text: string): number | null {
  const digits = text.replaceAll('.', '').trim()
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
