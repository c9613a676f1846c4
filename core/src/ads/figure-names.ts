/** The figures shown of a report, its keywords and its terms, in the order of their columns. */
export const figureNames = [
  'impressions',
  'clicks',
  'costPerClick',
  'ctr',
  'conversionRate',
  'gmv',
  'conversions',
  'averageTicket',
  'costPerConversion',
  'spend',
  'roas',
] as const

export type FigureName = (typeof figureNames)[number]
