import { formatCount } from '../../../ui/number-formats.ts'

export const texts = {
  caption: 'Palavras-chave do relatório',
  bars: 'As barras comparam a receita e o investimento.',
  hide: 'Ocultar termos sem cliques',
  nothingToHide: (left: number) =>
    `O arquivo não traz termos sem cliques${left === 0 ? '' : left === 1 ? '; o único com 0 cliques já ficou de fora' : `; os ${formatCount(left)} com 0 cliques já ficaram de fora`}.`,
  allHidden:
    'Todos os termos desta palavra-chave estão ocultos, porque o arquivo não traz cliques para eles.',
  noClicks: 'Nenhuma palavra-chave deste relatório teve cliques.',
  termsOf: (keyword: string) => `Termos de ${keyword}`,
  copy: (term: string) => `Copiar ${term}`,
  copied: 'Copiado',
  loss: 'Retorno menor que o investimento',
  pagesOf: (keyword: string) => `Páginas de ${keyword}`,
  filters: 'Filtros da tabela',
  text: 'Buscar palavra ou pesquisa',
  textHint: 'Ex.: tênis branco',
  clear: 'Limpar busca',
  minClicks: 'Mínimo de cliques',
  minClicksHint: 'Um número inteiro, a partir de 0.',
  withoutSales: 'Só sem vendas',
  both: (keywords: string, terms: string) => `${keywords} · ${terms}`,
  of: (some: string, all: string) => `${some} de ${all}`,
  sums: (spend: string, gmv: string) => `Esses termos: investimento de ${spend}, VBM de ${gmv}.`,
  clearAll: 'Limpar filtros',
  none: 'Nenhum termo deste relatório passa pelos filtros.',
  columns: 'Colunas',
  columnsLead: 'Colunas da tabela',
  adviceLead: 'O que fazer',
  changesLead: 'Mudança entre os períodos',
  allColumns: 'Mostrar todas',
}
