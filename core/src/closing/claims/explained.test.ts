import { describe, expect, it } from 'vitest'
import {
  type Cell,
  claimOf,
  closeMonth,
  closingMarketplaces,
  combineIncome,
  isContestable,
  readSheets,
  splitLoss,
} from '../index.ts'

const pixColumn = 'Ajuste por pagamento via PIX'
const orderHeader = [
  ...['ID do pedido', 'Status do pedido', 'Status da Devolução / Reembolso', 'Data de criação do pedido'],
  ...['Preço acordado', 'Quantidade', 'Subtotal do produto', 'Cupom do vendedor'],
  ...['Taxa de comissão líquida', 'Taxa de serviço líquida'],
]
const incomeHeader = [
  ...['ID do pedido', 'ID do reembolso', 'Data de conclusão do pagamento', 'Quantia total lançada (R$)'],
  ...[
    'Valor Reembolsado ao Comprador',
    'Preço do produto',
    'Taxa de comissão líquida',
    'Taxa de serviço líquida',
  ],
]

/** What one order was charged and paid, in reais. */
interface Paid {
  readonly commission: number
  readonly service?: number
  readonly received: number
  /** The Pix subsidy in each file; absent if the file has no such column. */
  readonly inOrders?: number
  readonly inIncome?: number
  /** What the income file charges in addition to the orders file. */
  readonly more?: number
}

/** The months that pay the order: its own, the next one, or both a part. */
const payingMonths = ['own', 'next', 'both'] as const

/** The order of R$ 123,50 of October 2026, as both files state it. */
function close(
  { commission, service = 18.26, received, inOrders, inIncome, more = 0 }: Paid,
  paidIn: (typeof payingMonths)[number] = 'own',
) {
  const marketplace = closingMarketplaces.shopee
  const order = ['261012PIX00001', 'Concluído', '', '2026-10-12 10:00', 123.5, 1, 123.5, 0]
  const inOwn = paidIn === 'both' ? 40 : received
  const details = [0, 123.5, -(commission + more), -service]
  const [own, rest] = [
    ['261012PIX00001', '-', '2026-10-20', inOwn, ...details],
    ['261012PIX00001', '-', '2026-11-03', received - inOwn, 0, 0, 0, 0],
  ]
  const column = (amount: number | undefined) => (amount === undefined ? [] : [amount])
  const orders = [
    [...orderHeader, ...(inOrders === undefined ? [] : [pixColumn])],
    [...order, commission, service, ...column(inOrders)],
  ]
  const read = readSheets([{ name: 'orders', rows: orders }], marketplace.files.locateOrders)
  const incomeOf = (row: readonly Cell[], pix = inIncome) => {
    const renda = [
      [...incomeHeader, ...(pix === undefined ? [] : [pixColumn])],
      [...row, ...column(pix)],
    ]
    const sheets = [
      { name: 'Resumo', rows: [] },
      { name: 'Renda', rows: renda },
    ]
    return readSheets(sheets, marketplace.files.locateIncome)
  }
  const files = {
    own: [incomeOf(own)],
    next: [incomeOf(own)],
    both: [incomeOf(own), incomeOf(rest, inIncome === undefined ? inIncome : 0)],
  }[paidIn]
  const { kept } = combineIncome(marketplace.rules, files)
  const found = closeMonth(marketplace, read.orders, kept)
  const [row] = found.differences
  const claim = row && claimOf(marketplace, row, '2026-11-22')
  return {
    found,
    row,
    ...{ reason: row?.reason, loss: row && splitLoss(marketplace, row, '2026-11-22') },
    isAsked: claim ? isContestable(claim.rule) : null,
  }
}

describe('an order of R$ 123,50 paid by Pix, of which the fee table without Pix comes to R$ 86,21', () => {
  const right = { commission: 12.86, received: 86.21 }

  it('differs by R$ 6,17 from the specified expectation, as specified, and nothing is asked for', () => {
    const { found, row, loss, isAsked } = close({ ...right, inIncome: -6.17 })
    expect(row).toMatchObject({ difference: -617, info: 'unknown', reason: 'pix-subsidy' })
    expect(found).toMatchObject({ matched: 1, totalDifference: -617 })
    expect(found.sums).toMatchObject({ expected: 9238, received: 8621, explained: 617 })
    expect(loss).toEqual({ contestable: 0, awaited: 0, explained: 617 })
    expect(isAsked).toBe(false)
  })

  it('is explained by the orders file too, and by the table where no file names the Pix', () => {
    const stated = { inOrders: 6.17 }
    for (const said of [stated, {}, { inIncome: 0, inOrders: 6.17 }]) {
      const { reason, loss, isAsked } = close({ ...right, ...said })
      expect([reason, loss, isAsked]).toEqual([
        'pix-subsidy',
        { contestable: 0, awaited: 0, explained: 617 },
        false,
      ])
    }
  })

  it('is no difference where the orders file has the fees before the subsidy', () => {
    expect(close({ commission: 19.03, received: 86.21 }).found.differences).toEqual([])
  })

  it('may be asked for where the fees are not less by it', () => {
    const { row, loss, isAsked } = close({ commission: 19.03, received: 80.04, inIncome: -6.17 })
    expect(row).toMatchObject({
      difference: -617,
      reason: 'pix-kept',
      fees: { deviation: { kind: 'pix-kept' } },
    })
    expect([loss, isAsked]).toEqual([{ contestable: 617, awaited: 0, explained: 0 }, true])
  })

  it('leaves what else was charged to be asked for', () => {
    const { reason, loss, isAsked, found } = close({ ...right, received: 83.21, inIncome: -6.17, more: 3 })
    expect(reason).toBe('several')
    expect([loss, isAsked]).toEqual([{ contestable: 300, awaited: 0, explained: 617 }, true])
    expect(found.sums?.explained).toBe(617)
  })

  it.each([
    ['said by the income file', { ...right, inIncome: -6.17 }],
    ['said by the orders file', { ...right, inOrders: 6.17 }],
    ['said by none', right],
    ['not made good', { commission: 19.03, received: 80.04, inOrders: 6.17 }],
    ['beside another charge', { ...right, received: 83.21, inIncome: -6.17, more: 3 }],
  ])('%s is asked for alike, whichever months pay it', (_, paid) => {
    const [own, ...others] = payingMonths.map((months) => {
      const { row, loss, isAsked, found } = close(paid, months)
      return {
        difference: row?.difference,
        reason: row?.reason,
        loss,
        isAsked,
        explained: found.sums?.explained,
      }
    })
    expect(own?.difference).toBeLessThan(0)
    for (const other of others) expect(other).toEqual(own)
  })
})
