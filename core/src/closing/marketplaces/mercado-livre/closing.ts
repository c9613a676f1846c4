import { locateFile } from '../../reading/locate-file.ts'
import type { MarketplaceClosing } from '../closing-rules.ts'
import { othersThan } from '../known-files.ts'
import { mercadoLivreClaims } from './claims.ts'
import { salesLayout } from './columns.ts'
import { locateReport } from './income-reports.ts'
import { readSales } from './read-sales.ts'
import { mercadoLivreRules } from './rules.ts'
import type { MercadoLivreTerms } from './terms.ts'

/** 'Vendas', and as what was paid 'Liberações' or Conciliação 'Por liberação de dinheiro', with reports of fees beside. */
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
