import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { errorsFileName } from './errors-file-name.ts'
import { writeErrorsWorkbook } from './write-errors-workbook.ts'

const error = (id: string, amount: number, info = 'Erro desconhecido') => ({
  'ID do pedido': id,
  Diferenca: amount,
  'Data de criação do pedido': '2026-03-01 17:15',
  info,
})

test('the downloaded workbook reads back as it was written', async () => {
  const { sheets } = await readBack([error('260301000000001', -18.11), error('2603012ZPHDF8J', 3.2)])
  expect(sheets.map(({ name, rows }) => ({ name, rows }))).toEqual([
    {
      name: 'Sheet 1',
      rows: [
        ['ID do pedido', 'Data de criação do pedido', 'Diferenca', 'info'],
        ['260301000000001', '2026-03-01 17:15', -18.11, 'Erro desconhecido'],
        ['2603012ZPHDF8J', '2026-03-01 17:15', 3.2, 'Erro desconhecido'],
      ],
    },
  ])
})

test('text from a file never becomes a formula', async () => {
  const [sheet] = (await readBack([error('=1+1', -1, '@SUM(A1)&<b>"')])).sheets
  expect(sheet?.rows[1]).toEqual(['=1+1', '2026-03-01 17:15', -1, '@SUM(A1)&<b>"'])
  const formulas = [...(sheet?.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined)
  expect(formulas).toEqual([])
})

test('the file is named after the month', () => {
  expect(errorsFileName({ month: 'Março', year: 26 })).toBe('ErrosDePagamentoMarço26.xlsx')
  expect(errorsFileName({ month: 'Janeiro', year: 5 })).toBe('ErrosDePagamentoJaneiro05.xlsx')
})

async function readBack(errors: Parameters<typeof writeErrorsWorkbook>[0]) {
  return readXlsx(await (await writeErrorsWorkbook(errors)).arrayBuffer(), { readStyles: true })
}
