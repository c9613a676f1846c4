import { formatBrl } from '../../../../ui/format-brl.ts'
import { formatNumber } from '../../../../ui/format-number.ts'
import type { Listing } from '../../listing/listing.ts'
import { texts as pricingTexts } from '../../texts.ts'
import { type Column, isKeptBy } from '../columns.ts'
import { transferTexts as texts } from '../texts.ts'

/** What was understood of a cell, as the preview shows it; null where the marketplace asks for nothing. */
export function shownValue(column: Column, listing: Listing): string | null {
  if (!isKeptBy(column, listing.marketplace)) return null
  switch (column.key) {
    case 'marketplace':
      return pricingTexts.marketplaces[listing.marketplace]
    case 'title':
    case 'id':
      return listing[column.key]
    case 'sku':
      return listing.sku ?? null
    case 'freeShipping':
      return listing.freeShipping ? texts.yes : texts.no
    case 'profitMargin':
    case 'mlTax':
      return `${formatNumber(listing[column.key], 0, 4)}%`
    case 'peso':
      return `${formatNumber(listing.peso, 0, 4)} kg`
    case 'productCost':
    case 'variableCost':
    case 'shippingCost':
      return formatBrl(listing[column.key])
  }
}
