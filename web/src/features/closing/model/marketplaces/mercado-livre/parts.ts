import type { TermsOf } from '@vendaclara/core/closing'
import { subtractCents, sumCents } from '@vendaclara/core/money'
import { labelled, type MarketplaceParts } from '../marketplace.ts'
import { releaseLabels, restOfSale, saleLabels } from './texts.ts'

export const mercadoLivreParts: MarketplaceParts<TermsOf['mercadoLivre']> = {
  expected: (sale) => {
    const stated = labelled(saleLabels, sale)
    const rest = subtractCents(sale.total, sumCents(Object.values(stated)))
    return rest === 0 ? stated : { ...stated, [restOfSale]: rest }
  },
  received: ({ refund, ...others }) => {
    const stated = labelled(releaseLabels, others)
    const amounts = refund ? { ...stated, [saleLabels.refunds]: refund } : stated
    return { amounts, rest: releaseLabels.other }
  },
  hasSameParts: false,
  freight: () => [],
}
