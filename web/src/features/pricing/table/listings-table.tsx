import { Button, Text, Title } from '@mantine/core'
import { IconPlus, IconSettings } from '@tabler/icons-react'
import { listingStates, type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import { type ReactNode, type Ref, type RefObject, useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import { helpHref } from '../../../addresses.ts'
import { useSession } from '../../../session/use-session.ts'
import { storedValue, useStoredValue } from '../../../storage/stored-value.ts'
import type { TableColumn } from '../../../table/data-table.tsx'
import { FilterBar } from '../../../table/wide/filter-bar.tsx'
import { ListSummary } from '../../../table/wide/list-summary.tsx'
import layout from '../../../table/wide/tools.module.css'
import { useChosen } from '../../../table/wide/use-chosen.ts'
import { RowLink, WideTable } from '../../../table/wide/wide-table.tsx'
import { useNarrow } from '../../../theme/widths.ts'
import { useShortcuts } from '../../../ui/shortcuts.tsx'
import { HelpMenu } from '../../../ui/tour/help-menu.tsx'
import { ChangedCostMark } from '../fees/costs/changed-cost-line.tsx'
import { TransferMenu } from '../import/import-menu.tsx'
import type { ListingsByMarketplace } from '../model/listing.ts'
import { listingHref } from '../model/marketplaces.ts'
import { useOpenInTable } from '../model/open-in-table.ts'
import { ViewSwitch } from '../model/view-switch.tsx'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { useCalculator } from '../saving/actions/calculator-context.ts'
import type { ListingActions } from '../saving/actions/use-listing-actions.ts'
import { SaveSummary } from '../saving/save-summary.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { type ColumnId, cellOf, type ListingColumn, listingColumns } from './columns.tsx'
import { CurrentPriceField } from './current-price-field.tsx'
import { ListingsExport } from './listings-export.tsx'
import classes from './listings-table.module.css'
import { countStates, useSteadyRows } from './order-rows.ts'
import { type ListingRow, rowOf } from './rows.ts'
import { texts } from './table-texts.ts'
import { ColumnsMenu, MarketplaceFilter } from './table-tools.tsx'
import { type TableView, useTableView } from './table-view.ts'

interface ListingsTableProps {
  listings: ListingsByMarketplace
  children: ReactNode
}

const ids = listingColumns.map(({ id }) => id) as [ColumnId, ...ColumnId[]]
const hiddenColumns = storedValue<ColumnId[]>({
  key: 'pricing-table-hidden',
  schema: z.array(z.enum(ids)),
  absent: listingColumns.filter(({ isOptional }) => isOptional).map(({ id }) => id),
})

export function ListingsTable({ listings, children }: ListingsTableProps) {
  const { basis, actions, Coverage } = useCalculator()
  const search = useRef<HTMLInputElement>(null)
  const [view, changeView] = useTableView()
  const [hidden, hide] = useStoredValue(hiddenColumns, useSession().user)
  const isNarrow = useNarrow()
  const columns = useMemo(
    () => listingColumns.filter(({ id }) => !hidden.includes(id) && (!isNarrow || ofCards.includes(id))),
    [hidden, isNarrow],
  )
  const rows = useMemo(
    () => marketplaces.flatMap((one) => listings[one].map((listing) => rowOf(listing, basis))),
    [listings, basis],
  )
  const shown = useSteadyRows(rows, view)
  const { keys, chosen, choose, chooseAll } = useChosen(shown, keyOf)
  const [clearings, setClearings] = useState(0)
  const clear = () => {
    setClearings((before) => before + 1)
    changeView({ text: '', states: [], marketplaces: [] })
  }
  const isFiltered = view.text !== '' || view.states.length > 0 || view.marketplaces.length > 0
  return (
    <>
      {children}
      <div className={layout.screen}>
        <TableHeader marketplace={view.marketplaces[0] ?? marketplaces[0]} search={search} />
        {/* A new one when cleared, so that no search still waits for a pause in typing. */}
        <ListingFilters key={clearings} view={view} rows={rows} onView={changeView} search={search} />
        <ListSummary
          words={isFiltered ? texts.shownOf(shown.length, rows.length) : texts.listings(rows.length)}
          shown={shown.length}
          chosen={chosen.length}
          onChooseAll={chooseAll}
          onClear={isFiltered ? clear : undefined}
        >
          <ListingsExport
            columns={columns}
            rows={chosen.length > 0 ? chosen : shown}
            areChosen={chosen.length > 0}
          />
          <ColumnsMenu hidden={hidden} onHide={hide} />
        </ListSummary>
        <WideTable
          label={texts.caption}
          columns={useCells(columns, actions.edit)}
          rows={shown}
          keyOf={keyOf}
          nameOf={nameOf}
          sort={view.sort}
          onSort={(sort) => changeView({ sort })}
          isCards={isNarrow}
          height={height}
          chosen={keys}
          onChoose={choose}
          className={isNarrow ? classes.cards : classes.measured}
        />
        {shown.length === 0 && (
          <Text c="dimmed" p="md">
            {rows.length === 0 ? texts.empty : texts.nothingFound}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {texts.basis}
        </Text>
        {Coverage && <Coverage />}
        {chosen.length > 0 && (
          <ChosenBar chosen={chosen.map(({ listing }) => listing)} onClear={() => chooseAll(false)} />
        )}
      </div>
    </>
  )
}

interface ListingFiltersProps {
  view: TableView
  rows: readonly ListingRow[]
  onView: (part: Partial<TableView>) => void
  search: Ref<HTMLInputElement>
}

function ListingFilters({ view, rows, onView, search }: ListingFiltersProps) {
  const counts = useMemo(() => countStates(rows), [rows])
  return (
    <FilterBar
      label={texts.filters}
      search={{ label: texts.search, text: view.text, onSearch: (text) => onView({ text }), ref: search }}
      filters={{
        label: texts.stateFilter,
        all: listingStates,
        names: texts.states,
        counts,
        chosen: view.states,
        onChoose: (states) => onView({ states }),
      }}
    >
      <MarketplaceFilter chosen={view.marketplaces} onChoose={(shops) => onView({ marketplaces: shops })} />
    </FilterBar>
  )
}

interface TableHeaderProps {
  marketplace: Marketplace
  search: RefObject<HTMLInputElement | null>
}

function TableHeader({ marketplace, search }: TableHeaderProps) {
  const { actions, onConfigure } = useCalculator()
  const open = useOpenInTable()
  const create = () => open(actions.create(marketplace))
  useShortcuts([
    { key: '/', isSearch: true, label: pricingTexts.shortcuts.search, run: () => search.current?.focus() },
    { key: 'n', label: pricingTexts.list.create, run: create },
  ])
  return (
    <header className={layout.header}>
      <Title order={1} size="h3">
        {pricingTexts.title}
      </Title>
      <ViewSwitch isTable />
      <HelpMenu help={helpHref('calculadora')} hasShortcuts />
      <SaveSummary onOpen={open} />
      <div className={layout.buttons}>
        <Button leftSection={<IconPlus size={18} />} onClick={create}>
          {pricingTexts.list.create}
        </Button>
        <TransferMenu />
        <Button
          variant="default"
          leftSection={<IconSettings size={18} stroke={1.7} />}
          onClick={() => onConfigure('shop')}
        >
          {pricingTexts.list.settings}
        </Button>
      </div>
    </header>
  )
}

const ofCards: readonly ColumnId[] = ['name', 'state', 'price', 'profit', 'margin', 'currentPrice']
const height = { row: 45, card: 142 }

const keyOf = ({ key }: ListingRow) => key
const nameOf = ({ listing }: ListingRow) => listing.title || pricingTexts.list.untitled

/** The columns with what can be done in them: a name opens its listing, a current price can be typed. */
function useCells(
  columns: readonly ListingColumn[],
  edit: ListingActions['edit'],
): readonly TableColumn<ListingRow>[] {
  const open = useOpenInTable()
  return useMemo(
    () =>
      columns.map((column): TableColumn<ListingRow> => {
        switch (column.id) {
          case 'name':
            return { ...column, cell: (row) => <NameLink row={row} onOpen={open} /> }
          case 'currentPrice':
            return { ...column, cell: ({ listing }) => <CurrentPriceField listing={listing} edit={edit} /> }
          // What a state says needs no label.
          case 'state':
            return { ...column, shortLabel: '', cell: (row) => cellOf(column, row) }
          default:
            return { ...column, cell: (row) => cellOf(column, row) }
        }
      }),
    [columns, edit, open],
  )
}

interface NameLinkProps {
  row: ListingRow
  onOpen: ReturnType<typeof useOpenInTable>
}

function NameLink({ row, onOpen }: NameLinkProps) {
  const { marketplace, id } = row.listing
  return (
    <RowLink to={listingHref(marketplace, id)} onOpen={() => onOpen(row.listing)}>
      {nameOf(row)}
      <ChangedCostMark listing={row.listing} />
    </RowLink>
  )
}
