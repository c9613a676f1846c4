import { readTypedNumber, toReais } from '@vendaclara/core/money'
import { productBounds as bounds, type Product } from '@vendaclara/core/products'
import type { FieldErrors } from '../../../../forms/schema-errors.ts'
import { formatNumber } from '../../../../ui/number-formats.ts'
import { dearest, readCost, readWhole } from '../../model/typed-numbers.ts'
import { texts } from '../texts.ts'

export const fieldNames = [
  'name',
  'sku',
  'gtin',
  'weight',
  'length',
  'width',
  'height',
  'packaging',
  'tax',
] as const
export type ProductField = (typeof fieldNames)[number]
export type ProductTexts = Record<ProductField, string>

type Fields = Pick<Product, 'name' | 'sku' | 'gtin' | 'weight' | 'size' | 'packaging' | 'tax'>

const millimetresOfCentimetre = 10
const sides = ['length', 'width', 'height'] as const

/** A product as the fields of its form show it. Unknown is empty, and never 0. */
export function textsOf({ name, sku, gtin, weight, size, packaging, tax }: Fields): ProductTexts {
  const side = (millimetres: number | undefined) =>
    millimetres === undefined ? '' : plainNumber(millimetres / millimetresOfCentimetre)
  return {
    name,
    sku,
    gtin,
    weight: weight === null ? '' : plainNumber(weight),
    length: side(size?.length),
    width: side(size?.width),
    height: side(size?.height),
    packaging: packaging === null ? '' : formatNumber(toReais(packaging), 2, 2),
    tax: tax === null ? '' : plainNumber(tax),
  }
}

function plainNumber(value: number): string {
  return formatNumber(value, 0, 6).replaceAll('.', '')
}

/** What the fields of a form say; undefined for what they do not say rightly. */
export function fieldsIn(typed: ProductTexts): {
  readonly [Field in keyof Fields]: Fields[Field] | undefined
} {
  const text = (field: 'name' | 'sku', most: number) => {
    const plain = typed[field].replace(/\s+/g, ' ').trim()
    return plain.length <= most ? plain : undefined
  }
  const gtin = typed.gtin.replace(/[\s.-]/g, '')
  return {
    name: text('name', bounds.name) || undefined,
    sku: text('sku', bounds.sku),
    gtin: gtin === '' || /^\d{8,14}$/.test(gtin) ? gtin : undefined,
    weight: unlessBlank(typed.weight, (text) => readWhole(text, bounds.grams)),
    size: sizeIn(typed),
    packaging: unlessBlank(typed.packaging, readCost),
    tax: unlessBlank(typed.tax, (text) => within(readTypedNumber(text), 0, 100)),
  }
}

/** The sentence of each field that cannot be saved. */
export function fieldErrors(typed: ProductTexts): FieldErrors<ProductField> {
  const read = fieldsIn(typed)
  const { errors } = texts
  const mostSize = formatNumber(bounds.millimetres / millimetresOfCentimetre, 0, 0)
  const found: FieldErrors<ProductField> = {}
  if (read.name === undefined) found.name = typed.name.trim() ? errors.tooLong(bounds.name) : errors.name
  if (read.sku === undefined) found.sku = errors.tooLong(bounds.sku)
  if (read.gtin === undefined) found.gtin = errors.gtin
  if (read.weight === undefined) found.weight = errors.weight(formatNumber(bounds.grams, 0, 0))
  if (read.size === undefined) {
    const wrong = sides.find((side) => sideIn(typed[side]) === undefined) ?? 'length'
    found[wrong] = errors.size(mostSize)
  }
  if (read.packaging === undefined) found.packaging = errors.money(dearest)
  if (read.tax === undefined) found.tax = errors.percent
  return found
}

/** The size of the three sides; null if none is typed. */
function sizeIn(typed: ProductTexts): Fields['size'] | undefined {
  if (sides.every((side) => typed[side].trim() === '')) return null
  const [length, width, height] = sides.map((side) => sideIn(typed[side]))
  return length && width && height ? { length, width, height } : undefined
}

function sideIn(text: string): number | undefined {
  const centimetres = readTypedNumber(text)
  return centimetres === null
    ? undefined
    : within(Math.round(centimetres * millimetresOfCentimetre), 1, bounds.millimetres)
}

function unlessBlank<Value>(
  text: string,
  read: (text: string) => Value | undefined,
): Value | null | undefined {
  return text.trim() === '' ? null : read(text)
}

function within(value: number | null, least: number, most: number): number | undefined {
  return value !== null && value >= least && value <= most ? value : undefined
}
