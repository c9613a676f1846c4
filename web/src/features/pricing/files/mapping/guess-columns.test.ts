import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'

function guess(...names: string[]) {
  const named = names.map((name, place) => ({ place, name, numbers: undefined }))
  return Object.fromEntries([...guessColumns(named)].map(([key, { place }]) => [key, names[place]]))
}

test.each([
  [
    ['Cód. Produto', 'Descrição do item', 'Preço de compra', 'Embalagem', 'Margem desejada %', 'Peso (g)'],
    {
      sku: 'Cód. Produto',
      title: 'Descrição do item',
      productCost: 'Preço de compra',
      variableCost: 'Embalagem',
      profitMargin: 'Margem desejada %',
      peso: 'Peso (g)',
    },
  ],
  [
    ['REF', 'NOME', 'Vlr. Custo', 'Custo da embalagem', 'Custo do frete', 'Comissão ML (%)', 'KG'],
    {
      sku: 'REF',
      title: 'NOME',
      productCost: 'Vlr. Custo',
      variableCost: 'Custo da embalagem',
      shippingCost: 'Custo do frete',
      mlTax: 'Comissão ML (%)',
      peso: 'KG',
    },
  ],
  [['Fornecedor', 'Estoque', 'Data da compra', 'Taxa fixa', 'Prazo de entrega', 'NCM', 'Peso cubado'], {}],
  [['Nome do cliente', 'Telefone', 'Cidade'], {}],
  [['Formato embalagem', 'Largura embalagem', 'Comprimento embalagem', 'Diâmetro embalagem'], {}],
  [['Código de barras', 'SKU', 'Título'], { sku: 'SKU', title: 'Título' }],
  [
    ['Custo', 'Custo total', 'Valor do lucro', 'Lucro (R$)', 'Preço de venda'],
    { productCost: 'Custo', currentPrice: 'Preço de venda' },
  ],
  [['Linha', 'Motivo', 'Título', 'Preço de venda', 'Comissão por venda'], { title: 'Título' }],
])('guesses the columns of %j by their names', (names, expected) => {
  expect(guess(...names)).toEqual(expected)
})

test('knows how certain a name is, and whether another column could be the same field', () => {
  const named = ['Título', 'custo', 'custo unitário', 'Embalagem'].map((name, place) => ({
    place,
    name,
    numbers: undefined,
  }))
  expect([...guessColumns(named)]).toEqual([
    ['title', expect.objectContaining({ sureness: 'own', isOneOfSeveral: false })],
    ['productCost', expect.objectContaining({ place: 1, sureness: 'alias', isOneOfSeveral: true })],
    ['variableCost', expect.objectContaining({ sureness: 'guess', isOneOfSeveral: false })],
  ])
})

test('a column of words is not an amount, and a column of numbers is not a title, under any name', () => {
  const of = (name: string, numbers: number) => [...guessColumns([{ place: 0, name, numbers }]).keys()]
  expect([of('Custo médio', 1), of('Custo médio', 0.2)]).toEqual([['productCost'], []])
  expect([of('Item do mês', 0), of('Item do mês', 1)]).toEqual([['title'], []])
})
