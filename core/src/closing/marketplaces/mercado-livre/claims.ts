import { claimRules, type OfficialPage } from '../../model/claim-rule.ts'
import type { MercadoLivreNames } from '../../model/names/mercado-livre.ts'

const helpPage = (page: string, readOn = '2026-09-17'): OfficialPage => ({
  url: `https://www.mercadolivre.com.br/ajuda/${page}`,
  readOn,
})

const fees = helpPage('870', '2026-11-22')
const shipping = helpPage('40538', '2026-09-27')
const returns = helpPage('devolucoes-expressas_3448')
const releases = helpPage('3143')
const sellerProtection: OfficialPage = {
  url: 'https://www.mercadopago.com.br/ajuda/programa-protecao-vendedor_527',
  readOn: '2026-09-17',
}
const cardDisputes: OfficialPage = {
  url: 'https://www.mercadopago.com.br/developers/pt/docs/yampi/additional-content/chargebacks',
  readOn: '2026-11-22',
}

/** No page that can be read without logging in gives a deadline. */
const support = { way: 'mercado-livre-help', periods: [], basis: 'unknown' } as const
const ofReturns = { ...support, way: 'mercado-livre-returns', page: returns } as const

/**
 * What Mercado Livre says about contesting what a sale was charged. Source: the pages named. For a card dispute Mercado
 * Pago writes that it has 10 days to hand in evidence. The seller's own deadline is in the dispute, so the period is
 * inferred.
 */
export const mercadoLivreClaims = claimRules<MercadoLivreNames>({
  reasons: {
    refund: { ...ofReturns, contest: 'depends', advice: 'returned-sale' },
    dispute: {
      contest: 'depends',
      advice: 'card-dispute',
      way: 'mercado-pago-disputes',
      page: sellerProtection,
      basis: 'inferred',
      periods: [{ from: 'dispute-opened', length: { days: 10 }, ...cardDisputes }],
    },
    'share-of-products': { ...support, contest: 'yes', advice: 'unexplained', page: fees },
    'sale-fee-again': { ...support, contest: 'yes', advice: 'fee-twice', page: fees },
    'shipping-again': { ...support, contest: 'yes', advice: 'fee-twice', page: shipping },
    // The products of one package are released on different days.
    'rest-of-package': { ...support, contest: 'yes', advice: 'missing', page: releases, isAwaited: true },
    unexplained: { ...support, contest: 'yes', advice: 'unexplained', page: null },
  },
  missing: {
    'on-the-way': { ...support, contest: 'later', advice: 'wait', page: releases },
    'in-return': { ...ofReturns, contest: 'depends', advice: 'returned-sale' },
    'not-released': { ...support, contest: 'yes', advice: 'missing', page: releases },
  },
})
