import type { ListingState } from '@vendaclara/core/pricing'
import { type Marketplace, marketplaceEntries } from '@vendaclara/core/pricing'
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
    fees: 'Tarifas',
    weight: 'Peso',
    delivery: 'Entrega',
    productCost: 'Custos',
    discount: 'Desconto máximo',
    wantedMargin: 'Margem desejada',
  },
  states: {
    loss: 'com prejuízo',
    'below-margin': 'abaixo da margem',
    'no-price': 'sem preço',
    'no-cost': 'falta o custo',
    'no-weight': 'falta o peso',
    'on-margin': 'na margem',
    'not-compared': 'falta o preço atual',
  } satisfies Record<ListingState, string>,
  deliveries: { own: 'Flex ou própria', marketplace: 'Mercado Envios' },
  kilograms: (weight: string) => `${weight} kg`,
  basis: 'Lucro, margem e tarifas são os do preço atual; onde ele falta, em cinza, os do preço calculado.',
  filters: 'Filtros',
  search: 'Buscar por título ou SKU',
  allMarketplaces: 'Todos os marketplaces',
  stateFilter: 'Situação',
  nothingFound: 'Nenhum anúncio com estes filtros.',
  listings,
  shownOf: (shown: number, all: number) => `${formatCount(shown)} de ${listings(all)}`,
  columnsMenu: 'Colunas',
  columnsLead: 'Colunas da tabela',
  moreActions: 'Mais',
  actionsMenu: 'Ações',
  currentPriceOf: (title: string) => `Preço atual de ${title}`,
  currentPriceRefusal: 'Digite um preço de 0,01 a 1.000.000.000,00, com até dois decimais.',
  exported: (count: number, areChosen: boolean) =>
    `${listings(count)} ${areChosen ? 'escolhidos' : 'mostrados'}, com estas colunas`,
  sheet: 'Anúncios',
  file: (isoDay: string, format: string) => `Vendaclara tabela de anúncios ${isoDay}.${format}`,
  exportAgain: 'Tente de novo; se repetir, fale com o suporte.',
  empty: 'Você ainda não tem anúncios. Crie o primeiro, ou traga os que já tem de uma planilha.',
}

/** 'na Shopee', 'no Mercado Livre' */
const inMarketplace = (marketplace: Marketplace) =>
  `n${marketplaceEntries[marketplace].article} ${marketplaceEntries[marketplace].label}`

export const actionTexts = {
  edit: 'Editar',
  editChanges: (count: number, all: number) => {
    if (count === all) return count === 1 ? 'O anúncio escolhido muda.' : `Os ${listings(count)} mudam.`
    const rest = all - count
    return `${listings(count)} ${count === 1 ? 'muda' : 'mudam'}; ${formatCount(rest)} ${rest === 1 ? 'fica como está' : 'ficam como estão'}.`
  },
  editNothing: 'Nenhum anúncio muda ainda.',
  editSame: 'Nenhum anúncio muda: os escolhidos já estão assim.',
  editApply: (count: number) => (count === 0 ? 'Mudar' : `Mudar ${listings(count)}`),
  edited: (count: number) => (count === 1 ? '1 anúncio editado' : `${listings(count)} editados`),
  round: 'Arredondar para ,90',
  rounded: (count: number) =>
    count === 0
      ? 'Nenhum preço a arredondar'
      : count === 1
        ? '1 preço arredondado para cima, até ,90'
        : `${formatCount(count)} preços arredondados para cima, até ,90`,
  notRounded: (count: number) =>
    count === 0
      ? undefined
      : `${listings(count)} ${count === 1 ? 'ficou como estava: já termina' : 'ficaram como estavam: já terminam'} em ,90 ou não ${count === 1 ? 'tem' : 'têm'} preço que arredondar.`,
  published: 'Já publiquei o preço calculado',
  nowPublished: (count: number) =>
    count === 0
      ? 'Nenhum preço atual mudou'
      : count === 1
        ? 'O preço atual de 1 anúncio é agora o calculado'
        : `O preço atual de ${listings(count)} é agora o calculado`,
  notPublished: (count: number) =>
    count === 0
      ? undefined
      : `${listings(count)} ${count === 1 ? 'já estava' : 'já estavam'} assim ou não ${count === 1 ? 'tem' : 'têm'} preço.`,
  duplicate: 'Duplicar',
  duplicated: (count: number) => (count === 1 ? '1 anúncio duplicado' : `${listings(count)} duplicados`),
  copySuffix: ' (cópia)',
  copy: 'Copiar para outro marketplace',
  copyTitle: 'Copiar para outro marketplace',
  copyTo: 'Para qual marketplace',
  copyHint:
    'Vão custos, margem, peso e SKU. Tarifa, frete, categoria e quem entrega mudam de um marketplace para o outro e ficam para você informar.',
  alreadyThere: (count: number, marketplace: Marketplace) =>
    count === 1
      ? `1 dos escolhidos já está ${inMarketplace(marketplace)} e não é copiado.`
      : `${formatCount(count)} dos escolhidos já estão ${inMarketplace(marketplace)} e não são copiados.`,
  copyCount: (count: number) => `Copiar ${listings(count)}`,
  copied: (count: number, marketplace: Marketplace) =>
    `${listings(count)} ${count === 1 ? 'copiado' : 'copiados'}: ${count === 1 ? 'está' : 'estão'} ${inMarketplace(marketplace)}`,
  cancel: 'Cancelar',
  changeTable: 'Trocar tabela de tarifas',
  remove: 'Excluir',
  removed: (count: number) => (count === 1 ? '1 anúncio excluído' : `${listings(count)} excluídos`),
}
