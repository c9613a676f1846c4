import { type FileRows, type GivenFile, getOtherPayments, mostRowsOfPart } from '@vendaclara/contract/closing'
import type { ClosingMarketplace, OtherReport } from '@vendaclara/core/closing'
import { unreadableAnswer } from '../../../../api/api-problem.ts'
import { readAnswer } from '../../../../api/read-answer.ts'
import { type MonthFacts, type MonthFile, type OtherFile, otherFiles, statedBy } from './month-facts.ts'

/** The stored files of a month, whose rows came in parts, and the payments of other months. */
export interface StoredFacts {
  readonly marketplace: ClosingMarketplace
  readonly files: readonly GivenFile[]
  readonly others: readonly Blob[]
}

/** What was read of the stored files: the parts of each by its number. */
export type StoredParts = ReadonlyMap<number, readonly FileRows[]>

export async function readStored(
  { marketplace, files, others }: StoredFacts,
  parts: StoredParts,
): Promise<MonthFacts> {
  const known = files.map((file) => storedFile(marketplace, file, parts.get(file.file) ?? []))
  return { files: known, others: await readOthers(others) }
}

export async function readOthers(answers: StoredFacts['others']): Promise<readonly OtherFile[]> {
  const parts = await Promise.all(answers.map((answer) => readAnswer(answer, getOtherPayments.answer)))
  return otherFiles(parts)
}

function storedFile(
  marketplace: ClosingMarketplace,
  { file: number, ...about }: GivenFile,
  known: readonly (FileRows | undefined)[],
): MonthFile {
  const parts = known.filter((part) => part !== undefined)
  if (parts.length * mostRowsOfPart < about.rows) throw unreadableAnswer(200, 'a part is missing')
  return {
    ...about,
    number,
    key: String(number),
    lastDay: about.receipt.to ?? '',
    ...statedBy(marketplace, about.slot, about.report as OtherReport | undefined, parts),
  }
}
