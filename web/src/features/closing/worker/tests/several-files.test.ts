import { writeXlsx } from 'hucre/xlsx'
import { expect, test, vi } from 'vitest'
import type { ReadingProgress } from '../messages.ts'
import { readMonthFiles } from '../reading/read-month-files.ts'
import { closeFiles } from './close-files.ts'

const orderHeader = [
  'ID do pedido',
  'Status do pedido',
  'Subtotal do produto',
  'Taxa de comissão',
  'Taxa de serviço',
  'Data de criação do pedido',
  'Cupom do vendedor',
  'Status da Devolução / Reembolso',
]
const incomeHeader = [
  'ID do pedido',
  'Quantia total lançada (R$)',
  'Data de conclusão do pagamento',
  'Valor Reembolsado ao Comprador',
  'ID do reembolso',
  'SKU',
]
const line = (id: string, subtotal: number, status = 'Concluído') => [
  id,
  status,
  subtotal,
  1,
  1,
  '2026-03-30',
]

async function file(name: string, lastModified: number, rows: (string | number)[][]): Promise<File> {
  const bytes = await writeXlsx({ sheets: [{ name: 'dados', rows }] })
  return new File([Uint8Array.from(bytes)], name, { lastModified })
}

const march = () =>
  file('marco.xlsx', 1000, [orderHeader, line('A', 10), line('B', 20), line('X', 5, 'Cancelado')])
const april = () => file('abril.xlsx', 2000, [orderHeader, line('B', 20, 'Cancelado'), line('C', 30)])
const paidInMarch = () => file('renda-marco.xlsx', 1000, [incomeHeader, ['A', 8, '2026-03-31']])

test('one that is refused is named', async () => {
  await expect(closeFiles('shopee', [await april(), await paidInMarch()])).rejects.toMatchObject({
    fileName: 'renda-marco.xlsx',
    refusal: { kind: 'swapped', marketplace: 'shopee', file: 'income' },
  })
})

test('a reading that takes a while reports which file it is in and how many rows there were', async () => {
  const reported: ReadingProgress[] = []
  const files = [await march(), await april()]
  const read = () =>
    readMonthFiles('shopee', 'orders', files, { onProgress: (progress) => reported.push(progress) })
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  try {
    await read()
    expect(reported).toEqual([])
    let clock = 0
    now.mockImplementation(() => {
      clock += 300
      return clock
    })
    await read()
  } finally {
    now.mockRestore()
  }
  expect(reported[0]).toMatchObject({ fileName: 'marco.xlsx', file: 1, files: 2 })
})
