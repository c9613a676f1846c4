import { declarationOf, type FieldName, type NumberKind } from '@vendaclara/contract/pricing'
import { categoriesOf } from '@vendaclara/core/pricing'
import { formatNumber, unbroken } from '../../../../ui/number-formats.ts'
import { texts } from '../../pricing-texts.ts'
import type { Listing } from '../listing.ts'

const reais = (value: number) => unbroken(`R$ ${formatNumber(value, 2, 6)}`)
const percent = (value: number) => `${formatNumber(value, 0, 6)}%`

const kinds: Readonly<Record<NumberKind, (value: number) => string>> = {
  money: reais,
  price: reais,
  margin: percent,
  rate: percent,
  share: percent,
  weight: (value) => unbroken(`${formatNumber(value, 0, 6)} kg`),
}

export function titleOf({ title }: Pick<Listing, 'title'>): string {
  return title || texts.list.untitled
}

/** A number of a field with all its decimals, so that two values that differ never read alike. */
export function numberInWords(field: FieldName, value: number): string {
  const { kind } = declarationOf(field)
  return kind in kinds ? kinds[kind as NumberKind](value) : String(value)
}

export function fieldInWords(listing: Listing, field: FieldName): string | null {
  const value = listing[field]
  if (typeof value === 'number') return numberInWords(field, value)
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (value === undefined || value === '') return null
  if (field !== 'category') return value
  return categoriesOf(listing.marketplace).find(({ id }) => id === value)?.name ?? value
}
