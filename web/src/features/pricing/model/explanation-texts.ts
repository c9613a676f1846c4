import { toCents, toReais } from '@vendaclara/core/money'
import {
  flatAmount,
  type ListingPrice,
  type PriceFee,
  type PriceFigures,
  type Promotion,
  type Range,
  type Shares,
  sellerAmount,
} from '@vendaclara/core/pricing'
import { formatBrl as brl, formatNumber } from '../../../ui/number-formats.ts'
import { texts as pricingTexts } from '../pricing-texts.ts'
import type { PricingSides } from './pricing-sides.ts'

export const explanations = {
  price: ({ fee, price, shares }: PriceFigures, { isBanded, seller }: PricingSides) => {
    const isPromoted = sellerAmount(seller) > seller.productCost + seller.variableCost
    const promotions = isPromoted ? ', mais os valores fixos de anúncios, cupom e afiliados,' : ''
    const costs = brl(sellerAmount(seller) + flatAmount(fee))
    const formula = `${costsNamed(fee)}${promotions} somam ${costs}. Os percentuais levam ${percent(shares.total)} do preço, e o resto paga essa soma: ${costs} ÷ ${percent(100 - shares.total)} = ${brl(price)}.`
    return isBanded
      ? `${formula} É o menor preço que deixa pelo menos a margem pedida${band(fee.price, ', na faixa')}.`
      : formula
  },
  profit: (figures: PriceFigures, { isBanded }: PricingSides) =>
    isBanded
      ? explanations.profitLeft(figures)
      : `Margem de lucro sobre o preço: ${share(figures.shares.profit, figures.price, figures.profit)}.`,
  profitLeft: (figures: PriceFigures) => {
    const { price, productCost, variableCost, commission, fixedFee, tax, operatingCost, profit } = figures
    const { ads, coupon, affiliate, rounding } = figures
    const promoted = toReais(toCents(ads + coupon + affiliate))
    const promotions = promoted === 0 ? '' : ` - ${brl(promoted)} de anúncios, cupom e afiliados`
    const rest =
      rounding === 0 ? '' : ` ${rounding < 0 ? '+' : '-'} ${brl(Math.abs(rounding))} de arredondamento`
    return `O que sobra do preço: ${brl(price)} - ${brl(productCost + variableCost)} de produto e custos - ${brl(commission + fixedFee)} de tarifas - ${brl(tax)} de impostos - ${brl(operatingCost)} de custo operacional${promotions}${rest} = ${brl(profit)}.`
  },
  margin: ({ price, profit, margin }: PriceFigures) => {
    if (margin === null) return 'Lucro dividido pelo preço. Com preço zero não há margem.'
    const isOfCentavos = percent((100 * profit) / price) === percent(margin)
    const rounded = isOfCentavos ? '' : ', sem arredondar os centavos do lucro'
    return `Lucro dividido pelo preço: ${brl(profit)} ÷ ${brl(price)} = ${percent(margin)}${rounded}.`
  },
  tax: ({ price, shares, tax }: PriceFigures) =>
    `Impostos sobre o preço: ${share(shares.tax, price, tax)}. O percentual vem das Configurações.`,
  grossProfit: ({ price, shares: { profit, operating }, grossProfit }: PriceFigures) =>
    `Lucro mais custo operacional: o que a venda deixa para pagar o mês e o seu ganho. ${percent(profit)} + ${percent(operating)} do preço: ${share(profit + operating, price, grossProfit)}.`,
  contributionMargin: ({ shares: { profit, operating }, contributionMargin }: PriceFigures) =>
    contributionMargin === null
      ? 'Lucro bruto dividido pelo preço. Com preço zero não há margem.'
      : `Lucro bruto dividido pelo preço: ${percent(profit)} de lucro + ${percent(operating)} de custo operacional = ${percent(contributionMargin)}.`,
  productCost: ({ productCost }: PriceFigures) =>
    `O que você paga pelo produto: ${brl(productCost)}, como informado.`,
  variableCost: ({ variableCost }: PriceFigures) =>
    `O que você gasta a cada venda além do produto: ${brl(variableCost)}, como informado.`,
  commission: ({ price, fee, shares, commission }: PriceFigures) => {
    const where = band(fee.price)
    const fixed = fee.commissionAmount
    if (fixed !== undefined && shares.commission === 0)
      return `Comissão mínima do marketplace${where}: ${brl(commission)}.`
    const formula =
      fixed === undefined
        ? share(shares.commission, price, commission)
        : partlyFixed(shares.commission, price, fixed, commission)
    return `Comissão do marketplace${where}: ${formula}.`
  },
  fixedFee: (figures: PriceFigures, sides: PricingSides) =>
    fixedPart('Valor que o marketplace cobra por venda', figures, sides),
  freight: (figures: PriceFigures, sides: PricingSides) =>
    sides.asked.includes('freight')
      ? `Frete que você paga em cada venda: ${brl(figures.fixedFee)}, como informado.`
      : fixedPart('Frete que o marketplace cobra por venda', figures, sides),
  fees: ({ commission, fixedFee, shares, fee, price }: PriceFigures) =>
    `Comissão de ${rateOf(fee, shares)} = ${brl(commission)}, mais taxa fixa ou frete de ${brl(fixedFee)}${band(fee.price)}: ${brl(commission + fixedFee)} de ${brl(price)}.`,
  operatingCost: ({ price, shares, operatingCost }: PriceFigures, { shop }: PricingSides) =>
    shop.monthlyBilling === 0
      ? 'Parte do custo mensal que cada venda paga. Sem faturamento mensal nas Configurações, ela não entra no preço.'
      : `Parte do custo mensal que cada venda paga: ${brl(shop.fixCost)} ÷ ${brl(shop.monthlyBilling)} = ${percent(shares.operating)}; ${share(shares.operating, price, operatingCost)}.`,
  ads: (figures: PriceFigures, sides: PricingSides) => promotion('ads', figures, sides),
  coupon: (figures: PriceFigures, sides: PricingSides) => promotion('coupon', figures, sides),
  affiliate: (figures: PriceFigures, sides: PricingSides) => promotion('affiliate', figures, sides),
  rounding: () =>
    'O que falta ou sobra para a soma fechar com o preço, porque cada valor é arredondado ao centavo por si.',
  shares: ({ profit, commission, fixedFee, tax, operating, promotions = 0, total }: Shares) => {
    const fixed = fixedFee === undefined ? '' : ` + taxa fixa ${percent(fixedFee)}`
    const promoted = promotions === 0 ? '' : ` + anúncios, cupom e afiliados ${percent(promotions)}`
    return `Margem de lucro ${percent(profit)} + comissão ${percent(commission)}${fixed} + impostos ${percent(tax)} + custo operacional ${percent(operating)}${promoted} = ${percent(total)} do preço.`
  },
}

function promotion(name: Promotion, { price, [name]: cost }: PriceFigures, { seller }: PricingSides): string {
  const { percent: rate = 0, amount = 0 } = seller.promotions?.[name] ?? {}
  const ofPrice = amount === 0 ? share(rate, price, cost) : partlyFixed(rate, price, amount, cost)
  return `Como informado: ${rate === 0 ? brl(amount) : ofPrice}.`
}

function costsNamed({ commissionAmount, fixedFeeShare }: PriceFee): string {
  if (commissionAmount !== undefined)
    return 'Produto, custos variáveis, taxa fixa e a parte da comissão que não é percentual'
  return fixedFeeShare === undefined
    ? 'Produto, custos variáveis e taxa fixa ou frete'
    : 'Produto e custos variáveis'
}

function partlyFixed(rate: number, price: number, fixed: number, amount: number): string {
  return `${percent(rate)} de ${brl(price)} + ${brl(fixed)} = ${brl(amount)}`
}

function rateOf({ commissionAmount: fixed }: PriceFee, { commission }: Shares): string {
  if (fixed === undefined) return percent(commission)
  return commission === 0 ? brl(fixed) : `${percent(commission)} + ${brl(fixed)}`
}

function fixedPart(named: string, { price, fee, fixedFee }: PriceFigures, sides: PricingSides): string {
  const weight = sides.asked.includes('weight') ? ` para ${formatNumber(sides.weight, 0, 3)} kg` : ''
  const most = fee.fixedFeeShare
  if (most !== undefined)
    return `${named}${weight}${band(fee.price)}: no máximo ${percent(most)} do preço, ${share(most, price, fixedFee)}.`
  const where = sides.isBanded ? band(fee.price) : ', seja qual for o preço'
  return `${named}${weight}${where}: ${brl(fixedFee)}.`
}

function band(range: PriceFigures['fee']['price'], words = ' na faixa'): string {
  return range.from === 0 && range.to === null ? '' : `${words} ${bandWords(range)}`
}

/** '20% de R$ 56,67 = R$ 11,33'. If it is not that of the price as shown, it says that the price was not rounded yet. */
function share(of: number, price: number, amount: number): string {
  const formula = `${percent(of)} de ${brl(price)} = ${brl(amount)}`
  const isOfShown = toCents((price * of) / 100) === toCents(amount)
  return isOfShown ? formula : `${formula}, calculado antes de arredondar o preço`
}

function percent(value: number): string {
  return `${formatNumber(value, 0, 2)}%`
}

/** A price band in words: 'até R$ 79,99', 'de R$ 80,00 a R$ 99,99', 'a partir de R$ 200,00'. */
export function bandWords({ from, to, fromExcluded, toIncluded }: Range): string {
  const first = brl(firstCent(from, fromExcluded === true))
  if (to === null) return `a partir de ${first}`
  const last = brl(lastCent(to, toIncluded === true))
  return from === 0 ? `até ${last}` : `de ${first} a ${last}`
}

function firstCent(from: number, isExcluded: boolean): number {
  const cents = from * 100
  const whole = Math.round(cents)
  if (!isWhole(cents)) return Math.ceil(cents) / 100
  return (isExcluded ? whole + 1 : whole) / 100
}

function lastCent(to: number, isIncluded: boolean): number {
  const cents = to * 100
  const whole = Math.round(cents)
  if (!isWhole(cents)) return Math.floor(cents) / 100
  return (isIncluded ? whole : whole - 1) / 100
}

// 11.3 x 100 is 1130.0000000000002.
function isWhole(cents: number): boolean {
  return Math.abs(cents - Math.round(cents)) < 1e-6
}

export type UnpricedListing = Exclude<ListingPrice, { outcome: 'priced' }>

/** A price, or in a word or two what it lacks. */
export function priceInWords(price: ListingPrice): string {
  return price.outcome === 'priced' ? brl(price.price) : pricingTexts.list.without[price.outcome]
}

export function noPriceReason(price: UnpricedListing): string {
  const { title, noCommission, noCategory, noFee, noFeeAtAll } = pricingTexts.noPrice
  if (price.outcome === 'no-price') return title
  if (price.outcome === 'no-commission') return noCommission
  if (price.outcome === 'no-category') return noCategory
  return price.heaviestWeight === null ? noFeeAtAll : noFee(formatNumber(price.heaviestWeight, 0, 3))
}
