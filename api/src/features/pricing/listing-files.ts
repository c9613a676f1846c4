import type { Database } from '../../database/database.ts'
import { csvFile } from '../../export/csv-file.ts'
import type { PersonalFiles } from '../../export/personal-file.ts'
import { listingRepository, type Marketplace } from './listing.repository.ts'

const marketplaceNames: Record<Marketplace, string> = {
  shopee: 'Shopee',
  'mercado-livre': 'Mercado Livre',
  shein: 'Shein',
}

/** Every saved listing, one a line. */
export function listingFiles(database: Database): PersonalFiles {
  const listings = listingRepository(database)
  return async (userId) => [
    csvFile('anuncios.csv', async () =>
      (await listings.all(userId)).map((listing) => ({
        Marketplace: marketplaceNames[listing.marketplace],
        Título: listing.title,
        'Preço de venda (R$)': listing.salePrice,
        'Custo do produto (R$)': listing.productCost,
        'Custos variáveis (R$)': listing.variableCost,
        'Margem de lucro (%)': listing.profitMargin,
        'Programa de frete grátis': listing.freeShipping,
        'Tarifa do marketplace (%)': listing.mlTax,
        'Frete (R$)': listing.shippingCost,
        'Peso (kg)': listing.peso,
        'Faturamento mensal (R$)': listing.monthlyBilling,
        'Custo mensal (R$)': listing.fixCost,
        'Impostos (%)': listing.charges,
        Código: listing.id,
      })),
    ),
  ]
}
