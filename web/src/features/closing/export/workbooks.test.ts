import { cents, noCents, toCents } from '@vendaclara/core/money'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { someDifference } from '../../../../test/closing-rows.ts'
import { texts } from './texts.ts'
import { writeErrorsWorkbook, writeSupportWorkbook } from './workbooks.ts'

const error = (orderId: string, amount: number, text = 'Erro desconhecido') =>
  someDifference(orderId, toCents(amount), { createdAt: '2026-03-01 17:15', info: { text } })

const findings = {
  expected: {
    subtotal: cents(10_000),
    commission: cents(1400),
    serviceFee: cents(400),
    sellerCoupon: noCents,
  },
  paid: {
    released: cents(7600),
    refunded: noCents,
    freightPaidForSeller: noCents,
    freightDiscount: noCents,
    freightPaidByBuyer: noCents,
  },
  reason: 'commission-rate',
} as const

test('the downloaded workbook reads back as it was written', async () => {
  const errors = [error('260301000000001', -18.11), error('2603012ZPHDF8J', 3.2)]
  const { sheets } = await readBack(writeErrorsWorkbook(errors))
  expect(sheets).toEqual([
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

test('the workbook for the support says of each order what was expected, what was received and why', async () => {
  const { sheets } = await readBack(
    writeSupportWorkbook('shopee', [
      { ...error('2603012ZPHDF8J', -6), ...findings, reasons: [] },
      error('from before there were reasons', -6),
    ]),
  )
  expect(sheets).toEqual([
    {
      name: 'Pedidos',
      rows: [
        ['ID do pedido', 'Data do pedido', 'Esperado (R$)', 'Recebido (R$)', 'Diferença (R$)', 'Motivo'],
        ['2603012ZPHDF8J', '01/03/2026 17:15', 82, 76, -6, 'Comissão com outra taxa'],
        ['from before there were reasons', '01/03/2026 17:15', null, null, -6, 'Erro desconhecido'],
      ],
    },
  ])
})

test('text from a file never becomes a formula', async () => {
  const hostile = [error('=1+1', -1, '@SUM(A1)&<b>"')]
  for (const file of [writeErrorsWorkbook(hostile), writeSupportWorkbook('shopee', hostile)]) {
    const { sheets, formulas } = await readBack(file)
    expect(sheets[0]?.rows[1]).toEqual(expect.arrayContaining(['=1+1', '@SUM(A1)&<b>"']))
    expect(formulas).toEqual([])
  }
})

test('the files are named after the month', () => {
  expect(texts.errorsFileName({ month: 3, year: 26 })).toBe('ErrosDePagamentoMarço26.xlsx')
  expect(texts.errorsFileName({ month: 1, year: 5 })).toBe('ErrosDePagamentoJaneiro05.xlsx')
  expect(texts.supportFileName({ month: 3, year: 26 })).toBe('PedidosParaSuporteMarço2026.xlsx')
})

async function readBack(file: Promise<Blob>) {
  const { sheets } = await readXlsx(await (await file).arrayBuffer(), { readStyles: true })
  return {
    sheets: sheets.map(({ name, rows }) => ({ name, rows })),
    formulas: sheets.flatMap(({ cells }) =>
      [...(cells?.values() ?? [])].filter((cell) => cell.formula !== undefined),
    ),
  }
}
