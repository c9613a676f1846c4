import type { MappedColumn } from '../../src/features/pricing/files/columns.ts'
import { surveyTable, tableMapping } from '../../src/features/pricing/files/mapping/survey-table.ts'
import type { RawTable } from '../../src/features/pricing/files/raw-table.ts'
import { readLines } from '../../src/features/pricing/files/read-lines.ts'

/** Reads a list by the columns whose names are known, in the units of our own files. */
export async function readOwnList(tables: readonly RawTable[], defaults: Parameters<typeof readLines>[1]) {
  const survey = await surveyTable(tables, {})
  const sure = (Object.entries(survey.mapping) as [keyof typeof survey.mapping, MappedColumn][]).filter(
    ([key]) => !survey.guessed.includes(key),
  )
  const columns = Object.fromEntries(sure.map(([key, { place }]) => [key, { place }]))
  return readLines(tables, defaults, { ...tableMapping(survey, columns), isAgreed: false })
}
