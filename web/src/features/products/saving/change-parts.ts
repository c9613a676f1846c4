import { largestBody } from '@vendaclara/contract/endpoint'
import { mostChangeParts, mostOfChange, type ProductChange } from '@vendaclara/contract/products'

type NewChange = Omit<ProductChange, 'id'>
type Rows = Pick<NewChange, 'saved' | 'purchases' | 'items'>

const kinds = ['saved', 'purchases', 'items'] as const
// A Blob of each row takes a hundred times as long.
const encoder = new TextEncoder()
/** What is around the rows of a call. */
const bytesAround = 64 * 1024

/** A change with the parts that are sent before it: none if it fits a call. Null if it is more than a change may be. */
export function inParts(change: NewChange): { parts: Rows[]; rest: NewChange } | null {
  const rows = kinds.flatMap((kind) =>
    (change[kind] ?? []).map((row) => ({ kind, row, bytes: encoder.encode(JSON.stringify(row)).length + 1 })),
  )
  const calls = divided(rows)
  if (calls.length > mostChangeParts) return null
  if (calls.length <= 1) return { parts: [], rest: change }
  return {
    parts: calls.map(listed),
    rest: { ...change, saved: [], purchases: [], items: [] },
  }
}

interface Sized {
  readonly kind: (typeof kinds)[number]
  readonly row: object
  readonly bytes: number
}

/** Rows in their sequence, as many at a time as a call takes. */
function divided(rows: readonly Sized[]): Sized[][] {
  const calls: Sized[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const one of rows) {
    const last = calls.at(-1)
    if (last && last.length < mostOfChange && bytes + one.bytes <= largestBody - bytesAround) {
      last.push(one)
      bytes += one.bytes
      continue
    }
    calls.push([one])
    bytes = one.bytes
  }
  return calls
}

function listed(rows: readonly Sized[]): Rows {
  const of = (kind: Sized['kind']) => rows.filter((one) => one.kind === kind).map(({ row }) => row)
  return { saved: of('saved'), purchases: of('purchases'), items: of('items') } as Rows
}
