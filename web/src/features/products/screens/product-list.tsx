import { Text } from '@mantine/core'
import { brazilianDay } from '@vendaclara/core/calendar'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FilterBar } from '../../../table/wide/filter-bar.tsx'
import { ListSummary } from '../../../table/wide/list-summary.tsx'
import { useChosen } from '../../../table/wide/use-chosen.ts'
import { useDay } from '../../../ui/days.ts'
import { ProductDrawer } from '../detail/product-drawer.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { HistoryDrawer } from '../history/history-drawer.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import { parts, useCloseHere, useOpenHere } from '../model/open-here.ts'
import type { CalculatorBasis } from '../model/pricing.ts'
import type { SoldMonth } from '../model/sold-months.ts'
import type { Bought } from '../purchases/bought.ts'
import { PurchasesDrawer } from '../purchases/purchases-drawer.tsx'
import type { ProductList as StoredList } from '../saving/queries.ts'
import { BulkBar } from '../table/bulk/bulk-bar.tsx'
import { keyOf, ProductsTable } from '../table/products-table.tsx'
import { countLacks, rowsInView } from '../table/rows-in-view.ts'
import { texts as tableTexts } from '../table/texts.ts'
import { productFilters, useProductView } from '../table/view.ts'
import { EmptyList } from './empty-list.tsx'
import { ListHeader } from './list-header.tsx'
import classes from './products-screen.module.css'
import { SoldCoverage } from './sold-coverage.tsx'
import { useProductRows } from './use-product-rows.ts'

interface ProductListProps {
  list: StoredList
  bought: Bought
  basis: CalculatorBasis
  months: readonly SoldMonth[]
  notice: ReactNode
}

/** The list of products, with what is open over it. */
export function ProductList({ list, bought, basis, months, notice }: ProductListProps) {
  const search = useRef<HTMLInputElement>(null)
  const [view, changeView] = useProductView()
  const today = useDay(brazilianDay)
  const rows = useProductRows(list, bought, basis)
  const counts = useMemo(() => countLacks(rows), [rows])
  const shown = useMemo(() => rowsInView(rows, view), [rows, view])
  const [address] = useSearchParams()
  const opened = address.get('abrir')
  const close = useCloseHere()
  const open = useOpenHere()
  const { keys, chosen, choose, chooseAll } = useChosen(shown, keyOf)
  const [clearings, setClearings] = useState(0)
  const clear = () => {
    setClearings((before) => before + 1)
    changeView({ text: '', filters: [] })
  }
  const isFiltered = view.text !== '' || view.filters.length > 0
  const [latest, ...older] = months
  const isEmpty = rows.length === 0
  return (
    <>
      {notice}
      <div className={classes.screen}>
        <ListHeader isEmpty={isEmpty} search={search} />
        {latest && <SoldCoverage list={list} bought={bought} months={[latest, ...older]} />}
        {isEmpty ? (
          <EmptyList />
        ) : (
          <>
            {/* A new one when cleared, so that no search still waits for a pause in typing. */}
            <FilterBar
              key={clearings}
              label={tableTexts.filters}
              search={{
                label: tableTexts.search,
                text: view.text,
                onSearch: (text) => changeView({ text }),
                ref: search,
              }}
              filters={{
                label: tableTexts.filterGroup,
                all: productFilters,
                names: tableTexts.filter,
                counts,
                chosen: view.filters,
                onChoose: (filters) => changeView({ filters }),
              }}
            />
            <ListSummary
              words={
                isFiltered ? tableTexts.shownOf(shown.length, rows.length) : tableTexts.products(rows.length)
              }
              shown={shown.length}
              chosen={chosen.length}
              onChooseAll={chooseAll}
              onClear={isFiltered ? clear : undefined}
            >
              <ExportButton rows={chosen.length > 0 ? chosen : shown} />
            </ListSummary>
            <ProductsTable rows={shown} view={view} onView={changeView} chosen={keys} onChoose={choose} />
            {chosen.length > 0 && (
              <BulkBar
                products={chosen.map(({ product }) => product)}
                list={list}
                bought={bought}
                month={latest}
                onClear={() => chooseAll(false)}
              />
            )}
            {shown.length === 0 && <Text c="dimmed">{tableTexts.nothingFound}</Text>}
          </>
        )}
      </div>
      <ProductDrawer rows={rows} shelf={{ products: list.products, items: bought.items }} />
      <ImportDialog
        opened={opened === parts.files}
        list={list}
        bought={bought}
        listings={basis.listings}
        firstSoldOn={months.at(-1)?.from}
        onOpen={() => open({ abrir: parts.files })}
        onClose={close}
      />
      <PurchasesDrawer list={list} bought={bought} today={today} />
      <HistoryDrawer />
    </>
  )
}
