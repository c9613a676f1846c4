import type { ProductFormat } from '../product-format.ts'

const listing = /^[1-9]\d{4,18}$/

/** 'mass_update_sales_info': prices, SKUs and bar codes of all variations, with the ids of both. */
export const shopeeSales: ProductFormat = {
  id: 'shopee-sales',
  marketplace: 'shopee',
  columns: {
    listing: ['et_title_product_id', 'ID do Produto'],
    name: ['et_title_product_name', 'Nome do Produto'],
    variationId: ['et_title_variation_id', 'Variante Identificador'],
    variation: ['et_title_variation_name', 'Nome da Variante', 'Nome'],
    parentSku: ['et_title_parent_sku', 'SKU de referência'],
    sku: ['et_title_variation_sku', 'SKU'],
    price: ['et_title_variation_price', 'Preço'],
    gtin: ['ps_gtin_code', 'GTIN (EAN)'],
  },
  marks: ['listing', 'price'],
  template: 'sales_info',
  required: ['variationId', 'sku'],
  listing,
  inherits: ['name', 'parentSku'],
}

/** 'mass_update_shipping_info': weights and measures. */
export const shopeeShipping: ProductFormat = {
  id: 'shopee-shipping',
  marketplace: 'shopee',
  columns: {
    listing: ['et_title_product_id', 'ID do Produto'],
    name: ['et_title_product_name', 'Nome do Produto'],
    variationId: ['et_title_variation_id', 'Variante Identificador'],
    variation: ['et_title_variation_name', 'Nome da Variante'],
    parentSku: ['et_title_parent_sku', 'SKU de referência'],
    sku: ['et_title_variation_sku', 'SKU'],
    weight: ['et_title_product_weight', 'et_title_variation_weight', 'Peso do Produto/kg'],
    length: ['et_title_product_length', 'et_title_variation_length', 'Comprimento'],
    width: ['et_title_product_width', 'et_title_variation_width', 'Largura'],
    height: ['et_title_product_height', 'et_title_variation_height', 'Altura'],
  },
  marks: ['listing', 'weight'],
  template: 'shipping_info',
  listing,
  inherits: ['name', 'parentSku', 'weight', 'length', 'width', 'height'],
  weight: 'kg',
  size: 'cm',
}

/** 'parentskudetail': what each listing and variation sold, with the ids and SKUs of both. Its sums are not read. */
export const shopeePerformance: ProductFormat = {
  id: 'shopee-performance',
  marketplace: 'shopee',
  columns: {
    listing: ['ID do Item'],
    name: ['Produto'],
    variationId: ['ID da Variação'],
    variation: ['Nome da Variação'],
    sku: ['SKU da Variação'],
    parentSku: ['SKU Principle', 'SKU Principal'],
  },
  marks: ['listing', 'variationId'],
  required: ['sku', 'parentSku'],
  listing,
  inherits: ['name', 'parentSku'],
  firstSheet: true,
}
