import type { PricedListing, Shares } from '@vendaclara/core/pricing'
import { formatBrl as brl } from '../../../ui/format-brl.ts'
import { formatNumber } from '../../../ui/format-number.ts'

export interface ShopNumbers {
  readonly monthlyBilling: number
  readonly fixCost: number
}

/** How each figure comes about, in words and with its numbers. */
export const explanations = {
  price: (priced: PricedListing): string =>
    `Produto, custos variáveis e taxa fixa ou frete somam ${brl(priced.productCost + priced.variableCost + priced.fixedFee)}. Os percentuais levam ${percent(priced.shares.total)} do preço, e o resto paga essa soma: ${brl(priced.productCost + priced.variableCost + priced.fixedFee)} ÷ ${percent(100 - priced.shares.total)} = ${brl(priced.price)}.`,
  profit: (priced: PricedListing): string =>
    `Margem de lucro sobre o preço: ${percent(priced.shares.profit)} de ${brl(priced.price)} = ${brl(priced.profit)}.`,
  tax: (priced: PricedListing): string =>
    `Impostos sobre o preço: ${percent(priced.shares.tax)} de ${brl(priced.price)} = ${brl(priced.tax)}. O percentual vem das Configurações.`,
  grossProfit: (priced: PricedListing): string =>
    `Lucro mais custo operacional: o que a venda deixa para pagar o mês e o seu ganho. ${brl(priced.profit)} + ${brl(priced.operatingCost)} = ${brl(priced.grossProfit)}.`,
  contributionMargin: (priced: PricedListing): string =>
    priced.contributionMargin === null
      ? 'Lucro bruto dividido pelo preço. Com preço zero não há margem.'
      : `Lucro bruto dividido pelo preço: ${brl(priced.grossProfit)} ÷ ${brl(priced.price)} = ${percent(priced.contributionMargin)}.`,
  productCost: (priced: PricedListing): string =>
    `O que você paga pelo produto: ${brl(priced.productCost)}, como informado.`,
  variableCost: (priced: PricedListing): string =>
    `O que você gasta a cada venda além do produto: ${brl(priced.variableCost)}, como informado.`,
  commission: (priced: PricedListing): string =>
    `Comissão do marketplace: ${percent(priced.shares.commission)} de ${brl(priced.price)} = ${brl(priced.commission)}.`,
  fixedFee: (priced: PricedListing): string =>
    `Valor que o marketplace cobra por venda, seja qual for o preço: ${brl(priced.fixedFee)}.`,
  freight: (priced: PricedListing): string =>
    `Frete que você paga em cada venda: ${brl(priced.fixedFee)}, como informado.`,
  operatingCost: (priced: PricedListing, { monthlyBilling, fixCost }: ShopNumbers): string =>
    monthlyBilling === 0
      ? 'Parte do custo mensal que cada venda paga. Sem faturamento mensal nas Configurações, ela não entra no preço.'
      : `Parte do custo mensal que cada venda paga: ${brl(fixCost)} ÷ ${brl(monthlyBilling)} = ${percent(priced.shares.operating)}. Sobre ${brl(priced.price)} são ${brl(priced.operatingCost)}.`,
  shares: ({ profit, commission, tax, operating, total }: Shares): string =>
    `Margem de lucro ${percent(profit)} + comissão ${percent(commission)} + impostos ${percent(tax)} + custo operacional ${percent(operating)} = ${percent(total)} do preço.`,
}

function percent(value: number): string {
  return `${formatNumber(value, 0, 2)}%`
}
