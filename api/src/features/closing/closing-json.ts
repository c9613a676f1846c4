import { setImmediate } from 'node:timers/promises'
import {
  readRows,
  wireDifference,
  wireUnmatched,
  type writeAnalysis,
  writeDifference,
  writeUnmatched,
} from '@vendaclara/contract/closing'
import {
  type ClosingFigures,
  type ClosingMarketplace,
  closingOf,
  type LatePayment,
  monthRows,
} from '@vendaclara/core/closing'
import { toReais } from '@vendaclara/core/money'
import type { StoredText } from '../../database/large/stored-text.ts'
import { JsonCursor } from '../../http/body/json-cursor.ts'
import { StoredJson } from '../../http/endpoint/answers.ts'

/** Rows as JSON with the names of the wire, as they were sent and stored. They may be too large to parse here. */
export interface RowTexts {
  readonly errors: string | StoredText
  readonly unmatched: string | StoredText
}

/** A closing as JSON. */
export function closingJson(
  analysis: ReturnType<typeof writeAnalysis>,
  { matched, totalDifference, outdated, revision }: ClosingFigures,
  { requests, errors, unmatched }: RowTexts & { readonly requests: StoredText },
): StoredJson {
  const figures = { quantity: matched, totalErrors: toReais(totalDifference), outdated, revision }
  const small = JSON.stringify({ ...analysis, ...figures })
  const start = `${small.slice(0, -1)},"requests":`
  return new StoredJson(start, requests, ',"errors":', errors, ',"unmatched":', unmatched, '}')
}

/** Rows of a month's own files as JSON. `paid` are those of orders that other months paid, `others` the rest. */
export interface PaidAndOthers {
  readonly paid: string
  readonly others: string
}

/** Updates the rows of a month's own files with what other months paid. Only the rows in `paid` are parsed. */
export function monthTexts(
  marketplace: ClosingMarketplace,
  rows: Readonly<Record<'errors' | 'unmatched', PaidAndOthers>>,
  payments: readonly LatePayment[],
): RowTexts {
  const errors = wireDifference.array().parse(JSON.parse(rows.errors.paid))
  const unmatched = wireUnmatched.array().parse(JSON.parse(rows.unmatched.paid))
  const month = monthRows(closingOf(marketplace), readRows({ errors, unmatched }, marketplace), payments)
  return {
    errors: joined(rows.errors.others, month.differences.map(writeDifference)),
    unmatched: joined(rows.unmatched.others, month.unmatched.map(writeUnmatched)),
  }
}

/** The value of a JSON object's only key, as it was sent: the bytes between the first colon and the last brace. */
export function soleValue(object: Buffer): Buffer {
  return object.subarray(object.indexOf(':') + 1, object.lastIndexOf('}'))
}

/** Parses the rows of a stored list. It pauses regularly, so that other requests are served. */
export async function rowsOf(list: string | StoredText = '[]'): Promise<Record<string, unknown>[]> {
  const bytes = typeof list === 'string' ? Buffer.from(list) : Buffer.concat([...list.bytes()])
  const cursor = new JsonCursor(bytes)
  const rows: Record<string, unknown>[] = []
  for (const place of cursor.places()) {
    if (place % 500 === 0) await setImmediate()
    rows.push(cursor.value(bytes.length, [place]) as Record<string, unknown>)
  }
  return rows
}

/** Appends rows to a JSON list. */
function joined(list: string, rows: readonly unknown[]): string {
  if (rows.length === 0) return list
  const more = JSON.stringify(rows).slice(1)
  const start = list.slice(0, list.lastIndexOf(']')).trimEnd()
  return start === '[' ? `[${more}` : `${start},${more}`
}
