import { Group } from '@mantine/core'
import { toReais } from '@vendaclara/core/money'
import type { Campaign, PriceFigures } from '@vendaclara/core/pricing'
import { CopyLinesButton, DownloadButtons } from '../../../files/export/list-buttons.tsx'
import type { ExportColumn, ExportRow } from '../../../files/export/write-files.ts'
import { formatDay } from '../../../ui/days.ts'
import { formatCents, formatPercent } from '../../../ui/number-formats.ts'
import { noPriceReason } from '../model/explanation-texts.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { feesOf, roundedDown } from './campaign-table.tsx'
import { texts } from './campaign-texts.ts'
import type { CampaignListingRow, CampaignView } from './simulate.ts'

/** The whole campaign as a file, and the largest discounts as lines to paste. */
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

type FileColumn = keyof typeof texts.fileColumns
const fileKinds: Partial<Record<FileColumn, ExportColumn['kind']>> = {
  priceBefore: 'money',
  priceAfter: 'money',
  feesBefore: 'money',
  feesAfter: 'money',
  profitBefore: 'money',
  profitAfter: 'money',
  marginBefore: 'percent',
  marginAfter: 'percent',
  discount: 'percent',
  lowestPrice: 'money',
}

export const fileColumns: readonly ExportColumn[] = (Object.keys(texts.fileColumns) as FileColumn[]).map(
  (name) => ({ header: texts.fileColumns[name], kind: fileKinds[name] ?? 'text' }),
)

/** One row for each listing and each period of the campaign; a single row for a listing that takes no part. */
export function fileRows({ rows, periods }: CampaignView): ExportRow[] {
  return rows.flatMap(({ listing, row }): ExportRow[] => {
    const named = [listing.title, listing.sku ?? '', pricingTexts.marketplaces[listing.marketplace]]
    const unknown = Array.from({ length: 10 }, () => Number.NaN)
    if (!('sales' in row)) {
      const reason = row.outcome === 'unpriced' ? noPriceReason(row.reason) : texts.notLower
      const [, ...others] = unknown
      const price = row.outcome === 'not-lower' ? toReais(row.priceBefore) : Number.NaN
      return [[...named, texts.states[row.outcome], reason, '', '', '', price, ...others]]
    }
    const discount = row.largestDiscount
    return periods.flatMap(({ from, to, tables }, position): ExportRow[] => {
      const sale = row.sales[position]
      if (!sale) return []
      const { before, after } = sale
      const table = tables.find((one) => one.table.marketplace === listing.marketplace)
      return [
        [
          ...named,
          texts.states[row.outcome],
          '',
          formatDay(from),
          formatDay(to),
          table?.table.name ?? '',
          before.price,
          after.price,
          feesOf(before),
          feesOf(after),
          before.profit,
          after.profit,
          marginOf(before),
          marginOf(after),
          ...(discount ? [roundedDown(discount.percent), toReais(discount.price)] : [Number.NaN, Number.NaN]),
        ],
      ]
    })
  })
}

function marginOf({ margin }: PriceFigures): number {
  return margin ?? Number.NaN
}
