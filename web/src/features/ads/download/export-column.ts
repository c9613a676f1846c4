export type ExportKind = 'text' | 'count' | 'money' | 'percent' | 'ratio'

/** A column of a file to download. */
export interface ExportColumn {
  readonly header: string
  readonly kind: ExportKind
}

/** Figures as the screen has them, percentages in percent. */
export type ExportRow = readonly (string | number)[]
