import type { FileReceipt, FileWarning } from '@vendaclara/contract/closing'
import { infoSentence } from '@vendaclara/contract/closing'
import { toReais } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import expected from '../../../../../../samples/closing/small/expected.json'
import { FileRefused } from '../../../../files/file-refused.ts'
import type { Refusal } from '../reading/refusal.ts'
import { closeFiles, oddNames, sample } from './close-files.ts'

/** The small month with one of its two files in the odd form, and the receipt of that file. */
async function closeOdd(name: string) {
  const file = sample(`odd/${name}.xlsx`)
  const isIncome = name.startsWith('renda-')
  const closed = await closeFiles(
    'shopee',
    [isIncome ? sample('small/orders.xlsx') : file],
    [isIncome ? file : sample('small/income.xlsx')],
  )
  const [receipt] = closed.receipts[isIncome ? 'income' : 'orders']
  if (!receipt) throw new Error('nothing was read')
  const { differences, unmatched, matched, totalDifference } = closed.found
  const answer = {
    errors: differences.map(({ orderId, difference, info }) => ({
      id: orderId,
      diff: toReais(difference),
      info: infoSentence(info),
    })),
    unmatched: unmatched.map(({ orderId, info }) => ({ id: orderId, info: infoSentence(info) })),
    quantity: matched,
    totalErrors: toReais(totalDifference),
  }
  return { answer, receipt, orders: closed.orders }
}

type Left = FileReceipt['leftOut']
interface Fate {
  left?: Partial<Left>
  warnings?: Partial<FileWarning>[]
  answer?: Partial<typeof expected>
}

const released = 'Quantia total lançada (R$)'
const commission = 'Taxa de comissão líquida'
const subtotal = 'Subtotal do produto'
const [a, b, f] = ['260301AAAAAAA1', '260302BBBBBBB2', '260315FFFFFFF6']
const [ofB, ofF] = expected.errors

const read: Readonly<Record<string, Fate>> = {
  'renda-sem-ver': { left: { details: 5, refunds: 1 } },
  'renda-ver-em-outra-palavra': { left: { details: 5, refunds: 1 } },
  'renda-colada-duas-vezes': {
    left: { copies: 3 },
    warnings: [{ kind: 'copied-rows', count: 3, orders: 3 }],
  },
  'renda-em-duas-abas': {},
  'renda-com-total': { left: { texts: 1 } },
  'renda-cabecalho-sem-cifrao': {},
  'renda-ids-com-espacos': {},
  'renda-sem-frete': {
    warnings: [
      {
        kind: 'without-columns',
        columns: [expect.stringContaining('Frete cobrado pelo parceiro'), 'Desconto de frete pela Shopee'],
      },
    ],
  },
  'renda-pagamentos-iguais': {
    warnings: [{ kind: 'equal-rows', orderIds: [b] }],
    answer: { errors: [{ ...ofB, diff: 37.6 } as never, ofF as never], totalErrors: 7.72 },
  },
  'pedidos-colados-duas-vezes': { left: { copies: 5 }, warnings: [{ kind: 'copied-rows', count: 5 }] },
  'pedidos-colados-sem-numero-de-produtos': {
    left: { copies: 5 },
    warnings: [{ kind: 'copied-rows', count: 5 }],
  },
  'pedidos-em-duas-abas': {},
  'pedidos-aba-oculta': { warnings: [{ kind: 'hidden-sheets', columns: ['oculta'] }] },
  'pedidos-taxas-diferentes': {
    left: { fees: 2 },
    warnings: [{ kind: 'different-fees', columns: [commission], orderIds: [b] }],
    answer: { errors: [ofF as never], quantity: 2, totalErrors: -29.88 },
  },
  'pedidos-cancelados-de-outro-jeito': { left: { cancelled: 2 } },
  'pedidos-com-total': { left: { texts: 1 } },
  'pedidos-cabecalho-sem-acentos': {},
  'pedidos-cabecalho-repetido': { left: { texts: 1 } },
  'pedidos-com-espacos-no-numero': {},
  'pedidos-datas-americanas': {},
  'pedidos-linhas-escondidas': {},
  'pedidos-datas-ilegiveis': { warnings: [{ kind: 'unreadable-dates', count: 2, orderIds: [a, f] }] },
  'pedidos-tres-casas': {
    warnings: [{ kind: 'three-decimals', columns: [subtotal], orderIds: [a] }],
    answer: {
      errors: [{ id: a, diff: 98.7, info: ofB?.info ?? '' }, ...expected.errors],
      totalErrors: 58.82,
    },
  },
  'pedidos-valores-em-branco': {
    warnings: [{ kind: 'blank-amounts', columns: [commission], orderIds: [f] }],
    answer: { errors: [ofB as never, { ...ofF, diff: -65.88 } as never], totalErrors: -75.88 },
  },
  'pedidos-valores-negativos': {
    warnings: [{ kind: 'negative-amounts', columns: [commission], orderIds: [a, f] }],
    answer: {
      errors: [{ id: a, diff: -36, info: ofB?.info ?? '' }, ofB as never, { ...ofF, diff: -101.88 } as never],
      totalErrors: -147.88,
    },
  },
  'pedidos-de-outro-mes': {
    answer: {
      unmatched: [
        ...expected.unmatched,
        ...[20, 21, 22, 23, 24].map((day) => ({
          id: `2602${day}HHHHHHH${day % 10}`,
          info: 'Pedido não consta no arquivo de MINHA RENDA',
        })),
      ],
    },
  },
}

const sheet = 'orders'
const refused: Readonly<Record<string, Refusal>> = {
  'renda-formulas-sem-resultado': broken('formula', released, 3, 'J4*1'),
  'pedidos-formulas-sem-resultado': broken('formula', commission, 4, 'J2*0.18'),
  'renda-sem-ver-nem-sku': { kind: 'doubled-rows', orders: 3, example: expect.any(String) },
  'renda-sem-id-do-reembolso': {
    kind: 'missing-columns',
    sheet: 'Renda',
    columns: ['ID do reembolso'],
  },
  'pedidos-sem-cupom': { kind: 'missing-columns', sheet, columns: ['Cupom do vendedor'] },
  'pedidos-sem-status-da-devolucao': {
    kind: 'missing-columns',
    sheet,
    columns: ['Status da Devolução / Reembolso'],
  },
  'pedidos-sem-tres-colunas': {
    kind: 'missing-columns',
    sheet,
    columns: [subtotal, 'Cupom do vendedor', commission],
  },
  'pedidos-segunda-aba-sem-cabecalho': { kind: 'headless-sheet', sheet: 'resto' },
  'renda-ver-desconhecido': { kind: 'unknown-word', column: 'Ver', cells: 1, example: 'Ajuste' },
  'renda-so-linhas-sku': { kind: 'only-details', orders: 4, example: expect.any(String) },
  'renda-com-erros': broken('error', released, 1, '#VALUE!'),
  'pedidos-com-erros': broken('error', commission, 2, '#VALUE!'),
  'pedidos-coluna-dobrada': { kind: 'twin-columns', sheet, columns: [subtotal] },
  'pedidos-segundo-cabecalho': { kind: 'second-header' },
  'pedidos-virgula-e-ponto': { kind: 'mixed-marks', column: subtotal, cells: 4, example: '30.00' },
  'pedidos-ids-em-notacao-cientifica': {
    kind: 'lost-digits',
    column: 'ID do pedido',
    cells: 2,
    example: '2,40101E+13',
  },
  'pedidos-celulas-mescladas': { kind: 'rows-without-id', rows: 1 },
  'pedidos-porcentagens': broken('percentage', commission, 4, '18%'),
  'pedidos-valores-viraram-datas': broken('date', 'Taxa de serviço líquida', 1, '2026-06-06'),
}

function broken(
  why: 'formula' | 'error' | 'percentage' | 'date',
  column: string,
  cells: number,
  text: string,
): Refusal {
  return { kind: 'broken-cells', why, column, cells, example: why === 'formula' ? `=${text}` : text }
}

test.each(Object.entries(read))(
  '%s closes with the right answer, and says what is odd',
  async (name, fate) => {
    const { answer, receipt } = await closeOdd(name)
    expect(answer).toEqual({ ...expected, ...fate.answer })
    expect(receipt.leftOut).toMatchObject(fate.left ?? {})
    expect(receipt.warnings).toEqual((fate.warnings ?? []).map((one) => expect.objectContaining(one)))
    expect(Object.values(receipt.leftOut).reduce((sum: number, count = 0) => sum + count, receipt.used)).toBe(
      receipt.rows,
    )
  },
)

test.each(Object.entries(refused))('%s is refused for what would be read wrongly', async (name, refusal) => {
  const refused = await closeOdd(name).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(FileRefused)
  expect(refused).toMatchObject({ refusal, fileName: `${name}.xlsx` })
})

test('days before months and months before days are told apart by the whole column and the order ids', async () => {
  const { orders: read } = await closeOdd('pedidos-datas-americanas')
  expect(read.map(({ createdAt }) => createdAt)).toEqual([
    '2026-03-01 17:15',
    '2026-03-02 09:40',
    '2026-03-04 11:20',
    '2026-03-15 08:30',
  ])
})

test('every odd month has its fate here', () => {
  const names = oddNames().filter((name) => /^(pedidos|renda)-/.test(name))
  expect(names.toSorted()).toEqual([...Object.keys(refused), ...Object.keys(read)].toSorted())
})
