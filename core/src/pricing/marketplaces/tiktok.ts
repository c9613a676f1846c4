import type { FeeRule, FeeTable } from '../fee-tables/fee-table.ts'
import type { MarketplaceEntry } from './marketplace.ts'

function page(name: string, knowledge: string) {
  return { name, url: `https://seller-br.tiktok.com/university/essay?knowledge_id=${knowledge}` }
}

/** The freight programme (SFP) takes 6 % of the price, at most R$ 50 an item; the limit is reached at R$ 833.34. */
const programme = { commission: 6, most: 50, mostFrom: 833.34 }

const programmeNote =
  'O programa de frete leva mais 6%, no máximo R$ 50,00 por item: a partir de R$ 833,34 esses R$ 50,00 entram na taxa fixa. Ele não é devolvido depois da entrega. A conta é sobre o preço menos o desconto que você dá. Dentro do programa o frete por peso não fica com você.'

const tiktokFebruary2026: FeeTable<'tiktok'> = {
  id: 'tiktok-2026-02',
  marketplace: 'tiktok',
  name: 'TikTok Shop, fevereiro de 2026',
  validFrom: '2026-02-05',
  validUntil: '2026-07-14',
  source:
    'Central do Vendedor do TikTok Shop (seller-br.tiktok.com, artigo 2494371300607761) e anotações de vendedores',
  readOn: '2026-08-31',
  pages: [page('R$ 4,00 por item', '2494371300607761'), page('Programa de frete', '5665577566734097')],
  certainty: 'medium',
  note: `O limite de R$ 50,00 foi lido em 31/08/2026, depois desta tabela. ${programmeNote}`,
  followedBy: 'tiktok-2026-07',
  rules: withProgramme([{ commission: 6, fixedFee: 4 }]),
}

const tiktokJuly2026: FeeTable<'tiktok'> = {
  id: 'tiktok-2026-07',
  marketplace: 'tiktok',
  name: 'TikTok Shop, julho de 2026',
  validFrom: '2026-07-15',
  validUntil: null,
  source:
    'Central do Vendedor do TikTok Shop (seller-br.tiktok.com), artigos 24428156307201 e 5665577566734097, este lido em 31/08/2026',
  readOn: '2026-08-31',
  pages: [page('Comissão', '24428156307201'), page('Programa de frete', '5665577566734097')],
  certainty: 'high',
  note: programmeNote,
  followedBy: null,
  rules: withProgramme([
    { price: { from: 0, to: 50 }, commission: 10, fixedFee: 4 },
    { price: { from: 50, to: null }, commission: 6, fixedFee: 6 },
  ]),
}

interface Band {
  readonly price?: { readonly from: number; readonly to: number | null }
  readonly commission: number
  readonly fixedFee: number
}

/**
 * The bands outside and inside the programme. Inside, the last band is split at the price where the limit is reached.
 */
function withProgramme(bands: readonly Band[]): FeeRule[] {
  return bands.flatMap((band) => {
    const { price: { from, to } = { from: 0, to: null }, commission, fixedFee } = band
    const inside = { freeShipping: true, commission: commission + programme.commission, fixedFee }
    const outside = { ...band, freeShipping: false }
    if (to !== null) return [outside, { ...inside, price: { from, to } }]
    return [
      outside,
      { ...inside, price: { from, to: programme.mostFrom } },
      {
        freeShipping: true,
        price: { from: programme.mostFrom, to },
        commission,
        fixedFee: fixedFee + programme.most,
      },
    ]
  })
}

export const tiktok = {
  id: 'tiktok',
  label: 'TikTok Shop',
  article: 'o',
  aliases: ['tiktok'],
  word: 'tiktok-shop',
  wire: { list: 'calculadoraTiktok', path: '/advertisingTiktok', visit: 'calcTiktok' },
  facts: ['freeShipping'],
  fixedFee: 'fee',
  tables: [tiktokFebruary2026, tiktokJuly2026],
  untilChosen: tiktokJuly2026,
} as const satisfies MarketplaceEntry<'tiktok'>
