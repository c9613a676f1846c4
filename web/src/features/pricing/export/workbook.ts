import type { ColumnDef } from 'hucre/xlsx'
import type { Column, ColumnKey } from '../files/columns.ts'

export const money = '#,##0.00'

// A percentage keeps the spreadsheet's own format, so that a typed '20%' is understood.
const looks: Record<ColumnKey, Omit<ColumnDef, 'header'>> = {
  marketplace: { width: 16 },
  title: { width: 44 },
  sku: { width: 18 },
  productCost: { width: 18, numFmt: money },
  variableCost: { width: 18, numFmt: money },
  profitMargin: { width: 20 },
  currentPrice: { width: 16, numFmt: money },
  adsPercent: { width: 16 },
  adsAmount: { width: 16, numFmt: money },
  couponPercent: { width: 16 },
  couponAmount: { width: 16, numFmt: money },
  affiliatePercent: { width: 16 },
  affiliateAmount: { width: 16, numFmt: money },
  freeShipping: { width: 26 },
  category: { width: 32 },
  fulfilled: { width: 26 },
  ownDelivery: { width: 24 },
  mlTax: { width: 26 },
  shippingCost: { width: 12, numFmt: money },
  peso: { width: 12 },
  id: { width: 40 },
}

/** The layout of columns in a workbook. */
export function layoutOf(shown: readonly Column[]): ColumnDef[] {
  return shown.map(({ key, header }) => ({ header, ...looks[key] }))
}

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export async function workbookFile(bytes: ReadableStream<Uint8Array> | Uint8Array): Promise<Blob> {
  return new Blob([await new Response(bytes as BodyInit).arrayBuffer()], { type: mediaType })
}
