import { brazilianDay } from '@vendaclara/core/calendar'
import { type ReactNode, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router'
import layout from '../../../table/wide/tools.module.css'
import { useDay } from '../../../ui/days.ts'
import { ProductDrawer } from '../detail/product-drawer.tsx'
import { HistoryDrawer } from '../history/history-drawer.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import { parts, useCloseHere, useOpenHere } from '../model/open-here.ts'
import type { CalculatorBasis } from '../model/pricing.ts'
import type { SoldMonth } from '../model/sold-months.ts'
import type { Bought } from '../purchases/bought.ts'
import { PurchasesDrawer } from '../purchases/purchases-drawer.tsx'
import type { ProductList as StoredList } from '../saving/queries.ts'
import { EmptyList } from './empty-list.tsx'
import { ListHeader } from './list-header.tsx'
import { ListedProducts } from './listed-products.tsx'
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
  const today = useDay(brazilianDay)
  const rows = useProductRows(list, bought, basis)
  const [address] = useSearchParams()
  const opened = address.get('abrir')
  const close = useCloseHere()
  const open = useOpenHere()
  const [latest, ...older] = months
  const isEmpty = rows.length === 0
  const known = useMemo(() => ({ list, bought, basis }), [list, bought, basis])
  return (
    <>
      {notice}
      <div className={layout.screen}>
        <ListHeader isEmpty={isEmpty} search={search} />
        {latest && <SoldCoverage known={known} months={[latest, ...older]} />}
        {isEmpty ? (
          <EmptyList />
        ) : (
          <ListedProducts rows={rows} known={known} month={latest} search={search} />
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
