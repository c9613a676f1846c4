import { claimRules, type OfficialPage } from '../../model/claim-rule.ts'
import type { MercadoLivreNames } from '../../model/names/mercado-livre.ts'

const help = (page: string, readOn = '2026-09-17'): OfficialPage => ({
  url: `https://www.mercadolivre.com.br/ajuda/${page}`,
  readOn,
})

const fees = help('870', '2026-11-22')
const shipping = help('40538', '2026-09-27')
const returns = help('devolucoes-expressas_3448')
const releases = help('3143')
const sellerProtection: OfficialPage = {
  url: 'https://www.mercadopago.com.br/ajuda/programa-protecao-vendedor_527',
  readOn: '2026-09-17',
}
const cardDisputes: OfficialPage = {
  url: 'https://www.mercadopago.com.br/developers/pt/docs/yampi/additional-content/chargebacks',
  readOn: '2026-11-22',
}

/** No page that can be read without logging in gives a deadline. */
const unpublished = { periods: [], basis: 'unknown' } as const

/**
 * What Mercado Livre says about contesting what a sale was charged. Source: the pages named. For a card dispute Mercado
 * Pago writes that it has 10 days to hand in evidence. The seller's own deadline is in the dispute, so the period is
 * inferred.
 */
export const mercadoLivreClaims = claimRules<MercadoLivreNames>({
  reasons: {
    refund: {
      ...unpublished,
      ...{ contest: 'depends', advice: 'returned-sale', way: 'mercado-livre-returns', page: returns },
    },
    dispute: {
      ...{ contest: 'depends', advice: 'card-dispute', way: 'mercado-pago-disputes', page: sellerProtection },
      ...{
        basis: 'inferred',
        periods: [{ from: 'dispute-opened', length: { days: 10 }, ...cardDisputes }],
      },
    },
    'share-of-products': {
      ...unpublished,
      ...{ contest: 'yes', advice: 'unexplained', way: 'mercado-livre-help', page: fees },
    },
    'sale-fee-again': {
      ...unpublished,
      ...{ contest: 'yes', advice: 'fee-twice', way: 'mercado-livre-help', page: fees },
    },
    'shipping-again': {
      ...unpublished,
      ...{ contest: 'yes', advice: 'fee-twice', way: 'mercado-livre-help', page: shipping },
    },
    // The products of one package are released on different days.
    'rest-of-package': {
      ...unpublished,
      ...{ contest: 'yes', advice: 'missing', way: 'mercado-livre-help', page: releases, isAwaited: true },
    },
    unexplained: {
      ...unpublished,
      ...{ contest: 'yes', advice: 'unexplained', way: 'mercado-livre-help', page: null },
    },
  },
  missing: {
    'on-the-way': {
      ...unpublished,
      ...{ contest: 'later', advice: 'wait', way: 'mercado-livre-help', page: releases },
    },
    'in-return': {
      ...unpublished,
      ...{ contest: 'depends', advice: 'returned-sale', way: 'mercado-livre-returns', page: returns },
    },
    'not-released': {
      ...unpublished,
      ...{ contest: 'yes', advice: 'missing', way: 'mercado-livre-help', page: releases },
    },
  },
})
