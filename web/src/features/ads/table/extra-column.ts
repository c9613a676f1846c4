import type { ReactNode } from 'react'

/** A column beside the figures of the report: what is thought of them. */
export interface ExtraColumn {
  readonly key: string
  readonly label: string
  /** In pixels at the usual size of the letters. */
  readonly width: number
  readonly ofKeyword: (keyword: number) => ReactNode
  readonly ofTerm: (term: number) => ReactNode
  /** The same in words, for files. */
  readonly keywordText: (keyword: number) => string
  readonly termText: (term: number) => string
}
