import type { ProductFormat } from '../product-format.ts'

const measures = {
  weight: ['Peso bruto (Kg)'],
  length: ['Profundidade do produto', 'Comprimento da embalagem', 'Comprimento embalagem'],
  width: ['Largura do produto', 'Largura da embalagem', 'Largura embalagem'],
  height: ['Altura do Produto', 'Altura da embalagem', 'Altura embalagem'],
} as const

/** The products of Bling. Its measures say their unit in a column of their own. */
export const bling: ProductFormat = {
  id: 'bling',
  marketplace: null,
  columns: {
    sku: ['Código'],
    name: ['Descrição'],
    cost: ['Preço de custo'],
    salePrice: ['Preço'],
    gtin: ['GTIN/EAN'],
    mark: ['Cód. no fornecedor', 'Cód no fornecedor'],
    parentSku: ['Código Pai'],
    sizeUnit: ['Unidade de Medida'],
    ...measures,
  },
  marks: ['sku', 'name', 'cost', 'mark'],
  required: ['gtin', 'parentSku'],
  weight: 'kg',
  size: 'cm',
}

/** The products of Tiny (Olist). */
export const tiny: ProductFormat = {
  id: 'tiny',
  marketplace: null,
  columns: {
    sku: ['Código (SKU)'],
    name: ['Descrição'],
    cost: ['Preço de custo'],
    salePrice: ['Preço'],
    gtin: ['GTIN/EAN'],
    parentSku: ['Código do pai'],
    ...measures,
  },
  marks: ['sku', 'name', 'cost'],
  required: ['gtin', 'parentSku'],
  weight: 'kg',
  size: 'cm',
}

/** The columns of our own export of products, in the sequence in which they are written; what is read again of them. */
export const ownColumns = {
  sku: 'SKU',
  name: 'Nome',
  gtin: 'GTIN',
  cost: 'Custo (R$)',
  packaging: 'Embalagem (R$)',
  tax: 'Imposto (%)',
  weight: 'Peso (g)',
  length: 'Comprimento (mm)',
  width: 'Largura (mm)',
  height: 'Altura (mm)',
  product: 'Código do produto na Vendaclara',
} as const

export const ownExport: ProductFormat = {
  id: 'own',
  marketplace: null,
  columns: Object.fromEntries(Object.entries(ownColumns).map(([column, name]) => [column, [name]])),
  marks: ['product'],
  required: ['sku', 'name', 'cost'],
  weight: 'g',
  size: 'mm',
}
