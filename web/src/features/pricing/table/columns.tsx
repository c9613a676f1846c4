import { IconAlertTriangle, IconCheck, IconCircleDashed, IconTrendingDown } from '@tabler/icons-react'
import {
  factsKeptBy,
  type ListingReview,
  type ListingState,
  largestDiscount,
  listingStates,
  marketplaceEntries,
  marketplaces,
} from '@vendaclara/core/pricing'
import type { ComponentProps, ReactNode } from 'react'
import type { TableHead } from '../../../table/data-table.tsx'
import { Tone } from '../../../table/small-table.tsx'
import { nameWidth } from '../../../table/wide/wide-table.tsx'
import { formatBrl, formatNumber, formatPercent, unknown } from '../../../ui/number-formats.ts'
import { roundedDown } from '../campaign/campaign-table.tsx'
import { pricingSides } from '../model/pricing-sides.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import type { ListingRow } from './rows.ts'
import { texts } from './table-texts.ts'

/**
 * A column of the table. `word` names it in the address. `value` is used for sorting and in files; null if there is
 * none. Without a `cell` it is formatted according to its `unit`.
 */
export interface ListingColumn extends TableHead {
  readonly id: ColumnId
  readonly word: string
  readonly width: string
  readonly unit: 'text' | 'money' | 'percent' | 'weight'
  readonly value: (row: ListingRow) => string | number | null
  /** The value in a file, if it differs from the one used for sorting. */
  readonly written?: (row: ListingRow) => string | number | null
  readonly cell?: (row: ListingRow) => ReactNode
  /** Hidden until the seller chooses it. */
  readonly isOptional?: boolean
}

export type ColumnId = keyof typeof texts.columns

const deliveredBySellers = new Set(
  marketplaces.filter((one) => factsKeptBy(marketplaceEntries[one]).has('ownDelivery')),
)

const columns: Record<ColumnId, Omit<ListingColumn, 'id' | 'label' | 'kind' | 'isSortable'>> = {
  name: {
    word: 'produto',
    width: nameWidth,
    unit: 'text',
    value: ({ listing }) => listing.title || pricingTexts.list.untitled,
  },
  state: {
    word: 'situacao',
    width: '164px',
    unit: 'text',
    value: ({ review }) => listingStates.indexOf(review.state),
    written: ({ review }) => stateInWords(review),
    cell: ({ review }) => <Tone {...marks[review.state]}>{stateInWords(review)}</Tone>,
  },
  price: {
    word: 'preco',
    width: '108px',
    unit: 'money',
    value: ({ review: { price } }) => (price.outcome === 'priced' ? price.price : null),
  },
  profit: {
    word: 'lucro',
    width: '104px',
    unit: 'money',
    value: ({ review }) => review.sale?.profit ?? null,
    cell: (row) => <Figure row={row} text={formatBrl} amount={row.review.sale?.profit} />,
  },
  margin: {
    word: 'margem',
    width: '88px',
    unit: 'percent',
    value: ({ review }) => review.sale?.margin ?? null,
    cell: (row) => <Figure row={row} text={formatPercent} amount={row.review.sale?.margin} />,
  },
  currentPrice: {
    word: 'atual',
    width: '116px',
    unit: 'money',
    value: ({ listing }) => listing.currentPrice ?? null,
  },
  fees: {
    word: 'taxas',
    width: '100px',
    unit: 'money',
    value: ({ review: { sale } }) => sale && Math.round((sale.commission + sale.fixedFee) * 100) / 100,
  },
  marketplace: {
    word: 'loja',
    width: '118px',
    unit: 'text',
    value: ({ listing }) => pricingTexts.marketplaces[listing.marketplace],
  },
  sku: {
    word: 'sku',
    width: '112px',
    unit: 'text',
    value: ({ listing }) => listing.sku ?? null,
  },
  weight: {
    word: 'peso',
    width: '84px',
    unit: 'weight',
    value: ({ listing }) => listing.peso || null,
  },
  delivery: {
    word: 'entrega',
    width: '132px',
    unit: 'text',
    value: ({ listing: { marketplace, ownDelivery } }) =>
      deliveredBySellers.has(marketplace) ? texts.deliveries[ownDelivery ? 'own' : 'marketplace'] : null,
    isOptional: true,
  },
  productCost: {
    word: 'custos',
    width: '104px',
    unit: 'money',
    value: ({ listing }) => Math.round((listing.productCost + listing.variableCost) * 100) / 100,
    isOptional: true,
  },
  discount: {
    word: 'desconto',
    width: '108px',
    unit: 'percent',
    value: largestDiscountOf,
    isOptional: true,
  },
  wantedMargin: {
    word: 'desejada',
    width: '104px',
    unit: 'percent',
    value: ({ listing }) => listing.profitMargin,
    isOptional: true,
  },
}

const discounts = new WeakMap<ListingRow, number | null>()

/** From the price sold for, by the same rule as in a campaign and for an open listing; null if there is none. */
function largestDiscountOf(row: ListingRow): number | null {
  const before = discounts.get(row)
  if (before !== undefined) return before
  const { listing, basis, review } = row
  const { seller, fees } = pricingSides(listing, basis)
  const discount = review.sale && largestDiscount(seller, fees, review.sale.price)
  const percent = discount ? roundedDown(discount.percent) : null
  discounts.set(row, percent)
  return percent
}

/** The columns in sequence. For a new one, add an entry to `columns` above and its name to `texts`. */
export const listingColumns: readonly ListingColumn[] = (Object.keys(columns) as ColumnId[]).map((id) => ({
  id,
  label: texts.columns[id],
  kind: id === 'name' ? id : columns[id].unit === 'text' ? 'text' : 'figure',
  isSortable: true,
  ...columns[id],
}))

const formats = {
  text: String,
  money: (value) => formatBrl(Number(value)),
  percent: (value) => formatPercent(Number(value)),
  weight: (value) => texts.kilograms(formatNumber(Number(value), 0, 3)),
} satisfies Record<ListingColumn['unit'], (value: string | number) => string>

export function cellOf(column: ListingColumn, row: ListingRow): ReactNode {
  if (column.cell) return column.cell(row)
  const value = column.value(row)
  return value === null ? missing : formats[column.unit](value)
}

const missing = <Tone tone="quiet">{unknown}</Tone>

interface FigureProps {
  row: ListingRow
  text: (amount: number) => string
  amount: number | null | undefined
}

/** An amount at the price sold for: dimmed if that price is only calculated, red for a loss. */
function Figure({ row: { listing, review }, text, amount }: FigureProps) {
  if (amount === null || amount === undefined) return missing
  const isLoss = review.state === 'loss'
  return (
    <Tone tone={isLoss ? 'loss' : listing.currentPrice === undefined ? 'quiet' : undefined}>
      {text(amount)}
    </Tone>
  )
}

/** The state of a listing has an icon, so that it does not depend on colour. */
const marks: Record<ListingState, Pick<ComponentProps<typeof Tone>, 'tone' | 'icon'>> = {
  loss: { tone: 'loss', icon: IconTrendingDown },
  'below-margin': { tone: 'care', icon: IconAlertTriangle },
  'no-price': { tone: undefined, icon: IconCircleDashed },
  'no-cost': { tone: 'care', icon: IconAlertTriangle },
  'no-weight': { tone: 'care', icon: IconAlertTriangle },
  'on-margin': { tone: 'gain', icon: IconCheck },
  'not-compared': { tone: 'quiet' },
}

/** The state, or for a listing without a price what it lacks. */
function stateInWords({ state, price }: ListingReview): string {
  return state === 'no-price' && price.outcome !== 'priced'
    ? pricingTexts.list.without[price.outcome]
    : texts.states[state]
}
