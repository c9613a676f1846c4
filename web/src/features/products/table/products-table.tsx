import { memo, type Ref, useCallback } from 'react'
import { Link } from 'react-router'
import { DataTable, type TableColumn } from '../../../table/data-table.tsx'
import { nextSort } from '../../../table/sort.ts'
import { PageOrFrame, usePageOrFrame } from '../../../table/window/page-or-frame.tsx'
import { usePhone } from '../../../theme/widths.ts'
import { productHref, useOpenHere } from '../model/open-here.ts'
import type { ProductRow } from '../model/product-row.ts'
import { weightInWords, texts as words } from '../model/texts.ts'
import { CostCell, MissingCell, OffersCell } from './cells.tsx'
import classes from './products-table.module.css'
import { texts } from './texts.ts'
import type { ColumnId, ProductView } from './view.ts'

const kinds: Record<ColumnId, Omit<TableColumn<ProductRow>, 'id' | 'label' | 'isSortable'>> = {
  name: { kind: 'name', width: 'var(--name-column)', cell: ({ product }) => <NameLink product={product} /> },
  sku: { kind: 'text', width: '130px', cell: ({ product }) => product.sku || words.none },
  cost: { kind: 'figure', width: '150px', cell: (row) => <CostCell row={row} /> },
  weight: { kind: 'figure', width: '88px', cell: ({ product }) => weightInWords(product.weight) },
  offers: { kind: 'text', width: '310px', cell: (row) => <OffersCell row={row} /> },
  missing: { kind: 'text', width: '170px', cell: (row) => <MissingCell row={row} /> },
}

const columns = (Object.keys(kinds) as ColumnId[]).map((id) => ({
  ...kinds[id],
  id,
  label: texts.columns[id],
  isSortable: true,
}))

function NameLink({ product }: Pick<ProductRow, 'product'>) {
  const open = useOpenHere()
  const href = productHref(product.id)
  return (
    <Link
      to={href}
      className={classes.title}
      onClick={(event) => {
        if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        open({ produto: product.id })
      }}
    >
      {product.name || words.unnamed}
      {product.kit.length > 0 && <span className={classes.kit}>{texts.ofKit}</span>}
    </Link>
  )
}

const rowHeight = 53
const cardHeight = 210
const headerHeight = 40

interface ProductsTableProps {
  rows: readonly ProductRow[]
  view: ProductView
  onView: (part: Partial<ProductView>) => void
}

/** The visible rows of the list; on a phone each is a card. */
export function ProductsTable({ rows, view, onView }: ProductsTableProps) {
  const isPhone = usePhone()
  const list = usePageOrFrame({
    count: rows.length,
    keyOf: (index) => rows[index]?.product.id ?? index,
    rowHeight: isPhone ? cardHeight : rowHeight,
    headerHeight,
    columns: isPhone ? oneColumn : columns,
  })
  const sort = useCallback(
    (column: string) => onView({ sort: nextSort(view.sort, column as ColumnId) }),
    [onView, view.sort],
  )
  return (
    <PageOrFrame list={list} className={classes.measured}>
      <DataTable
        label={texts.caption}
        columns={columns}
        rowCount={rows.length}
        before={list.before}
        after={list.after}
        sort={view.sort}
        onSort={sort}
        className={isPhone ? `${classes.table} ${classes.cards}` : classes.table}
        headClassName={classes.head}
      >
        <tbody>
          {list.items.map(({ index, key }) => {
            const row = rows[index]
            return row && <ProductLine key={key} ref={list.measure} row={row} index={index} />
          })}
        </tbody>
      </DataTable>
    </PageOrFrame>
  )
}

/** A card needs no more than the name does. */
const oneColumn = columns.slice(0, 1)

interface ProductLineProps {
  row: ProductRow
  index: number
  ref: Ref<HTMLTableRowElement>
}

const ProductLine = memo(function ProductLine({ row, index, ref }: ProductLineProps) {
  return (
    <tr ref={ref} className={classes.row} data-index={index} aria-rowindex={index + 2}>
      {columns.map(({ id, kind, label, cell }) =>
        id === 'name' ? (
          <th key={id} scope="row" data-kind={kind}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} data-kind={kind} data-label={label}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
})
