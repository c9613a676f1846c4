import { Group } from '@mantine/core'
import { toReais } from '@vendaclara/core/money'
import type { Campaign, CampaignSale } from '@vendaclara/core/pricing'
import { CopyLinesButton, DownloadButtons } from '../../../files/export/list-buttons.tsx'
import type { ExportColumn, ExportRow } from '../../../files/export/write-files.ts'
import { formatDay } from '../../../ui/days.ts'
import { formatCents, formatPercent } from '../../../ui/number-formats.ts'
import { noPriceReason } from '../model/explanation-texts.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { feesOf, roundedDown } from './campaign-table.tsx'
import { texts } from './campaign-texts.ts'
import type { CampaignListingRow, CampaignView, PeriodSum } from './simulate.ts'

export function CampaignFiles({ view, campaign }: { view: CampaignView; campaign: Campaign }) {
  return (
    <Group gap="xs">
      <CopyLinesButton
        lines={() => discountLines(view.rows)}
        title={texts.discountHint}
        words={texts.files}
      />
      <DownloadButtons
        fileName={(format) => `${texts.file(campaign.from, campaign.to)}.${format}`}
        name={texts.sheet}
        columns={fileColumns}
        rows={() => fileRows(view)}
        words={texts.files}
      />
    </Group>
  )
}

/** Lines for a spreadsheet: title, SKU, largest discount and the resulting price, separated by tabs. */
export function discountLines(rows: readonly CampaignListingRow[]): string[] {
  return rows.map(({ listing, row }) => {
    const discount = 'sales' in row ? row.largestDiscount : null
    const amounts = discount
      ? [formatPercent(roundedDown(discount.percent)), formatCents(discount.price)]
      : [texts.noDiscount, '']
    return [listing.title, listing.sku ?? '', ...amounts].map((cell) => cell.replace(/\s+/g, ' ')).join('\t')
  })
}

/** A listing in one period of the campaign; without a period if it takes no part. */
interface FileLine extends CampaignListingRow {
  readonly period?: PeriodSum
  readonly sale?: CampaignSale
}

type Value = (line: FileLine) => string | number | null | undefined
const money = (value: Value) => ({ kind: 'money', value }) as const
const percent = (value: Value) => ({ kind: 'percent', value }) as const
const text = (value: Value) => ({ kind: 'text', value }) as const
const discountOf = ({ row }: FileLine) => ('sales' in row ? row.largestDiscount : null)

const cells: Record<keyof typeof texts.fileColumns, { kind: ExportColumn['kind']; value: Value }> = {
  title: text(({ listing }) => listing.title),
  sku: text(({ listing }) => listing.sku),
  marketplace: text(({ listing }) => pricingTexts.marketplaces[listing.marketplace]),
  state: text(({ row }) => texts.states[row.outcome]),
  reason: text(({ row }) => {
    if (row.outcome === 'unpriced') return noPriceReason(row.reason)
    return row.outcome === 'not-lower' ? texts.notLower : ''
  }),
  from: text(({ period }) => period && formatDay(period.from)),
  to: text(({ period }) => period && formatDay(period.to)),
  table: text(
    ({ listing, period }) =>
      period?.tables.find(({ table }) => table.marketplace === listing.marketplace)?.table.name,
  ),
  priceBefore: money(({ row, sale }) =>
    row.outcome === 'not-lower' ? toReais(row.priceBefore) : sale?.before.price,
  ),
  priceAfter: money(({ sale }) => sale?.after.price),
  feesBefore: money(({ sale }) => sale && feesOf(sale.before)),
  feesAfter: money(({ sale }) => sale && feesOf(sale.after)),
  profitBefore: money(({ sale }) => sale?.before.profit),
  profitAfter: money(({ sale }) => sale?.after.profit),
  marginBefore: percent(({ sale }) => sale?.before.margin),
  marginAfter: percent(({ sale }) => sale?.after.margin),
  discount: percent((line) => {
    const discount = discountOf(line)
    return discount && roundedDown(discount.percent)
  }),
  lowestPrice: money((line) => {
    const discount = discountOf(line)
    return discount && toReais(discount.price)
  }),
}
const names = Object.keys(texts.fileColumns) as (keyof typeof cells)[]

export const fileColumns: readonly ExportColumn[] = names.map((name) => ({
  header: texts.fileColumns[name],
  kind: cells[name].kind,
}))

export function fileRows({ rows, periods }: CampaignView): ExportRow[] {
  const lines = rows.flatMap((one): FileLine[] => {
    const { row } = one
    if (!('sales' in row)) return [one]
    return periods.flatMap((period, position) => {
      const sale = row.sales[position]
      return sale ? [{ ...one, period, sale }] : []
    })
  })
  return lines.map((line) =>
    names.map((name) => cells[name].value(line) ?? (cells[name].kind === 'text' ? '' : Number.NaN)),
  )
}
