import { Chip, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatCount } from '../../ui/number-formats.ts'
import { SearchField, type SearchFieldProps } from './search-field.tsx'
import classes from './tools.module.css'

interface FilterBarProps<Filter extends string> {
  label: string
  search: SearchFieldProps
  filters: {
    readonly label: string
    /** In sequence. One that would leave nothing is only shown if it is chosen. */
    readonly all: readonly Filter[]
    readonly names: Readonly<Record<Filter, string>>
    readonly counts: Readonly<Record<Filter, number>>
    readonly chosen: readonly Filter[]
    readonly onChoose: (chosen: Filter[]) => void
  }
  /** More filters. */
  children?: ReactNode
}

/** Filters by text, and by marks that say how many rows have them. */
export function FilterBar<Filter extends string>(props: FilterBarProps<Filter>) {
  const { label, search, filters, children } = props
  const { all, names, counts, chosen, onChoose } = filters
  return (
    <search className={classes.filters} aria-label={label}>
      <SearchField className={classes.search} {...search} />
      <Chip.Group
        multiple
        value={[...chosen]}
        onChange={(next) => onChoose(all.filter((one) => next.includes(one)))}
      >
        <Group gap={6} role="group" aria-label={filters.label}>
          {all
            .filter((one) => counts[one] > 0 || chosen.includes(one))
            .map((one) => (
              <Chip key={one} value={one} size="sm" variant="outline">
                {names[one]} {formatCount(counts[one])}
              </Chip>
            ))}
        </Group>
      </Chip.Group>
      {children}
    </search>
  )
}
