import { type Certainty, type FeeRule, type FeeTable, weightUpTo } from '../fee-tables/fee-table.ts'
import type { MarketplaceEntry } from './marketplace.ts'

const feeByWeight = [
  { from: 0, to: 0.3, fixedFee: 4 },
  { from: 0.3, to: 2, fixedFee: 5 },
  { from: 2, to: 5, fixedFee: 15 },
  { from: 5, to: 9, fixedFee: 32 },
  { from: 9, to: 13, fixedFee: 63 },
  { from: 13, to: 17, fixedFee: 73 },
  { from: 17, to: 23, toIncluded: true, fixedFee: 89 },
]

/** The rates of the specification (section 9): weight bands include their lower edge, and 23 kg is in the last one. */
const specification: FeeTable<'shein'> = {
  id: 'shein-specification',
  marketplace: 'shein',
  name: '16% e valor por peso',
  validFrom: '2024-01-01',
  validUntil: '2026-02-28',
  source:
    'Tarifas da Shein de 2024 a fevereiro de 2026, informadas pela calculadora e sem página para conferir: a que lemos já traz a comissão de março de 2026',
  certainty: 'medium-high',
  note: null,
  followedBy: 'shein-2026-03',
  rules: feeByWeight.map(({ fixedFee, ...weight }) => ({ weight, commission: 16, fixedFee })),
}

/** Freight intermediation per item: the weight in kg (included), and the reais. */
const freightByWeight = [
  [0.3, 4],
  [0.6, 5],
  [0.9, 6],
  [1.2, 8],
  [1.5, 10],
  [2, 12],
  [5, 15],
  [9, 32],
  [13, 63],
  [17, 73],
  [23, 89],
  [30, 106],
] as const

const weightNote =
  'Os valores por peso não estão na página da Shein: vêm de outras fontes, que concordam entre si. A data de início deles não foi encontrada. Acima de 30 kg é inferido: as fontes contam R$ 106,00 acima de 23 kg e não dizem até onde.'

const sheinMarch2026: FeeTable<'shein'> = {
  id: 'shein-2026-03',
  marketplace: 'shein',
  name: 'Shein, março de 2026',
  validFrom: '2026-03-01',
  validUntil: null,
  source: 'Política de comissão da Shein, lida em 27/09/2026, e intermediação de frete por peso',
  readOn: '2026-09-27',
  pages: [
    {
      name: 'Política de comissão da Shein',
      url: 'https://br.shein.com/SHEIN-Commission-Policy-a-1420.html',
    },
  ],
  certainty: 'high',
  note: weightNote,
  followedBy: null,
  rules: rulesOf(18, 'medium-high'),
}

const sheinMarch2026WomensClothing: FeeTable<'shein'> = {
  ...sheinMarch2026,
  id: 'shein-2026-03-womens-clothing',
  name: 'Shein, março de 2026, roupas femininas',
  holdsFor: 'roupas femininas',
  certainty: 'medium-high',
  note: `A data de início dos 20% das roupas femininas não foi encontrada. ${weightNote}`,
  rules: rulesOf(20),
}

/** `freight` is how certain the reais by weight are, if less than their table: Shein's page does not have them. */
function rulesOf(commission: number, freight?: Certainty): FeeTable['rules'] {
  const bands = freightByWeight.map(([kilograms, fixedFee], row): FeeRule => {
    const weight = weightUpTo(kilograms, freightByWeight[row - 1]?.[0])
    return { weight, commission, fixedFee, ...(freight && { certainty: freight }) }
  })
  const heavier = { from: 30, to: null, fromExcluded: true }
  return [...bands, { weight: heavier, commission, fixedFee: 106, certainty: 'inferred' }]
}

export const shein = {
  id: 'shein',
  label: 'Shein',
  article: 'a',
  aliases: [],
  word: 'shein',
  wire: { list: 'calculadoraShein', path: '/advertisingShein', visit: 'calcShein' },
  facts: ['commission', 'freight', 'weight'],
  fixedFee: 'fee',
  tables: [specification, sheinMarch2026, sheinMarch2026WomensClothing],
  untilChosen: specification,
} as const satisfies MarketplaceEntry<'shein'>
