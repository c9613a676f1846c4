import { type FileSlot, mostMovements, mostRowsOfPart } from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  closingOf,
  countMonths,
  type FileWarning,
  fingerprintOf,
  locateAny,
  type MovementFile,
  type MovementSource,
} from '@vendaclara/core/closing'
import { compressJson } from '../../../../api/compress-json.ts'
import { FileRefused, fileRefusals } from '../../../../files/file-refused.ts'
import { serveCalls } from '../../../../workers/serve-calls.ts'
import type { Job } from '../../../../workers/worker-calls.ts'
import { readFiles } from '../../worker/reading/read-files.ts'

/** What a file is: a movement file, ready to be stored, or one of the two files of a month. */
export type FoundFile =
  | {
      readonly kind: 'movements'
      readonly source: MovementSource
      readonly lines: number
      readonly from: string
      readonly to: string
      readonly months: Readonly<Record<string, number>>
      readonly warnings: readonly FileWarning[]
      /** The bodies of `putMovements`, compressed. */
      readonly parts: readonly Blob[]
    }
  | {
      readonly kind: 'of-month'
      readonly marketplace: ClosingMarketplace
      readonly slot: FileSlot
      /** The number of rows of each month, by 'YYYY-MM'. */
      readonly months: Readonly<Record<string, number>>
    }

const calls = {
  /** Finds out by its content what a file is, of any marketplace. */
  read: async (file: File, { report }: Job<number>): Promise<FoundFile> => {
    const onProgress = ({ rows }: { rows: number }) => report(rows)
    const [read] = await readFiles([file], { locate: locateAny, takesCsv: true }, { onProgress })
    if (!read) throw new FileRefused({ kind: 'empty' })
    const { marketplace, slot, content } = read.content
    if (slot === 'movements') return movements(file, marketplace, content)
    const dates =
      slot === 'orders'
        ? content.orders.map(({ createdAt }) => createdAt)
        : content.payments.map(({ releasedOn }) => releasedOn)
    const isDated = slot === 'orders' || !closingOf(marketplace).files.paysEarlierMonths
    return { kind: 'of-month', marketplace, slot, months: isDated ? monthsOf(dates) : {} }
  },
}
export type MovementCalls = typeof calls

async function movements(
  file: File,
  marketplace: ClosingMarketplace,
  { source, lines, warnings }: MovementFile,
): Promise<FoundFile> {
  if (lines.length > mostMovements) throw new FileRefused({ kind: 'too-many-rows' })
  const days = lines.map(({ day }) => day).toSorted()
  const about = { marketplace, source, name: file.name.slice(0, 500), fingerprint: fingerprintOf(lines) }
  const parts: Blob[] = []
  for (let from = 0; from < lines.length; from += mostRowsOfPart) {
    const part = lines.slice(from, from + mostRowsOfPart)
    const isLast = from + part.length === lines.length
    const body = { ...about, dated: file.lastModified, lines: part, ...(isLast && { of: lines.length }) }
    parts.push(await compressJson(body))
  }
  const [from = '', to = ''] = [days[0], days.at(-1)]
  return {
    kind: 'movements',
    source,
    lines: lines.length,
    from,
    to,
    warnings,
    parts,
    months: countMonths(lines),
  }
}

/** How many of the dates are in each month, 'YYYY-MM'; others than dates are in none. */
function monthsOf(dates: readonly string[]): Record<string, number> {
  const months: Record<string, number> = {}
  for (const date of dates) {
    const [month] = /^20\d{2}-\d{2}/.exec(date) ?? []
    if (month) months[month] = (months[month] ?? 0) + 1
  }
  return months
}

serveCalls(calls, fileRefusals)
