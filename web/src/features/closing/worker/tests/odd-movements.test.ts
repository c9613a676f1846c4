import { closingMarketplaces } from '@vendaclara/core/closing'
import { writeXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import type { FileRefused } from '../../../../files/file-refused.ts'
import { readFiles } from '../reading/read-files.ts'

const order = '2603012ZPHDF8J'
const advanceHeader = [
  'Data do resgate rápido',
  'ID do resgate rápido',
  'ID do pedido',
  'Valor dos resgates rápidos',
  'Taxa de Serviço',
  'Valor recebido',
  'Valor restante para pagamento',
]
const advance = ['2026-03-11', '="7001"', `="${order}"`, 'R$99.54', 'R$1.99', 'R$97.55', 'R$11.06']
const withCommas = advance.map((cell) => (cell.startsWith('R$') ? cell.replace('.', ',') : cell))
const walletHeader = ['Data', 'Tipo de transação', 'ID do pedido', 'Valor', 'Balança após as transações']
const walletLine = ['2026-03-20 10:00', 'Renda do pedido', order, '99.54', '100.00']

const csv = (separator: string, ...rows: string[][]) =>
  new File([rows.map((cells) => cells.join(separator)).join('\r\n')], 'acelera.csv')
const xlsx = async (name: string, ...sheets: string[][][]) => {
  const written = await writeXlsx({ sheets: sheets.map((rows, index) => ({ name: `Aba ${index}`, rows })) })
  return new File([new Uint8Array(written)], name)
}

async function read(file: File) {
  const { locateMovements: locate } = closingMarketplaces.shopee.files
  if (!locate) throw new Error('no movements')
  const [only] = await readFiles([file], { locate, takesCsv: true })
  return only?.content.lines.map(({ day, orderId, amount, fee }) => ({ day, orderId, amount, fee }))
}

async function refusalOf(file: File): Promise<string> {
  return read(file).then(
    () => 'it was read',
    (error: FileRefused) => error.refusal.kind,
  )
}

const read1 = [{ day: '2026-03-11', orderId: order, amount: 9755, fee: -199 }]

it.each<[string, () => File]>([
  ['commas between its cells', () => csv(',', ['Acelera'], [], advanceHeader, advance)],
  ['semicolons and decimal commas', () => csv(';', ['Acelera'], [], advanceHeader, withCommas)],
  [
    'quotes',
    () =>
      csv(
        ',',
        advanceHeader,
        advance.map((cell) => `"${cell.replaceAll('"', '""')}"`),
      ),
  ],
])('a .csv with %s is read to the centavo', async (_, file) => {
  expect(await read(file())).toEqual(read1)
})

it('an .xlsx called .xls is read, and of two sheets with the table both', async () => {
  const other = walletLine.with(0, '2026-03-19 10:00').with(3, '0.46').with(4, '0.46')
  const file = await xlsx('carteira.xls', [walletHeader, walletLine], [walletHeader, other])
  expect((await read(file))?.map(({ amount }) => amount)).toEqual([9954, 46])
})

it.each<[string, string, () => File | Promise<File>]>([
  ['a decimal comma that is no quoted cell', 'wide-row', () => csv(',', advanceHeader, withCommas)],
  ['a quote that stays open', 'open-quote', () => csv(',', advanceHeader, advance.with(3, '"R$99.54'))],
  ['nothing in it', 'blank', () => new File([], 'acelera.csv')],
  [
    'a page of the internet in it',
    'disguised',
    () => new File(['<html><body>Entrar</body></html>'], 'a.csv'),
  ],
  ['an unknown table', 'unknown', () => xlsx('a.xlsx', [['Cliente'], ['Ana']])],
  ['its header alone', 'no-rows', () => xlsx('a.xlsx', [walletHeader])],
  ['a column renamed', 'missing-columns', () => xlsx('a.xlsx', [walletHeader.with(3, 'Value'), walletLine])],
  [
    'an end that is missing',
    'truncated',
    async () => cutOf(await xlsx('a.xlsx', [walletHeader, walletLine])),
  ],
])('a file with %s is refused as %s', async (_, kind, file) => {
  expect(await refusalOf(await file())).toBe(kind)
})

function cutOf(file: File): File {
  return new File([file.slice(0, Math.floor(file.size * 0.6))], file.name)
}
