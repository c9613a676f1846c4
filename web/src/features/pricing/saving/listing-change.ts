import {
  declarationOf,
  type FieldName,
  fieldNames,
  isNumberField,
  mostReplaced,
} from '@vendaclara/contract/pricing'
import { marketplaces } from '@vendaclara/core/pricing'
import { z } from 'zod'
import type { Listing } from '../model/listing.ts'

/** A change of one listing that the server does not have yet. It stays a `create` until the server has the listing. */
export interface ListingChange {
  readonly kind: 'create' | 'save' | 'remove'
  /** Its version names what this change will store. */
  readonly listing: Listing
  /** Only for creations: the time of creation, later than that of every earlier one. */
  readonly begun?: number | undefined
  /** The versions that are contained in it, null for none; undefined if it was stored by a page without versions. */
  readonly replaces?: readonly (string | null)[] | undefined
  /** False if the seller changed no field in it: only its price is calculated again. */
  readonly isEdited?: boolean | undefined
  /** What another device has stored since then, null if it removed the listing. It is not sent while the seller is asked. */
  readonly elsewhere?: Listing | null | undefined
}

let lastBegun = 0

export function creationOf(listing: Listing): ListingChange {
  lastBegun = Math.max(Date.now(), lastBegun + 1)
  return { kind: 'create', listing: named(listing), begun: lastBegun, replaces: [null] }
}

/** Brings back a listing that was removed here. */
export function restorationOf(listing: Listing): ListingChange {
  const { version } = listing
  return { ...creationOf(listing), ...(version !== undefined && { replaces: [null, version] }) }
}

export function savingOf(before: Listing, listing: Listing): ListingChange {
  const { version } = before
  const isEdited = fieldsApart(before, listing).length > 0
  return {
    kind: 'save',
    listing: named(listing),
    isEdited,
    ...(version !== undefined && { replaces: [version] }),
  }
}

export function removalOf(listing: Listing): ListingChange {
  const { version } = listing
  return { kind: 'remove', listing, ...(version !== undefined && { replaces: [version] }) }
}

function named(listing: Listing): Listing {
  return { ...listing, version: crypto.randomUUID() }
}

/** The fields with different values. An absent value is stored as null. */
export function fieldsApart(one: Listing, other: Listing): FieldName[] {
  return fieldNames.filter((field) => (one[field] ?? null) !== (other[field] ?? null))
}

/** Whether the seller is asked before it is sent. A removal is a decision already. */
export function isHeld({ kind, elsewhere }: ListingChange): boolean {
  return elsewhere !== undefined && kind !== 'remove'
}

export function changeKey(listing: Pick<Listing, 'marketplace' | 'id'>): string {
  return `${listing.marketplace}.${listing.id}`
}

/** Combines an unsent change with the next one of its listing. */
export function mergeChanges(waiting: ListingChange, next: ListingChange): ListingChange {
  const staysCreation = waiting.kind === 'create' && next.kind === 'save'
  const { version } = waiting.listing
  const isOnTop = version !== undefined && next.replaces?.includes(version)
  const begun = staysCreation ? { kind: waiting.kind, begun: waiting.begun } : {}
  if (!isOnTop && (!staysCreation || isHeld(waiting))) return next
  return {
    ...next,
    ...begun,
    replaces: waiting.replaces && within([...waiting.replaces, ...(next.replaces ?? [])]),
    isEdited: waiting.isEdited !== false || next.isEdited,
    elsewhere: next.elsewhere === undefined ? waiting.elsewhere : next.elsewhere,
  }
}

// The first ones are what the server has; only of those in between one may have arrived unnoticed.
function within(versions: readonly (string | null)[]): (string | null)[] {
  const all = [...new Set(versions)]
  return all.length <= mostReplaced ? all : [...all.slice(0, 2), ...all.slice(2 - mostReplaced)]
}

/** What is left of a change once the server has an earlier one that it contains. */
export function afterDelivery(change: ListingChange, delivered: ListingChange): ListingChange {
  if (delivered.kind === 'remove') return change.replaces ? { ...change, replaces: [null] } : change
  const { begun: _, ...waiting } = change
  const left: ListingChange = change.kind === 'create' ? { ...waiting, kind: 'save' } : change
  const at = change.replaces?.indexOf(delivered.listing.version ?? null) ?? -1
  if (at < 0) return left
  const isEdited = fieldsApart(delivered.listing, change.listing).length > 0
  return { ...left, replaces: change.replaces?.slice(at), isEdited }
}

/** Without bounds: what was typed under earlier ones is not lost. Absent is what was stored before there was the field. */
const storedFields = Object.fromEntries(
  fieldNames.map((name) => {
    const { kind, absent } = declarationOf(name)
    const value = isNumberField(name) ? z.number() : kind === 'choice' ? z.boolean() : z.string()
    return [name, absent === undefined ? value.optional() : (value as z.ZodType).default(absent)]
  }),
)

const listing = z.object({
  ...storedFields,
  marketplace: z.enum(marketplaces),
  id: z.string(),
  salePrice: z.number().nullable(),
  netMargin: z.number(),
  keptFromCost: z.number().optional(),
  monthlyBilling: z.number(),
  charges: z.number(),
  fixCost: z.number(),
  version: z.string().optional(),
}) as unknown as z.ZodType<Listing>

/** A change as tabs store it and send it to each other. Another version of the page may have written it. */
export const listingChange = z.object({
  kind: z.enum(['create', 'save', 'remove']),
  listing,
  begun: z.number().optional(),
  replaces: z.array(z.string().nullable()).readonly().optional(),
  isEdited: z.boolean().optional(),
  elsewhere: listing.nullable().optional(),
})
