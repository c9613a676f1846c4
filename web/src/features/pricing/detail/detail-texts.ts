import { formatCount } from '../../../ui/number-formats.ts'

export const whatIfTexts = {
  title: 'E se o preço for outro?',
  field: 'Testar um preço',
  fieldHint: 'Não muda o anúncio.',
  snaps: 'Preços redondos e quanto sobra',
  reaches: 'deixa a margem pedida',
  misses: 'fica abaixo da margem pedida',
  zone: 'um preço menor paga mais',
  profit: 'Sobra por venda',
  marginLeft: 'Margem que fica',
  discount: 'Desconto máximo',
  discountOf: (percent: string, amount: string) => `${percent} (${amount})`,
  discountExplained: (from: string, to: string, amount: string, percent: string) =>
    `De ${from} até ${to}, o menor preço que ainda não dá prejuízo: ${amount}, ou ${percent} do preço.`,
  discountJumps: 'Entre os dois há preços que dão prejuízo.',
  discountNone: 'Nem este preço nem um menor paga os custos.',
  cheaperPays: (price: string, profit: string) =>
    `Por menos, você lucra mais: a ${price} o lucro é de ${profit}.`,
  test: (price: string) => `Testar ${price}`,
  use: 'Usar esta margem',
  leadsTo: (margin: string, price: string) => `Com a margem de ${margin}% o preço calculado é ${price}.`,
  cheaperReaches: (price: string) => `Essa margem já se alcança com ${price}, que é mais barato.`,
  cannotUse: 'Nenhuma margem leva a este preço.',
  reset: 'Voltar ao preço calculado',
}

export const historyTexts = {
  intro: 'O último preço de cada dia. Guardamos as 100 mudanças mais recentes.',
  none: 'Este anúncio ainda não mudou de preço. A partir do segundo dia com outro preço, as mudanças aparecem aqui.',
  loading: 'Carregando o histórico de preços',
  failed: 'O histórico não foi carregado',
  offline: 'O histórico vem do servidor, e agora não há conexão com ele.',
  retry: 'Tentar de novo',
  list: 'Preços por dia',
  columns: { day: 'Desde', salePrice: 'Calculado', currentPrice: 'Preço atual' },
  chart: (count: number, from: string, first: string, last: string) =>
    `Linha de ${count} preços desde ${from}: o calculado foi de ${first} a ${last}.`,
}

export const comparisonTexts = {
  intro: (margin: string) =>
    `O mesmo produto, com os mesmos custos e margem de ${margin}, nas tabelas em uso.`,
  facts: {
    mlTax: 'Tarifa para comparar',
    shippingCost: 'Frete para comparar',
    peso: 'Peso para comparar',
    freeShipping: 'Comparar com frete grátis',
    category: 'Categoria para comparar',
    fulfilled: 'Comparar com FBA',
    ownDelivery: 'Comparar com Flex',
  },
  columns: {
    marketplace: 'Marketplace',
    price: 'Preço',
    profit: 'Lucro',
    fees: 'Tarifas',
    atThisPrice: (price: string) => `Lucro a ${price}`,
  },
  lowest: 'menor preço',
  caption: 'O produto em cada marketplace',
  noCommission: 'Falta a tarifa: informe-a acima para ver o preço.',
  noCategory: 'Falta a categoria: escolha-a acima para ver o preço.',
}

export const exampleTexts = {
  open: 'Ver com um exemplo',
  title: 'Exemplo: garrafa térmica de inox 1 litro',
  badge: 'Exemplo',
  about: 'Mude os valores à vontade: nada daqui é salvo nem entra nos seus anúncios ou arquivos.',
  leave: 'Sair do exemplo',
}

const size = (units: number) => (units === 1 ? '1 unidade' : `Kit de ${formatCount(units)}`)

export const kitTexts = {
  intro: 'O mesmo produto em quantidade: a taxa fixa é dividida entre as unidades.',
  variableCost: 'Custos variáveis',
  variableCosts: { once: 'Uma vez por kit', each: 'Por unidade' },
  noWeight: 'Falta o peso do produto: todos os kits contam na faixa mais leve.',
  freight: 'O frete que você informou conta uma vez por kit. Confira o do pacote maior.',
  cheapest: (units: number, each: string) =>
    units === 1
      ? `Nenhum kit sai mais barato do que ${each} por unidade.`
      : `Mais barato para o comprador: ${size(units).toLowerCase()}, ${each} cada.`,
  mostProfit: (units: number, each: string, unitPrice: string) =>
    units === 1
      ? `A ${unitPrice} cada, nenhum kit deixa mais do que ${each} por unidade.`
      : `Mais lucro a ${unitPrice} cada: ${size(units).toLowerCase()}, ${each} por unidade.`,
  noKit: 'Sem preço para uma unidade não há kit para comparar. Veja acima o que falta.',
  caption: 'Tamanhos de kit',
  size,
  columns: {
    units: 'Tamanho',
    price: 'Preço',
    perUnit: 'Por unidade',
    profit: 'Lucro por unidade',
    samePrice: 'Lucro ao preço de 1',
    create: 'Criar',
  },
  isCheapest: 'mais barato',
  isMostProfit: 'maior lucro',
  createLabel: (units: number) => `Criar anúncio do kit de ${formatCount(units)}`,
  tooLarge: 'O custo ou o peso deste kit passa do máximo de um anúncio.',
  created: (units: number) => `Anúncio do kit de ${formatCount(units)} criado`,
  createdMessage: (title: string) => `“${title}” está na lista, com custo e peso do kit. O SKU ficou vazio.`,
  kitTitle: (units: number, title: string) => `Kit ${units} ${title}`,
}
