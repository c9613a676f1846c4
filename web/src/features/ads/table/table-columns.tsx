import { type FigureName, figureNames } from '../report/figure-names.ts'

const widths: Record<FigureName, number> = {
  impressions: 98,
  clicks: 78,
  costPerClick: 84,
  ctr: 66,
  conversionRate: 94,
  gmv: 112,
  conversions: 102,
  averageTicket: 88,
  costPerConversion: 92,
  spend: 112,
  roas: 72,
}

/** The same widths for the keywords and for the terms under them, so that their figures stand in one line. */
export function TableColumns() {
  return (
    <colgroup>
      <col style={{ width: 'var(--name-width)' }} />
      {figureNames.map((name) => (
        <col key={name} style={{ width: `calc(${widths[name]}px * var(--figure-scale))` }} />
      ))}
    </colgroup>
  )
}
