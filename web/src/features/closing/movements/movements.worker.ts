import { mostMovements } from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  closingOf,
  countMonths,
  type FileWarning,
  fingerprintOf,
  type MovementSource,
} from '@vendaclara/core/closing'
import { compressJson } from '../../../api/compress-json.ts'
import { FileRefused, fileRefusals } from '../../../files/file-refused.ts'
import { serveCalls } from '../../../workers/serve-calls.ts'
import type { Job } from '../../../workers/worker-calls.ts'
import type { FileSlot } from '../files/chosen-files.ts'
import { readFiles } from '../worker/read-files.ts'

interface ToRead {
  readonly marketplace: ClosingMarketplace
  readonly file: File
}

/** What a file is: one that serves all months, as it is to be stored, or one of the two files of a month. */
export type FoundFile =
  | {
      readonly kind: 'movements'
      readonly source: MovementSource
      readonly lines: number
      readonly from: string
      readonly to: string
      readonly months: Readonly<Record<string, number>>
      readonly warnings: readonly FileWarning[]
      /** What `putMovements` takes, compressed. */
      readonly body: Blob
    }
  | {
      readonly kind: 'of-month'
      readonly marketplace: ClosingMarketplace
      readonly slot: FileSlot
      /** How many rows are of each month, by 'YYYY-MM'. */
      readonly months: Readonly<Record<string, number>>
    }

const calls = {
  read: async ({ marketplace, file }: ToRead, { report }: Job<number>): Promise<FoundFile> => {
    const onProgress = ({ rows }: { rows: number }) => report(rows)
    const { locateMovements: locate } = closingOf(marketplace).files
    if (!locate) throw new FileRefused({ kind: 'unknown', header: [] })
    try {
      const [read] = await readFiles([file], { locate, takesCsv: true }, onProgress)
      if (!read) throw new FileRefused({ kind: 'empty' })
      const { source, lines, warnings } = read.content
      if (lines.length > mostMovements) throw new FileRefused({ kind: 'too-many-rows' })
      const days = lines.map(({ day }) => day).toSorted()
      const body = await compressJson({
        ...{ marketplace, source, name: file.name.slice(0, 500), fingerprint: fingerprintOf(lines) },
        ...{ dated: file.lastModified, lines },
      })
      const [from = '', to = ''] = [days[0], days.at(-1)]
      return {
        ...{ kind: 'movements', source, lines: lines.length, from, to, warnings, body },
        months: countMonths(lines),
      }
    } catch (error) {
      const swapped = swappedOf(error)
      if (!swapped) throw error
      return { kind: 'of-month', ...swapped, months: await monthsOf(file, swapped, onProgress) }
    }
  },
}
export type MovementCalls = typeof calls

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

/** In which months the orders of a file were made, or paid. */
async function monthsOf(
  file: File,
  { marketplace, slot }: OfMonth,
  onProgress: (progress: { rows: number }) => void,
): Promise<Record<string, number>> {
  const { locateOrders, locateIncome } = closingOf(marketplace).files
  const wanted = { takesCsv: true }
  const dates =
    slot === 'orders'
      ? (await readFiles([file], { ...wanted, locate: locateOrders }, onProgress)).flatMap(({ content }) =>
          content.orders.map(({ createdAt }) => createdAt),
        )
      : (await readFiles([file], { ...wanted, locate: locateIncome }, onProgress)).flatMap(({ content }) =>
          content.payments.map(({ releasedOn }) => releasedOn),
        )
  const months: Record<string, number> = {}
  for (const date of dates) {
    const [month] = /^20\d{2}-\d{2}/.exec(date) ?? []
    if (month) months[month] = (months[month] ?? 0) + 1
  }
  return months
}

serveCalls(calls, fileRefusals)
