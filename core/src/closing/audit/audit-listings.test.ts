import { expect, it } from 'vitest'
import { type Cells, sales } from '../../../test/closing/written-files.ts'
import { cents } from '../../money/index.ts'
import { auditListings, closingMarketplaces, type ListingFee } from '../index.ts'
import type { SalesColumns } from '../marketplaces/mercado-livre/columns.ts'

const { listingFees } = closingMarketplaces.mercadoLivre

/** What is special of a sale of one piece of R$ 100,00 of MLB1, charged R$ 13,00. */
interface Made {
  readonly units?: number
  readonly price?: number | null
  readonly listing?: string
  readonly charged?: number
  readonly increase?: number
  readonly refund?: number
}

const saleOf = (made: Made, place: number): Cells<SalesColumns> => {
  const { units = 1, price = 100, listing = 'MLB1', charged = 13, increase = 0, refund = 0 } = made
  const products = (price ?? 100) * units
  const amounts = { products, priceIncrease: increase, saleFee: -charged, refunds: -refund }
  return {
    ...amounts,
    orderId: `20000090070000${10 + place}`,
    packed: 'Não',
    units,
    total: products + increase - charged - refund,
    listing,
    productName: `T ${listing}`,
    itemPrice: price,
  }
}

const fee = (commission: number, part: Partial<ListingFee> = {}): ListingFee => ({
  commission,
  fixedFee: null,
  source: 'Anuncios.xlsx',
  readOn: '2026-03-20',
  ...part,
})
const fees = new Map([
  ['MLB1', fee(13)],
  ['MLB2', fee(16.5, { readOn: '2026-03-28' })],
  ['MLB3', fee(12, { fixedFee: cents(625) })],
])

const auditRows = (...rows: Cells<SalesColumns>[]) =>
  listingFees && auditListings(listingFees, sales(...rows).orders, fees)
const audit = (...made: Made[]) => auditRows(...made.map(saleOf))

it('checks each sale by the commission of its listing, and groups by listing what differs', () => {
  const found = audit(
    {},
    { charged: 13.09 },
    { charged: 16 },
    { charged: 12.5, listing: 'MLB2', price: 75.76 },
    { charged: 17, listing: 'MLB2' },
    { charged: 19, units: 1 },
  )
  const readOn = { first: '2026-03-20', last: '2026-03-28' }
  expect(found).toMatchObject({ checked: 6, matching: 3, unchecked: {}, readOn })
  expect(found?.groups).toMatchObject([
    {
      amount: 900,
      orders: [
        { orderId: '2000009007000012', charged: 1600, due: 1300 },
        { orderId: '2000009007000015', charged: 1900, due: 1300 },
      ],
    },
    { listings: [{ id: 'MLB2' }], amount: 50, orders: [{ charged: 1700, due: 1650 }] },
  ])
  expect(found?.groups[0]?.listings).toEqual([{ ...fee(13), id: 'MLB1', name: 'T MLB1' }])
})

it('takes the fixed part for each piece or once, as no source says which', () => {
  const charged = [7.2 + 18.75, 7.2 + 6.25, 7.2 + 12.5]
  const found = audit(...charged.map((one) => ({ listing: 'MLB3', units: 3, price: 20, charged: one })))
  expect(found).toMatchObject({ matching: 2, groups: [{ orders: [{ charged: 1970 }] }] })
})

it('adds up the products of a package', () => {
  const none = { products: null, priceIncrease: null, saleFee: null, refunds: null, total: null }
  const items = ['MLB2', 'MLB1'].map((listing, at) => ({
    ...saleOf({ listing }, 41 + at),
    packed: 'Sim',
    ...none,
  }))
  const pack = (charged: number) => [
    {
      ...saleOf({ units: 2, charged }, 40),
      state: 'Pacote de 2 produtos',
      packed: 'Sim',
      listing: null,
      itemPrice: null,
    },
    ...items,
  ]
  expect(auditRows(...pack(29.5))).toMatchObject({ checked: 1, matching: 1 })
  expect(auditRows(...pack(33))?.groups).toMatchObject([
    { listings: [{ id: 'MLB1' }, { id: 'MLB2' }], amount: 350 },
  ])
})

it('says of each sale that it does not check why', () => {
  const made = [
    { listing: 'MLB9' },
    { listing: '' },
    { price: null },
    { charged: 0 },
    { refund: 50 },
    { increase: 5 },
  ]
  expect(audit(...made)).toEqual({
    checked: 0,
    matching: 0,
    readOn: null,
    groups: [],
    unchecked: { 'no-commission': 1, 'no-prices': 2, 'no-fees': 1, refunded: 1, 'price-increase': 1 },
  })
})
