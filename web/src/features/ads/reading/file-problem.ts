import type { AdsProblemKind } from '@vendaclara/core/ads'

/**
 * 'spreadsheet', 'archive', 'not-text': what the first bytes show the file to be; 'too-large': its figures have no
 * room in memory; 'unreadable': the browser could not read it to its end; 'reader-missing': the worker's script did not come; 'unexpected': our own fault.
 */
type FileProblemKind =
  | AdsProblemKind
  | 'spreadsheet'
  | 'archive'
  | 'not-text'
  | 'too-large'
  | 'unreadable'
  | 'reader-missing'
  | 'unexpected'

/** Why a file could not be imported; plain data, so that a worker can send it. */
export interface FileProblem {
  readonly kind: FileProblemKind
  readonly columns: readonly string[]
  /** What the machine said, where nobody foresaw the fault. */
  readonly detail?: string
}
