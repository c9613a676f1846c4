import { SegmentedControl } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCircleDashed, IconTrendingDown } from '@tabler/icons-react'
import { toCents, toReais } from '@vendaclara/core/money'
import type { CampaignRow, PriceFigures } from '@vendaclara/core/pricing'
import { type ReactNode, useMemo, useState } from 'react'
import { columnsOf } from '../../../table/data-table.tsx'
import { ListTable } from '../../../table/list-table.tsx'
import { Loss, Second, Tone } from '../../../table/small-table.tsx'
import { nextSort, orderBy, type TableSort } from '../../../table/sort.ts'
import { useNarrow } from '../../../theme/widths.ts'
import { formatBrl, formatCents, formatNumber, formatPercent, unknown } from '../../../ui/number-formats.ts'
import { noPriceReason } from '../model/explanation-texts.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { texts } from './campaign-texts.ts'
import type { CampaignListingRow, CampaignView } from './simulate.ts'

const rowsOnPage = 25

type Column = keyof typeof texts.columns
type Shown = 'all' | keyof CampaignView['counts']

export function CampaignTable({ view }: { view: CampaignView }) {
  const [shown, setShown] = useState<Shown>('all')
  const [sort, setSort] = useState<TableSort<Column>>()
  const isNarrow = useNarrow()
  const { rows, counts } = view
  const choices: Shown[] = ['all', 'loss', 'below-margin', 'keeps-margin', 'out']
  const offered = choices.filter((choice) => choice === 'all' || counts[choice] > 0)
  const filter = offered.includes(shown) ? shown : 'all'
  const ordered = useMemo(() => {
    const filtered = filter === 'all' ? rows : rows.filter(({ row }) => groupOf(row) === filter)
    return sort ? orderBy(filtered, sort.direction, values[sort.column]) : filtered
  }, [rows, filter, sort])
  return (
    <>
      <SegmentedControl
        aria-label={texts.show}
        size="sm"
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        fullWidth={isNarrow}
        maw="100%"
        {...(!isNarrow && { style: { alignSelf: 'start' } })}
        data={offered.map((choice) => ({
          value: choice,
          label: choice === 'all' ? texts.all(rows.length) : texts.filters[choice](counts[choice]),
        }))}
        value={filter}
        onChange={setShown}
      />
      <ListTable
        key={filter}
        label={texts.caption}
        pagesLabel={texts.pages}
        cardColumn="124px"
        columns={columns}
        rows={ordered}
        keyOf={({ listing }) => `${listing.marketplace}.${listing.id}`}
        rowsOnPage={rowsOnPage}
        sort={sort}
        onSort={(column) =>
          setSort((current) =>
            nextSort(current, column as Column, column === 'discount' ? 'descending' : undefined),
          )
        }
      />
    </>
  )
}

function groupOf(row: CampaignRow): keyof CampaignView['counts'] {
  return 'sales' in row ? row.outcome : 'out'
}

const states = ['loss', 'below-margin', 'keeps-margin', 'not-lower', 'unpriced'] as const

const values: Record<Column, (row: CampaignListingRow) => string | number | null> = {
  name: ({ listing }) => listing.title,
  state: ({ row }) => states.indexOf(row.outcome),
  price: ({ worst }) => worst?.after.price ?? null,
  fees: ({ worst }) => worst && feesOf(worst.after),
  profit: ({ worst }) => worst?.after.profit ?? null,
  margin: ({ worst }) => worst?.after.margin ?? null,
  discount: ({ row }) => ('sales' in row ? (row.largestDiscount?.percent ?? -1) : null),
}

const cells: Record<Column, (row: CampaignListingRow) => ReactNode> = {
  name: ({ listing }) => (
    <>
      {listing.title || pricingTexts.list.untitled}
      <Second>
        {pricingTexts.marketplaces[listing.marketplace]}
        {listing.sku !== undefined && ` · ${texts.sku(listing.sku)}`}
      </Second>
    </>
  ),
  state: ({ row, worst }) => (
    <>
      <Tone {...marks[row.outcome]}>{texts.states[row.outcome]}</Tone>
      {row.outcome === 'unpriced' && <Second>{noPriceReason(row.reason)}</Second>}
      {row.outcome === 'not-lower' && <Second>{texts.notLower}</Second>}
      {worst && <BreakEven before={worst.before} after={worst.after} />}
    </>
  ),
  price: ({ row, worst }) =>
    row.outcome === 'not-lower'
      ? formatCents(row.priceBefore)
      : changed(worst, ({ price }) => formatBrl(price)),
  fees: ({ worst }) => changed(worst, (figures) => formatBrl(feesOf(figures))),
  profit: ({ worst }) => changed(worst, ({ profit }) => formatBrl(profit), true),
  margin: ({ worst }) => changed(worst, ({ margin }) => formatPercent(margin), true),
  discount: ({ row }) => {
    if (!('sales' in row)) return unknown
    if (row.largestDiscount === null) return texts.noDiscount
    const { percent: most, price } = row.largestDiscount
    return (
      <>
        {formatPercent(roundedDown(most))}
        <Second>{texts.discountTo(formatCents(price))}</Second>
      </>
    )
  },
}

const columns = columnsOf(texts.columns, cells, ['state']).map((column) => ({ ...column, isSortable: true }))

/** Rounded down, because a discount typed with two decimals must not go below the price it may lead to. */
export function roundedDown(value: number): number {
  return Math.floor(Number((value * 100).toFixed(6))) / 100
}

export function feesOf({ commission, fixedFee }: PriceFigures): number {
  return toReais(toCents(commission + fixedFee))
}

/** A figure of a sale in the campaign, with what it was before; `isJudged`: it is red if the sale loses. */
function changed(
  sale: CampaignListingRow['worst'],
  show: (figures: PriceFigures) => string,
  isJudged = false,
): ReactNode {
  if (!sale) return unknown
  return (
    <>
      <Loss isLoss={isJudged && sale.after.profit < 0}>{show(sale.after)}</Loss>
      <Second>{texts.before(show(sale.before))}</Second>
    </>
  )
}

/** How many times as many sales earn the same as before; nothing if no number of sales does. */
function BreakEven({ before, after }: { before: PriceFigures; after: PriceFigures }) {
  if (before.profit <= 0 || after.profit <= 0 || after.profit >= before.profit) return null
  const times = formatNumber(Math.ceil((before.profit / after.profit) * 10) / 10, 0, 1)
  return <Second>{texts.breakEven(times)}</Second>
}

const marks = {
  loss: { tone: 'loss', icon: IconTrendingDown },
  'below-margin': { tone: 'care', icon: IconAlertTriangle },
  'keeps-margin': { tone: 'gain', icon: IconCheck },
  'not-lower': { tone: undefined, icon: IconCircleDashed },
  unpriced: { tone: undefined, icon: IconCircleDashed },
} as const
