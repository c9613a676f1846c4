import { expect } from 'vitest'
import { SpreadsheetProblem, type SpreadsheetReason } from '../src/index.ts'
import { type BuiltWorkbook, buildWorkbook } from './build-workbook.ts'
import { readGrids } from './read-grid.ts'

export const cell = '<row><c><v>1</v></c></row>'
export const usual: BuiltWorkbook = { rows: cell.repeat(50), texts: '<si><t>a</t></si>' }

export async function reasonOf(file: Uint8Array<ArrayBuffer>, limits = {}): Promise<SpreadsheetReason> {
  try {
    await readGrids(file, limits)
  } catch (error) {
    if (error instanceof SpreadsheetProblem) return error.reason
    throw error
  }
  throw new Error('it was read')
}

export const refused = async (built: BuiltWorkbook, reason: SpreadsheetReason, limits = {}) =>
  expect(await reasonOf(buildWorkbook({ ...usual, ...built }), limits)).toEqual(reason)
