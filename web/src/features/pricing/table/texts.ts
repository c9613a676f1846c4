import type { ListingState } from '@vendaclara/core/pricing'
import { formatCount } from '../../../ui/number-formats.ts'

const listings = (count: number) => (count === 1 ? '1 anúncio' : `${formatCount(count)} anúncios`)

export const texts = {
  caption: 'Todos os anúncios',
  columns: {
    name: 'Anúncio',
    state: 'Situação',
    sku: 'SKU',
    marketplace: 'Marketplace',
    price: 'Preço calculado',
    currentPrice: 'Preço atual',
    profit: 'Lucro',
    margin: 'Margem',
    fees: 'Taxas',
    weight: 'Peso',
    productCost: 'Custos',
    wantedMargin: 'Margem desejada',
  },
  states: {
    loss: 'com prejuízo',
    'below-margin': 'abaixo da margem',
    'no-price': 'sem preço',
    'on-margin': 'na margem',
    'not-compared': 'sem preço atual',
  } satisfies Record<ListingState, string>,
  none: '–',
  kilograms: (weight: string) => `${weight} kg`,
  basis: 'Lucro, margem e taxas são os do preço atual; onde ele não foi informado, os do preço calculado.',
  filters: 'Filtros',
  search: 'Buscar por título ou SKU',
  searchHint: 'Buscar (tecla /)',
  clearSearch: 'Limpar busca',
  allMarketplaces: 'Todos os marketplaces',
  stateFilter: 'Situação',
  clearAll: 'Limpar filtros',
  nothingFound: 'Nenhum anúncio com estes filtros.',
  listings,
  shownOf: (shown: number, all: number) => `${formatCount(shown)} de ${listings(all)}`,
  columnsMenu: 'Colunas',
  columnsLead: 'Colunas da tabela',
  choose: (title: string) => `Escolher ${title}`,
  chooseShown: (count: number) =>
    count === 1 ? 'Escolher o mostrado' : `Escolher os ${formatCount(count)} mostrados`,
  chosen: (count: number) => (count === 1 ? '1 escolhido' : `${formatCount(count)} escolhidos`),
  chosenBar: 'O que fazer com os escolhidos',
  clearChosen: 'Desfazer a escolha',
  moreActions: 'Mais',
  actionsMenu: 'Ações',
  currentPriceOf: (title: string) => `Preço atual de ${title}`,
  currentPriceRefusal: 'Digite um preço de 0,01 a 1.000.000.000,00, com até dois decimais.',
  empty: 'Você ainda não tem anúncios. Crie o primeiro, ou traga os que já tem de uma planilha.',
}

export const actionTexts = {
  duplicate: 'Duplicar',
  duplicated: (count: number) => (count === 1 ? '1 anúncio duplicado' : `${listings(count)} duplicados`),
  copySuffix: ' (cópia)',
  changeTable: 'Trocar tabela de tarifas',
  remove: 'Excluir',
  removed: (count: number) => (count === 1 ? '1 anúncio excluído' : `${listings(count)} excluídos`),
}
