import { type FileRows, type GivenFile, getOtherPayments } from '@vendaclara/contract/closing'
import type { ClosingMarketplace, OtherReport } from '@vendaclara/core/closing'
import { unreadableAnswer } from '../../../../api/api-problem.ts'
import { readAnswer } from '../../../../api/read-answer.ts'
import { type MonthFacts, type MonthFile, type OtherFile, otherFiles, statedBy } from './month-facts.ts'

/** The stored files of a month, each with the names of the parts that have its rows, and the payments of other months. */
export interface StoredFacts {
  readonly marketplace: ClosingMarketplace
  readonly files: readonly { readonly file: GivenFile; readonly rows: readonly string[] }[]
  readonly others: readonly Blob[]
}

/** What was read of the stored files, by the name of the part. */
export type StoredParts = ReadonlyMap<string, FileRows>

export async function readStored(
  { marketplace, files, others }: StoredFacts,
  parts: StoredParts,
): Promise<MonthFacts> {
  const known = files.map((one) => storedFile(marketplace, one, parts))
  return { files: known, others: await readOthers(others) }
}

export async function readOthers(answers: StoredFacts['others']): Promise<readonly OtherFile[]> {
  const parts = await Promise.all(answers.map((answer) => readAnswer(answer, getOtherPayments.answer)))
  return otherFiles(parts)
}

function storedFile(
  marketplace: ClosingMarketplace,
  { file, rows }: StoredFacts['files'][number],
  known: StoredParts,
): MonthFile {
  const { file: number, ...about } = file
  const parts = rows.flatMap((name) => known.get(name) ?? [])
  if (parts.length < rows.length) throw unreadableAnswer(200, 'a part is missing')
  return {
    ...about,
    number,
    key: String(number),
    lastDay: about.receipt.to ?? '',
    ...statedBy(marketplace, about.slot, about.report as OtherReport | undefined, parts),
  }
}
