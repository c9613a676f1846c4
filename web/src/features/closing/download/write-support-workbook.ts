import { writeXlsxStream } from 'hucre/xlsx'
import type { SupportRow } from './support-row.ts'

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const money = { width: 16, numFmt: '#,##0.00' }

const columns = [
  { header: 'ID do pedido', width: 20 },
  { header: 'Data do pedido', width: 20 },
  { header: 'Esperado (R$)', ...money },
  { header: 'Recebido (R$)', ...money },
  { header: 'Diferença (R$)', ...money },
  { header: 'Motivo', width: 44 },
]

/** The orders to show to Shopee's support as a workbook. Text stays text: '=1+1' is no formula in it. */
export async function writeSupportWorkbook(rows: readonly SupportRow[]): Promise<Blob> {
  const stream = writeXlsxStream(
    rows.map((row) => [...row]),
    { name: 'Pedidos', columns, freezePane: { rows: 1 } },
  )
  const bytes = await new Response(stream).arrayBuffer()
  return new Blob([bytes], { type: mediaType })
}
