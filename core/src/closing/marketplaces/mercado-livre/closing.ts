import { locateFile } from '../../reading/locate-file.ts'
import type { MarketplaceClosing } from '../closing-rules.ts'
import { othersThan } from '../known-files.ts'
import { mercadoLivreClaims } from './claims.ts'
import { salesLayout } from './columns.ts'
import { locateReport } from './income-reports.ts'
import { readSales } from './read-sales.ts'
import { mercadoLivreRules } from './rules.ts'
import type { MercadoLivreTerms } from './terms.ts'

/** Orders from 'Vendas'; income from 'Liberações' or Conciliação 'Por liberação de dinheiro', plus reports of fees. */
export const mercadoLivre: MarketplaceClosing<MercadoLivreTerms> = {
  files: {
    locateOrders: (heads) =>
      locateFile(heads, { layout: salesLayout, others: othersThan(salesLayout) }, readSales),
    locateIncome: locateReport,
    takesIncomeAsText: true,
  },
  rules: mercadoLivreRules,
  claims: mercadoLivreClaims,
  fees: null,
}
