import type { OrderDifference, Reason } from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import { expect, test } from 'vitest'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { freightSentence, infoText, reasonSentence } from './reason.ts'

const none = { freightPaidForSeller: cents(0), freightDiscount: cents(0), freightPaidByBuyer: cents(0) }
const row = (part: Partial<OrderDifference>): OrderDifference => ({
  orderId: 'A',
  createdAt: '2026-03-01',
  difference: cents(-600),
  info: 'unknown',
  expected: { subtotal: cents(10000), commission: cents(1400), serviceFee: cents(0), sellerCoupon: cents(0) },
  paid: { released: cents(8000), refunded: cents(0), ...none },
  ...part,
})
const reason = (kind: Reason['kind'], amount: number, basis: Reason['basis'] = 'stated'): Reason => ({
  kind,
  amount: cents(amount),
  basis,
})
const sentence = (part: Partial<OrderDifference>) =>
  reasonSentence(row(part), marketplaceWords.shopee).replaceAll('\u00a0', ' ')

test('one reason is the reason, several are summed, and amounts that even out are named', () => {
  const refund = reason('refund', -600)
  expect(sentence({ reason: 'refund', reasons: [refund] })).toBe(
    'Você recebeu R$ 6,00 a menos: reembolso ao comprador.',
  )
  const two = [reason('refund', -400), reason('affiliate-fee', -200)]
  expect(sentence({ reason: 'several', reasons: two })).toBe(
    'Você recebeu R$ 6,00 a menos, por 2 motivos somados: reembolso ao comprador; comissão de afiliados, que não está no arquivo de pedidos.',
  )
  const even = [refund, reason('service-fee', 5), reason('seller-coupon', -5)]
  expect(sentence({ reason: 'refund', reasons: even })).toBe(
    'Você recebeu R$ 6,00 a menos: reembolso ao comprador; os outros valores se compensam.',
  )
})

test('an amount that the files do not explain is called so, with what it may be and what only comes near', () => {
  expect(sentence({ reason: 'unexplained', reasons: [] })).toContain('nada nos dois arquivos explica')
  const maybe = [reason('refund', -600, 'matches'), reason('commission-rate', -600, 'matches')]
  expect(sentence({ reason: 'unexplained', reasons: maybe })).toContain('Mais de um motivo daria este valor')
  expect(sentence({ reason: 'unexplained', reasons: [reason('refund', -100)] })).toContain(
    'não soma este valor',
  )
  const bare = { orderId: 'A', createdAt: '', difference: cents(600), info: 'unknown' } as const
  expect(reasonSentence(bare, marketplaceWords.shopee)).toContain('antes de os motivos serem lidos')
})

test('the info is shown unchanged, and is reconciled where it says less than the reason', () => {
  const unknown = 'Erro desconhecido, verifique com o suporte da Shopee'
  expect(infoText(row({ reason: 'unexplained' }))).toBe(`Observação na planilha de erros: ${unknown}.`)
  const reconciled = infoText(row({ reason: 'refund' }))
  expect(reconciled).toContain(`“${unknown}”: ela só distingue o frete`)
  expect(reconciled).toContain('o motivo acima')
  const freight = 'Possível problema em SUBTOTAL DO FRETE'
  expect(infoText(row({ info: 'freight-subtotal', reason: 'freight-subtotal' }))).toBe(
    `Observação na planilha de erros: ${freight}.`,
  )
  expect(infoText(row({ info: 'freight-subtotal', reason: 'refund' }))).toContain(
    'o saldo do frete dá o mesmo valor',
  )
  expect(infoText(row({ info: { text: 'Ver depois' }, reason: 'refund' }))).toBe(
    'Observação na planilha de erros: Ver depois.',
  )
})

test('the freight is named where it comes to what is missing and nothing else explains it, beside the info as it is', () => {
  const freight = { charged: cents(1604), expected: cents(1000), reason: '' }
  const unexplained = row({ reason: 'unexplained', reasons: [], freight })
  expect(freightSentence(unexplained, undefined).replaceAll('\u00a0', ' ')).toBe(
    'O frete ficou R$ 6,04 acima do esperado, quase o valor que falta: pode vir daí, e vale dizer isso ao suporte.',
  )
  const parts = { freight: [{ label: 'Frete', amount: cents(-600) }] }
  expect(freightSentence(row({ reason: 'unexplained' }), parts)).toContain('exatamente o valor que falta')
  expect(freightSentence({ ...unexplained, reason: 'refund' }, parts)).toBe('')
  expect(infoText(unexplained)).toBe(
    'Observação na planilha de erros: Erro desconhecido, verifique com o suporte da Shopee.',
  )
})
