import { forEachMarketplace, marketplaceEntries } from '@vendaclara/core/pricing'
import { formatCount, formatNumber } from '../../../ui/number-formats.ts'

export const texts = {
  product: 'Vendaclara',
  title: 'Produtos',
  marketplaces: forEachMarketplace((marketplace) => marketplaceEntries[marketplace].label),
  unnamed: 'Produto sem nome',
  noSku: 'sem SKU',
  none: '–',
  /** A cost of 0 counts only because somebody typed it. */
  zeroCost: 'R$ 0,00 de propósito',
  ofParts: 'soma das peças',
  since: (day: string) => `desde ${day}`,
  grams: (grams: string) => `${grams} g`,
  kilograms: (kilograms: string) => `${kilograms} kg`,
  pick: 'Nome ou SKU',
  nothingFound: 'Nenhum produto com esse nome ou SKU',
  products: (count: number) => (count === 1 ? '1 produto' : `${formatCount(count)} produtos`),
  offer: (marketplace: string, price: string) => `${marketplace} ${price}`,
  noPrice: 'sem preço',
  margin: (margin: string) => `margem ${margin}`,
  lacks: {
    cost: 'margem: falta o custo',
    weight: 'margem: falta o peso',
    commission: 'margem: falta a tarifa',
    category: 'margem: falta a categoria',
  },
  loss: 'prejuízo',
  below: 'abaixo da margem',
}

/** A weight in grams, from a kilogram on in kilograms. */
export function weightInWords(grams: number | null): string {
  if (grams === null) return texts.none
  return grams < 1000
    ? texts.grams(formatNumber(grams, 0, 0))
    : texts.kilograms(formatNumber(grams / 1000, 0, 3))
}
