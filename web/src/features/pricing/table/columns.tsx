import {
  IconAlertTriangle,
  IconCheck,
  IconCircleDashed,
  IconTrendingDown,
  type TablerIcon,
} from '@tabler/icons-react'
import {
  factsKeptBy,
  type ListingReview,
  type ListingState,
  largestDiscount,
  listingStates,
  marketplaceEntries,
  marketplaces,
} from '@vendaclara/core/pricing'
import type { ReactNode } from 'react'
import type { TableHead } from '../../../table/data-table.tsx'
import { nameWidth } from '../../../table/wide/wide-table.tsx'
import pieces from '../../../theme/pieces.module.css'
import { formatBrl, formatNumber, formatPercent } from '../../../ui/number-formats.ts'
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

const columns: Record<ColumnId, Omit<ListingColumn, 'id' | 'label' | 'isSortable'>> = {
  name: {
    word: 'produto',
    kind: 'name',
    width: nameWidth,
    unit: 'text',
    value: ({ listing }) => listing.title || pricingTexts.list.untitled,
  },
  state: {
    word: 'situacao',
    kind: 'text',
    width: '164px',
    unit: 'text',
    value: ({ review }) => listingStates.indexOf(review.state),
    written: ({ review }) => stateInWords(review),
    cell: ({ review }) => <State review={review} />,
  },
  price: {
    word: 'preco',
    kind: 'figure',
    width: '108px',
    unit: 'money',
    value: ({ review: { price } }) => (price.outcome === 'priced' ? price.price : null),
  },
  profit: {
    word: 'lucro',
    kind: 'figure',
    width: '104px',
    unit: 'money',
    value: ({ review }) => review.sale?.profit ?? null,
    cell: (row) => <Figure row={row} text={formatBrl} amount={row.review.sale?.profit} />,
  },
  margin: {
    word: 'margem',
    kind: 'figure',
    width: '88px',
    unit: 'percent',
    value: ({ review }) => review.sale?.margin ?? null,
    cell: (row) => <Figure row={row} text={formatPercent} amount={row.review.sale?.margin} />,
  },
  currentPrice: {
    word: 'atual',
    kind: 'figure',
    width: '116px',
    unit: 'money',
    value: ({ listing }) => listing.currentPrice ?? null,
  },
  fees: {
    word: 'taxas',
    kind: 'figure',
    width: '100px',
    unit: 'money',
    value: ({ review: { sale } }) => sale && Math.round((sale.commission + sale.fixedFee) * 100) / 100,
  },
  marketplace: {
    word: 'loja',
    kind: 'text',
    width: '118px',
    unit: 'text',
    value: ({ listing }) => pricingTexts.marketplaces[listing.marketplace],
  },
  sku: {
    word: 'sku',
    kind: 'text',
    width: '112px',
    unit: 'text',
    value: ({ listing }) => listing.sku ?? null,
  },
  weight: {
    word: 'peso',
    kind: 'figure',
    width: '84px',
    unit: 'weight',
    value: ({ listing }) => listing.peso || null,
  },
  delivery: {
    word: 'entrega',
    kind: 'text',
    width: '132px',
    unit: 'text',
    value: ({ listing: { marketplace, ownDelivery } }) =>
      deliveredBySellers.has(marketplace) ? texts.deliveries[ownDelivery ? 'own' : 'marketplace'] : null,
    isOptional: true,
  },
  productCost: {
    word: 'custos',
    kind: 'figure',
    width: '104px',
    unit: 'money',
    value: ({ listing }) => Math.round((listing.productCost + listing.variableCost) * 100) / 100,
    isOptional: true,
  },
  discount: {
    word: 'desconto',
    kind: 'figure',
    width: '108px',
    unit: 'percent',
    value: largestDiscountOf,
    isOptional: true,
  },
  wantedMargin: {
    word: 'desejada',
    kind: 'figure',
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
  isSortable: true,
  ...columns[id],
}))

const formats = {
  text: String,
  money: (value) => formatBrl(Number(value)),
  percent: (value) => formatPercent(Number(value)),
  weight: (value) => texts.kilograms(formatNumber(Number(value), 0, 3)),
} satisfies Record<ListingColumn['unit'], (value: string | number) => string>

/** What a column shows in a row. */
export function cellOf(column: ListingColumn, row: ListingRow): ReactNode {
  if (column.cell) return column.cell(row)
  const value = column.value(row)
  return value === null ? missing : formats[column.unit](value)
}

const missing = (
  <span className={pieces.tone} data-tone="quiet">
    {texts.none}
  </span>
)

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
    <span
      className={pieces.tone}
      data-tone={isLoss ? 'loss' : listing.currentPrice === undefined ? 'quiet' : undefined}
    >
      {text(amount)}
    </span>
  )
}

const tones: Partial<Record<ListingState, string>> = {
  loss: 'loss',
  'below-margin': 'care',
  'no-weight': 'care',
  'on-margin': 'gain',
  'not-compared': 'quiet',
}

const icons: Record<ListingState, TablerIcon> = {
  loss: IconTrendingDown,
  'below-margin': IconAlertTriangle,
  'no-price': IconCircleDashed,
  'no-weight': IconAlertTriangle,
  'on-margin': IconCheck,
  'not-compared': IconCircleDashed,
}

/** The state of a listing in words, with an icon, so that it does not depend on colour. */
function State({ review }: { review: ListingReview }) {
  const { state } = review
  const Icon = icons[state]
  return (
    <span
      className={`${pieces.marked} ${pieces.tone}`}
      data-tone={tones[state]}
      style={{ whiteSpace: 'nowrap' }}
    >
      {state !== 'not-compared' && <Icon size={15} aria-hidden />}
      {stateInWords(review)}
    </span>
  )
}

/** The state, or for a listing without a price what it lacks. */
function stateInWords({ state, price }: ListingReview): string {
  return state === 'no-price' && price.outcome !== 'priced'
    ? pricingTexts.list.without[price.outcome]
    : texts.states[state]
}
