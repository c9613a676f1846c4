import type { Cause, OrderDifference } from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { freightSentence, noteText, reasonSentence } from './reason.ts'

const none = { freightPaidForSeller: cents(0), freightDiscount: cents(0), freightPaidByBuyer: cents(0) }
const row = (part: Partial<OrderDifference>): OrderDifference => ({
  ...{ orderId: 'A', createdAt: '2026-03-01', difference: cents(-600), note: 'unknown' },
  expected: { subtotal: cents(10000), commission: cents(1400), serviceFee: cents(0), sellerCoupon: cents(0) },
  paid: { released: cents(8000), refunded: cents(0), ...none },
  ...part,
})
const cause = (kind: Cause['kind'], amount: number, basis: Cause['basis'] = 'stated'): Cause => ({
  ...{ kind, amount: cents(amount), basis },
})
const sentence = (part: Partial<OrderDifference>) =>
  reasonSentence(row(part), marketplaceWords.shopee).replaceAll('\u00a0', ' ')

test('one cause is the reason, several are summed, and what evens out is said', () => {
  const refund = cause('refund', -600)
  expect(sentence({ reason: 'refund', causes: [refund] })).toBe(
    'Você recebeu R$ 6,00 a menos: reembolso ao comprador.',
  )
  const two = [cause('refund', -400), cause('affiliate-fee', -200)]
  expect(sentence({ reason: 'several', causes: two })).toBe(
    'Você recebeu R$ 6,00 a menos, por 2 motivos somados: reembolso ao comprador; comissão de afiliados, que não está no arquivo de pedidos.',
  )
  const even = [refund, cause('service-fee', 5), cause('seller-coupon', -5)]
  expect(sentence({ reason: 'refund', causes: even })).toBe(
    'Você recebeu R$ 6,00 a menos: reembolso ao comprador; os outros valores se compensam.',
  )
})

test('what the files do not explain is said so, with what it may be and what only comes near', () => {
  expect(sentence({ reason: 'unexplained', causes: [] })).toContain('nada nos dois arquivos explica')
  const maybe = [cause('refund', -600, 'matches'), cause('commission-rate', -600, 'matches')]
  expect(sentence({ reason: 'unexplained', causes: maybe })).toContain('Mais de um motivo daria este valor')
  expect(sentence({ reason: 'unexplained', causes: [cause('refund', -100)] })).toContain(
    'não soma este valor',
  )
  const bare = { orderId: 'A', createdAt: '', difference: cents(600), note: 'unknown' } as const
  expect(reasonSentence(bare, marketplaceWords.shopee)).toContain('antes de os motivos serem lidos')
})

test('the note stands as it is, and is reconciled where it says less than the reason', () => {
  const unknown = 'Erro desconhecido, verifique com o suporte da Shopee'
  expect(noteText(row({ reason: 'unexplained' }))).toBe(`Observação na planilha de erros: ${unknown}.`)
  const reconciled = noteText(row({ reason: 'refund' }))
  expect(reconciled).toContain(`“${unknown}”: ela só distingue o frete`)
  expect(reconciled).toContain('o motivo acima')
  const freight = 'Possível problema em SUBTOTAL DO FRETE'
  expect(noteText(row({ note: 'freight-subtotal', reason: 'freight-subtotal' }))).toBe(
    `Observação na planilha de erros: ${freight}.`,
  )
  expect(noteText(row({ note: 'freight-subtotal', reason: 'refund' }))).toContain(
    'o saldo do frete dá o mesmo valor',
  )
  expect(noteText(row({ note: { text: 'Ver depois' }, reason: 'refund' }))).toBe(
    'Observação na planilha de erros: Ver depois.',
  )
})

test('the freight is named where it comes to what is missing and nothing else explains it, beside the note as it is', () => {
  const freight = { charged: cents(1604), expected: cents(1000), reason: '' }
  const unexplained = row({ reason: 'unexplained', causes: [], freight })
  expect(freightSentence(unexplained, undefined).replaceAll('\u00a0', ' ')).toBe(
    'O frete ficou R$ 6,04 acima do esperado, quase o valor que falta: pode vir daí, e vale dizer isso ao suporte.',
  )
  const parts = { freight: [{ label: 'Frete', amount: cents(-600) }] }
  expect(freightSentence(row({ reason: 'unexplained' }), parts)).toContain('exatamente o valor que falta')
  expect(freightSentence({ ...unexplained, reason: 'refund' }, parts)).toBe('')
  expect(noteText(unexplained)).toBe(
    'Observação na planilha de erros: Erro desconhecido, verifique com o suporte da Shopee.',
  )
})
