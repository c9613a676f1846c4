import { marketplaceEntries } from '@vendaclara/core/pricing'
import type { Database } from '../../database/database.ts'
import { csvFile } from '../../export/csv-file.ts'
import { jsonFile, type PersonalFiles } from '../../export/personal-file.ts'
import { feeSettingsRepository } from './fee-settings.repository.ts'
import { listingRepository, type StoredListing } from './listing.repository.ts'

const columns: Record<string, (listing: StoredListing) => string | number | boolean | null> = {
  Marketplace: ({ marketplace }) => marketplaceEntries[marketplace].label,
  Título: ({ title }) => title,
  SKU: ({ sku }) => sku,
  'Preço de venda (R$)': ({ salePrice }) => salePrice,
  'Custo do produto (R$)': ({ productCost }) => productCost,
  'Custos variáveis (R$)': ({ variableCost }) => variableCost,
  'Margem de lucro (%)': ({ profitMargin }) => profitMargin,
  'Programa de frete grátis': ({ freeShipping }) => freeShipping,
  'Tarifa do marketplace (%)': ({ mlTax }) => mlTax,
  'Frete (R$)': ({ shippingCost }) => shippingCost,
  'Peso (kg)': ({ peso }) => peso,
  'Faturamento mensal (R$)': ({ monthlyBilling }) => monthlyBilling,
  'Custo mensal (R$)': ({ fixCost }) => fixCost,
  'Impostos (%)': ({ charges }) => charges,
  'Código Vendaclara': ({ id }) => id,
}

/** Every saved listing, one a line, and the fee tables they are calculated with. */
export function listingFiles(database: Database): PersonalFiles {
  const listings = listingRepository(database)
  const fees = feeSettingsRepository(database)
  const rowOf = (listing: StoredListing) =>
    Object.fromEntries(Object.entries(columns).map(([title, cell]) => [title, cell(listing)]))
  return async (userId) => [
    csvFile('anuncios.csv', async () => (await listings.all(userId)).map(rowOf), Object.keys(columns)),
    jsonFile('tarifas.json', async () => {
      const { chosen, own } = await fees.of(userId)
      return { escolhidas: chosen, minhasTabelas: own }
    }),
  ]
}
