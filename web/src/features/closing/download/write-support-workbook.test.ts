import { cents, noCents } from '@vendaclara/core/money'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { supportFileName } from './support-file-name.ts'
import { supportRow } from './support-row.ts'
import { writeSupportWorkbook } from './write-support-workbook.ts'

const difference = {
  'ID do pedido': '=1+1',
  Diferenca: -6,
  'Data de criação do pedido': '2026-03-01 17:15',
  info: 'Erro desconhecido',
}

const findings = {
  expected: {
    ...{ subtotal: cents(10_000), commission: cents(1400), serviceFee: cents(400), sellerCoupon: noCents },
  },
  came: {
    ...{ released: cents(7600), refunded: noCents },
    ...{ freightPaidForSeller: noCents, freightDiscount: noCents, freightPaidByBuyer: noCents },
  },
  reason: 'commission-rate',
  causes: [],
} as const

test('the workbook for the support says of each order what was expected, what came and why', async () => {
  const file = await writeSupportWorkbook([supportRow({ ...difference, ...findings, causes: [] })])
  const { sheets } = await readXlsx(await file.arrayBuffer(), { readStyles: true })
  expect(sheets.map(({ name, rows }) => ({ name, rows }))).toEqual([
    {
      name: 'Pedidos',
      rows: [
        ['ID do pedido', 'Data do pedido', 'Esperado (R$)', 'Recebido (R$)', 'Diferença (R$)', 'Motivo'],
        ['=1+1', '01/03/2026 17:15', 82, 76, -6, 'Comissão com outra taxa'],
      ],
    },
  ])
  const formulas = [...(sheets[0]?.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined)
  expect(formulas).toEqual([])
})

test('an order from before there were reasons keeps the note and has no parts', () => {
  expect(supportRow(difference)).toEqual(['=1+1', '01/03/2026 17:15', null, null, -6, 'Erro desconhecido'])
})

test('the file is named after the month', () => {
  expect(supportFileName({ month: 'Março', year: 26 })).toBe('PedidosParaSuporteMarço2026.xlsx')
})
