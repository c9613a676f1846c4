import type { Cents } from '../../money/index.ts'
import type { DatedCost } from './dated-cost.ts'
import type { Doubt, ProductKey } from './product-key.ts'

/** A product in a kit, and how many pieces of it one kit has. */
export interface KitPart {
  readonly product: string
  readonly units: number
}

/** Length, width and height of a packed piece, in whole millimetres. */
export interface Size {
  readonly length: number
  readonly width: number
  readonly height: number
}

/**
 * What a seller sells, on any number of marketplaces. No two products have the same SKU or share a key.
 *
 * - `id` is made by the client.
 * - `sku`: the seller's code in stock; '' if it has none. `gtin`: the digits of its bar code; '' if unknown.
 * - `weight`: of a packed piece in whole grams; null if unknown.
 * - `packaging`: what packing one piece costs; `tax`: percent of the price, if it is not the shop's. Null if not given.
 * - `kit`: the products it is made of; empty if it is no kit. A kit costs what its parts cost.
 * - `keys`: what marketplaces call it. `doubts`: keys that may be its own, which the seller has to answer.
 * - `costs`: what one piece cost from which day on, in the order of days. Empty is unknown, never 0.
 */
export interface Product {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly gtin: string
  readonly weight: number | null
  readonly size: Size | null
  readonly packaging: Cents | null
  readonly tax: number | null
  readonly kit: readonly KitPart[]
  readonly keys: readonly ProductKey[]
  readonly doubts: readonly Doubt[]
  readonly costs: readonly DatedCost[]
}

/** A product that says nothing yet. */
export function blankProduct(id: string): Product {
  return {
    id,
    sku: '',
    name: '',
    gtin: '',
    weight: null,
    size: null,
    packaging: null,
    tax: null,
    kit: [],
    keys: [],
    doubts: [],
    costs: [],
  }
}

/** How the cost of a product is found: the one valid on the day, or the moving average of its purchases. */
export const costMethods = ['dated', 'average'] as const
export type CostMethod = (typeof costMethods)[number]

/** What holds for all products: how costs are found, and the CNPJs (digits and letters only) whose purchases are the seller's. */
export interface ProductSettings {
  readonly method: CostMethod
  readonly taxIds: readonly string[]
}

/** The settings of an account that has chosen nothing. */
export const firstProductSettings: ProductSettings = { method: 'dated', taxIds: [] }
