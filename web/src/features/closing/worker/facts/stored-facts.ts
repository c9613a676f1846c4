import { type GivenFile, getFileRows, getOtherPayments } from '@vendaclara/contract/closing'
import type { ClosingMarketplace, OtherReport } from '@vendaclara/core/closing'
import { readAnswer } from '../../../../api/read-answer.ts'
import { type MonthFacts, type MonthFile, type OtherFile, otherFiles, statedBy } from './month-facts.ts'

/** The stored files of a month, each with the answers that have its rows, and the payments of other months. */
export interface StoredFacts {
  readonly marketplace: ClosingMarketplace
  readonly files: readonly { readonly file: GivenFile; readonly rows: readonly Blob[] }[]
  readonly others: readonly Blob[]
}

export async function readStored({ marketplace, files, others }: StoredFacts): Promise<MonthFacts> {
  const known = await Promise.all(files.map((one) => storedFile(marketplace, one)))
  return { files: known, others: await readOthers(others) }
}

export async function readOthers(answers: StoredFacts['others']): Promise<readonly OtherFile[]> {
  const parts = await Promise.all(answers.map((answer) => readAnswer(answer, getOtherPayments.answer)))
  return otherFiles(parts)
}

async function storedFile(
  marketplace: ClosingMarketplace,
  { file, rows }: StoredFacts['files'][number],
): Promise<MonthFile> {
  const { slot, sha256, receipt, givenAt } = file
  const parts = await Promise.all(rows.map(async (answer) => readAnswer(answer, getFileRows.answer)))
  return {
    ...{ key: String(file.file), slot, sha256, receipt, givenAt, lastDay: receipt.to ?? '' },
    ...statedBy(marketplace, slot, file.report as OtherReport | undefined, parts),
  }
}
