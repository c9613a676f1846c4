import type { FileSlot } from '@vendaclara/contract/closing'
import { type ClosingMarketplace, closingOf } from '@vendaclara/core/closing'
import type { Refusal } from './refusal.ts'

/** The most files read at once: two years of months. */
export const mostFiles = 24

/** The file extensions that a slot of a marketplace's closing offers; what a file is its bytes say. */
export function extensionsOf(marketplace: ClosingMarketplace, slot: FileSlot): readonly string[] {
  return takesText(marketplace, slot) ? [...textExtensions, '.xlsx'] : ['.xlsx']
}

/** Mercado Pago names some of its reports .txt. */
const textExtensions = ['.csv', '.txt']

/** Whether the file of a slot may also be a text table such as .csv. */
export function takesText(marketplace: ClosingMarketplace, slot: FileSlot): boolean {
  return closingOf(marketplace).files.takesText?.includes(slot) ?? false
}

/** Why chosen files are refused before any is read; null if they are not. */
export function checkChosenFiles(files: readonly File[]): Refusal | null {
  return files.length === 0 || files.length > mostFiles ? { kind: 'several' } : null
}

/** The files in the sequence in which they are read: oldest first, by the dates of the file system. */
export function oldestFirst(files: readonly File[]): readonly File[] {
  return files.toSorted((one, other) => one.lastModified - other.lastModified)
}
