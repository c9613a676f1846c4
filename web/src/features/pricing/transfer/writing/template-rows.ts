import { type ColumnKey, columns } from '../columns.ts'
import type { Cell } from './listing-cells.ts'

const examples: readonly Partial<Record<ColumnKey, Cell>>[] = [
  {
    marketplace: 'Shopee',
    title: 'Exemplo: Camiseta básica branca',
    sku: 'CAM-BR-M',
    productCost: 22.5,
    variableCost: 1.8,
    profitMargin: 20,
    freeShipping: 'Sim',
  },
  {
    marketplace: 'Mercado Livre',
    title: 'Exemplo: Tênis de corrida',
    productCost: 89.9,
    variableCost: 3.2,
    profitMargin: 18,
    mlTax: 14,
    shippingCost: 21.65,
    peso: 0.9,
  },
  {
    marketplace: 'Shein',
    title: 'Exemplo: Vestido midi estampado',
    productCost: 38,
    variableCost: 2.5,
    profitMargin: 22.5,
    peso: 0.35,
  },
]

/** The columns that a seller fills in. */
export const filledIn = columns.filter(({ key }) => key !== 'id')

const help: Record<Exclude<ColumnKey, 'id'>, readonly [string, string]> = {
  marketplace: ['Shopee, Mercado Livre ou Shein.', 'O marketplace aberto na calculadora.'],
  title: ['O nome do anúncio, até 200 letras.', 'Novo Anúncio'],
  sku: ['O código do produto no seu estoque. Um SKU já conhecido atualiza o anúncio.', 'Sem SKU'],
  productCost: ['Quanto o produto custa para você, em reais: 22,50 ou R$ 22,50.', '0'],
  variableCost: ['Embalagem, etiqueta, brinde: o que você gasta a cada venda, em reais.', '0'],
  profitMargin: ['Quanto do preço de venda deve sobrar, em %: escreva 20 ou 20%.', '20'],
  freeShipping: ['Só Shopee: sim ou não.', 'Sim'],
  mlTax: ['Mercado Livre: o percentual da categoria e do tipo de anúncio, em %.', '0'],
  shippingCost: ['Mercado Livre: o que você paga de frete em cada venda, em reais.', '0'],
  peso: ['Produto embalado, em quilos: 0,35 são 350 gramas.', '0'],
}

/** The header and an example of each marketplace. */
export const exampleRows: Cell[][] = [
  filledIn.map(({ header }) => header),
  ...examples.map((example) => filledIn.map(({ key }) => example[key] ?? null)),
]

/** What each column means, and what an empty cell of it counts as. */
export const helpRows: Cell[][] = [
  ['Coluna', 'O que escrever', 'Se ficar vazia'],
  ...filledIn.map(({ key, header }) => [header, ...help[key as keyof typeof help]]),
  [null, null, null],
  ['Apague as linhas de exemplo e escreva um anúncio por linha, até 5.000 por arquivo.', null, null],
  ['De um anúncio que já existe, as células vazias não mudam nada.', null, null],
  ['Antes de importar, a calculadora mostra o que entendeu de cada linha.', null, null],
]
