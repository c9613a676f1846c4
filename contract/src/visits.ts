import { type Marketplace, marketplaceEntries } from '@vendaclara/core/pricing'
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

type CalculatorPage = (typeof marketplaceEntries)[Marketplace]['wire']['visit']

const calculators = Object.fromEntries(
  Object.values(marketplaceEntries).map(({ wire }) => [wire.visit, visit(wire.visit)]),
) as Record<CalculatorPage, ReturnType<typeof visit>>

/** The calls that count page visits, one for the calculator of each marketplace; `vendas` is the checkout. */
export const visits = {
  adswords: visit('adswords'),
  analysis: visit('analysis'),
  ...calculators,
  vendas: visit('vendas'),
}
