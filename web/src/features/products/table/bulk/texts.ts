import { formatCount } from '../../../../ui/number-formats.ts'

const products = (count: number) => (count === 1 ? '1 produto' : `${formatCount(count)} produtos`)

export const texts = {
  fields: { cost: 'Custo de uma peça', packaging: 'Embalagem', weight: 'Peso', tax: 'Imposto' },
  from: 'Este custo vale a partir de',
  noDay: 'Diga desde quando.',
  list: 'O que muda em cada produto',
  pages: 'Páginas do que muda',
  columns: { product: 'Produto', what: 'O que muda' },
  kits: (count: number) =>
    count === 1
      ? '1 kit fica sem este custo: o dele é a soma das peças.'
      : `${formatCount(count)} kits ficam sem este custo: o deles é a soma das peças.`,
  change: (count: number) => (count === 1 ? 'Muda 1 produto.' : `Mudam ${products(count)}.`),
  nothing: 'Nenhum produto muda ainda.',
  same: 'Nenhum produto muda: os escolhidos já estão assim.',
  apply: (count: number) => (count === 0 ? 'Mudar' : `Mudar ${products(count)}`),
  done: (count: number) => (count === 1 ? '1 produto editado' : `${products(count)} editados`),
  failed: 'Nada foi salvo',
  edit: 'Editar',
}
