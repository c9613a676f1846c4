import type { ProductFormat } from '../product-format.ts'

/** 'Anuncios-AAAA_MM_DD-HH_MM.xlsx' of Mercado Livre: prices and its own commission for each listing. */
export const mercadoLivreListings: ProductFormat = {
  id: 'mercado-livre-listings',
  marketplace: 'mercadoLivre',
  columns: {
    listing: ['ITEM_ID'],
    variationId: ['VARIATION_ID'],
    sku: ['SKU'],
    name: ['TITLE'],
    variation: ['VARIATIONS'],
    price: ['PRICE', 'MARKETPLACE_PRICE'],
    fee: ['FEE_PER_SALE_MARKETPLACE_V2', 'FEE_PER_SALE_MARKETPLACE'],
  },
  twins: true,
  marks: ['listing', 'name', 'sku'],
  required: ['variationId', 'price', 'fee'],
  listing: /^ML[A-Z]\d{6,}$/,
  country: 'MLB',
  inherits: ['name', 'price', 'fee'],
}

/** 'Tiktoksellercenter_batchedit_….xlsx' of TikTok Shop. */
export const tiktokListings: ProductFormat = {
  id: 'tiktok-listings',
  marketplace: 'tiktok',
  columns: {
    listing: ['product_id'],
    name: ['product_name'],
    variationId: ['sku_id'],
    variation: ['variation_value'],
    sku: ['seller_sku'],
    price: ['price'],
  },
  marks: ['listing', 'variationId', 'sku'],
  required: ['price'],
  listing: /^[1-9]\d{14,19}$/,
  inherits: ['name'],
}

/** 'Pedidos' of Shein, the only file of it with both its own codes and the seller's. */
export const sheinOrders: ProductFormat = {
  id: 'shein-orders',
  marketplace: 'shein',
  columns: {
    listing: ['SKC'],
    variationId: ['SHEIN-SKU', 'SKU SHEIN'],
    name: ['Nome do produto'],
    variation: ['Variação'],
    sku: ['SKU do vendedor'],
  },
  marks: ['sku', 'listing'],
  required: ['variationId'],
  listing: /^(?=.*\d)[A-Za-z0-9_-]{4,40}$/,
}
