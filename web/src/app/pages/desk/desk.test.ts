import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { cents } from '@vendaclara/core/money'
import { forEachMarketplace, tablesOf } from '@vendaclara/core/pricing'
import { describe, expect, it, test } from 'vitest'
import { newListing, withPrice } from '../../../features/pricing/model/listing.ts'
import { tablesInUse, todaysTable } from '../../../features/pricing/model/tables-in-use.ts'
import { claimLines, lackingLines, lateClaims } from './use-closings-desk.ts'
import { countByMargin } from './use-prices-desk.ts'

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('what can be contested', () => {
  const claim = { kind: 'claims', marketplace: 'shopee', year: 26, orders: 2, isExact: true } as const
  const first = { ...claim, closing: 'a', month: 3, amount: cents(20_000), until: '2026-12-01' }

  it('is one sum, with the first last day and the month it is of', () => {
    const later = { ...claim, closing: 'b', month: 4, amount: cents(6802), until: null, orders: 1 }
    const [line, ...others] = claimLines([first, later], '2026-11-28')
    expect(others).toEqual([])
    expect({ ...line, figure: plain(line?.figure) }).toEqual({
      figure: 'R$ 268,02',
      isLoss: true,
      sentence: 'para contestar em 3 pedidos, até 01/12/2026, acaba em 3 dias',
      href: '/fechamento/a',
    })
  })

  it('has what is late in its sum, as the month itself', () => {
    const money = { marketplace: 'shopee', year: 26, month: 4, closing: 'b', orders: 3 } as const
    const late = lateClaims([
      { ...money, amount: cents(304_476), isLate: true },
      { ...money, amount: cents(999), isLate: false },
    ])
    const [line, ...others] = claimLines([first, ...late], '2026-11-28')
    expect(others).toEqual([])
    expect(plain(line?.figure)).toBe('R$ 3.244,76')
    expect(line?.sentence).toBe('para contestar em 5 pedidos, até 01/12/2026, acaba em 3 dias')
  })

  it.each([
    [{ until: '2027-03-06' }, 'para contestar em 2 pedidos, até 06/03/2027'],
    [
      { until: '2027-03-06', isExact: false },
      'para contestar em 2 pedidos, primeiro prazo: 06/03/2027 ou depois',
    ],
    [{ until: '2026-11-28' }, 'para contestar em 2 pedidos, até 28/11/2026, acaba hoje'],
    [{ until: null }, 'para contestar em 2 pedidos, sem prazo informado: peça logo'],
    [
      { kind: 'returns', until: '2026-11-29', orders: 1 },
      'em 1 devolução para responder, até 29/11/2026, acaba amanhã',
    ],
  ] as const)('says %j as "%s"', (more, sentence) => {
    expect(claimLines([{ ...first, ...more }], '2026-11-28')[0]?.sentence).toBe(sentence)
  })
})

describe('what the last month lacks', () => {
  const closing = (month: number, hasOrders: boolean, hasResults: boolean) =>
    ({
      id: 'a',
      month,
      year: 26,
      marketplace: 'shopee',
      figures: { hasOrders, hasResults },
    }) as ListedAnalysis

  test.each([
    ['its closing', [closing(9, true, true)], 'Feche outubro de 2026, Shopee'],
    ['its files', [closing(10, false, false)], 'Faltam os arquivos de outubro de 2026, Shopee'],
    ['what was paid', [closing(10, true, false)], 'Falta “Minha Renda” de outubro de 2026, Shopee'],
  ])('is %s', (_, closings, sentence) => {
    expect(lackingLines(closings, '2026-11-28').map((line) => line.sentence)).toEqual([sentence])
  })

  it('is nothing once it is compared', () => {
    expect(lackingLines([closing(10, true, false), closing(10, true, true)], '2026-11-28')).toEqual([])
  })
})

describe('prices below their margin by the fees of today', () => {
  const config = { monthlyBilling: 0, fixCost: 0, charges: 0 }
  const today = '2026-11-28'
  const [specified] = tablesOf('shopee')
  const unchosen = { chosen: {}, own: [], version: 1 } as unknown as Parameters<typeof countByMargin>[2]
  const basis = { config, tables: tablesInUse(unchosen) }
  const listing = withPrice({ ...newListing('a', 'shopee', basis), productCost: 50 }, basis)
  const counted = (...shopee: (typeof listing)[]) =>
    countByMargin({ ...forEachMarketplace(() => []), shopee }, config, unchosen, today)

  it('counts a price of the old fees that leaves less today, and no listing without a cost', () => {
    expect(todaysTable('shopee', today)).not.toBe(specified)
    expect(counted(listing, { ...listing, id: 'b', productCost: 0 })).toEqual({
      all: 1,
      below: 1,
      noPrice: 0,
    })
  })

  it('judges what it is sold for, where that is known', () => {
    expect(counted({ ...listing, currentPrice: 500 })).toEqual({ all: 1, below: 0, noPrice: 0 })
  })
})
