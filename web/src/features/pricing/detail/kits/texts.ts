import { formatCount } from '../../../../ui/number-formats.ts'

const size = (units: number) => (units === 1 ? '1 unidade' : `Kit de ${formatCount(units)}`)

export const texts = {
  intro: 'O mesmo produto em quantidade: a taxa fixa é dividida entre as unidades.',
  variableCost: 'Custos variáveis',
  variableCosts: { once: 'Uma vez por kit', each: 'Por unidade' },
  noWeight: 'Falta o peso do produto: todos os kits contam na faixa mais leve.',
  freight: 'O frete que você informou conta uma vez por kit. Confira o do pacote maior.',
  cheapest: (units: number, each: string, price: string) =>
    units === 1
      ? `Nenhum kit deixa a unidade mais barata do que ${each} com a sua margem.`
      : `Com a sua margem, a unidade mais barata para o comprador sai no ${size(units).toLowerCase()}: ${each} cada, ${price} o kit.`,
  mostProfit: (units: number, each: string, unitPrice: string) =>
    units === 1
      ? `A ${unitPrice} cada, nenhum kit deixa mais lucro por unidade do que ${each}.`
      : `Se o comprador pagar os mesmos ${unitPrice} por unidade, o ${size(units).toLowerCase()} deixa o maior lucro: ${each} por unidade.`,
  noKit: 'Sem preço para uma unidade não há kit para comparar. Veja acima o que falta.',
  caption: 'Tamanhos de kit',
  pages: 'Páginas dos tamanhos de kit',
  size,
  columns: {
    units: 'Tamanho',
    price: 'Preço',
    perUnit: 'Preço por unidade',
    profit: 'Lucro por unidade',
    samePrice: 'Lucro ao mesmo preço',
    fees: 'Taxas',
    create: 'Anúncio',
  },
  samePriceHint: (unitPrice: string) =>
    `“Lucro ao mesmo preço”: o que sobra por unidade quando o kit custa ${unitPrice} por unidade, como uma sozinha.`,
  isCheapest: 'unidade mais barata',
  isMostProfit: 'maior lucro',
  none: '–',
  create: 'Criar',
  createLabel: (units: number) => `Criar anúncio do kit de ${formatCount(units)}`,
  tooLarge: 'O custo ou o peso deste kit passa do máximo de um anúncio.',
  created: (units: number) => `Anúncio do kit de ${formatCount(units)} criado`,
  createdMessage: (title: string) => `“${title}” está na lista, com custo e peso do kit. O SKU ficou vazio.`,
  kitTitle: (units: number, title: string) => `Kit ${units} ${title}`,
}
