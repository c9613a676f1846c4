import type { FieldName } from '@vendaclara/contract/pricing'
import type { StoredListing } from './listing.repository.ts'

export const tooManyListings = (most: string) =>
  `A sua conta guarda no máximo ${most} anúncios. Exclua os que não usa mais e tente de novo.`

/** The columns of the listings, in the files of an account's own data. */
export const columnTitles = {
  marketplace: 'Marketplace',
  title: 'Título',
  sku: 'SKU',
  salePrice: 'Preço de venda (R$)',
  currentPrice: 'Preço atual (R$)',
  productCost: 'Custo do produto (R$)',
  variableCost: 'Custos variáveis (R$)',
  profitMargin: 'Margem de lucro (%)',
  adsPercent: 'Ads em %',
  adsAmount: 'Ads em R$',
  couponPercent: 'Cupom em %',
  couponAmount: 'Cupom em R$',
  affiliatePercent: 'Afiliados em %',
  affiliateAmount: 'Afiliados em R$',
  freeShipping: 'Programa de frete grátis',
  category: 'Categoria',
  fulfilled: 'Logística da Amazon (FBA)',
  ownDelivery: 'Flex ou entrega própria',
  mlTax: 'Tarifa do marketplace (%)',
  shippingCost: 'Frete (R$)',
  peso: 'Peso (kg)',
  monthlyBilling: 'Faturamento mensal (R$)',
  fixCost: 'Custo mensal (R$)',
  charges: 'Impostos (%)',
  keptFromCost: 'Custo novo não usado (R$)',
  id: 'Código Vendaclara',
} satisfies Partial<Record<keyof StoredListing, string>> & Record<FieldName, string>

/** The columns of the listings' prices, in the files of an account's own data. */
export const priceTitles = {
  marketplace: 'Marketplace',
  title: 'Título',
  day: 'Desde',
  salePrice: 'Preço de venda (R$)',
  currentPrice: 'Preço atual (R$)',
  listingId: 'Código Vendaclara',
}
