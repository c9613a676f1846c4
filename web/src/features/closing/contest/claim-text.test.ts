import { type MarkSubject, mostMovements } from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  claimOf,
  closingOf,
  type Movement,
  type OrderDifference,
  type UnmatchedOrder,
} from '@vendaclara/core/closing'
import { cents, noCents } from '@vendaclara/core/money'
import { describe, expect, it, test } from 'vitest'
import type { ResultRow } from '../model/differences.ts'
import { changeMark, noMarks, withMarks } from '../model/marks.ts'
import { claimText } from './claim-text.ts'
import { freightText, freightToContest } from './freight-to-contest.tsx'
import { returnsToAnswer } from './returns-to-answer.tsx'
import { claimReasonName, countdown, dueSentence, periodSentence } from './texts.ts'

const today = '2026-11-22'

function textOf(marketplace: ClosingMarketplace, ...rows: ResultRow[]): string {
  const orders = rows.flatMap((row) => {
    const claim = claimOf(closingOf(marketplace), row, today)
    return claim ? [{ row, claim }] : []
  })
  return claimText(marketplace, orders).replaceAll('\u00a0', ' ')
}

const freight = {
  refunded: noCents,
  freightDiscount: noCents,
  freightPaidByBuyer: noCents,
  freightPaidForSeller: cents(-1500),
}
const charged: OrderDifference = {
  orderId: '260301QUJ3X6R3',
  createdAt: '2026-03-01 10:15',
  info: 'freight-subtotal',
  difference: cents(-1500),
  expected: {
    subtotal: cents(12_350),
    commission: cents(1286),
    serviceFee: cents(2443),
    sellerCoupon: noCents,
  },
  paid: { released: cents(7121), ...freight },
  reason: 'freight-subtotal',
  reasons: [{ kind: 'freight-subtotal', amount: cents(-1500), basis: 'stated' }],
}
const unexplained: OrderDifference = { ...charged, reason: 'unexplained', reasons: [] }

describe('a text to send', () => {
  it("has the order's figures, and asks back what the file itself says was taken", () => {
    expect(textOf('shopee', charged)).toBe(`Olá!

Solicito a conferência do valor pago pelo pedido 260301QUJ3X6R3, de 01/03/2026, menor que o devido.

Valor esperado: R$ 86,21
Valor recebido: R$ 71,21
Valor solicitado: R$ 15,00
Subtotal do frete: -R$ 15,00

Solicito a devolução de R$ 15,00, ou a explicação da cobrança.

Agradeço desde já.`)
  })

  test.each([
    ['nothing explains it', unexplained],
    ['the amount only matches', { ...charged, reasons: [{ ...charged.reasons?.[0], basis: 'matches' }] }],
    [
      'the seller may have agreed',
      {
        ...charged,
        reason: 'other-charge',
        reasons: [{ kind: 'other-charge', amount: cents(-1500), basis: 'stated' }],
      },
    ],
  ] as [string, OrderDifference][])('makes no claim where %s', (_where, row) => {
    const text = textOf('shopee', row)
    expect(text).toContain(
      'Solicito que confiram de onde vem a diferença e, se a cobrança não se confirmar, a devolução de R$ 15,00.',
    )
    expect(text).not.toContain('Solicito a devolução')
  })

  it('is one for several orders, each with its figures, and their sum', () => {
    const other = { ...charged, orderId: '260302B7K2Q9A1', createdAt: '' }
    expect(textOf('shopee', charged, other)).toBe(`Olá!

Solicito a conferência dos valores pagos por estes 2 pedidos, menores que o devido:

- 260301QUJ3X6R3, de 01/03/2026: esperado R$ 86,21, recebido R$ 71,21, solicito R$ 15,00
- 260302B7K2Q9A1: esperado R$ 86,21, recebido R$ 71,21, solicito R$ 15,00
Total: R$ 30,00

Solicito a devolução de R$ 30,00, ou a explicação da cobrança.

Agradeço desde já.`)
  })

  it('asks when an order without income will be paid', () => {
    const missing: UnmatchedOrder = {
      orderId: '2000009007000010',
      createdAt: '2026-03-05 12:00',
      status: 'Entregue',
      info: 'not-released',
      total: cents(9000),
    }
    expect(textOf('mercadoLivre', missing)).toBe(`Olá!

A venda 2000009007000010, de 05/03/2026, com R$ 90,00 a receber, não consta nas Liberações.

Solicito que confiram e digam quando o pagamento será feito.

Agradeço desde já.`)
  })

  it('has the missing amount alone where the parts were not kept', () => {
    const { expected: _, paid: __, ...bare } = charged
    expect(textOf('shopee', bare)).toContain('\n\nValor solicitado: R$ 15,00\n')
  })

  it('is empty without an order', () => expect(textOf('shopee')).toBe(''))
})

test('a text about freight by weight has each charge, and asks for the weight behind it', () => {
  const charged = (orderId: string, amount: number) => ({
    id: orderId,
    orderId,
    amount: cents(amount),
    stage: 'to-do' as const,
    due: '',
    said: ['cobrado em 10/05/2026', 'Ajuste: peso'],
  })
  const text = freightText([charged('260301QUJ3X6R3', 1250), charged('260302B7K2Q9A1', 300)])
  expect(text.replaceAll('\u00a0', ' ')).toBe(`Olá!

Solicito a conferência do frete por peso ou medidas cobrado na minha carteira por estes 2 pedidos:

- 260301QUJ3X6R3: R$ 12,50, cobrado em 10/05/2026, Ajuste: peso
- 260302B7K2Q9A1: R$ 3,00, cobrado em 10/05/2026, Ajuste: peso
Total: R$ 15,50

Solicito o peso e as medidas que contaram em cada cobrança e, se ela não se confirmar, a devolução de R$ 15,50.

Agradeço desde já.`)
})

const asked = (orderId: string, subject: MarkSubject) => {
  const change = { state: 'contestado' } as const
  const mark = changeMark({ orderId, subject, difference: cents(-1000) }, noMarks, change, today)
  return withMarks(noMarks, [{ ...mark, version: 1 }])
}

test('a return is answered apart from what is missing of its order, and one that is over is not asked about', () => {
  const returned: Movement = {
    id: 'A|1',
    source: 'returns',
    kind: 'return',
    month: '2026-03',
    day: '2026-03-05',
    until: '2099-03-18',
    orderId: 'A',
    amount: cents(-33_108),
    state: 'Em análise',
    text: 'Com defeito',
  }
  const stageBy = (subject: MarkSubject) =>
    returnsToAnswer([returned], asked('A', subject), today).map(({ stage }) => stage)
  expect([stageBy('order'), stageBy('return')]).toEqual([['to-do'], ['asked']])
  const over = { ...returned, state: 'Concluída' }
  expect(returnsToAnswer([over], asked('A', 'order'), today)).toEqual([])
})

test('freight is claimed less what was given back; of a full list the last order is left out, which may lack lines', () => {
  const line = (orderId: string, amount: number, at: number): Movement => ({
    id: `${orderId}|${at}`,
    source: 'wallet',
    kind: 'freight',
    month: '2026-03',
    day: '2026-05-10',
    orderId,
    amount: cents(amount),
    text: 'Ajuste: peso',
  })
  const some = [line('A', -1250, 1), line('A', 250, 2), line('B', -300, 1), line('B', 300, 2)]
  const { lines, hasMore } = freightToContest(some, 'shopee', new Map(), today)
  expect(lines).toMatchObject([{ orderId: 'A', amount: 1000, stage: 'to-do' }])
  expect(hasMore).toBe(false)
  const stageBy = (subject: MarkSubject) =>
    freightToContest(some, 'shopee', asked('A', subject), today).lines.map(({ stage }) => stage)
  expect([stageBy('order'), stageBy('freight')]).toEqual([['to-do'], ['asked']])
  const full = [...some, ...Array.from({ length: mostMovements - 4 }, (_, at) => line('C', -100, at))]
  expect(freightToContest(full, 'shopee', new Map(), today)).toEqual({ lines, hasMore: true })
})

test.each([
  [3, 'faltam 3 dias'],
  [1, 'falta 1 dia'],
  [0, 'vence hoje'],
  [-1, 'venceu há 1 dia'],
  [-40, 'venceu há 40 dias'],
])('%i days from the last one: %s', (left, sentence) => {
  expect(countdown(left)).toBe(sentence)
})

test('a last day is written as surely as it is known', () => {
  const known = { day: '2026-11-25', left: 3 }
  expect(dueSentence({ kind: 'until', ...known })).toBe('Até 25/11/2026, faltam 3 dias')
  expect(dueSentence({ kind: 'at-least', ...known })).toBe('Pelo menos até 25/11/2026, daqui a 3 dias')
  const sentences = [1, 0].map((left) => dueSentence({ kind: 'at-least', day: '2026-11-25', left }))
  expect(sentences).toEqual(['Pelo menos até 25/11/2026, amanhã', 'Pelo menos até 25/11/2026, hoje'])
  expect(dueSentence({ kind: 'unpublished' })).toBe('O prazo não é publicado: peça logo')
  const [period] = closingOf('shopee').claims.ofReason('refund')?.periods ?? []
  expect(period && dueSentence({ kind: 'count', period })).toBe(
    '30 dias corridos depois da aprovação do reembolso',
  )
  expect(period && periodSentence({ ...period, from: 'evidence-asked', length: { days: 2 } })).toBe(
    'Se pedirem provas: 2 dias corridos para enviar',
  )
})

test('a reason is named, of a difference and of a missing order', () => {
  expect(claimReasonName('refund')).toBe('Reembolso ao comprador')
  expect(claimReasonName('not-in-income')).toBe('Pedido sem pagamento')
})
