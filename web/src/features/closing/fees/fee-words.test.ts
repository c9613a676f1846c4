import { cents } from '@vendaclara/core/money'
import { feeTables } from '@vendaclara/core/pricing'
import { describe, expect, it, test } from 'vitest'
import { feeClaimText } from './fee-claim-text.ts'
import {
  groupOf,
  moreOrLess,
  ruleSentence,
  saidOnce,
  sourceOf,
  tableName,
  verdictSentence,
} from './fee-words.ts'

const rates = (commission: [number, number], fixedFee: [number, number]) => ({
  kind: 'rates' as const,
  commission: { charged: commission[0], due: commission[1] },
  fixedFee: { charged: cents(fixedFee[0]), due: cents(fixedFee[1]) },
})
const group = {
  table: 'shopee-2026-10',
  deviation: rates([20, 14], [2000, 2000]),
  count: 3,
  amount: cents(2700),
  alike: 100,
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a rule in words', () => {
  it('names what was charged and what held', () => {
    expect(ruleSentence(rates([20, 14], [2000, 2000]))).toBe('Comissão de 20% cobrada onde valia 14%')
    expect(plain(ruleSentence(rates([14, 14], [2600, 2000])))).toBe(
      'Taxa fixa de R$ 26,00 por unidade cobrada onde valia R$ 20,00',
    )
    expect(plain(ruleSentence(rates([20, 14], [450, 2000])))).toBe(
      '20% + R$ 4,50 cobrados onde valiam 14% + R$ 20,00',
    )
    expect(ruleSentence({ kind: 'other-table', table: 'shopee-2026-03' })).toBe(
      'Tarifas cobradas como diz a tabela de 01/03/2026',
    )
    expect(ruleSentence({ kind: 'rates' })).toContain('nenhuma regra conhecida')
  })

  it('accuses by an official table alone', () => {
    expect(verdictSentence(group)).toBe('Cobrado a mais do que diz a tabela de 01/10/2026, que é oficial.')
    expect(verdictSentence({ ...group, amount: cents(-2700) })).toContain('não há o que contestar')
    expect(verdictSentence({ ...group, table: 'shopee-specification' })).toBe(
      'Diferente do que diz a tabela que valeu até 28/02/2026, que não é oficial: confira na Central do Vendedor antes de contestar.',
    )
    expect(verdictSentence({ ...group, table: 'gone' })).toContain('a tabela da época, que não é oficial')
    expect(verdictSentence({ ...group, count: 60 })).toBe(
      '60 dos 100 pedidos com estas tarifas diferem do mesmo jeito: é mais provável que a tabela que vale para você seja outra.',
    )
    expect(verdictSentence({ ...group, deviation: { kind: 'cpf' } })).toContain('quem vende com CPF')
    expect(verdictSentence({ ...group, deviation: { kind: 'unexplained' } })).toContain('antes de contestar')
  })

  it('says the same of orders once, and accuses by each table apart', () => {
    const coupon = { ...group, deviation: { kind: 'coupon-base' as const } }
    const before = { ...coupon, table: 'shopee-2026-03', count: 2, amount: cents(204) }
    const dearer = { ...group, table: 'shopee-2026-03' }
    expect(saidOnce([coupon, group, before, dearer])).toMatchObject([
      { places: [0, 2], group: { count: 5, amount: cents(2904) } },
      { places: [1] },
      { places: [3] },
    ])
  })

  it('says the direction beside the amount', () => {
    expect([moreOrLess(cents(600)), moreOrLess(cents(-600))].map(plain)).toEqual([
      'R$ 6,00 a mais',
      'R$ 6,00 cobrados a menos, a seu favor',
    ])
  })
})

it('every table of Shopee is named with how sure it is, and an official one with its page', () => {
  const ofShopee = feeTables.filter(({ marketplace }) => marketplace === 'shopee')
  expect(ofShopee.map(({ id }) => [tableName(id), sourceOf('shopee', id)])).toMatchObject([
    ['a tabela que valeu até 28/02/2026', { page: null, sentence: expect.stringContaining('não é oficial') }],
    ['a tabela de 01/03/2026', { page: { url: expect.stringContaining('26839') } }],
    [
      'a tabela de 01/10/2026',
      { sentence: 'A tabela de 01/10/2026 está publicada em página da Shopee, lida em 07/10/2026.' },
    ],
    // For sellers by CPF with many orders.
    ['a tabela de 01/10/2026', { page: null, sentence: expect.stringContaining('não é oficial') }],
  ])
})

it('the group of an order is that of its table, rule and direction', () => {
  const less = { ...group, amount: cents(-2700) }
  const check = { table: group.table, charged: cents(5000), due: cents(4100), deviation: group.deviation }
  expect(groupOf([less, group], check)).toBe(group)
  expect(groupOf([less], check)).toBeUndefined()
})

test('a text about fees has the table, its page, and each order with what the table says', () => {
  const audited = (orderId: string, charged: number, due: number) => ({
    orderId,
    createdAt: '2026-10-12 10:00',
    group: 0,
    charged: cents(charged),
    due: cents(due),
  })
  const orders = [audited('261012CARO0001', 5000, 4100), audited('261012CARO0002', 6000, 4800)]
  expect(plain(feeClaimText('shopee', group, orders))).toBe(`Olá!

Solicito a conferência das tarifas cobradas por estes 2 pedidos, maiores do que diz a tabela de 01/10/2026 (https://seller.shopee.com.br/edu/article/26839).

Comissão de 20% cobrada onde valia 14%:

- 261012CARO0001, de 12/10/2026: cobrado R$ 50,00, pela tabela R$ 41,00, solicito R$ 9,00
- 261012CARO0002, de 12/10/2026: cobrado R$ 60,00, pela tabela R$ 48,00, solicito R$ 12,00
Total: R$ 21,00

Solicito a devolução de R$ 21,00, ou a explicação da cobrança.

Agradeço desde já.`)
  expect(plain(feeClaimText('shopee', group, orders.slice(0, 1)))).toContain('cobradas pelo pedido, maiores')
})
