import type { Difference } from '@vendaclara/contract/closing'
import { writeXlsxStream } from 'hucre/xlsx'

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const columns = [
  { key: 'ID do pedido', width: 20 },
  { key: 'Data de criação do pedido', width: 26 },
  { key: 'Diferenca', width: 14, numFmt: '#,##0.00' },
  { key: 'info', width: 56 },
] as const

/** The differences of a closing as a workbook. Text stays text: '=1+1' is no formula in it. */
export async function writeErrorsWorkbook(errors: readonly Difference[]): Promise<Blob> {
  const rows = errors.map((error) => columns.map(({ key }) => error[key]))
  const stream = writeXlsxStream(rows, {
    name: 'Sheet 1',
    columns: columns.map((column) => ({ ...column, header: column.key })),
  })
  const bytes = await new Response(stream).arrayBuffer()
  return new Blob([bytes], { type: mediaType })
}
