import { type FieldName, fieldNames } from '@vendaclara/contract/pricing'
import type { Listing } from '../../model/listing.ts'

const calculated = ['salePrice', 'netMargin', 'monthlyBilling', 'charges', 'fixCost'] as const

/** Values of some fields; null where there was none, since they are stored as JSON. */
export type FieldValues = Readonly<Partial<Record<FieldName, string | number | boolean | null>>>

const valueIn = (listing: Listing, field: FieldName) => listing[field] ?? null

/** What the fields were before that are different after. */
export function valuesBefore(before: Listing, after: Listing): FieldValues {
  const changed = fieldNames.filter((field) => valueIn(before, field) !== valueIn(after, field))
  return Object.fromEntries(changed.map((field) => [field, valueIn(before, field)]))
}

/** The fields that are not what they were before. */
export function changedFields(before: FieldValues, after: Listing): FieldName[] {
  return fieldNames.filter((field) => before[field] !== undefined && before[field] !== valueIn(after, field))
}

interface Sides {
  readonly mine: Listing
  readonly theirs: Listing
  /** What the fields that are changed in `mine` were before; undefined if that is not known. */
  readonly before: FieldValues | undefined
}

/** The fields with another value in `theirs`: those to take from there, and those that both have changed. */
export function fieldsApart({ mine, theirs, before }: Sides): { taken: FieldName[]; asked: FieldName[] } {
  const apart = fieldNames.filter((field) => valueIn(mine, field) !== valueIn(theirs, field))
  const was = (field: FieldName) => {
    const value = before?.[field]
    return value === undefined ? valueIn(mine, field) : value
  }
  const asked = apart.filter(
    (field) => !before || (was(field) !== valueIn(mine, field) && was(field) !== valueIn(theirs, field)),
  )
  const taken = apart.filter((field) => !asked.includes(field) && was(field) === valueIn(mine, field))
  return { taken, asked }
}

/** A listing with some fields of another one. */
export function withFieldsOf(listing: Listing, other: Listing, taken: readonly FieldName[]): Listing {
  return { ...listing, ...Object.fromEntries(taken.map((field) => [field, other[field]])) }
}

/** Whether two listings differ in nothing that is stored but their versions. */
export function isSameListing(one: Listing, other: Listing): boolean {
  return (
    fieldNames.every((field) => valueIn(one, field) === valueIn(other, field)) &&
    calculated.every((field) => one[field] === other[field])
  )
}
