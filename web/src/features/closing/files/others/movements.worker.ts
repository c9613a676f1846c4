import { type FileSlot, mostMovements, mostRowsOfPart } from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  closingMarketplaceIds,
  closingOf,
  countMonths,
  type FileWarning,
  fingerprintOf,
  type MovementSource,
  movementMarketplaces,
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
    let refused: unknown = new FileRefused({ kind: 'unknown', header: [] })
    for (const marketplace of movementMarketplaces) {
      try {
        return await readMovements(file, marketplace, onProgress)
      } catch (error) {
        const swapped = swappedOf(error)
        if (swapped)
          return { kind: 'of-month', ...swapped, months: await monthsOf(file, swapped, onProgress) }
        const report = isOtherReport(error) ? await asIncome(file, onProgress) : undefined
        if (report) return report
        refused = error
        if (!isUnknown(error)) break
      }
    }
    throw refused
  },
}
export type MovementCalls = typeof calls

async function readMovements(
  file: File,
  marketplace: ClosingMarketplace,
  onProgress: OnProgress,
): Promise<FoundFile> {
  const { locateMovements: locate } = closingOf(marketplace).files
  if (!locate) throw new FileRefused({ kind: 'unknown', header: [] })
  const [read] = await readFiles([file], { locate, takesCsv: true }, { onProgress })
  if (!read) throw new FileRefused({ kind: 'empty' })
  const { source, lines, warnings } = read.content
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

/** Whether a file is unknown to the marketplace and may be of another one. */
function isUnknown(error: unknown): boolean {
  return error instanceof FileRefused && error.refusal.kind === 'unknown'
}

function isOtherReport(error: unknown): boolean {
  return error instanceof FileRefused && error.refusal.kind === 'other-report'
}

/** Reads reports that replace a marketplace's usual income file, such as Conciliação. */
async function asIncome(file: File, onProgress: OnProgress): Promise<FoundFile | undefined> {
  for (const marketplace of closingMarketplaceIds) {
    const ofMonth = { marketplace, slot: 'income' } as const
    try {
      return { kind: 'of-month', ...ofMonth, months: await monthsOf(file, ofMonth, onProgress) }
    } catch (error) {
      if (!isOtherReport(error) && !swappedOf(error) && !isUnknown(error)) throw error
    }
  }
  return undefined
}

type OnProgress = (progress: { rows: number }) => void

interface OfMonth {
  readonly marketplace: ClosingMarketplace
  readonly slot: FileSlot
}

function swappedOf(error: unknown): OfMonth | undefined {
  if (!(error instanceof FileRefused)) return undefined
  const refusal: { kind: string; marketplace?: ClosingMarketplace; file?: FileSlot } = error.refusal
  const { kind, marketplace, file } = refusal
  return kind === 'swapped' && marketplace && file ? { marketplace, slot: file } : undefined
}

/**
 * The months in which the orders of a file were made or paid; empty if its days do not tell the month.
 *
 * @throws FileRefused if it is no such file
 */
async function monthsOf(
  file: File,
  { marketplace, slot }: OfMonth,
  onProgress: OnProgress,
): Promise<Record<string, number>> {
  const { locateOrders, locateIncome, paysEarlierMonths } = closingOf(marketplace).files
  const wanted = { takesCsv: true }
  const dates =
    slot === 'orders'
      ? (await readFiles([file], { ...wanted, locate: locateOrders }, { onProgress })).flatMap(
          ({ content }) => content.orders.map(({ createdAt }) => createdAt),
        )
      : (await readFiles([file], { ...wanted, locate: locateIncome }, { onProgress })).flatMap(
          ({ content }) => content.payments.map(({ releasedOn }) => releasedOn),
        )
  const months: Record<string, number> = {}
  if (slot === 'income' && paysEarlierMonths) return months
  for (const date of dates) {
    const [month] = /^20\d{2}-\d{2}/.exec(date) ?? []
    if (month) months[month] = (months[month] ?? 0) + 1
  }
  return months
}

serveCalls(calls, fileRefusals)
