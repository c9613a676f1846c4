import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const visit = (page: string) =>
  endpoint({
    method: 'GET',
    path: `/pages/${page}`,
    summary: `Count a visit of ${page}`,
    access: 'session',
    answer: z.object({}),
  })

/** The six page-visit calls; `vendas` is the checkout's. */
export const visits = {
  adswords: visit('adswords'),
  analysis: visit('analysis'),
  calcShopee: visit('calcShopee'),
  calcMercadoLivre: visit('calcMercadoLivre'),
  calcShein: visit('calcShein'),
  vendas: visit('vendas'),
}
