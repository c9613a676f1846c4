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
import { StoredJson } from '../../http/endpoint/answers/answers.ts'

const bytesOfPage = 64 * 1024

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

/** What parses the rows of a stored list, each time from the first, in pages of about 64 kB. */
export async function pagesOf(list: string | StoredText = '[]') {
  const bytes = typeof list === 'string' ? Buffer.from(list) : await joinedBytes(list)
  return async function* (): AsyncGenerator<Record<string, unknown>[]> {
    const cursor = new JsonCursor(bytes)
    let page: Record<string, unknown>[] = []
    let start = 0
    for (const place of cursor.places()) {
      page.push(cursor.value(bytes.length, [place]) as Record<string, unknown>)
      if (cursor.position - start < bytesOfPage) continue
      yield page
      ;[page, start] = [[], cursor.position]
    }
    yield page
  }
}

async function joinedBytes(list: StoredText): Promise<Buffer> {
  const bytes = Buffer.alloc(list.length)
  let end = 0
  for (const piece of list.bytes()) {
    end += piece.copy(bytes, end)
    await setImmediate()
  }
  return bytes
}

/** Appends rows to a JSON list. */
function joined(list: string, rows: readonly unknown[]): string {
  if (rows.length === 0) return list
  const more = JSON.stringify(rows).slice(1)
  const start = list.slice(0, list.lastIndexOf(']')).trimEnd()
  return start === '[' ? `[${more}` : `${start},${more}`
}
