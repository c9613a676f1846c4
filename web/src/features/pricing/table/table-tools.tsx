import { Button, Checkbox, Chip, CloseButton, Group, Popover, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import { IconColumns3, IconSearch } from '@tabler/icons-react'
import { type ListingState, listingStates, marketplaces } from '@vendaclara/core/pricing'
import { type Ref, useState } from 'react'
import { AnnouncedResult } from '../../../forms/announced-result.tsx'
import { formatCount } from '../../../ui/number-formats.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { type ColumnId, listingColumns } from './columns.tsx'
import classes from './listings-table.module.css'
import { texts } from './table-texts.ts'
import type { TableView } from './table-view.ts'

interface FilterBarProps {
  view: TableView
  counts: Readonly<Record<ListingState, number>>
  onView: (part: Partial<TableView>) => void
  search: Ref<HTMLInputElement>
}

/** Filters for the listings: by text, state and marketplace. */
export function FilterBar({ view, counts, onView, search }: FilterBarProps) {
  const states = listingStates.filter((state) => counts[state] > 0 || view.states.includes(state))
  return (
    <search className={classes.filters} aria-label={texts.filters}>
      <SearchField text={view.text} onSearch={(text) => onView({ text })} ref={search} />
      <Chip.Group
        multiple
        value={[...view.states]}
        onChange={(chosen) => onView({ states: listingStates.filter((state) => chosen.includes(state)) })}
      >
        <Group gap={6} role="group" aria-label={texts.stateFilter}>
          {states.map((state) => (
            <Chip key={state} value={state} size="sm" variant="outline">
              {texts.states[state]} {formatCount(counts[state])}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <MarketplaceFilter chosen={view.marketplaces} onChoose={(chosen) => onView({ marketplaces: chosen })} />
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
  const hasKeyboard = useMediaQuery('(pointer: fine)', true, { getInitialValueInEffect: false })
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
      placeholder={hasKeyboard ? texts.searchHint : texts.searchHintAlone}
      maxLength={100}
      leftSection={<IconSearch size={17} />}
      rightSection={typed && <CloseButton aria-label={texts.clearSearch} onClick={() => type('')} />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}

interface MarketplaceFilterProps {
  chosen: TableView['marketplaces']
  onChoose: (chosen: TableView['marketplaces']) => void
}

function MarketplaceFilter({ chosen, onChoose }: MarketplaceFilterProps) {
  const label =
    chosen.length === 0
      ? texts.allMarketplaces
      : chosen.map((marketplace) => pricingTexts.marketplaces[marketplace]).join(', ')
  return (
    <Popover position="bottom-start" shadow="md" portalProps={{ target: 'main' }} trapFocus>
      <Popover.Target>
        <Button variant="default" size="xs" h={32} maw={260}>
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group
          label={pricingTexts.marketplace}
          value={[...chosen]}
          onChange={(next) => onChoose(marketplaces.filter((one) => next.includes(one)))}
        >
          <Stack gap="xs" mt="xs">
            {marketplaces.map((marketplace) => (
              <Checkbox
                key={marketplace}
                value={marketplace}
                label={pricingTexts.marketplaces[marketplace]}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}

interface ColumnsMenuProps {
  hidden: readonly ColumnId[]
  onHide: (hidden: ColumnId[]) => void
}

/** The columns that the table shows. The column of the names always stays. */
export function ColumnsMenu({ hidden, onHide }: ColumnsMenuProps) {
  const columns = listingColumns.filter(({ id }) => id !== 'name')
  return (
    <Popover position="bottom-end" shadow="md" portalProps={{ target: 'main' }} trapFocus>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={16} stroke={1.7} />}>
          {texts.columnsMenu}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.columnChoice}>
        <Checkbox.Group
          label={texts.columnsLead}
          value={columns.map(({ id }) => id).filter((id) => !hidden.includes(id))}
          onChange={(chosen) => onHide(columns.map(({ id }) => id).filter((id) => !chosen.includes(id)))}
        >
          <Stack gap="xs" mt="xs">
            {columns.map(({ id, label }) => (
              <Checkbox key={id} value={id} label={label} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}

interface TableSummaryProps {
  shown: number
  all: number
  isFiltered: boolean
  onClear: () => void
}

export function TableSummary({ shown, all, isFiltered, onClear }: TableSummaryProps) {
  const words = isFiltered ? texts.shownOf(shown, all) : texts.listings(all)
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
