import type { CampaignVerdict } from '@vendaclara/core/pricing'
import { formatCount } from '../../../ui/number-formats.ts'

export const texts = {
  action: 'Simular campanha',
  title: 'Simular campanha',
  kind: 'Tipo de oferta',
  kinds: { percent: 'Desconto em %', price: 'Preço fixo' },
  percent: 'Desconto',
  price: 'Preço na campanha',
  from: 'De',
  to: 'Até',
  units: 'Unidades por dia de cada anúncio (opcional)',
  unitsHint: 'Diga quantas vende por dia para ver o total.',
  unitsRefusal: (most: string) => `Use um número inteiro entre 0 e ${most}.`,
  problems: {
    percent: 'Digite um desconto entre 0,01% e 99,99%.',
    price: 'Digite um preço a partir de R$ 0,01.',
    dates: 'Escolha o primeiro e o último dia da campanha.',
    order: 'O último dia não pode vir antes do primeiro.',
    length: (most: number) => `Escolha no máximo ${most} dias.`,
  },
  calculating: 'Calculando…',
  wait: 'Corrija as datas para ver o resultado.',
  answer: ({ loss, below, keeping }: Readonly<Record<'loss' | 'below' | 'keeping', number>>) => {
    const all = loss + below + keeping
    if (all === 0) return 'Nenhum dos anúncios escolhidos pode entrar nesta campanha.'
    if (all === 1) {
      if (loss === 1) return 'O anúncio dá prejuízo na campanha.'
      return below === 1
        ? 'Não dá prejuízo, mas fica abaixo da sua margem.'
        : 'O anúncio mantém a sua margem.'
    }
    if (keeping === all) return `Todos os ${formatCount(all)} anúncios mantêm a sua margem.`
    if (loss === all) return `Todos os ${formatCount(all)} anúncios dão prejuízo na campanha.`
    if (below === all) return `Nenhum dá prejuízo, mas os ${formatCount(all)} ficam abaixo da sua margem.`
    const parts = [
      ...(loss === 0 ? [] : [`${formatCount(loss)} ${loss === 1 ? 'dá' : 'dão'} prejuízo`]),
      ...(below === 0
        ? []
        : [`${formatCount(below)} ${below === 1 ? 'fica' : 'ficam'} abaixo da sua margem`]),
      ...(keeping === 0 ? [] : [`${formatCount(keeping)} ${keeping === 1 ? 'mantém' : 'mantêm'} a margem`]),
    ]
    const sentence = new Intl.ListFormat('pt-BR').format(parts)
    return loss === 0 ? `Nenhum dá prejuízo: ${sentence}.` : `De ${formatCount(all)} anúncios, ${sentence}.`
  },
  lostBefore: (count: number, losses: number) => {
    if (losses === 1) return 'Este anúncio já dava prejuízo antes.'
    const verb = count === 1 ? 'já dava' : 'já davam'
    return `Dos ${formatCount(losses)} com prejuízo, ${formatCount(count)} ${verb} antes.`
  },
  sum: 'Lucro de uma venda de cada',
  sumFrom: (before: string) => `sem a campanha: ${before}`,
  periodSum: (days: string, count: number) => `Lucro de uma venda de cada, ${days} (${daysOf(count)})`,
  days: (from: string, to: string) => (from === to ? `em ${from}` : `de ${from} a ${to}`),
  total: (units: string, days: number) => `Lucro com ${units} por dia de cada, em ${daysOf(days)}`,
  unitsOf: (count: number) => (count === 1 ? '1 unidade' : `${formatCount(count)} unidades`),
  tablesChange: 'As tarifas mudam no meio da campanha: cada período usa as suas, e a situação é a do pior.',
  otherTable: (marketplace: string, inForce: string, chosen: string) =>
    `${marketplace}: nesses dias valem as tarifas “${inForce}”. A calculadora usa “${chosen}”; aqui contam as que valem, antes e depois.`,
  unknownTable: (marketplace: string, table: string) =>
    `${marketplace}: ainda não se conhecem as tarifas de todos esses dias, então usamos “${table}”. Confira antes de publicar.`,
  rounding: 'O preço com desconto é arredondado. Confira o do painel do marketplace.',
  show: 'Mostrar',
  all: (count: number) => `Todos (${formatCount(count)})`,
  states: {
    'keeps-margin': 'mantém a margem',
    'below-margin': 'abaixo da margem',
    loss: 'prejuízo',
    'not-lower': 'já custa menos',
    unpriced: 'sem cálculo',
  } satisfies Record<CampaignVerdict | 'not-lower' | 'unpriced', string>,
  filters: {
    loss: (count: number) => `Com prejuízo (${formatCount(count)})`,
    'below-margin': (count: number) => `Abaixo da margem (${formatCount(count)})`,
    'keeps-margin': (count: number) => `Mantêm a margem (${formatCount(count)})`,
    out: (count: number) => `Não entram (${formatCount(count)})`,
  },
  caption: 'Anúncios na campanha',
  pages: 'Páginas dos anúncios na campanha',
  columns: {
    name: 'Anúncio',
    state: 'Situação',
    price: 'Preço',
    fees: 'Tarifas',
    profit: 'Lucro por unidade',
    margin: 'Margem',
    discount: 'Desconto máximo',
  },
  before: (value: string) => `antes ${value}`,
  sku: (sku: string) => `SKU ${sku}`,
  notLower: 'O preço de hoje já é igual ou menor.',
  breakEven: (times: string) => `mesmo lucro com ${times}× as vendas`,
  noDiscount: 'nenhum',
  discountTo: (price: string) => `até ${price}`,
  discountHint: 'Até o menor preço que não dá prejuízo em nenhum dia da campanha.',
  files: {
    copy: 'Copiar descontos máximos',
    copied: 'Copiado',
    copyFailed: 'O navegador não deixou copiar. Baixe a planilha.',
    xlsx: 'Baixar .xlsx',
    csv: 'Baixar .csv',
    downloadFailed: 'O arquivo não foi gerado. Tente de novo.',
  },
  /** 'Vendaclara campanha 2026-11-20 a 2026-11-30' */
  file: (from: string, to: string) => `Vendaclara campanha ${from} a ${to}`,
  sheet: 'Campanha',
  fileColumns: {
    title: 'Anúncio',
    sku: 'SKU',
    marketplace: 'Marketplace',
    state: 'Situação',
    reason: 'Por quê',
    from: 'De',
    to: 'Até',
    table: 'Tabela de tarifas',
    priceBefore: 'Preço sem campanha',
    priceAfter: 'Preço na campanha',
    feesBefore: 'Tarifas sem campanha',
    feesAfter: 'Tarifas na campanha',
    profitBefore: 'Lucro sem campanha',
    profitAfter: 'Lucro na campanha',
    marginBefore: 'Margem sem campanha',
    marginAfter: 'Margem na campanha',
    discount: 'Desconto máximo',
    lowestPrice: 'Menor preço sem prejuízo',
  },
}

function daysOf(count: number): string {
  return count === 1 ? '1 dia' : `${formatCount(count)} dias`
}
