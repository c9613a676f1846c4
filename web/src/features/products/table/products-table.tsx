import type { TableColumn } from '../../../table/data-table.tsx'
import { nameWidth, RowLink, WideTable } from '../../../table/wide/wide-table.tsx'
import { usePhone } from '../../../theme/widths.ts'
import { productHref, useOpenHere } from '../model/open-here.ts'
import type { ProductRow } from '../model/product-row.ts'
import { weightInWords, texts as words } from '../model/texts.ts'
import { CostCell, MissingCell, OffersCell } from './cells.tsx'
import classes from './products-table.module.css'
import { texts } from './texts.ts'
import type { ColumnId, ProductView } from './view.ts'

const kinds: Record<ColumnId, Omit<TableColumn<ProductRow>, 'id' | 'label' | 'isSortable'>> = {
  name: { kind: 'name', width: nameWidth, cell: ({ product }) => <NameLink product={product} /> },
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
  return (
    <RowLink to={productHref(product.id)} onOpen={() => open({ produto: product.id })}>
      {product.name || words.unnamed}
      {product.kit.length > 0 && <span className={classes.kit}>{texts.ofKit}</span>}
    </RowLink>
  )
}

const height = { row: 53, card: 210 }

export const keyOf = ({ product }: ProductRow) => product.id
const nameOf = ({ product }: ProductRow) => product.name || words.unnamed

interface ProductsTableProps {
  rows: readonly ProductRow[]
  view: ProductView
  onView: (part: Partial<ProductView>) => void
  chosen: ReadonlySet<string>
  onChoose: (key: string, isShift: boolean) => void
}

/** The visible rows of the list; on a phone each is a card. */
export function ProductsTable({ rows, view, onView, chosen, onChoose }: ProductsTableProps) {
  const isPhone = usePhone()
  return (
    <WideTable
      label={texts.caption}
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      nameOf={nameOf}
      sort={view.sort}
      onSort={(sort) => onView({ sort })}
      isCards={isPhone}
      height={height}
      chosen={chosen}
      onChoose={onChoose}
      className={isPhone ? classes.cards : classes.measured}
    />
  )
}
