import { formatCount } from '../../../../ui/number-formats.ts'

const listings = (count: number) => (count === 1 ? '1 anúncio' : `${formatCount(count)} anúncios`)

export const texts = {
  mark: 'custo mudou',
  title: (count: number) => `O custo mudou em ${listings(count)}`,
  losing: (loss: number, below: number) =>
    [
      ...(loss > 0 ? [`${formatCount(loss)} com prejuízo`] : []),
      ...(below > 0 ? [`${formatCount(below)} abaixo da margem`] : []),
    ].join(' e '),
  atCurrent: (states: string) => `Pelo preço atual, ${states}.`,
  show: 'Ver os preços novos',
  dialog: 'Custos que mudaram',
  hint: 'O custo é o de hoje, da sua lista de produtos. Nada muda nos anúncios antes de você usar.',
  list: 'Anúncios com custo que mudou',
  pages: 'Páginas dos anúncios',
  columns: { name: 'Anúncio', cost: 'Custo', price: 'Preço novo', answer: 'O que fazer' },
  change: (before: string, after: string) => `${before} → ${after}`,
  noCost: 'sem custo',
  current: (price: string) => `atual ${price}`,
  states: { loss: 'com prejuízo', 'below-margin': 'abaixo da margem' },
  line: (cost: string, price: string) => `custo mudou: ${cost} · ${price}`,
  newPrice: (price: string) => `preço novo ${price}`,
  take: 'Usar',
  takeFor: (title: string) => `Usar o custo novo em ${title}`,
  keep: 'Manter',
  keepFor: (title: string) => `Manter o custo de ${title}`,
  takeAll: (count: number) => (count === 1 ? 'Usar neste anúncio' : `Usar nos ${listings(count)}`),
  taken: (count: number) => `Custo novo em ${listings(count)}`,
  kept: (title: string) => `“${title}” fica com o custo que tem`,
}
