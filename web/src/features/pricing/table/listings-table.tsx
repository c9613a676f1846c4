import { Button, Checkbox, Text, Title } from '@mantine/core'
import { IconPlus, IconSettings } from '@tabler/icons-react'
import { type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import { helpHref } from '../../../addresses.ts'
import { useSession } from '../../../session/use-session.ts'
import { storedValue, useStoredValue } from '../../../storage/stored-value.ts'
import { DataTable } from '../../../table/data-table.tsx'
import { nextSort } from '../../../table/sort.ts'
import { PageOrFrame, usePageOrFrame } from '../../../table/window/page-or-frame.tsx'
import { useNarrow } from '../../../theme/widths.ts'
import { HelpLink } from '../../../ui/help-link.tsx'
import { useShortcuts } from '../../../ui/shortcuts.tsx'
import { TransferMenu } from '../import/import-menu.tsx'
import type { ListingsByMarketplace, PricingBasis } from '../model/listing.ts'
import { useOpenInTable } from '../model/open-in-table.ts'
import { ViewSwitch } from '../model/view-switch.tsx'
import { texts as pricingTexts } from '../pricing-texts.ts'
import type { CalculatorTools } from '../saving/actions/calculator-tools.ts'
import type { ListingActions } from '../saving/actions/use-listing-actions.ts'
import { SaveSummary } from '../saving/save-summary.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { type ColumnId, type ListingColumn, listingColumns } from './columns.tsx'
import { ExportMenu } from './export-menu.tsx'
import classes from './listings-table.module.css'
import { countStates, useSteadyRows } from './order-rows.ts'
import { type ListingRow, rowOf } from './rows.ts'
import { TableRow } from './table-row.tsx'
import { texts } from './table-texts.ts'
import { ColumnsMenu, FilterBar, TableSummary } from './table-tools.tsx'
import { type TableView, useTableView } from './table-view.ts'
import { useChosen } from './use-chosen.ts'

interface ListingsTableProps {
  listings: ListingsByMarketplace
  basis: PricingBasis
  tools: CalculatorTools
  /** Notices above the table. */
  children: ReactNode
}

const ids = listingColumns.map(({ id }) => id) as [ColumnId, ...ColumnId[]]
const hiddenColumns = storedValue<ColumnId[]>({
  key: 'pricing-table-hidden',
  schema: z.array(z.enum(ids)),
  absent: listingColumns.filter(({ isOptional }) => isOptional).map(({ id }) => id),
})

/** Every listing of every marketplace, to find the ones that need attention today. */
export function ListingsTable(props: ListingsTableProps) {
  const { listings, basis, tools, children } = props
  const { actions, onChooseTable } = tools
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
  const counts = useMemo(() => countStates(rows), [rows])
  const shown = useSteadyRows(rows, view)
  const { keys, chosen, choose, chooseAll } = useChosen(shown)
  const [clearings, setClearings] = useState(0)
  const clear = () => {
    setClearings((before) => before + 1)
    changeView({ text: '', states: [], marketplaces: [] })
  }
  const isFiltered = view.text !== '' || view.states.length > 0 || view.marketplaces.length > 0
  return (
    <>
      {children}
      <div className={classes.screen}>
        <TableHeader {...props} marketplace={view.marketplaces[0] ?? marketplaces[0]} search={search} />
        {/* A new one when cleared, so that no search still waits for a pause in typing. */}
        <FilterBar key={clearings} view={view} counts={counts} onView={changeView} search={search} />
        <div className={classes.above}>
          <Checkbox
            size="xs"
            styles={{ body: { alignItems: 'center' } }}
            label={texts.chooseShown(shown.length)}
            disabled={shown.length === 0}
            checked={shown.length > 0 && chosen.length === shown.length}
            indeterminate={chosen.length > 0 && chosen.length < shown.length}
            onChange={(event) => chooseAll(event.currentTarget.checked)}
          />
          <TableSummary shown={shown.length} all={rows.length} isFiltered={isFiltered} onClear={clear} />
          <div className={classes.aboveEnd}>
            <ExportMenu
              columns={columns}
              rows={chosen.length > 0 ? chosen : shown}
              areChosen={chosen.length > 0}
            />
            <ColumnsMenu hidden={hidden} onHide={hide} />
          </div>
        </div>
        <TableBody
          shown={shown}
          chosenKeys={keys}
          columns={columns}
          view={view}
          onView={changeView}
          edit={actions.edit}
          onChoose={choose}
        />
        {shown.length === 0 && (
          <Text c="dimmed" p="md">
            {rows.length === 0 ? texts.empty : texts.nothingFound}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {texts.basis}
        </Text>
        {chosen.length > 0 && (
          <ChosenBar
            task={{ chosen: chosen.map(({ listing }) => listing), listings, basis, actions, onChooseTable }}
            onClear={() => chooseAll(false)}
          />
        )}
      </div>
    </>
  )
}

interface TableHeaderProps extends Pick<ListingsTableProps, 'basis' | 'tools'> {
  /** The marketplace of a new listing. */
  marketplace: Marketplace
  search: RefObject<HTMLInputElement | null>
}

function TableHeader({
  basis,
  tools: { actions, onConfigure, onImport },
  marketplace,
  search,
}: TableHeaderProps) {
  const open = useOpenInTable()
  const create = () => open(actions.create(marketplace))
  useShortcuts([
    { key: '/', isSearch: true, label: pricingTexts.shortcuts.search, run: () => search.current?.focus() },
    { key: 'n', label: pricingTexts.list.create, run: create },
  ])
  return (
    <header className={classes.header}>
      <Title order={1} size="h3">
        {pricingTexts.title}
      </Title>
      <ViewSwitch isTable />
      <HelpLink to={helpHref('calculadora')}>{pricingTexts.help}</HelpLink>
      <SaveSummary onOpen={open} />
      <div className={classes.headerButtons}>
        <Button leftSection={<IconPlus size={18} />} onClick={create}>
          {pricingTexts.list.create}
        </Button>
        <TransferMenu basis={basis} onImport={onImport} />
        <Button variant="default" leftSection={<IconSettings size={18} stroke={1.7} />} onClick={onConfigure}>
          {pricingTexts.list.settings}
        </Button>
      </div>
    </header>
  )
}

interface TableBodyProps {
  shown: readonly ListingRow[]
  chosenKeys: ReadonlySet<string>
  columns: readonly ListingColumn[]
  view: TableView
  onView: (part: Partial<TableView>) => void
  edit: ListingActions['edit']
  onChoose: (key: string, isShift: boolean) => void
}

/** What a card of a phone shows. */
const ofCards: readonly ColumnId[] = ['name', 'state', 'price', 'profit', 'margin', 'currentPrice']
const rowHeight = { row: 45, card: 142 }
const headerHeight = 44

/**
 * The visible rows. The page scrolls if all columns have room; otherwise the table scrolls in its frame, with fixed
 * names. On a phone each row is a card.
 */
function TableBody({ shown, chosenKeys, columns, view, onView, edit, onChoose }: TableBodyProps) {
  const isNarrow = useNarrow()
  const list = usePageOrFrame({
    count: shown.length,
    keyOf: (index) => shown[index]?.key ?? index,
    rowHeight: isNarrow ? rowHeight.card : rowHeight.row,
    headerHeight,
    columns: isNarrow ? [] : columns,
  })
  const { frame } = list
  const open = useOpenInTable()
  const move = useCallback(
    (from: number, rows: number) => {
      const row = frame.current?.querySelector(`tr[data-index="${from + rows}"]`)
      row?.querySelector<HTMLInputElement>('input[name="currentPrice"]')?.focus()
    },
    [frame],
  )
  return (
    <PageOrFrame list={list} className={isNarrow ? classes.cards : classes.measured}>
      <DataTable
        label={texts.caption}
        columns={columns}
        rowCount={shown.length}
        before={list.before}
        after={list.after}
        sort={view.sort}
        onSort={(column) => onView({ sort: nextSort(view.sort, column as ColumnId) })}
        className={classes.table}
        headClassName={classes.head}
      >
        <tbody>
          {list.items.map(({ index, key }) => {
            const row = shown[index]
            return (
              row && (
                <TableRow
                  key={key}
                  ref={list.measure}
                  row={row}
                  columns={columns}
                  index={index}
                  isChosen={chosenKeys.has(row.key)}
                  edit={edit}
                  onChoose={onChoose}
                  onOpen={open}
                  onMove={move}
                />
              )
            )
          })}
        </tbody>
      </DataTable>
    </PageOrFrame>
  )
}
