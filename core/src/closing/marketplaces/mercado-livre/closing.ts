import { locateFile } from '../../reading/locate-file.ts'
import type { MarketplaceClosing } from '../closing-rules.ts'
import { othersThan } from '../known-files.ts'
import { mercadoLivreClaims } from './claims.ts'
import { releasesLayout, salesLayout } from './columns.ts'
import { readReleases } from './read-releases.ts'
import { readSales } from './read-sales.ts'
import { mercadoLivreRules } from './rules.ts'
import type { MercadoLivreTerms } from './terms.ts'

/** 'Vendas' and 'Liberações'. */
export const mercadoLivre: MarketplaceClosing<MercadoLivreTerms> = {
  files: {
    locateOrders: (heads) =>
      locateFile(heads, { layout: salesLayout, others: othersThan(salesLayout) }, readSales),
    locateIncome: (heads) =>
      locateFile(heads, { layout: releasesLayout, others: othersThan(releasesLayout) }, readReleases),
  },
  rules: mercadoLivreRules,
  claims: mercadoLivreClaims,
  fees: null,
}
