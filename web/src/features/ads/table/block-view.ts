import type { Sort } from './sort.ts'

/** How the terms of one keyword are looked at. */
export interface BlockView {
  readonly page: number
  readonly sort: Sort | undefined
}

export const initialBlockView: BlockView = { page: 1, sort: undefined }
