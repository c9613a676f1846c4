import type { ComparedFigure, FigureName, ReportKind } from '@vendaclara/core/ads'

function adWords(
  term: string,
  [one, several]: readonly [string, string],
  rows = 'Linhas do relatório',
  stop = 'Anúncios para parar',
) {
  return {
    group: 'Anúncio',
    groups: 'Anúncios',
    term,
    rows,
    step: { keyword: 'anúncio', term: term.toLowerCase() },
    search: 'Buscar anúncio',
    hide: `Ocultar ${several} sem cliques`,
    count: (count: string, isOne: boolean) => `${count} ${isOne ? 'anúncio' : 'anúncios'}`,
    terms: (count: string, isOne: boolean) => `${count} ${isOne ? one : several}`,
    read: (isOne: boolean) => (isOne ? 'lida' : 'lidas'),
    stop,
    returns: 'Retorno por anúncio',
    worst: (count: string, isOne: boolean) => (isOne ? 'O que mais perde' : `Os ${count} que mais perdem`),
    changes: 'Mudança por anúncio',
    allSold: 'Nada do que gastou ficou sem vender.',
    isNew: 'novo',
  }
}

const keywordColumns = {
  name: 'Palavra-chave',
  impressions: 'Impressões',
  clicks: 'Cliques',
  costPerClick: 'CPC',
  ctr: 'CTR',
  conversionRate: 'Taxa de conversão',
  gmv: 'VBM',
  conversions: 'N de vendas',
  averageTicket: 'Ticket médio',
  costPerConversion: 'CPA',
  spend: 'Investimento',
  roas: 'R.O.I.',
} satisfies Record<FigureName | 'name', string>

export const texts = {
  product: 'Vendaclara',
  title: 'Ads Words',
  lead: 'Veja quais buscas vendem e quais só gastam.',
  opening: 'Abrindo o relatório…',
  oneFile: 'Importe um arquivo de cada vez.',
  /** The names of a report's groups and of the rows in them. */
  kinds: {
    terms: {
      group: 'Palavra-chave',
      groups: 'Palavras-chave',
      term: 'Consulta de pesquisa',
      /** The rows of all groups together. */
      rows: 'Termos pesquisados',
      /** What a step of the plan is about. */
      step: { keyword: 'palavra-chave', term: 'termo' },
      search: 'Buscar palavra ou pesquisa',
      hide: 'Ocultar termos sem cliques',
      count: (count: string, isOne: boolean) => `${count} ${isOne ? 'palavra-chave' : 'palavras-chave'}`,
      terms: (count: string, isOne: boolean) => `${count} ${isOne ? 'termo' : 'termos'}`,
      /** Of its rows, after their count. */
      read: (isOne: boolean) => (isOne ? 'lido' : 'lidos'),
      stop: 'Termos para parar',
      returns: 'Retorno por palavra-chave',
      worst: (count: string, isOne: boolean) => (isOne ? 'A que mais perde' : `As ${count} que mais perdem`),
      /** The title of the changes between two periods, and how to call a group that only the later one has. */
      changes: 'Mudança por palavra-chave',
      /** Said if no row only cost. */
      allSold: 'Nenhum termo gastou sem vender.',
      isNew: 'nova',
    },
    ads: adWords('Anúncio e tipo', ['linha', 'linhas']),
    keywords: adWords(
      'Palavra-chave ou local',
      ['palavra-chave', 'palavras-chave'],
      'Palavras-chave e locais',
      'Palavras-chave para parar',
    ),
    listings: adWords('Anúncio e campanha', ['linha', 'linhas']),
  } satisfies Record<ReportKind, unknown>,
  keywordColumns,
  termColumns: {
    ...keywordColumns,
    name: 'Consulta de pesquisa',
    impressions: 'Impressão',
    costPerClick: 'Custo por clique',
    conversions: 'Conversões',
    costPerConversion: 'Custo por conversão',
    spend: 'Despesas',
    roas: 'ROAS',
  },
  totalColumns: { ...keywordColumns, gmv: 'Receita', spend: 'Despesas' },
  adviceColumns: {
    highestBid: 'Lance máximo',
    saving: 'Economia se parar',
    confidence: 'Confiança',
  },
  changeColumns: {
    clicks: 'Mudança dos cliques',
    spend: 'Mudança do investimento',
    gmv: 'Mudança do VBM',
    conversions: 'Mudança das vendas',
    roas: 'Mudança do R.O.I.',
  } satisfies Record<ComparedFigure, string>,
}

/** The names of a report's groups and rows. A report without a kind is one of search terms. */
export function wordsOf({ kind = 'terms' }: { readonly kind?: ReportKind | undefined }) {
  return texts.kinds[kind]
}
