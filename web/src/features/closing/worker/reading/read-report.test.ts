import { closingMarketplaces, type Sheet } from '@vendaclara/core/closing'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { FileRefused } from '../../../../files/file-refused.ts'
import { readReport } from './read-report.ts'
import type { Refusal } from './refusal.ts'

/** The orders file; only the rows that are read matter. */
const locateOrders = (heads: readonly Sheet[]) => ({
  ...closingMarketplaces.shopee.files.locateOrders(heads),
  read: <Rows>(rows: Rows) => rows,
})

const header = [
  'ID do pedido',
  'Status do pedido',
  'Subtotal do produto',
  'Taxa de comissão',
  'Taxa de serviço',
  'Cupom do vendedor',
  'Status da Devolução / Reembolso',
]
const rows = [
  ['Meus Pedidos'],
  header,
  ['1', 'Concluído', '10.00', '1.00', '2.00', '0', '-'],
  ['2', 'Frete', '5', '1', '2', '0', '-'],
]
const workbook = async () =>
  Uint8Array.from(
    await writeXlsx({
      sheets: [
        { name: 'capa', rows: [['a']] },
        { name: 'orders', rows: rows.map((row) => ['x', ...row]) },
      ],
    }),
  )

test('of a report the rows under its header are read, of the wanted columns only, with their lines', async () => {
  const read = await readReport(new Blob([await workbook()]), locateOrders, { takesCsv: false })
  expect(read).toEqual([{ rows: rows.slice(2), lines: [3, 4] }])
})

test('a share that a spreadsheet program keeps as a number is handed over as it is seen there', async () => {
  const columns = header.map((_, at) => (at === 2 ? { numFmt: '0%' } : {}))
  const sheets = [{ name: 'orders', columns, rows: [header, ['3', 'Frete', 0.18]] }]
  const file = new Blob([Uint8Array.from(await writeXlsx({ sheets }))])
  expect(await readReport(file, locateOrders, { takesCsv: false })).toEqual([
    { rows: [['3', 'Frete', '18%', null, null, null, null]], lines: [2] },
  ])
})

test('a .csv that ends in the middle of its last row is refused', async () => {
  const csv = [...rows.slice(1), ['3', 'Frete', '5', '1']].map((row) => row.join(';')).join('\n')
  const read = (content: string) => readReport(new Blob([content]), locateOrders, { takesCsv: true })
  await expect(read(csv)).rejects.toMatchObject({ refusal: { kind: 'damaged' } })
  expect(await read(`${csv}\n`)).toMatchObject([{ lines: [2, 3, 4] }])
})

test.each<[string, string[], number, 'read' | 'damaged']>([
  ['behind its last amount', ['12,50', '9,05', '100,00'], 0, 'read'],
  ['within its last decimals', ['12,50', '9,05', '100,00'], 1, 'damaged'],
  ['before its last decimals', ['12,50', '9,05', '-100,00'], 4, 'damaged'],
  ['within its last amount, of no certain decimals', ['12', '9,5', '100,00'], 1, 'read'],
  ['within its last id', ['2000009007000014', '2000009007000025', '2000009007000036'], 3, 'damaged'],
  ['behind a shorter word', ['Ativo', 'Ativo', 'Pago'], 0, 'read'],
])('a .csv that ends %s: %j, less %i characters, is %s', async (_, last, less, fate) => {
  const many = [...Array.from({ length: 10 }, () => last[0]), ...last]
  const lines = many.map((cell, at) => [at, 'Frete', '5', '1', '2', '0', cell].join(';'))
  const csv = [header.join(';'), ...lines].join('\n')
  const reading = readReport(new Blob([csv.slice(0, csv.length - less)]), locateOrders, { takesCsv: true })
  const outcome = reading.then(
    () => 'read',
    (error: FileRefused) => (error.refusal as Refusal).kind,
  )
  expect(await outcome).toBe(fate)
})

test('first rows of thousands of columns are too large to be kept for every sheet', async () => {
  const far = [...header, ...Array.from({ length: 1000 }, () => 'x')]
  const file = new Blob([Uint8Array.from(await writeXlsx({ sheets: [{ name: 'orders', rows: [far] }] }))])
  const reading = readReport(file, locateOrders, { takesCsv: false })
  await expect(reading).rejects.toMatchObject({ refusal: { kind: 'too-many-columns' } })
})
