import { toCents } from '@vendaclara/core/money'
import type { ListingPrice, PriceFigures, Range, Shares } from '@vendaclara/core/pricing'
import { formatBrl as brl, formatBrl, formatNumber } from '../../../ui/number-formats.ts'
import { texts } from '../texts.ts'
import type { PricingSides } from './pricing-sides.ts'

/** How each figure comes about, in words and with its numbers. */
export const explanations = {
  price: ({ productCost, variableCost, fee, price, shares }: PriceFigures, { isBanded }: PricingSides) => {
    const costs = brl(productCost + variableCost + fee.fixedFee)
    const named =
      fee.fixedFeeShare === undefined
        ? 'Produto, custos variáveis e taxa fixa ou frete'
        : 'Produto e custos variáveis'
    const formula = `${named} somam ${costs}. Os percentuais levam ${percent(shares.total)} do preço, e o resto paga essa soma: ${costs} ÷ ${percent(100 - shares.total)} = ${brl(price)}.`
    return isBanded
      ? `${formula} É o menor preço que deixa pelo menos a margem pedida${band(fee.price, ', na faixa ')}.`
      : formula
  },
  profit: (figures: PriceFigures, { isBanded }: PricingSides) =>
    isBanded
      ? explanations.profitLeft(figures)
      : `Margem de lucro sobre o preço: ${share(figures.shares.profit, figures.price, figures.profit)}.`,
  profitLeft: (figures: PriceFigures) => {
    const { price, productCost, variableCost, commission, fixedFee, tax, operatingCost, profit } = figures
    return `O que sobra do preço: ${brl(price)} - ${brl(productCost + variableCost)} de produto e custos - ${brl(commission + fixedFee)} de taxas - ${brl(tax)} de impostos - ${brl(operatingCost)} de custo operacional = ${brl(profit)}.`
  },
  margin: ({ price, profit, margin }: PriceFigures) =>
    margin === null
      ? 'Lucro dividido pelo preço. Com preço zero não há margem.'
      : `Lucro dividido pelo preço: ${brl(profit)} ÷ ${brl(price)} = ${percent(margin)}${percent((100 * profit) / price) === percent(margin) ? '' : ', sem arredondar os centavos do lucro'}.`,
  tax: ({ price, shares, tax }: PriceFigures) =>
    `Impostos sobre o preço: ${share(shares.tax, price, tax)}. O percentual vem das Configurações.`,
  grossProfit: ({ profit, operatingCost, grossProfit }: PriceFigures) =>
    `Lucro mais custo operacional: o que a venda deixa para pagar o mês e o seu ganho. ${brl(profit)} + ${brl(operatingCost)} = ${brl(grossProfit)}.`,
  contributionMargin: ({ shares, contributionMargin }: PriceFigures) =>
    contributionMargin === null
      ? 'Lucro bruto dividido pelo preço. Com preço zero não há margem.'
      : `Lucro bruto dividido pelo preço: ${percent(shares.profit)} de lucro + ${percent(shares.operating)} de custo operacional = ${percent(contributionMargin)}.`,
  productCost: ({ productCost }: PriceFigures) =>
    `O que você paga pelo produto: ${brl(productCost)}, como informado.`,
  variableCost: ({ variableCost }: PriceFigures) =>
    `O que você gasta a cada venda além do produto: ${brl(variableCost)}, como informado.`,
  commission: ({ price, fee, shares, commission }: PriceFigures) =>
    `Comissão do marketplace${band(fee.price)}: ${share(shares.commission, price, commission)}.`,
  fixedFee: (figures: PriceFigures, sides: PricingSides) =>
    fixedPart('Valor que o marketplace cobra por venda', figures, sides),
  freight: (figures: PriceFigures, sides: PricingSides) =>
    sides.asked.includes('freight')
      ? `Frete que você paga em cada venda: ${brl(figures.fixedFee)}, como informado.`
      : fixedPart('Frete que o marketplace cobra por venda', figures, sides),
  fees: ({ commission, fixedFee, shares, fee, price }: PriceFigures) =>
    `Comissão de ${percent(shares.commission)} = ${brl(commission)}, mais taxa fixa ou frete de ${brl(fixedFee)}${band(fee.price)}: ${brl(commission + fixedFee)} de ${brl(price)}.`,
  operatingCost: (
    { price, shares, operatingCost }: PriceFigures,
    { shop: { fixCost, monthlyBilling } }: PricingSides,
  ) =>
    monthlyBilling === 0
      ? 'Parte do custo mensal que cada venda paga. Sem faturamento mensal nas Configurações, ela não entra no preço.'
      : `Parte do custo mensal que cada venda paga: ${brl(fixCost)} ÷ ${brl(monthlyBilling)} = ${percent(shares.operating)}; ${share(shares.operating, price, operatingCost)}.`,
  shares: ({ profit, commission, fixedFee, tax, operating, total }: Shares) =>
    `Margem de lucro ${percent(profit)} + comissão ${percent(commission)}${fixedFee === undefined ? '' : ` + taxa fixa ${percent(fixedFee)}`} + impostos ${percent(tax)} + custo operacional ${percent(operating)} = ${percent(total)} do preço.`,
}

function fixedPart(what: string, { price, fee, fixedFee }: PriceFigures, sides: PricingSides): string {
  const weight = sides.asked.includes('weight') ? ` para ${formatNumber(sides.weight, 0, 3)} kg` : ''
  if (fee.fixedFeeShare !== undefined) {
    return `${what}${weight}${band(fee.price)}: no máximo ${percent(fee.fixedFeeShare)} do preço, ${share(fee.fixedFeeShare, price, fixedFee)}.`
  }
  const whenever = sides.isBanded ? band(fee.price) : ', seja qual for o preço'
  return `${what}${weight}${whenever}: ${brl(fixedFee)}.`
}

function band(range: PriceFigures['fee']['price'], before = ' na faixa '): string {
  return range.from === 0 && range.to === null ? '' : `${before}${bandWords(range)}`
}

/** '20% de R$ 56,67 = R$ 11,33'; an amount that got or gave a centavo so that the parts add up says so. */
function share(of: number, price: number, amount: number): string {
  const formula = `${percent(of)} de ${brl(price)} = ${brl(amount)}`
  return toCents((price * of) / 100) === toCents(amount)
    ? formula
    : `${formula}, arredondado para a soma fechar com o preço`
}

function percent(value: number): string {
  return `${formatNumber(value, 0, 2)}%`
}

/** A price band as a seller says it: 'até R$ 79,99', 'de R$ 80,00 a R$ 99,99', 'a partir de R$ 200,00'. */
export function bandWords({ from, to, fromExcluded, toIncluded }: Range): string {
  const first = firstCent(from, fromExcluded === true)
  if (to === null) return `a partir de ${formatBrl(first)}`
  const last = lastCent(to, toIncluded === true)
  return from === 0 ? `até ${formatBrl(last)}` : `de ${formatBrl(first)} a ${formatBrl(last)}`
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

/** In one sentence why a listing has no price. */
export function noPriceReason(price: UnpricedListing): string {
  if (price.outcome === 'no-price') return texts.noPrice.title
  if (price.outcome === 'no-commission') return texts.noPrice.noCommission
  return price.heaviestWeight === null
    ? texts.noPrice.noFeeAtAll
    : texts.noPrice.noFee(formatNumber(price.heaviestWeight, 0, 3))
}
