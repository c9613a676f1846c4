import { expect, it } from 'vitest'
import { cents } from '../../money/index.ts'
import { auditListings, type Cell, closingMarketplaces, type ListingFee, readSheets } from '../index.ts'

const { mercadoLivre } = closingMarketplaces

const header = [
  'N.º de venda',
  'Data da venda',
  'Estado',
  'Pacote de diversos produtos',
  'Unidades',
  'Receita por produtos (BRL)',
  'Receita por acréscimo no preço (pago pelo comprador)',
  'Tarifa de venda e impostos (BRL)',
  'Cancelamentos e reembolsos (BRL)',
  'Total (BRL)',
  '# de anúncio',
  'Título do anúncio',
  'Preço unitário de venda do anúncio (BRL)',
]

/** What is special of a sale of one piece of R$ 100,00 of MLB1, charged R$ 13,00. */
interface Made {
  readonly units?: number
  readonly price?: Cell
  readonly listing?: string
  readonly charged?: number
  readonly increase?: number
  readonly refund?: number
}

const sale = (place: number, made: Made): Cell[] => {
  const { units = 1, price = 100, listing = 'MLB1', charged = 13, increase = 0, refund = 0 } = made
  const revenue = Number(price ?? 100) * units
  return [
    `20000090070000${10 + place}`,
    '2 de março de 2026 03:45 hs.',
    'Entregue',
    'Não',
    units,
    revenue,
    increase,
    -charged,
    -refund,
    revenue + increase - charged - refund,
    listing,
    `T ${listing}`,
    price,
  ]
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

function audit(...rows: Cell[][]) {
  const { listingFees, files } = mercadoLivre
  const sheet = { name: 'Vendas', rows: [[], [], [], [], [], header, ...rows] }
  const { orders } = readSheets([sheet], files.locateOrders)
  return listingFees && auditListings(listingFees, orders, fees)
}

it('checks each sale by the commission of its listing, and groups by listing what differs', () => {
  const found = audit(
    ...[
      {},
      { charged: 13.09 },
      { charged: 16 },
      { charged: 12.5, listing: 'MLB2', price: 75.76 },
      { charged: 17, listing: 'MLB2' },
      { charged: 19, units: 1 },
    ].map((made, place) => sale(place, made)),
  )
  expect(found).toMatchObject({
    checked: 6,
    matching: 3,
    unchecked: {},
    readOn: { first: '2026-03-20', last: '2026-03-28' },
  })
  expect(
    found?.groups.map(({ listings, amount, orders }) => [listings[0]?.id, amount, orders]),
  ).toMatchObject([
    [
      'MLB1',
      900,
      [
        { orderId: '2000009007000012', charged: 1600, due: 1300 },
        { orderId: '2000009007000015', charged: 1900, due: 1300 },
      ],
    ],
    ['MLB2', 50, [{ charged: 1700, due: 1650 }]],
  ])
  expect(found?.groups[0]?.listings).toEqual([{ ...fee(13), id: 'MLB1', name: 'T MLB1' }])
})

it('takes the fixed part for each piece or once, as no source says which', () => {
  const three = { listing: 'MLB3', units: 3, price: 20 }
  const rows = [7.2 + 18.75, 7.2 + 6.25, 7.2 + 12.5].map((charged, place) =>
    sale(place, { ...three, charged }),
  )
  expect(audit(...rows)).toMatchObject({ matching: 2, groups: [{ orders: [{ charged: 1970 }] }] })
})

it('adds up the products of a package', () => {
  const item = (id: number, listing: string): Cell[] => [
    `20000090070000${id}`,
    '2 de março de 2026 03:45 hs.',
    'Entregue',
    'Sim',
    1,
    null,
    null,
    null,
    null,
    null,
    listing,
    `T ${listing}`,
    100,
  ]
  const pack = (charged: number): Cell[] => [
    '2000009007000050',
    '2 de março de 2026 03:45 hs.',
    'Pacote de 2 produtos',
    'Sim',
    null,
    200,
    0,
    -charged,
    0,
    200 - charged,
    null,
    null,
    null,
  ]
  const items = [item(51, 'MLB2'), item(52, 'MLB1')]
  expect(audit(pack(29.5), ...items)).toMatchObject({ checked: 1, matching: 1 })
  const [group] = audit(pack(33), ...items)?.groups ?? []
  expect(group?.listings.map(({ id }) => id)).toEqual(['MLB1', 'MLB2'])
  expect(group?.amount).toBe(350)
})

it('says of each sale that it does not check why', () => {
  const rows = [
    { listing: 'MLB9' },
    { listing: '' },
    { price: null },
    { charged: 0 },
    { refund: 50 },
    { increase: 5 },
  ].map((made, place) => sale(place, made))
  expect(audit(...rows)).toEqual({
    checked: 0,
    matching: 0,
    readOn: null,
    groups: [],
    unchecked: { 'no-commission': 1, 'no-prices': 2, 'no-fees': 1, refunded: 1, 'price-increase': 1 },
  })
})
