import { Button, Chip, CloseButton, Group, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type Ref, useState } from 'react'
import { AnnouncedResult } from '../../../forms/announced-result.tsx'
import { formatCount } from '../../../ui/number-formats.ts'
import classes from './filter-bar.module.css'
import { texts } from './texts.ts'
import { type ProductFilter, type ProductView, productFilters } from './view.ts'

interface FilterBarProps {
  view: ProductView
  counts: Readonly<Record<ProductFilter, number>>
  onView: (part: Partial<ProductView>) => void
  search: Ref<HTMLInputElement>
}

/** Searches the list, and leaves in it only what lacks something. */
export function FilterBar({ view, counts, onView, search }: FilterBarProps) {
  const filters = productFilters.filter((filter) => counts[filter] > 0 || view.filters.includes(filter))
  return (
    <search className={classes.bar} aria-label={texts.filters}>
      <SearchField text={view.text} onSearch={(text) => onView({ text })} ref={search} />
      <Chip.Group
        multiple
        value={[...view.filters]}
        onChange={(chosen) => onView({ filters: productFilters.filter((one) => chosen.includes(one)) })}
      >
        <Group gap={6} role="group" aria-label={texts.filterGroup}>
          {filters.map((filter) => (
            <Chip key={filter} value={filter} size="sm" variant="outline">
              {texts.filter[filter]} {formatCount(counts[filter])}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </search>
  )
}

const pauseOfTyping = 200

interface SearchFieldProps {
  text: string
  onSearch: (text: string) => void
  ref: Ref<HTMLInputElement>
}

/** Searches once typing pauses. A text that comes from the address replaces the typed one. */
function SearchField({ text, onSearch, ref }: SearchFieldProps) {
  const [typed, setTyped] = useState(text)
  const [seen, setSeen] = useState(text)
  if (seen !== text) {
    setSeen(text)
    setTyped(text)
  }
  const searchLater = useDebouncedCallback(onSearch, pauseOfTyping)
  const type = (next: string) => {
    setTyped(next)
    searchLater(next)
  }
  return (
    <TextInput
      ref={ref}
      type="search"
      className={classes.search}
      aria-label={texts.search}
      placeholder={texts.searchHint}
      maxLength={100}
      leftSection={<IconSearch size={17} />}
      rightSection={typed && <CloseButton aria-label={texts.clearSearch} onClick={() => type('')} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}

interface ListSummaryProps {
  shown: number
  all: number
  isFiltered: boolean
  onClear: () => void
}

export function ListSummary({ shown, all, isFiltered, onClear }: ListSummaryProps) {
  const words = isFiltered ? texts.shownOf(shown, all) : texts.products(all)
  return (
    <Group gap="sm">
      <Text size="sm" fw={600}>
        {words}
      </Text>
      <AnnouncedResult>{texts.inTable(words)}</AnnouncedResult>
      {isFiltered && (
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          {texts.clearAll}
        </Button>
      )}
    </Group>
  )
}
