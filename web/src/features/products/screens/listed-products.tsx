import { Text } from '@mantine/core'
import { type Ref, useMemo, useState } from 'react'
import { FilterBar } from '../../../table/wide/filter-bar.tsx'
import { ListSummary } from '../../../table/wide/list-summary.tsx'
import { useChosen } from '../../../table/wide/use-chosen.ts'
import type { CoverageKnown } from '../coverage/use-coverage.ts'
import { ExportButton } from '../export/export-button.tsx'
import type { ProductRow } from '../model/product-row.ts'
import type { SoldMonth } from '../model/sold-months.ts'
import { BulkBar } from '../table/bulk/bulk-bar.tsx'
import { keyOf, ProductsTable } from '../table/products-table.tsx'
import { countLacks, rowsInView } from '../table/rows-in-view.ts'
import { texts } from '../table/texts.ts'
import { productFilters, useProductView } from '../table/view.ts'

interface ListedProductsProps {
  rows: readonly ProductRow[]
  known: CoverageKnown
  /** The latest month with known orders. */
  month: SoldMonth | undefined
  search: Ref<HTMLInputElement>
}

/** The products that are searched for, and what can be done with several of them. */
export function ListedProducts({ rows, known, month, search }: ListedProductsProps) {
  const [view, changeView] = useProductView()
  const counts = useMemo(() => countLacks(rows), [rows])
  const shown = useMemo(() => rowsInView(rows, view), [rows, view])
  const { keys, chosen, choose, chooseAll } = useChosen(shown, keyOf)
  const [clearings, setClearings] = useState(0)
  const clear = () => {
    setClearings((before) => before + 1)
    changeView({ text: '', filters: [] })
  }
  const isFiltered = view.text !== '' || view.filters.length > 0
  return (
    <>
      {/* A new one when cleared, so that no search still waits for a pause in typing. */}
      <FilterBar
        key={clearings}
        label={texts.filters}
        search={{
          label: texts.search,
          text: view.text,
          onSearch: (text) => changeView({ text }),
          ref: search,
        }}
        filters={{
          label: texts.filterGroup,
          all: productFilters,
          names: texts.filter,
          counts,
          chosen: view.filters,
          onChoose: (filters) => changeView({ filters }),
        }}
      />
      <ListSummary
        words={isFiltered ? texts.shownOf(shown.length, rows.length) : texts.products(rows.length)}
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
          known={known}
          month={month}
          onClear={() => chooseAll(false)}
        />
      )}
      {shown.length === 0 && <Text c="dimmed">{texts.nothingFound}</Text>}
    </>
  )
}
