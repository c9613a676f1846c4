import { mercadoLivreListings, sheinOrders, tiktokListings } from './formats/other-marketplaces.ts'
import { shopeePerformance, shopeeSales, shopeeShipping } from './formats/shopee.ts'
import { bling, ownExport, tiny } from './formats/stock.ts'
import type { ProductFormat } from './product-format.ts'

/** Every file of products that is recognised by its content. A new file is an entry. */
export const productFormats: readonly ProductFormat[] = [
  shopeeSales,
  shopeeShipping,
  shopeePerformance,
  mercadoLivreListings,
  tiktokListings,
  sheinOrders,
  bling,
  tiny,
  ownExport,
]
