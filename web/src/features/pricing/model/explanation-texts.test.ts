import {
  defaultTable,
  defaultTables,
  type FeeTable,
  feeTables,
  type PricedListing,
} from '@vendaclara/core/pricing'
import { expect, test } from 'vitest'
import { bandWords, explanations } from './explanation-texts.ts'
import { type Listing, newListing, type PricingBasis, priceOf } from './listing.ts'
import { type PricingSides, pricingSides } from './pricing-sides.ts'

const tableOf = (id: string) => feeTables.find((table) => table.id === id) as FeeTable

const usualShop = { monthlyBilling: 20_000, fixCost: 2000, charges: 6 }
const noShop = { monthlyBilling: 0, fixCost: 0, charges: 0 }

function priced(table: FeeTable, part: Partial<Listing>, config = usualShop): [PricedListing, PricingSides] {
  const { marketplace } = table
  const basis: PricingBasis = {
    config,
    tables: { ...defaultTables, [marketplace]: table },
  }
  const listing = { ...newListing('one', marketplace, basis), ...part }
  const price = priceOf(listing, basis)
  if (price.outcome !== 'priced') throw new Error(price.outcome)
  return [price, pricingSides(listing, basis)]
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('with one fee for every price, the price is its formula and the profit a share of it', () => {
  const [price, sides] = priced(defaultTable('shopee'), { productCost: 50, variableCost: 2 })
  expect(plain(explanations.price(price, sides))).toMatch(/R\$ 56,00 ÷ 44% = R\$ 127,27\.$/)
  expect(plain(explanations.profit(price, sides))).toBe(
    'Margem de lucro sobre o preço: 20% de R$ 127,27 = R$ 25,45.',
  )
  expect(plain(explanations.fixedFee(price, sides))).toBe(
    'Valor que o marketplace cobra por venda, seja qual for o preço: R$ 4,00.',
  )
})

test('ads, coupon and affiliates are explained, and appear in the formula and in the profit', () => {
  const [price, sides] = priced(defaultTable('shopee'), {
    productCost: 50,
    variableCost: 2,
    adsPercent: 5,
    couponAmount: 3,
    affiliatePercent: 2,
    affiliateAmount: 0.5,
  })
  // (50 + 2 + 4 + 3 + 0.50) / (1 - 0.56 - 0.07)
  expect(plain(explanations.price(price, sides))).toBe(
    'Produto, custos variáveis e taxa fixa ou frete, mais os valores fixos de anúncios, cupom e afiliados, somam R$ 59,50. Os percentuais levam 63% do preço, e o resto paga essa soma: R$ 59,50 ÷ 37% = R$ 160,81.',
  )
  expect(plain(explanations.ads(price, sides))).toBe('Como informado: 5% de R$ 160,81 = R$ 8,04.')
  expect(plain(explanations.coupon(price, sides))).toBe('Como informado: R$ 3,00.')
  expect(plain(explanations.affiliate(price, sides))).toBe(
    'Como informado: 2% de R$ 160,81 + R$ 0,50 = R$ 3,72.',
  )
  expect(plain(explanations.profitLeft(price))).toContain(
    '- R$ 14,76 de anúncios, cupom e afiliados = R$ 32,16.',
  )
  expect(plain(explanations.shares(price.shares))).toContain(
    '+ anúncios, cupom e afiliados 7% = 63% do preço.',
  )
})

test('with fees by price band, the band is named and the profit is what is left', () => {
  const [price, sides] = priced(tableOf('shopee-2026-03'), { productCost: 50, variableCost: 2 })
  expect(plain(explanations.commission(price))).toBe(
    'Comissão do marketplace na faixa de R$ 100,00 a R$ 199,99: 14% de R$ 144,00 = R$ 20,16.',
  )
  expect(plain(explanations.profit(price, sides))).toBe(
    'O que sobra do preço: R$ 144,00 - R$ 52,00 de produto e custos - R$ 40,16 de tarifas - R$ 8,64 de impostos - R$ 14,40 de custo operacional = R$ 28,80.',
  )
  expect(plain(explanations.price(price, sides))).toMatch(
    /R\$ 72,00 ÷ 50% = R\$ 144,00\. É o menor preço que deixa pelo menos a margem pedida, na faixa de R\$ 100,00 a R\$ 199,99\.$/,
  )
})

test('a fixed fee that is half of a low price is explained, and appears among the shares', () => {
  const [price, sides] = priced(tableOf('shopee-2026-03'), { productCost: 0.5, profitMargin: 5 })
  expect(plain(explanations.fixedFee(price, sides))).toMatch(
    /na faixa até R\$ 7,99: no máximo 50% do preço, 50% de R\$ \d,\d\d = R\$ \d,\d\d\.$/,
  )
  expect(plain(explanations.price(price, sides))).toMatch(/^Produto e custos variáveis somam R\$ 0,50\./)
  expect(explanations.shares(price.shares)).toContain('+ taxa fixa 50% +')
})

test('freight from a table is explained by weight and band, typed freight as typed', () => {
  const [byTable, tableSides] = priced(tableOf('mercado-livre-2026-08'), {
    productCost: 20,
    mlTax: 14,
    peso: 0.3,
  })
  expect(plain(explanations.freight(byTable, tableSides))).toBe(
    'Frete que o marketplace cobra por venda para 0,3 kg na faixa de R$ 49,00 a R$ 78,99: R$ 8,15.',
  )
  const [typed, typedSides] = priced(defaultTable('mercadoLivre'), {
    productCost: 20,
    mlTax: 14,
    shippingCost: 12.5,
  })
  expect(plain(explanations.freight(typed, typedSides))).toBe(
    'Frete que você paga em cada venda: R$ 12,50, como informado.',
  )
})

test('a minimum commission, and one with two percentages, are explained', () => {
  const amazon = defaultTable('amazon')
  const noMargin = { profitMargin: 0, variableCost: 0 }
  const [least, sides] = priced(amazon, { ...noMargin, productCost: 1, category: 'beleza' }, noShop)
  expect(plain(explanations.commission(least))).toBe(
    'Comissão mínima do marketplace na faixa até R$ 15,38: R$ 2,00.',
  )
  expect(plain(explanations.price(least, sides))).toMatch(
    /^Produto, custos variáveis, taxa fixa e a parte da comissão que não é percentual somam R\$ 3,00\./,
  )
  expect(plain(explanations.fees(least))).toMatch(/^Comissão de R\$ 2,00 = R\$ 2,00, mais/)
  const [dear] = priced(amazon, { ...noMargin, productCost: 260, category: 'moveis' }, noShop)
  expect(plain(explanations.commission(dear))).toBe(
    'Comissão do marketplace na faixa a partir de R$ 200,00: 10% de R$ 300,00 + R$ 10,00 = R$ 40,00.',
  )
  expect(plain(explanations.fees(dear))).toMatch(/^Comissão de 10% \+ R\$ 10,00 = R\$ 40,00, mais/)
})

test('the profit is the share of the price, and a sum of parts names what rounding leaves', () => {
  const [price, sides] = priced(defaultTable('shopee'), { productCost: 30, variableCost: 0 }, noShop)
  expect(plain(explanations.profit(price, sides))).toBe(
    'Margem de lucro sobre o preço: 20% de R$ 56,67 = R$ 11,33.',
  )
  expect(plain(explanations.commission(price))).toBe('Comissão do marketplace: 20% de R$ 56,67 = R$ 11,33.')
  expect(plain(explanations.profitLeft(price))).toMatch(
    /R\$ 56,67 - R\$ 30,00 .* - R\$ 15,33 .* - R\$ 0,01 de arredondamento = R\$ 11,33\.$/,
  )
  expect(plain(explanations.margin(price))).toBe(
    'Lucro dividido pelo preço: R$ 11,33 ÷ R$ 56,67 = 20%, sem arredondar os centavos do lucro.',
  )
})

test('an amount that is not the share of the price as shown says that it is of the price before rounding', () => {
  const listing = { productCost: 12.5, variableCost: 0, profitMargin: 15 }
  const [price, sides] = priced(defaultTable('shopee'), listing, { ...noShop, charges: 6 })
  expect(plain(explanations.profit(price, sides))).toBe(
    'Margem de lucro sobre o preço: 15% de R$ 27,97 = R$ 4,19, calculado antes de arredondar o preço.',
  )
})

test('the gross profit is its own share of the price', () => {
  const [price] = priced(defaultTable('shopee'), { productCost: 50, variableCost: 2 })
  expect(plain(explanations.grossProfit(price))).toMatch(
    /20% \+ 10% do preço: 30% de R\$ 127,27 = R\$ 38,18\.$/,
  )
})

test('a band is named by its first and last whole centavo', () => {
  expect(plain(bandWords({ from: 0, to: 80 }))).toBe('até R$ 79,99')
  expect(plain(bandWords({ from: 80, to: 100 }))).toBe('de R$ 80,00 a R$ 99,99')
  expect(plain(bandWords({ from: 200, to: null }))).toBe('a partir de R$ 200,00')
})

test('the words of a band respect whether its ends belong to it', () => {
  expect(plain(bandWords({ from: 10, to: 20, fromExcluded: true, toIncluded: true }))).toBe(
    'de R$ 10,01 a R$ 20,00',
  )
})

test('the end of a cap that is not a whole centavo, or only nearly, is rounded to the centavo inside', () => {
  expect(plain(bandWords({ from: 0, to: 5.65 / 0.5 }))).toBe('até R$ 11,29')
  expect(plain(bandWords({ from: 5.65 / 0.5, to: 19 }))).toBe('de R$ 11,30 a R$ 18,99')
  expect(plain(bandWords({ from: 0, to: 10 / 3 }))).toBe('até R$ 3,33')
  expect(plain(bandWords({ from: 10 / 3, to: 19 }))).toBe('de R$ 3,34 a R$ 18,99')
})
