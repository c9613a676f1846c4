export * from './calls.ts'
export type { StoredProduct } from './product.ts'
